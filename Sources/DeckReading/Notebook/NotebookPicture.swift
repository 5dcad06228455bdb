/// A picture that a notebook holds.
enum NotebookPicture {
  /// Bytes as they are written in the notebook.
  private static let largest = 24 << 20

  /// An address that is the picture itself; nil where `bundle` has none that a page can show.
  static func address(in bundle: JSONValue?) -> String? {
    let written = { (type: String) -> String? in
      Notebook.text(bundle?[type]).flatMap { $0.isEmpty || $0.utf8.count > largest ? nil : $0 }
    }
    if let svg = written("image/svg+xml") { return HeldPicture.address(ofSVG: svg) }
    for type in ["image/png", "image/jpeg", "image/gif", "image/webp"] {
      if let letters = written(type) {
        return "data:\(type);base64,\(PercentCode.encoded(letters))"
      }
    }
    return nil
  }
}
