/// An element that shows, or changes its looks, at a step of its own.
///
/// It has the class `fragment`, and perhaps others for how it shows, as in reveal.js; or it is a
/// `v-click`, as in Slidev; or it is an item where items come one by one.
struct Fragment {
  var place: Place

  enum Place: Equatable {
    case next
    /// At the step of the one before it.
    case withLast
    /// Together with all of that index, before all without.
    case index(Int)
    /// At a step that is named, to before another.
    case step(Int, end: Int?)
  }

  /// The highest step or index that can be named; those that follow each other are counted on.
  private static let mostSteps = 1_000

  /// Takes off the element what says that it is one.
  static func take(from element: inout HTMLElement, isIncremental: Bool) -> Fragment? {
    let written = clicks(of: &element)
    let index = element["data-fragment-index"]
    element["data-fragment-index"] = nil
    if let written { return Fragment(place: written) }
    if element.hasClass("fragment") {
      return Fragment(place: index.flatMap { Int($0) }.map(Place.index) ?? .next)
    }
    let comesAlone = element.name == "li" || element.name == "tr"
    return isIncremental && comesAlone ? Fragment(place: .next) : nil
  }

  /// All that fragments are numbered by.
  static func indexes(in nodes: [HTMLNode]) -> Set<Int> {
    var indexes: Set<Int> = []
    for case .element(let element) in nodes {
      if element.hasClass("fragment"), let index = element["data-fragment-index"] {
        if let number = Int(index), indexes.count < mostSteps { indexes.insert(number) }
      }
      indexes.formUnion(self.indexes(in: element.children))
    }
    return indexes
  }

  /// Whether the items in an element come one by one; `before` is what holds around it.
  static func isIncremental(_ element: HTMLElement, in before: Bool) -> Bool {
    if element.hasClass("nonincremental") || element.name == "thead" { return false }
    return element.hasClass("incremental") || before
  }

  // MARK: - Slidev

  /// Its elements, which become parts of the page.
  static let elements: Set<String> = ["v-after", "v-click", "v-clicks"]

  /// Whether an attribute says something of steps: those below, and marks such as `v-mark.circle.red`.
  static func takes(_ attribute: String) -> Bool {
    attributes.contains(attribute) || isMark(attribute)
  }

  /// Every attribute of a deck is looked at: a pattern would be read anew for each of them.
  private static func isMark(_ attribute: String) -> Bool {
    guard attribute.utf8.starts(with: "v-mark".utf8) else { return false }
    let words = attribute.utf8.dropFirst("v-mark".utf8.count)
      .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return words[0].isEmpty
      && words.dropFirst().allSatisfy { word in
        !word.isEmpty
          && word.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
      }
  }

  private static let attributes: Set<String> = [
    "at", "data-fragment-index", "v-after", "v-click", "v-click-hide", "v-click.hide",
  ]

  private static func clicks(of element: inout HTMLElement) -> Place? {
    let name = element.name
    if elements.contains(name) {
      let holdsBlocks = element.children.contains { ImpliedEnds.isBlock($0.element?.name ?? "") }
      element.name = holdsBlocks ? "div" : "span"
    }
    if name == "v-clicks" {
      element.markItems()
      return nil
    }
    let value = element["v-click"] ?? element["v-click-hide"] ?? element["v-click.hide"]
    let isHidden = element["v-click-hide"] != nil || element["v-click.hide"] != nil
    let isAfter = name == "v-after" || element["v-after"] != nil
    let mark = element.attributes.first { $0.name.hasPrefix("v-mark") }
    let at = element["at"] ?? value ?? mark?.value ?? ""
    element.attributes.removeAll { takes($0.name) && $0.name != "data-fragment-index" }
    if mark != nil { element.add(classes: ["mark"]) }
    guard name == "v-click" || value != nil || isAfter || mark != nil else { return nil }
    element.add(classes: isHidden ? ["fragment", "fade-out"] : ["fragment"])
    let place = isAfter ? .withLast : place(at)
    if case .step(_, .some) = place { element.add(classes: ["current-visible"]) }
    return place
  }

  /// From `3`, `+1`, or `[2, 4]`.
  private static func place(_ at: String) -> Place {
    let numbers = at.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
      .filter { (0...mostSteps).contains($0) }
    guard let first = numbers.first, !at.contains("+") else {
      return at == "+0" ? .withLast : .next
    }
    let end = at.contains("[") && numbers.count > 1 ? max(numbers[1], first + 1) : nil
    return .step(first, end: end)
  }
}

extension HTMLElement {
  /// Each part comes by itself: of a list its items.
  fileprivate mutating func markItems() {
    for index in children.indices {
      guard case .element(var child) = children[index] else { continue }
      child.add(classes: [["ul", "ol", "table"].contains(child.name) ? "incremental" : "fragment"])
      children[index] = .element(child)
    }
  }
}
