/// Which lines of code stand out, and when.
enum LitLines {
  /// The groups in which a line is lit, such as `0 2`, as spans of steps where the first group is
  /// lit to before the step after `first` and the last of `count` for good.
  ///
  /// `0-3 4-` is lit at the steps 0 to 2 and from 4 on.
  static func steps(ofGroups groups: String, from first: Int) -> String {
    let parts = groups.split(separator: "/", omittingEmptySubsequences: false)
    guard let count = parts.last.flatMap({ Int($0) }) else { return groups }
    let spans = parts[0].split(separator: " ").compactMap { Int($0) }.map { group in
      let begin = group == 0 ? 0 : first + group
      let end = group == count - 1 ? "" : String(first + group + 1)
      return "\(begin)-\(end)"
    }
    return spans.isEmpty ? "0-0" : spans.joined(separator: " ")
  }
}
