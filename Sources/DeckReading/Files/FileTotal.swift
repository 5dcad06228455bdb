/// The bytes of files that a deck takes in, which have a limit all together.
struct FileTotal {
  let most: Int
  private var taken = 0

  init(most: Int) {
    self.most = most
  }

  private var left: Int { most - taken }

  /// Reads a file of `limit` bytes at the most, if that many are left; it counts once it is taken.
  func read(_ place: String, in folder: Folder, limit: Int) throws(FileRefusal) -> [UInt8] {
    do {
      return try folder.read(place, limit: min(limit, left))
    } catch {
      if case .tooLarge = error, left < limit { throw .tooMuch(limit: most) }
      throw error
    }
  }

  /// Refuses bytes that are more than `limit`, or more than are left.
  func check(_ bytes: [UInt8], limit: Int) throws(FileRefusal) {
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    guard bytes.count <= left else { throw .tooMuch(limit: most) }
  }

  mutating func take(_ bytes: [UInt8]) { taken += bytes.count }
}
