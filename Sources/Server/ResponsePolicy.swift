import WebSockets

/// What a browser may do with what it gets.
enum ResponsePolicy {
  /// For our own pages: scripts of ours alone, whatever a deck contains.
  static let page = [
    "default-src 'none'", "script-src 'self'", "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:", "font-src 'self'", "media-src 'self'", "connect-src 'self'",
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

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
