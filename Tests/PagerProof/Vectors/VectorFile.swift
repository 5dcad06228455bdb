import FoundationEssentials
import Pager

/// One run that is told in full: a start, inputs, and what each of them causes.
package struct VectorFile: Sendable {
  package let path: String
  let content: JSONValue
  let inputs: [JSONValue]

  /// The machine that a vector is about.
  package enum Machine: String, Sendable {
    case pager
    case sheet
  }

  package let machine: Machine

  /// Reads a file, and looks whether it is a vector at all.
  package init(path: String) throws(VectorProblem) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw VectorProblem("\(path): can't be read")
    }
    try self.init(data, path: path)
  }

  /// Takes a text for the content of a file.
  package init(text: String, path: String) throws(VectorProblem) {
    try self.init(Data(text.utf8), path: path)
  }

  private init(_ data: Data, path: String) throws(VectorProblem) {
    self.path = path
    do {
      content = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw VectorProblem("\(path): no JSON: \(error)")
    }
    guard let machine = Machine(rawValue: content["machine"].string ?? "pager") else {
      throw VectorProblem("\(path): a machine that is neither pager nor sheet")
    }
    self.machine = machine
    guard let inputs = content["inputs"].list, !inputs.isEmpty else {
      throw VectorProblem("\(path): no list of inputs, or an empty one")
    }
    self.inputs = inputs
    let late = inputs.firstIndex { $0["at"].number?.isFinite != true }
    if let late { throw VectorProblem("\(path), step \(late): the time, \"at\", is no number") }
  }

  /// The rows of the specification that it shows.
  package var rows: [Int] { (content["rows"].list ?? []).compactMap(\.int) }

  /// Runs the machine through it.
  package func run() throws(VectorProblem) {
    switch machine {
    case .pager: try runPager()
    case .sheet: try runSheet()
    }
  }

  func fail(_ step: Int, _ text: String) -> VectorProblem {
    VectorProblem("\(path), step \(step), \(text)")
  }

  /// Compares what a machine made of an input with what the vector tells.
  func compare(
    _ name: String,
    _ actual: JSONValue,
    with expected: JSONValue,
    step: Int
  ) throws(VectorProblem) {
    guard !VectorComparison.matches(actual, expected) else { return }
    throw fail(step, "\(name)\n  expected \(expected)\n  actual   \(actual)")
  }
}
