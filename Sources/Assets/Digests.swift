private import CCrypto

package enum SHA256 {
  /// 32 bytes.
  package static func digest(of bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    let isDone = unsafe EVP_Digest(bytes, bytes.count, &digest, nil, EVP_sha256(), nil) == 1
    precondition(isDone, "libcrypto has no SHA-256")
    return digest
  }
}

/// Makes addresses that tell nothing of what they lead to and that nobody can guess.
package struct AddressKey: Sendable {
  private let key: [UInt8]

  /// A new key, unlike any other.
  package init() {
    key = randomBytes(32)
  }

  /// The key that belongs to a secret: the same one in every run that knows it.
  package init(secret: String) {
    key = SHA256.digest(of: Array(secret.utf8))
  }

  /// 22 characters that are the same for the same bytes under the same key (HMAC-SHA-256).
  package func digest(of bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    let made = unsafe HMAC(EVP_sha256(), key, Int32(key.count), bytes, bytes.count, &digest, nil)
    precondition(unsafe made != nil, "libcrypto has no HMAC")
    return String(base64URL(digest).prefix(22))
  }
}

/// Whether two arrays of one length are equal, found in a time that does not tell where they differ.
func areEqualInConstantTime(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  guard first.count == second.count else { return false }
  return unsafe CRYPTO_memcmp(first, second, first.count) == 0
}
