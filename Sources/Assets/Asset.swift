/// What the server answers an address with, made ready once and then served from memory.
package struct Asset: Equatable, Sendable {
  package let mediaType: String
  /// Nil where they are kept compressed alone.
  private var plain: [UInt8]?
  private let count: Int
  /// The bytes as gzip; nil where that is hardly smaller.
  package let compressed: [UInt8]?
  /// A strong entity tag of the bytes, quotes included.
  package let etag: String

  package init(_ bytes: [UInt8], mediaType: String) {
    self.mediaType = mediaType
    plain = bytes
    count = bytes.count
    compressed = Self.isCompressible(mediaType) ? Self.smaller(bytes) : nil
    etag = "\"\(base64URL(SHA256.digest(of: bytes)).prefix(22))\""
  }

  package var bytes: [UInt8] {
    plain ?? compressed.flatMap { gunzip($0, count: count) } ?? []
  }

  /// Bytes of memory that it takes.
  package var weight: Int { (plain?.count ?? 0) + (compressed?.count ?? 0) }

  /// The same in less memory: who wants it uncompressed, as hardly any browser does, waits a little.
  package var packed: Asset {
    var packed = self
    if compressed != nil { packed.plain = nil }
    return packed
  }

  /// The same, ready for those who want it uncompressed.
  package var unpacked: Asset {
    var unpacked = self
    unpacked.plain = bytes
    return unpacked
  }

  /// Whether the type is text of some kind; pictures and films are compressed already.
  private static func isCompressible(_ mediaType: String) -> Bool {
    let type = mediaType.prefix { $0 != ";" }
    return type.hasPrefix("text/") || type.hasSuffix("+xml") || type.hasSuffix("json")
      || type.hasSuffix("javascript") || ["application/wasm", "font/ttf"].contains(type)
  }

  private static func smaller(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressed = gzip(bytes), compressed.count + 64 < bytes.count else { return nil }
    return compressed
  }
}
