import Commands
import Glibc

@main struct Main {
  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())))
  }
}
