import Testing

/// The project's own sources under the laws.
@Suite("Layering")
struct LayeringTests {
  @Test func `sources are found`() {
    #expect(Project.swiftFiles.count > 20)
    #expect(Project.cModules.contains("CLibwebsockets"))
    #expect(Project.manifest["Pager"] == [])
    #expect(Project.manifest["Session"]?.contains("Pager") == true)
  }

  @Test func `every target is in one layer`() {
    let targets = Set(Project.swiftFiles.map(\.target))
    for target in targets {
      #expect(Layer.allCases.filter { $0.targets.contains(target) }.count == 1, "\(target)")
    }
  }

  @Test func `targets import only what is beneath them`() {
    let laws = ImportLaws(manifest: Project.manifest)
    #expect(Project.swiftFiles.flatMap(laws.findings) == [])
  }

  @Test func `each C module is imported by one edge`() {
    #expect(ImportLaws.cFindings(modules: Project.cModules, in: Project.swiftFiles) == [])
  }

  @Test func `clocks, printing and unsafe code stay where they belong`() {
    #expect(Project.swiftFiles.flatMap(PurityLaws.findings) == [])
  }

  @Test func `the browser's modules import only what is beneath them`() {
    let modules = Project.files(below: "web", ".js")
    let findings = modules.flatMap { WebLaws.findings(path: $0, source: Project.text("web/\($0)")) }
    #expect(findings == [])
  }
}
