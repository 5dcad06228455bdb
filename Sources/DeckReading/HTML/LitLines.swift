/// Lines of code that stand out, group by group: `data-lit="0-3 5-"` from step 0 to before 3, and from 5
/// on.
enum LitLines {
  /// How many groups a `pre` has; nil for any other element.
  static func takeGroups(from pre: inout HTMLElement) -> Int? {
    guard let groups = pre["data-groups"] else { return nil }
    pre["data-groups"] = nil
    return Int(groups)
  }

  /// Puts steps in the place of groups: the first is lit to before the step after `first`, the last for
  /// good.
  static func number(_ element: inout HTMLElement, groups: Int, from first: Int) {
    if let lit = element["data-lit"] {
      element["data-lit"] = spans(of: lit, count: groups, from: first)
    }
    for index in element.children.indices {
      guard case .element(var child) = element.children[index] else { continue }
      number(&child, groups: groups, from: first)
      element.children[index] = .element(child)
    }
  }

  private static func spans(of groups: String, count: Int, from first: Int) -> String {
    let spans = groups.split(separator: " ").compactMap { Int($0) }.map { group in
      let begin = group == 0 ? 0 : first + group
      let end = group == count - 1 ? "" : String(first + group + 1)
      return "\(begin)-\(end)"
    }
    return spans.isEmpty ? "0-0" : spans.joined(separator: " ")
  }
}
