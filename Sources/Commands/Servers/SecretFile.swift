import FoundationEssentials

/// A file whose first line is a secret, which on the command line everybody on the machine could see.
struct SecretFile {
  let path: String

  func firstLine() throws(SecretFileError) -> String {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw SecretFileError(description: "'\(path)' can't be read: is the path right?")
    }
    return String(text.prefix { !$0.isNewline })
  }
}

/// Why a secret could not be had from a file.
struct SecretFileError: Error, CustomStringConvertible {
  let description: String
}
