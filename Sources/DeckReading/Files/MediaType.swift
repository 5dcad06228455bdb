/// What a browser is told about a file, by the end of its name.
enum MediaType {
  static let pictures = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml",
  ]

  private static let others = [
    "mp4": "video/mp4", "m4v": "video/mp4", "webm": "video/webm", "ogv": "video/ogg",
    "mp3": "audio/mpeg", "m4a": "audio/mp4", "ogg": "audio/ogg", "opus": "audio/ogg",
    "wav": "audio/wav", "flac": "audio/flac", "vtt": "text/vtt",
  ]

  /// The end of a name for a picture of this type; nil for one that pages can't show.
  static func end(ofPicture type: String) -> String? {
    // Some write it as the names of files have it.
    type == "image/jpg" ? "jpg" : pictures.keys.sorted().first { pictures[$0] == type }
  }

  /// Nil for what pages can't show.
  static func of(_ name: String) -> String? {
    let end = fileExtension(name)
    return pictures[end] ?? others[end]
  }

  /// In lower case; empty where there is none.
  static func fileExtension(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
