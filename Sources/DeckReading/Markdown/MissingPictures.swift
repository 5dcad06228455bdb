import Deck

/// Why pictures can't be shown, each told once, however many pages would have it.
struct MissingPictures {
  private var first: [Problem] = []
  /// On which lines each is named, by its place among them.
  private var lines: [Set<Int>] = []
  private var places: [Place: Int] = [:]

  private struct Place: Hashable {
    let file: String?
    let text: String
  }

  mutating func take(_ problem: Problem) {
    let place = Place(file: problem.file, text: problem.text)
    if let known = places[place] {
      lines[known].insert(problem.line)
    } else {
      places[place] = first.count
      first.append(problem)
      lines.append([problem.line])
    }
  }

  var problems: [Problem] {
    zip(first, lines).map { problem, lines in
      var problem = problem
      let others = lines.count - 1
      if others > 0 {
        problem.text += "; the same in \(others) other place\(others == 1 ? "" : "s")"
      }
      return problem
    }
  }
}
