extension DeckFile {
  /// What the largest of usual screens shows.
  private static let screen = (width: 3_840, height: 2_160)
  /// Bytes over which a picture is packed again, whatever its size.
  private static let heavy = 4 << 20

  /// Throws where it is a picture that is too large to be shown.
  init(name: String, mediaType: String, bytes: [UInt8], source: Source?) throws(FileRefusal) {
    let size = PictureSize(bytes, mediaType: mediaType)
    if let trouble = size?.trouble { throw .failed(trouble) }
    self.name = name
    self.mediaType = mediaType
    self.bytes = bytes
    self.source = source
    isHuge = Self.isHuge(size, bytes: bytes.count)
  }

  /// Whether a picture of this size is better sent in another one; one that moves stays as it is.
  private static func isHuge(_ size: PictureSize?, bytes: Int) -> Bool {
    guard let size, !size.moves else { return false }
    return size.width > screen.width || size.height > screen.width || bytes > heavy
  }

  /// The picture as WebP in a size that screens have, turned as it says it is to be seen.
  ///
  /// - Parameter isPatient: whether all else on the machine goes first.
  /// - Returns: the file's bytes.
  /// - Throws: why it can't be had.
  package func smaller(isPatient: Bool) throws(DrawingError) -> [UInt8] {
    let size = ["\(Self.screen.width)", "--height=\(Self.screen.height)", "--size=down"]
    var program = Program(
      name: "vips",
      arguments: ["thumbnail", Program.filePath, ".webp[Q=88,strip=true]"] + size
        + ["--export-profile=srgb"]
    )
    program.niceness = isPatient ? Program.patience : 0
    program.memory = 4 << 30
    // It writes code for itself into a file.
    program.largestFile = 1 << 20
    program.environment = ["VIPS_CONCURRENCY=1"]
    do {
      program.file = try UnnamedFile(bytes)
      return try program.drawn()
    } catch {
      throw DrawingError(error, name, package: "libvips-tools")
    }
  }
}
