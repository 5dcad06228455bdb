/// Writes a tree as HTML, with everything escaped that is not markup.
struct HTMLWriter {
  private var bytes: [UInt8] = []

  static func write(_ nodes: [HTMLNode]) -> String {
    var writer = HTMLWriter()
    for node in nodes { writer.write(node) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ node: HTMLNode) {
    switch node {
    case .text(let text): escape(text)
    case .element(let element): write(element)
    case .reveal: bytes += "<!-- pause -->".utf8
    }
  }

  private mutating func write(_ element: HTMLElement) {
    bytes.append(UInt8(ascii: "<"))
    bytes += element.name.utf8
    for attribute in element.attributes {
      bytes.append(UInt8(ascii: " "))
      bytes += attribute.name.utf8
      bytes += "=\"".utf8
      escape(attribute.value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
    guard !HTMLElement.voids.contains(element.name) else { return }
    for child in element.children { write(child) }
    bytes += "</".utf8
    bytes += element.name.utf8
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func escape(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      default: bytes.append(byte)
      }
    }
  }
}
