private import CYAML

/// A piece of YAML as decks use it; anchors and tags mean nothing.
enum YAML: Equatable {
  case scalar(String)
  case list([YAML])
  /// In the order of the text; of two equal keys the first holds.
  case mapping([Entry])

  struct Entry: Equatable {
    let key: String
    let value: YAML
    /// From 1, within the text.
    let line: Int
  }

  struct Failure: Error, Equatable {
    /// From 1, within the text.
    let line: Int
    let reason: String
  }

  /// Reads one document; nil where the text holds none but blanks and comments.
  static func parse(_ text: String) throws(Failure) -> YAML? {
    var parser = unsafe yaml_parser_t()
    guard unsafe yaml_parser_initialize(&parser) == 1 else {
      throw Failure(line: 1, reason: "out of memory")
    }
    defer { unsafe yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    // The input must outlive the calls: the parser keeps its address.
    return try unsafe parse(&parser, bytes)
  }

  private static func parse(
    _ parser: inout yaml_parser_t,
    _ bytes: [UInt8]
  ) throws(Failure) -> YAML? {
    var tree = YAMLTree()
    var failure: Failure?
    unsafe bytes.withUnsafeBufferPointer { input in
      unsafe yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
      unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      var isDone = false
      while !isDone, failure == nil {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(&parser, &event) == 1 else {
          failure = unsafe Failure(
            line: Int(parser.problem_mark.line) + 1,
            reason: parser.problem == nil ? "not YAML" : String(cString: parser.problem)
          )
          return
        }
        isDone = unsafe event.type == YAML_STREAM_END_EVENT
        if unsafe !tree.take(event) {
          failure = unsafe Failure(line: Int(event.start_mark.line) + 1, reason: "nested too deep")
        }
        unsafe yaml_event_delete(&event)
      }
    }
    if let failure { throw failure }
    return tree.root
  }
}

/// Builds a tree from the parser's events, without recursion.
private struct YAMLTree {
  private(set) var root: YAML?
  private var open: [Node] = []

  private static let deepest = 32

  private struct Node {
    var isMapping: Bool
    var values: [YAML] = []
    var entries: [YAML.Entry] = []
    var key: (text: String, line: Int)?

    var value: YAML { isMapping ? .mapping(entries) : .list(values) }
  }

  /// False where it goes too deep.
  mutating func take(_ event: yaml_event_t) -> Bool {
    let line = unsafe Int(event.start_mark.line) + 1
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      add(.scalar(unsafe String(decoding: bytes, as: UTF8.self)), line)
    case YAML_ALIAS_EVENT:
      add(.scalar(""), line)
    case YAML_SEQUENCE_START_EVENT:
      open.append(Node(isMapping: false))
    case YAML_MAPPING_START_EVENT:
      open.append(Node(isMapping: true))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      if let node = open.popLast() { add(node.value, line) }
    default: break
    }
    return open.count <= Self.deepest
  }

  private mutating func add(_ value: YAML, _ line: Int) {
    guard let last = open.indices.last else {
      if root == nil { root = value }
      return
    }
    guard open[last].isMapping else {
      open[last].values.append(value)
      return
    }
    guard let key = open[last].key else {
      if case .scalar(let text) = value {
        open[last].key = (text, line)
      } else {
        open[last].key = ("", line)
      }
      return
    }
    open[last].entries.append(YAML.Entry(key: key.text, value: value, line: key.line))
    open[last].key = nil
  }
}
