import Glibc

/// What this machine calls itself.
package enum Machine {
  /// Without a domain as a rule; empty if the system doesn't tell.
  package static var name: String {
    var text = [CChar](repeating: 0, count: 256)
    guard unsafe gethostname(&text, text.count - 1) == 0 else { return "" }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
