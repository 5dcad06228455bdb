import Messages

/// Where the browsers' libraries lie on this machine: `web/libraries.json`.
struct Libraries: Decodable {
  /// Debian packages that bring them.
  let packages: [String]
  /// A path on this machine by the path below the site's base.
  let files: [String: String]

  init(json: [UInt8]) throws {
    self = try JSON.decode(Libraries.self, json)
  }
}
