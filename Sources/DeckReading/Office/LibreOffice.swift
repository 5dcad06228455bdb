import Glibc

/// Opens slides of office programs, where it is installed: a program of its own that gets a copy.
enum LibreOffice {
  /// What slides are made into.
  struct Format {
    let end: String
    /// LibreOffice's name for what makes it.
    let filter: String
    /// Bytes.
    let largest: Int

    static let pdf = Format(end: "pdf", filter: "pdf:impress_pdf_Export", largest: 200 << 20)
    /// OpenDocument as one file of XML.
    static let flatXML = Format(
      end: "fodp",
      filter: "fodp:OpenDocument Presentation Flat XML",
      largest: 64 << 20
    )
  }

  /// Ends of the names of what it opens.
  static let ends: Set<String> = ["pptx", "ppsx", "ppt", "pps", "odp", "fodp"]

  /// Of the slides themselves.
  private static let largest = 200 << 20

  /// The slides at `path` in another format, for which it may take so many `seconds` of a processor.
  static func convert(
    _ path: String,
    to format: Format,
    seconds: Double = 60
  ) throws(DeckError) -> [UInt8] {
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
      var program = converter(folder, name, to: format)
      program.seconds = seconds
      let output = try program.run()
      let made = "made/deck.\(format.end)"
      if let made = try? folder.content.read(made, limit: format.largest) { return made }
      let lines = output.complaint.split(separator: "\n")
      let reason = lines.first { $0.hasPrefix("Error") }.map { " (\($0.prefix(160)))" }
      guard output.hasEnded else {
        throw DeckError(.broken, path, "makes LibreOffice break down; save it as a PDF")
      }
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

  private static func converter(
    _ folder: borrowing ScratchFolder,
    _ name: String,
    to format: Format
  ) -> Program {
    let profile = "-env:UserInstallation=file://\(folder.path)/profile"
    var program = Program(
      name: "soffice",
      arguments: [
        profile, "--headless", "--norestore", "--nolockcheck", "--convert-to", format.filter,
        "--outdir", folder.path + "/made", "\(folder.path)/\(name)",
      ]
    )
    program.memory = 8 << 30
    program.largestFile = largest
    program.environment = ["HOME=\(folder.path)", "TMPDIR=\(folder.path)"]
    return program
  }

  /// No macro runs, and nothing is loaded from elsewhere: whatever it asks the network for, it asks a port
  /// of this machine that nobody listens on.
  private static let settings = """
    <?xml version="1.0" encoding="UTF-8"?>
    <oor:items xmlns:oor="http://openoffice.org/2001/registry">
    \(setting("Office.Common/Security/Scripting", "DisableMacrosExecution", "true"))
    \(setting("Office.Common/Security/Scripting", "MacroSecurityLevel", "3"))
    \(setting("Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"))
    \(setting("Inet/Settings", "ooInetProxyType", "2"))
    \(setting("Inet/Settings", "ooInetHTTPProxyName", "127.0.0.1"))
    \(setting("Inet/Settings", "ooInetHTTPProxyPort", "9"))
    \(setting("Inet/Settings", "ooInetHTTPSProxyName", "127.0.0.1"))
    \(setting("Inet/Settings", "ooInetHTTPSProxyPort", "9"))
    \(setting("Inet/Settings", "ooInetNoProxy", ""))
    </oor:items>
    """

  private static func setting(_ place: String, _ name: String, _ value: String) -> String {
    """
    <item oor:path="/org.openoffice.\(place)">\
    <prop oor:name="\(name)" oor:op="fuse"><value>\(value)</value></prop></item>
    """
  }
}

extension Program.Output {
  /// Whether the program ended of its own accord, as far as its own caller tells, who counts signals from 128.
  fileprivate var hasEnded: Bool { status.map { $0 < 128 } ?? false }
}
