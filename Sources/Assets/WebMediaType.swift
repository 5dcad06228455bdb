/// What a browser is told about one of the server's own files.
package enum WebMediaType {
  private static let types = [
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ttf": "font/ttf",
    "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff": "font/woff",
    "woff2": "font/woff2",
  ]

  /// By the end of the name; bytes of no known kind are for no browser to guess at.
  package static func of(_ name: String) -> String {
    let end = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    return types[end.lowercased()] ?? "application/octet-stream"
  }
}
