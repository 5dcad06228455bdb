/// Cuts code into its lines where they have numbers or stand out one after the other.
enum CodeBlock {
  /// By which code that is written as HTML says what an info string says otherwise.
  static let attributes: Set<String> = ["data-line-numbers", "data-ln-start-from", "data-meta"]

  private static let mostLines = 2_000

  static func prepare(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
      guard case .element(var element) = node else { return node }
      if element.name == "pre", let listing = listing(element) { return .element(listing) }
      for attribute in attributes { element[attribute] = nil }
      element.children = prepare(element.children)
      return .element(element)
    }
  }

  /// A `pre`, or a figure of one that has a title; nil where it holds no code.
  private static func listing(_ written: HTMLElement) -> HTMLElement? {
    var pre = written
    guard let index = pre.children.firstIndex(where: { $0.element?.name == "code" }),
      case .element(var code) = pre.children[index]
    else { return nil }
    let info = info(of: code, in: pre)
    code.children = prepare(code.children)
    for attribute in attributes { (code[attribute], pre[attribute]) = (nil, nil) }
    name(info.language, &code)
    cut(&code, info, in: &pre)
    pre.children = prepare(pre.children)
    pre.children[index] = .element(code)
    return info.title.map { titled(pre, $0) } ?? pre
  }

  private static func info(of code: HTMLElement, in pre: HTMLElement) -> CodeInfo {
    let language = code["class"]?.split(separator: " ").first { $0.hasPrefix("language-") }
    let written = [language?.dropFirst("language-".count).description, code["data-meta"]]
    var words = written.compactMap(\.self)
    for attribute in ["data-ln-start-from", "data-line-numbers"] {
      guard let value = code[attribute] ?? pre[attribute] else { continue }
      words.append("{\(attribute)=\"\(value)\"}")
    }
    return CodeInfo(words.joined(separator: " "))
  }

  /// An info string such as `{.python}` or `js{1,3}` names the language no less.
  private static func name(_ language: String?, _ code: inout HTMLElement) {
    let others = (code["class"] ?? "").split(separator: " ").filter { !$0.hasPrefix("language-") }
    let name = language?.lowercased().filter { $0.isLetter || $0.isNumber || "+-#._".contains($0) }
    let own = name.map { ["language-\($0)"] } ?? []
    let classes = own + others.map(String.init)
    code["class"] = classes.isEmpty ? nil : classes.joined(separator: " ")
  }

  private static func cut(_ code: inout HTMLElement, _ info: CodeInfo, in pre: inout HTMLElement) {
    guard info.isNumbered || !info.groups.isEmpty, case .text(let text)? = code.children.first,
      code.children.count == 1
    else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count <= mostLines else { return }
    if info.isNumbered {
      pre.add(classes: ["numbered"])
      if info.firstLine != 1 { pre["style"] = "counter-reset: line \(info.firstLine - 1)" }
    }
    if !info.groups.isEmpty { pre["data-groups"] = String(info.groups.count) }
    let last = lines.last?.isEmpty ?? true ? lines.count - 1 : lines.count
    code.children = lines[..<last].enumerated().map { offset, words in
      var line = HTMLElement(name: "span", children: [.text(words + "\n")])
      line["class"] = "line"
      line["data-lit"] = lit(info.firstLine + offset, in: info.groups)
      return .element(line)
    }
  }

  /// The groups to which a line belongs, of how many; nil where that is all of them.
  private static func lit(_ line: Int, in groups: [LineGroup]) -> String? {
    let own = groups.indices.filter { groups[$0].contains(line) }
    guard own.count < groups.count else { return nil }
    return own.map(String.init).joined(separator: " ") + "/\(groups.count)"
  }

  private static func titled(_ pre: HTMLElement, _ title: String) -> HTMLElement {
    let caption = HTMLElement(name: "figcaption", children: [.text(title)])
    var figure = HTMLElement(name: "figure", children: [.element(caption), .element(pre)])
    figure["class"] = "listing"
    return figure
  }
}
