import Glibc

/// Why a server can't listen.
package struct ListenError: Error, Equatable, CustomStringConvertible {
  package enum Code: Sendable, Equatable {
    case inUse
    case noPermission
    case noSuchAddress
    /// No IPv6 (or IPv4) here.
    case noFamily
    case library
    case system(errno: Int32)
  }

  package let code: Code
  package let host: String?
  package let port: UInt16

  package var description: String {
    switch code {
    case .inUse:
      "port \(port) is in use: stop what listens there, or choose another with --port"
    case .noPermission:
      "port \(port) is not allowed: choose one above 1023 with --port"
    case .noSuchAddress:
      "\(host ?? "*") is not an address of this machine: choose another with --host"
    case .noFamily:
      "this machine has no \(host?.contains(":") == true ? "IPv6" : "IPv4") network"
    case .library:
      "libwebsockets can't start: is the package libwebsockets-evlib-uv installed?"
    case .system(let errno):
      "can't listen on \(host ?? "*"):\(port): \(unsafe String(cString: strerror(errno)))"
    }
  }

  init(_ code: Code, _ configuration: ServerConfiguration) {
    self.code = code
    host = configuration.host
    port = configuration.port
  }

  init(errno: Int32, _ configuration: ServerConfiguration) {
    let code: Code =
      switch errno {
      case EADDRINUSE: .inUse
      case EACCES, EPERM: .noPermission
      case EADDRNOTAVAIL, EINVAL: .noSuchAddress
      case EAFNOSUPPORT: .noFamily
      default: .system(errno: errno)
      }
    self.init(code, configuration)
  }
}
