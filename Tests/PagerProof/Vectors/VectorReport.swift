/// How the machines stand to all vectors that are there.
package struct VectorReport {
  package private(set) var passed = 0
  package private(set) var problems: [VectorProblem] = []

  /// Runs every vector of the folders; what can't be read counts as failed.
  package init(_ folders: [VectorFolder] = VectorFolder.all) {
    for folder in folders {
      do {
        for path in try folder.files() { run(path) }
      } catch {
        problems.append(error)
      }
    }
  }

  private mutating func run(_ path: String) {
    do {
      try VectorFile(path: path).run()
      passed += 1
    } catch {
      problems.append(error)
    }
  }
}
