import Assets
import Foundation
import Testing

@Suite("Asset tree")
struct AssetTreeTests {
  /// A folder with a file, a nested file, links in and out, a pipe and a hidden file.
  private func withTree(_ body: (String) throws -> Void) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "assets-\(UUID())").path
    try files.createDirectory(atPath: folder + "/app/parts", withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    try "let a = 1".write(toFile: folder + "/app/main.js", atomically: false, encoding: .utf8)
    try "p {}".write(toFile: folder + "/app/parts/page.css", atomically: false, encoding: .utf8)
    try "secret".write(toFile: folder + "/.hidden", atomically: false, encoding: .utf8)
    try files.createSymbolicLink(
      atPath: folder + "/again.js",
      withDestinationPath: "app/main.js"
    )
    try files.createSymbolicLink(
      atPath: folder + "/passwords.txt",
      withDestinationPath: "/etc/passwd"
    )
    try files.createSymbolicLink(atPath: folder + "/nowhere.js", withDestinationPath: "gone.js")
    _ = unsafe mkfifo(folder + "/pipe.js", 0o600)
    try body(folder)
  }

  @Test func `files are found by their path, links that stay inside too`() throws {
    try withTree { folder in
      let assets = try AssetTree.read(folder)
      #expect(assets.keys.sorted() == ["again.js", "app/main.js", "app/parts/page.css"])
      #expect(assets["app/main.js"]?.mediaType == "text/javascript; charset=utf-8")
      #expect(assets["again.js"] == assets["app/main.js"])
    }
  }

  @Test func `a link that leads round in a circle is not followed`() throws {
    try withTree { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/app/round",
        withDestinationPath: "../app"
      )
      #expect(try AssetTree.read(folder).count == 3)
    }
  }

  @Test func `a folder that is not there is named`() {
    let failure = #expect(throws: AssetTree.Failure.self) { try AssetTree.read("/no/such") }
    #expect(failure?.description == "/no/such: No such file or directory")
  }

  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"), ("A.JS", "text/javascript; charset=utf-8"),
    ("font.woff2", "font/woff2"), ("html", "text/html; charset=utf-8"),
    ("x.exe", "application/octet-stream"), ("", "application/octet-stream"),
  ])
  func `the media type is that of the name's end`(name: String, type: String) {
    #expect(WebMediaType.of(name) == type)
  }
}
