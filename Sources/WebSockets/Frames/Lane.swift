/// How a published message travels.
package enum Lane: Sendable {
  /// Ordered and complete: each open connection gets it, or a snapshot that holds it.
  case state
  /// Newest wins: dropped when a newer one comes, and for connections that are behind.
  case motion
}

/// Who gets a published message.
package enum Audience: Sendable, CaseIterable, BitwiseCopyable {
  case everyone
  case presenters
}
