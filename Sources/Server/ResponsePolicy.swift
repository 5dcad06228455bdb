import WebSockets

/// What a browser may do with what it gets.
struct ResponsePolicy: Sendable {
  /// For our own pages: scripts of ours alone, whatever a deck contains.
  let page: String

  /// - Parameter allowsRemote: whether pages may show pictures and films from the web.
  init(allowsRemote: Bool) {
    let others = allowsRemote ? " https: http:" : ""
    page = [
      "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:\(others)", "font-src 'self'", "media-src 'self'\(others)",
      "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")
  }

  /// For what a deck brings: nothing in it may run, even when it is opened by itself.
  static let deck = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:"

  static let common: [HTTPResponse.Header] = [
    HTTPResponse.Header("X-Content-Type-Options", "nosniff"),
    HTTPResponse.Header("Referrer-Policy", "no-referrer"),
    HTTPResponse.Header("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  enum Caching: String {
    /// The address names the content.
    case forever = "public, max-age=31536000, immutable"
    case revalidate = "no-cache"
    case never = "no-store"
  }
}
