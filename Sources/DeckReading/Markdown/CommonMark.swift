private import CCommonMark

/// The C library that turns Markdown into HTML; nothing else in the project calls it.
enum CommonMark {
  /// GitHub's extensions but for bare links: in this version their C code reads out of bounds
  /// (CVE-2023-22485), so ``BareLinks`` finds them.
  private static let extensions = ["table", "strikethrough", "tasklist"]

  private static let options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES | CMARK_OPT_FULL_INFO_STRING

  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  /// The HTML of one page, raw HTML included: not safe before it is sanitised.
  ///
  /// Where it `breaksLines`, each line end in a paragraph is kept.
  static func html(_ markdown: String, breaksLines: Bool = false) -> String {
    _ = registered
    let options = breaksLines ? options | CMARK_OPT_HARDBREAKS : options
    guard let parser = unsafe cmark_parser_new(options) else { return "" }
    defer { unsafe cmark_parser_free(parser) }
    for name in extensions {
      guard let found = unsafe cmark_find_syntax_extension(name) else { continue }
      unsafe cmark_parser_attach_syntax_extension(parser, found)
    }
    unsafe cmark_parser_feed(parser, markdown, markdown.utf8.count)
    guard let document = unsafe cmark_parser_finish(parser) else { return "" }
    defer { unsafe cmark_node_free(document) }
    let attached = unsafe cmark_parser_get_syntax_extensions(parser)
    guard let html = unsafe cmark_render_html(document, options, attached) else { return "" }
    defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
    return unsafe String(cString: html)
  }

  /// `text` with its character references, such as `&amp;` or `&#215;`, as the characters they name.
  static func decodingReferences(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var buffer = unsafe cmark_strbuf()
    unsafe cmark_strbuf_init(cmark_get_default_mem_allocator(), &buffer, 0)
    defer { unsafe cmark_strbuf_free(&buffer) }
    let bytes = Array(text.utf8)
    guard let size = Int32(exactly: bytes.count) else { return text }
    let found = unsafe houdini_unescape_html(&buffer, bytes, size)
    guard found != 0, let start = unsafe buffer.ptr else { return text }
    let decoded = unsafe UnsafeBufferPointer(start: start, count: Int(buffer.size))
    return unsafe String(decoding: decoded, as: UTF8.self)
  }
}
