import CLibwebsockets

/// Takes the library's events of a client, on the service thread; anything but 0 ends the socket.
func clientCallback(
  socket: OpaquePointer?,
  reason: lws_callback_reasons,
  user: UnsafeMutableRawPointer?,
  input: UnsafeMutableRawPointer?,
  length: Int
) -> Int32 {
  let owner = unsafe LibraryContext.owner(of: reason, socket) as? WebSocketClient
  guard let client = owner else { return 0 }
  nonisolated(unsafe) let (socket, input) = unsafe (socket, input)
  switch reason {
  case LWS_CALLBACK_CLIENT_FILTER_PRE_ESTABLISH:
    // Without a subprotocol it is another kind of server, which the library would take.
    return unsafe lws_hdr_total_length(socket, WSI_TOKEN_PROTOCOL) > 0 ? 0 : -1
  case LWS_CALLBACK_CLIENT_ESTABLISHED, LWS_CALLBACK_CLIENT_CONNECTION_ERROR,
    LWS_CALLBACK_CLIENT_RECEIVE, LWS_CALLBACK_CLIENT_RECEIVE_PONG, LWS_CALLBACK_CLIENT_WRITEABLE,
    LWS_CALLBACK_WS_PEER_INITIATED_CLOSE, LWS_CALLBACK_CLIENT_CLOSED:
    return Service.assumeIsolated {
      guard let socket = unsafe socket else { return -1 }
      let count = unsafe input == nil ? 0 : length
      let input = unsafe UnsafeRawBufferPointer(start: input, count: count)
      return unsafe client.take(reason, socket, input)
    }
  default:
    return unsafe lws_callback_http_dummy(socket, reason, user, input, length)
  }
}

extension WebSocketClient {
  fileprivate func take(
    _ reason: lws_callback_reasons,
    _ socket: OpaquePointer,
    _ input: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_CLIENT_ESTABLISHED: unsafe opened(socket)
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: unsafe failed(socket)
    case LWS_CALLBACK_CLIENT_RECEIVE: return unsafe received(socket, input)
    case LWS_CALLBACK_CLIENT_WRITEABLE: return unsafe writable(socket)
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE: return unsafe closedByServer(input)
    case LWS_CALLBACK_CLIENT_CLOSED: closed()
    default: alive()
    }
    return 0
  }
}
