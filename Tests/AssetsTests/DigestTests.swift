import Assets
import Testing

@Suite("Digests and tokens")
struct DigestTests {
  @Test func `the digest is SHA-256`() {
    let hex = SHA256.digest(of: Array("abc".utf8)).map { byte in
      String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    #expect(
      hex.joined() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("ÿþ?", "w7_Dvj8"),
  ])
  func `base64 is that of addresses`(text: String, encoded: String) {
    #expect(base64URL(Array(text.utf8)) == encoded)
  }

  @Test func `an address is the same under one key and another under another`() {
    let key = AddressKey()
    let address = key.digest(of: [1, 2, 3])
    #expect(address == key.digest(of: [1, 2, 3]))
    #expect(address != key.digest(of: [1, 2, 4]))
    #expect(address != AddressKey().digest(of: [1, 2, 3]))
    #expect(address.count == 22)
  }

  @Test func `a token is 256 bits and unlike any other`() {
    let tokens = (0..<1_000).map { _ in Token().text }
    #expect(Set(tokens).count == 1_000)
    #expect(tokens.allSatisfy { $0.utf8.count == 43 })
  }

  @Test func `a proof accepts its token and nothing else`() {
    let token = Token()
    let proof = TokenProof(of: token.text)
    #expect(proof.accepts(token.text))
    for wrong in ["", "x", token.text + "x", String(token.text.dropLast()), Token().text] {
      #expect(!proof.accepts(wrong))
    }
  }
}
