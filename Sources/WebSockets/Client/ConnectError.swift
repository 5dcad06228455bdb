import Glibc

/// Why there is no connection to a server.
package struct ConnectError: Error, Equatable, CustomStringConvertible {
  package enum Code: Error, Sendable, Equatable {
    /// Not `ws://HOST[:PORT][/PATH]`.
    case badAddress
    case unknownHost
    case refused
    case noRoute
    case timedOut
    /// Something else answered, or the server would not have us: the HTTP status.
    case rejected(status: Int)
    case lost
    case library
  }

  package let code: Code
  package let url: String

  package var description: String {
    switch code {
    case .badAddress: "\(url) is not an address like ws://host:port/ws"
    case .unknownHost: "\(url): no such host; check the name and the network"
    case .refused: "\(url): nothing listens there; is the server running, and is the port right?"
    case .noRoute: "\(url): the network has no way there"
    case .timedOut: "\(url): no answer in time"
    case .rejected(let status): "\(url): not a Lectern server, or it refuses us (HTTP \(status))"
    case .lost: "\(url): the connection ended before it was open; is that a Lectern server?"
    case .library: "libwebsockets can't start: is the package libwebsockets-evlib-uv installed?"
    }
  }

  init(_ code: Code, _ url: String) {
    self.code = code
    self.url = url
  }
}

extension ConnectError.Code {
  init(errno: Int32) {
    self =
      switch errno {
      case ECONNREFUSED: .refused
      case ETIMEDOUT: .timedOut
      case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL, EAFNOSUPPORT: .noRoute
      default: .lost
      }
  }
}
