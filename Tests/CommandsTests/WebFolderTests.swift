import Testing

@testable import Commands

@Suite("Folder of the viewer's files")
struct WebFolderTests {
  private func locate(
    named: String? = nil,
    _ executable: String,
    _ folders: Set<String>
  ) throws(WebFolderError) -> String {
    try WebFolder.locate(named: named, executable: executable) { folders.contains($0) }
  }

  @Test func `an installed program finds them in its share folder`() throws {
    let web = "/usr/share/lectern/web"
    #expect(try locate("/usr/bin/lectern", [web]) == web)
  }

  @Test func `a built program finds them in its checkout`() throws {
    let folders: Set<String> = ["/src/Sources/lectern", "/src/web"]
    #expect(try locate("/src/.build/x86_64-unknown-linux-gnu/debug/lectern", folders) == "/src/web")
  }

  @Test func `a folder that happens to be called web is not taken`() {
    #expect(throws: WebFolderError.self) { try locate("/a/b/lectern", ["/a/web", "/a/b/web"]) }
  }

  @Test func `a named folder comes first, even where it is wrong`() throws {
    let folders: Set<String> = ["/usr/share/lectern/web", "/own"]
    #expect(try locate(named: "/own", "/usr/bin/lectern", folders) == "/own")
    #expect(throws: WebFolderError.self) {
      try locate(named: "/nowhere", "/usr/bin/lectern", folders)
    }
    #expect(try locate(named: "", "/usr/bin/lectern", folders) == "/usr/share/lectern/web")
  }
}
