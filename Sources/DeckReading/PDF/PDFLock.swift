/// Opens documents that ask for a password.
///
/// Poppler's programs take one only as an argument, which everybody on the machine can read, so that qpdf,
/// which reads it from its standard input, makes a copy without.
enum PDFLock {
  /// The document without its password.
  static func open(
    _ file: UnnamedFile,
    _ password: String?,
    _ path: String
  ) throws(DeckError) -> [UInt8] {
    guard let password, !password.isEmpty else {
      throw DeckError(
        .locked,
        path,
        "asks for a password; give it in LECTERN_PDF_PASSWORD or by --password-file"
      )
    }
    let output: Program.Output
    do {
      let arguments = ["--password-file=-", "--decrypt", "--warning-exit-0", Program.filePath, "-"]
      var program = Program(name: "qpdf", arguments: arguments)
      program.file = file
      program.input = try UnnamedFile(Array(password.utf8))
      program.largestOutput = 256 << 20
      output = try program.run()
    } catch {
      throw DeckError(error, path, program: "qpdf")
    }
    if output.complaint.contains("invalid password") {
      throw DeckError(.locked, path, "has another password")
    }
    guard output.status == 0, !output.bytes.isEmpty else {
      throw DeckError(.broken, path, "can't be opened with its password; it may be damaged")
    }
    return output.bytes
  }
}
