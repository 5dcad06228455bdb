/// Guesses which known word a mistyped one was to be.
enum Spelling {
  /// The nearest of the known words, if it is near enough to be worth naming.
  static func nearest(to word: String, among known: [String]) -> String? {
    let typed = Array(word.lowercased())
    let longer = known.filter { $0.hasPrefix(word.lowercased()) && typed.count >= 2 }
    if longer.count == 1 { return longer[0] }
    let rated = known.map { (word: $0, distance: distance(typed, Array($0))) }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.word.count / 3) ? best.word : nil
  }

  /// Letters to add, drop, change or swap with a neighbour to make one word of the other.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
