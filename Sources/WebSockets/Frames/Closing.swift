/// Why a connection is closed.
struct Closing {
  let code: CloseCode
  let reason: String

  /// What a Close carries: the code, and of the reason as many whole characters as fit.
  var payload: [UInt8] {
    var bytes = [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]
    for character in reason {
      let character = Array(character.utf8)
      guard bytes.count + character.count <= 125 else { break }
      bytes += character
    }
    return bytes
  }
}
