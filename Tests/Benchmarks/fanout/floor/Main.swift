import Glibc

/// `lectern-floor [PORT] [--single]`: prints its port, and serves until it is ended.
@main struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let port = arguments.lazy.compactMap { UInt16($0) }.first ?? 0
    guard var floor = Floor(port: port, isBatching: !arguments.contains("--single")) else {
      print("lectern-floor: port \(port) is taken")
      exit(1)
    }
    print(floor.port)
    fflush(nil)
    floor.run()
  }
}
