/// Which elements a rule of style is about: names, classes and places, within others.
struct StyleSelector: Equatable {
  /// An element by itself, such as `li.done:first-child`.
  struct Compound: Equatable {
    /// Nil for any.
    var name: String?
    var classes: [String] = []
    var place: Place?
    /// Whether it is the page, whatever the tool calls that.
    var isPage = false
  }

  enum Place: Equatable {
    case first
    case last
    case even
    case odd
    case number(Int)
  }

  private struct Part: Equatable {
    var compound: Compound
    /// Whether the part before it is its parent and not just around it.
    var isChild: Bool
  }

  /// From the outermost to the element itself.
  private var parts: [Part] = []

  /// Of parts, and of classes of one.
  private static let most = 8
  /// What tools call a page.
  private static let pageNames: Set<String> = ["article", "body", "html", "section"]
  private static let pageClasses: Set<String> = [
    "markdown", "remark-slide", "remark-slide-container", "remark-slide-content", "reveal", "slide",
    "slides", "slidev-layout", "slidev-page",
  ]

  /// Nil for one that says more than names, classes and places.
  init?(_ text: Substring) {
    var isChild = false
    let spaced = text.replacing(">", with: " > ")
    for word in spaced.split(whereSeparator: \.isWhitespace) {
      if word == ">" {
        isChild = true
        continue
      }
      guard let compound = Self.compound(word), parts.count < Self.most else { return nil }
      // A tool has several elements around a page; here it is one.
      if compound.isPage, let last = parts.last, last.compound.isPage {
        let classes = last.compound.classes + compound.classes
        guard classes.count <= Self.most else { return nil }
        parts[parts.count - 1].compound.classes = classes
      } else {
        parts.append(Part(compound: compound, isChild: isChild))
      }
      isChild = false
    }
    if parts.isEmpty || isChild { return nil }
  }

  private static func compound(_ word: Substring) -> Compound? {
    var compound = Compound()
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    // A bracket is about attributes here, though classes may have one in their names.
    guard parts.count <= 2, let head = parts.first, !head.contains("[") else { return nil }
    if parts.count == 2, parts[1] == "root" || parts[1] == "host" {
      compound.isPage = true
    } else if parts.count == 2 {
      guard let place = place(parts[1]) else { return nil }
      compound.place = place
    }
    let names = head.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.count <= most + 1,
      names.dropFirst().allSatisfy({ AttributeFilter.isClass($0[...]) && !$0.isEmpty })
    else { return nil }
    let name = names.first?.lowercased() ?? ""
    guard name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") || $0 == "*" })
    else { return nil }
    let own = names.dropFirst().filter { !pageClasses.contains($0) }
    compound.isPage = compound.isPage || pageNames.contains(name) || own.count < names.count - 1
    compound.classes = Array(own)
    if !name.isEmpty, name != "*", !compound.isPage { compound.name = name }
    let isEmpty = head.isEmpty && !compound.isPage && compound.place == nil
    return isEmpty ? nil : compound
  }

  private static func place(_ text: Substring) -> Place? {
    switch text {
    case "first-child": return .first
    case "last-child": return .last
    case "nth-child(even)", "nth-child(2n)": return .even
    case "nth-child(odd)", "nth-child(2n+1)": return .odd
    default:
      guard text.hasPrefix("nth-child("), text.hasSuffix(")") else { return nil }
      return Int(text.dropFirst(10).dropLast()).map(Place.number)
    }
  }

  /// What the elements are called that it is about; nil for any.
  var name: String? { parts.last?.compound.name }

  var isPage: Bool { parts.last?.compound.isPage ?? false }

  // MARK: - Matching

  /// A name or a class without which no element is meant; empty where there is none.
  var key: String {
    guard let last = parts.last?.compound else { return "" }
    return last.classes.first.map { ".\($0)" } ?? last.name ?? (last.isPage ? "article" : "")
  }

  /// How much it counts against others: classes and places more than names.
  var weight: Int {
    parts.reduce(0) { weight, part in
      weight + part.compound.classes.count * 100 + (part.compound.place == nil ? 0 : 100)
        + (part.compound.name == nil && !part.compound.isPage ? 0 : 1)
    }
  }

  /// Whether the last of `path` is meant, which begins with the page.
  func matches(_ path: [StyledElement]) -> Bool {
    guard let own = parts.last, let element = path.last, element.fits(own.compound) else {
      return false
    }
    guard parts.count > 1 else { return true }
    // Where in the path the parts so far can end.
    var ends = path.map { $0.fits(parts[0].compound) }
    for part in parts.dropFirst() {
      var isWithin = false
      var next: [Bool] = []
      for index in path.indices {
        let isPlace = part.isChild ? index > 0 && ends[index - 1] : isWithin
        next.append(isPlace && path[index].fits(part.compound))
        isWithin = isWithin || ends[index]
      }
      ends = next
    }
    return ends.last ?? false
  }
}

/// An element on its way from the page to the one that is to be styled.
struct StyledElement {
  var name: String
  var classes: [Substring]
  /// Among its parent's elements, from 1.
  var number: Int
  var isLast: Bool

  /// Each is looked at for every rule, of the element itself and of all that is in it.
  private static let mostClasses = 64

  init(_ element: HTMLElement, number: Int, isLast: Bool) {
    name = element.name
    let written = element["class"]?.split(separator: " ") ?? []
    classes = Array(written.prefix(Self.mostClasses))
    self.number = number
    self.isLast = isLast
  }

  func fits(_ compound: StyleSelector.Compound) -> Bool {
    let isPage = name == "article" && classes.contains("content")
    guard isPage || !compound.isPage else { return false }
    if let wanted = compound.name, wanted != name, !classes.contains("page-\(wanted)"[...]) {
      return false
    }
    guard compound.classes.allSatisfy({ classes.contains($0[...]) }) else { return false }
    switch compound.place {
    case nil: return true
    case .first: return number == 1
    case .last: return isLast
    case .even: return number.isMultiple(of: 2)
    case .odd: return !number.isMultiple(of: 2)
    case .number(let wanted): return number == wanted
    }
  }
}
