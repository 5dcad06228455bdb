import CLibwebsockets

/// The head of a request, while libwebsockets holds it: in its callbacks for that head alone.
@safe struct RequestHead {
  private let wsi: OpaquePointer

  init(_ wsi: OpaquePointer) {
    unsafe self.wsi = wsi
  }

  /// Bytes of a header's value; 0 where there is none, or no head at all any more.
  func length(_ token: lws_token_indexes) -> Int {
    Int(unsafe lws_hdr_total_length(wsi, token))
  }

  /// A header's value; values of a header given several times, joined by commas.
  subscript(token: lws_token_indexes) -> String? {
    let length = length(token)
    guard length > 0 else { return nil }
    return unsafe copied(room: length + 1) { unsafe lws_hdr_copy(wsi, $0, $1, token) }
  }

  var method: HTTPRequest.Method? {
    if length(WSI_TOKEN_GET_URI) > 0 { return .get }
    if length(WSI_TOKEN_HEAD_URI) > 0 { return .head }
    return nil
  }

  var hasBody: Bool {
    if length(WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0 { return true }
    return self[WSI_TOKEN_HTTP_CONTENT_LENGTH].map { $0 != "0" } ?? false
  }

  var isHTTP11: Bool {
    self[WSI_TOKEN_HTTP] == "HTTP/1.1"
  }

  /// Whether the connection is kept, by the same rule as the library's own.
  var isKeptAlive: Bool {
    switch self[WSI_TOKEN_CONNECTION]?.lowercased() {
    case "keep-alive": true
    case "close": false
    default: isHTTP11
    }
  }

  /// Whether a header that is a list holds this item, written in lower case; whatever case it is in,
  /// where it is not told apart by that.
  func list(_ token: lws_token_indexes, holds item: String, inItsCase: Bool = false) -> Bool {
    unsafe withBytes(of: token) { list in
      var rest = unsafe list[...]
      while unsafe !rest.isEmpty {
        let end = unsafe rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
        let part = unsafe trimmed(rest[..<end])
        let isItem =
          unsafe part.elementsEqual(item.utf8) { inItsCase ? $0 == $1 : lowercased($0) == $1 }
        if isItem { return true }
        unsafe rest = rest[end...].dropFirst()
      }
      return false
    }
  }

  /// Whether the peer's key may be 16 bytes in base64.
  var holdsKey: Bool {
    unsafe withBytes(of: WSI_TOKEN_KEY) { key in
      unsafe key.count == 24 && key.suffix(2).elementsEqual("==".utf8)
    }
  }

  /// The request; `nil` for methods other than `GET` and `HEAD`.
  var request: HTTPRequest? {
    guard let method else { return nil }
    let path = self[method == .get ? WSI_TOKEN_GET_URI : WSI_TOKEN_HEAD_URI] ?? "/"
    var request = HTTPRequest(method: method, path: path, query: query)
    request.host = self[WSI_TOKEN_HOST]
    request.origin = self[WSI_TOKEN_ORIGIN]
    request.ifNoneMatch = self[WSI_TOKEN_HTTP_IF_NONE_MATCH]
    request.acceptEncoding = self[WSI_TOKEN_HTTP_ACCEPT_ENCODING]
    request.range = self[WSI_TOKEN_HTTP_RANGE]
    return request
  }

  // MARK: -

  private var query: [String: String] {
    var query: [String: String] = [:]
    guard length(WSI_TOKEN_HTTP_URI_ARGS) > 0 else { return query }
    let room = length(WSI_TOKEN_HTTP_URI_ARGS) + 1
    for fragment in Int32(0)... {
      let part = unsafe copied(room: room) {
        unsafe lws_hdr_copy_fragment(wsi, $0, $1, WSI_TOKEN_HTTP_URI_ARGS, fragment)
      }
      guard let part, !part.isEmpty else { break }
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(pair[0])
      if query[name] == nil { query[name] = pair.count == 2 ? String(pair[1]) : "" }
    }
    return query
  }

  private func copied(room: Int, _ copy: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    var copied: Int32 = -1
    let text = unsafe String(unsafeUninitializedCapacity: room) { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { buffer in
        guard let base = buffer.baseAddress else { return 0 }
        copied = unsafe copy(base, Int32(clamping: buffer.count))
        return Int(max(0, copied))
      }
    }
    return copied >= 0 ? text : nil
  }

  /// Calls with the bytes of a header's value, of which there are none where it is missing.
  ///
  /// No text is made of what is only compared: ten thousand come at once.
  private func withBytes<Result>(
    of token: lws_token_indexes,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    let room = length(token) + 1
    return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
      let copied = unsafe lws_hdr_copy(wsi, buffer.baseAddress, Int32(clamping: room), token)
      return unsafe body(
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<max(0, Int(copied))])
      )
    }
  }

  private func trimmed(_ part: Slice<UnsafeRawBufferPointer>) -> Slice<UnsafeRawBufferPointer> {
    var part = unsafe part
    while let first = unsafe part.first, isBlank(first) { unsafe part.removeFirst() }
    while let last = unsafe part.last, isBlank(last) { unsafe part.removeLast() }
    return unsafe part
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
