import QRCode
import StandardStreams

/// Where viewers go, as text, and on a terminal as a code for their phones.
func invitation(_ addresses: [String]) -> String {
  guard let first = addresses.first else { return "Serving." }
  let others = addresses.dropFirst().map { "             \($0)" }
  let lines = ["Viewers go to \(first)"] + others
  guard StandardStream.output.isTerminal, let code = try? QRCode(first) else {
    return lines.joined(separator: "\n")
  }
  return (lines + [""] + code.lines()).joined(separator: "\n")
}
