/// What a viewer is at, as it says itself.
package enum Attention: String, Codable, Sendable, CaseIterable {
  /// It shows the session's page.
  case following
  /// It looks at another page on its own.
  case browsing
  /// Its page is not to be seen: another tab, a dark screen.
  case away
}
