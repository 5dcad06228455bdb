/// Which page a name in a PDF stands for.
struct PDFDestinations {
  private let objects: PDFObjects
  /// Page numbers from 0 by the references to their objects.
  private let numbers: [String: Int]
  private var named: [String: JSONValue] = [:]

  private static let most = 100_000

  init(_ objects: PDFObjects, pages: [String]) {
    self.objects = objects
    numbers = Dictionary(zip(pages, pages.indices), uniquingKeysWith: { first, _ in first })
    let root = objects.root
    for (name, value) in objects.resolve(root?["/Dests"])?.object ?? [:] { named[name] = value }
    takeNames(in: objects.resolve(root?["/Names"])?["/Dests"])
  }

  /// The index of the page that a destination leads to: an array that begins with a page, such an array in
  /// a dictionary, or the name of one.
  func page(_ destination: JSONValue?) -> Int? {
    var value = objects.resolve(destination)
    if let name = value?.text { value = objects.resolve(named[name]) }
    if let inner = value?["/D"] { value = objects.resolve(inner) }
    guard let first = value?.list?.first else { return nil }
    return first.text.flatMap { numbers[$0] }
      ?? first.int.flatMap { 0..<numbers.count ~= $0 ? $0 : nil }
  }

  /// A tree of names, level by level: damaged ones may be round in a circle.
  private mutating func takeNames(in tree: JSONValue?) {
    var level = [tree]
    var seen = 0
    while let node = level.popLast(), seen < Self.most {
      seen += 1
      let node = objects.resolve(node)
      level += objects.resolve(node?["/Kids"])?.list ?? []
      let pairs = objects.resolve(node?["/Names"])?.list ?? []
      for index in stride(from: 0, to: pairs.count - 1, by: 2) {
        guard let name = objects.resolve(pairs[index])?.text, named.count < Self.most else { break }
        named[name] = pairs[index + 1]
      }
    }
  }
}
