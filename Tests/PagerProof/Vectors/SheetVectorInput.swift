import Pager

extension Sheet.Input {
  /// Reads an input as the vectors write it.
  init?(vector: JSONValue) {
    let input: Self? =
      switch vector["type"].string {
      case "tick": .tick
      case "present": .present(Sheet.Presentation(vector: vector))
      case "select": vector["value"].string.map(Self.select)
      case "confirm": .confirm
      case "cancel": .cancel(vector["id"].int.map(String.init))
      case "items": vector["items"].strings.map(Self.items)
      case "presenterLeft": vector["presenter"].string.map(Self.presenterLeft)
      case "close": .close
      default: nil
      }
    guard let input else { return nil }
    self = input
  }
}

extension Sheet.Presentation {
  fileprivate init(vector: JSONValue) {
    self.init(
      id: vector["id"].int.map(String.init) ?? "",
      key: vector["key"].string ?? "",
      items: vector["items"].strings ?? [],
      isAnimated: vector["animated"].bool ?? true,
      owner: vector["owner"].string
    )
  }
}
