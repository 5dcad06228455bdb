// Shows what the pager is proved by: `lectern-proof vectors` runs the vectors, `lectern-proof` walks.

import Glibc
import PagerProof

switch Array(CommandLine.arguments.dropFirst()) {
case ["vectors"]: exit(showVectors() ? 0 : 1)
case []: exit(await showProof() ? 0 : 1)
default:
  print("usage: lectern-proof [vectors]")
  exit(2)
}

/// - Returns: whether all passed.
func showVectors() -> Bool {
  let report = VectorReport()
  for problem in report.problems { print(problem) }
  print("Swift: \(report.passed) passed, \(report.problems.count) failed")
  return report.problems.isEmpty
}
