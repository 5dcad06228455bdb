/// A secret that proves who may do what.
package struct Token: Equatable, Sendable {
  /// 43 characters of base64url: 256 random bits.
  package let text: String

  /// A new one.
  package init() {
    text = base64URL(randomBytes(32))
  }
}

/// What a token is checked against; the token can't be found from it.
package struct TokenProof: Sendable {
  private let digest: [UInt8]

  /// A given token's, as one that an operator has set.
  package init(of token: String) {
    digest = SHA256.digest(of: Array(token.utf8))
  }

  /// Whether `candidate` is the token, in the same time whatever it is.
  package func accepts(_ candidate: String) -> Bool {
    areEqualInConstantTime(digest, SHA256.digest(of: Array(candidate.utf8)))
  }
}

/// From the system's source of secrets.
package func randomBytes(_ count: Int) -> [UInt8] {
  var generator = SystemRandomNumberGenerator()
  return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}
