import Glibc

/// Reads slides of office programs, which LibreOffice makes a PDF of where it is installed.
enum OfficeDeck {
  static let ends: Set<String> = ["pptx", "ppsx", "ppt", "pps", "odp", "fodp"]

  private static let largest = 200 << 20

  /// The document as the bytes of a PDF.
  static func pdf(_ path: String) throws(DeckError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try FileContent(path).bytes(limit: largest)
    } catch {
      throw DeckError(error, path)
    }
    do {
      let folder = try ScratchFolder()
      let name = "deck." + MediaType.fileExtension(path)
      // A copy: it writes beside what it opens.
      try folder.write(bytes, name)
      try folder.write(Array(settings.utf8), "profile/user/registrymodifications.xcu")
      let output = try converter(folder, name).run()
      if let pdf = try? folder.content.read("deck.pdf", limit: largest) { return pdf }
      let lines = output.complaint.split(separator: "\n")
      let reason = lines.first { $0.hasPrefix("Error") }.map { " (\($0.prefix(160)))" }
      throw DeckError(.broken, path, "is nothing that LibreOffice can open\(reason ?? "")")
    } catch let error as DeckError {
      throw error
    } catch Program.Failure.notInstalled {
      let text = "is for LibreOffice to open: install libreoffice-impress, or save it as a PDF"
      throw DeckError(.unreadable, path, text)
    } catch Program.Failure.tookTooLong {
      throw DeckError(.broken, path, "takes LibreOffice too long to open; save it as a PDF")
    } catch {
      throw DeckError(.unreadable, path, "can't be opened: \(error)")
    }
  }

  private static func converter(_ folder: borrowing ScratchFolder, _ name: String) -> Program {
    let profile = "-env:UserInstallation=file://\(folder.path)/profile"
    var program = Program(
      name: "soffice",
      arguments: [
        profile, "--headless", "--norestore", "--nolockcheck", "--convert-to",
        "pdf:impress_pdf_Export", "--outdir",
        folder.path, "\(folder.path)/\(name)",
      ]
    )
    program.seconds = 60
    program.memory = 8 << 30
    program.largestFile = largest
    program.environment = ["HOME=\(folder.path)", "TMPDIR=\(folder.path)"]
    return program
  }

  /// No macro runs, and nothing is loaded from elsewhere.
  private static let settings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <oor:items xmlns:oor="http://openoffice.org/2001/registry">
    <item oor:path="/org.openoffice.Office.Common/Security/Scripting">\
    <prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
    <item oor:path="/org.openoffice.Office.Common/Security/Scripting">\
    <prop oor:name="MacroSecurityLevel" oor:op="fuse"><value>3</value></prop></item>
    <item oor:path="/org.openoffice.Office.Common/Security/Scripting">\
    <prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
    </oor:items>
    """
}
