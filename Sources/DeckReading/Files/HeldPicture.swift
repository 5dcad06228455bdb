/// A picture that a deck holds in its own text: an address such as `data:image/png;base64,iVBOR…`.
struct HeldPicture {
  let mediaType: String
  /// The end of the name that a file of it would have.
  let end: String
  let bytes: [UInt8]

  /// Reads an address that begins with `data:`.
  init(_ address: String) throws(FileRefusal) {
    let letters = Array(address.utf8)
    guard let comma = letters.firstIndex(of: UInt8(ascii: ",")) else {
      throw .failed("has no comma before its bytes")
    }
    let head = String(decoding: letters[..<comma].dropFirst("data:".utf8.count), as: UTF8.self)
    let words = head.split(separator: ";").map { $0.trimmed.lowercased() }
    let type = words.first ?? ""
    guard let end = MediaType.end(ofPicture: type), let mediaType = MediaType.pictures[end] else {
      throw .failed("\(type.prefix(40)) is no kind of picture that can be shown")
    }
    let written = PercentCode.decoded(letters[(comma + 1)...])
    guard words.last == "base64" else {
      self.init(mediaType: mediaType, end: end, bytes: written)
      return
    }
    guard let bytes = Base64.decoded(written) else {
      throw .failed("is damaged: what is written behind base64 is none")
    }
    self.init(mediaType: mediaType, end: end, bytes: bytes)
  }

  private init(mediaType: String, end: String, bytes: [UInt8]) {
    self.mediaType = mediaType
    self.end = end
    self.bytes = bytes
  }

  /// The address that is a drawing itself.
  static func address(ofSVG text: String) -> String {
    "data:image/svg+xml," + PercentCode.encoded(text)
  }
}
