import CLibwebsockets

/// Takes the library's events of a server, on the thread of its branch; anything but 0 ends the socket.
func serverCallback(
  socket: OpaquePointer?,
  reason: lws_callback_reasons,
  user: UnsafeMutableRawPointer?,
  input: UnsafeMutableRawPointer?,
  length: Int
) -> Int32 {
  guard isOfConcern(reason) else {
    return unsafe lws_callback_http_dummy(socket, reason, user, input, length)
  }
  let owner = unsafe LibraryContext.owner(of: reason, socket) as? Branch
  guard let branch = owner else { return 0 }
  let slot = unsafe slot(of: socket)
  nonisolated(unsafe) let (socket, input) = unsafe (socket, input)
  switch reason {
  case LWS_CALLBACK_RAW_RX_FILE:
    branch.enter { $0.acceptWaiting() }
  case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX:
    // What the library makes of `CONNECT`.
    return -1
  case LWS_CALLBACK_WSI_DESTROY:
    if let slot { branch.enter { $0.ended(slot) } }
  case LWS_CALLBACK_HTTP, LWS_CALLBACK_HTTP_CONFIRM_UPGRADE, LWS_CALLBACK_ESTABLISHED,
    LWS_CALLBACK_SERVER_WRITEABLE, LWS_CALLBACK_RECEIVE, LWS_CALLBACK_RECEIVE_PONG,
    LWS_CALLBACK_WS_PEER_INITIATED_CLOSE, LWS_CALLBACK_WS_SERVER_DROP_PROTOCOL,
    LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP:
    guard let slot else { return -1 }
    return branch.enter { branch in
      guard let socket = unsafe socket else { return -1 }
      let input = unsafe UnsafeRawBufferPointer(
        start: input,
        count: unsafe input == nil ? 0 : length
      )
      return unsafe branch.take(reason, slot, socket, input)
    }
  case LWS_CALLBACK_HTTP_BODY, LWS_CALLBACK_HTTP_BODY_COMPLETION:
    return -1
  default:
    // Of writable answers: we write by ourselves.
    break
  }
  return 0
}

/// Whether an event leads to more than what the library does by itself, on which keep-alive depends:
/// half of those that come for each newcomer don't.
private func isOfConcern(_ event: lws_callback_reasons) -> Bool {
  switch event {
  case LWS_CALLBACK_WSI_CREATE, LWS_CALLBACK_WSI_DESTROY,
    LWS_CALLBACK_RAW_RX_FILE, LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX,
    LWS_CALLBACK_HTTP, LWS_CALLBACK_HTTP_WRITEABLE, LWS_CALLBACK_CLOSED_HTTP,
    LWS_CALLBACK_HTTP_BODY, LWS_CALLBACK_HTTP_BODY_COMPLETION,
    LWS_CALLBACK_HTTP_CONFIRM_UPGRADE, LWS_CALLBACK_ESTABLISHED, LWS_CALLBACK_SERVER_WRITEABLE,
    LWS_CALLBACK_RECEIVE, LWS_CALLBACK_RECEIVE_PONG, LWS_CALLBACK_WS_PEER_INITIATED_CLOSE,
    LWS_CALLBACK_WS_SERVER_DROP_PROTOCOL, LWS_CALLBACK_CLOSED:
    true
  default: false
  }
}

/// The slot that the socket was given at its adoption.
private func slot(of socket: OpaquePointer?) -> Int? {
  guard let socket = unsafe socket, let mark = unsafe lws_get_opaque_user_data(socket) else {
    return nil
  }
  return Int(bitPattern: mark) - 1
}

extension Branch {
  /// Takes an event of one connection.
  fileprivate func take(
    _ reason: lws_callback_reasons,
    _ slot: Int,
    _ socket: OpaquePointer,
    _ input: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_HTTP:
      return unsafe requested(slot, RequestHead(socket), socket)
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
      return unsafe confirmUpgrade(slot, RequestHead(socket))
    case LWS_CALLBACK_ESTABLISHED:
      return established(slot)
    case LWS_CALLBACK_SERVER_WRITEABLE:
      return unsafe writable(slot, socket)
    case LWS_CALLBACK_RECEIVE:
      return unsafe received(slot, socket, input)
    case LWS_CALLBACK_RECEIVE_PONG:
      heard(slot)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
      return closedByPeer(slot)
    default:
      left(slot)
    }
    return 0
  }
}
