/// The sign between two classes, such as `"1" <|-- "many"`.
struct ClassRelation {
  private(set) var first: Substring?
  private(set) var tail: String?
  private(set) var isDashed: Bool
  private(set) var head: String?
  private(set) var second: Substring?
  /// Where it stands in its line.
  let range: Range<Substring.Index>

  private static let tails = ["<|", "<", "*", "()"]
  private static let heads = ["|>", ">", "*", "()"]

  /// The first one in a line.
  static func find(in line: Substring) -> ClassRelation? {
    var isBehindBlank = false
    for index in line.indices {
      if let found = ClassRelation(line[index...], isBehindBlank: isBehindBlank) { return found }
      isBehindBlank = line[index] == " "
    }
    return nil
  }

  /// The one with which a text begins.
  private init?(_ text: Substring, isBehindBlank: Bool) {
    var rest = text
    first = Self.quoted(&rest)
    // A circle is no letter of a name only behind a blank.
    let mayBeCircle = first == nil ? isBehindBlank : rest.first == " "
    if first != nil { rest = rest.drop { $0 == " " } }
    tail = Self.take(mayBeCircle ? Self.tails + ["o"] : Self.tails, from: &rest)
    if tail != nil { rest = rest.drop { $0 == " " } }
    guard let line = Self.take(["--", ".."], from: &rest) else { return nil }
    isDashed = line == ".."
    head = Self.take(Self.heads, from: &rest)
    if head == nil, rest.hasPrefix("o ") || rest.hasPrefix("o\"") {
      head = Self.take(["o"], from: &rest)
    }
    var behind = rest.drop { $0 == " " }
    second = Self.quoted(&behind)
    let end = second == nil ? rest.startIndex : behind.startIndex
    range = text.startIndex..<end
  }

  private static func take(_ signs: [String], from rest: inout Substring) -> String? {
    let text = rest
    guard let sign = signs.first(where: { text.utf8.starts(with: $0.utf8) }) else { return nil }
    rest = text.afterASCII(sign.utf8.count)
    return sign
  }

  private static func quoted(_ rest: inout Substring) -> Substring? {
    let text = rest
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
    rest = text[end...].dropFirst()
    return text[..<end].dropFirst()
  }
}
