import CLibwebsockets

extension LibraryContext {
  /// Begins to connect; `false` where that fails at once.
  func connect(to target: ClientTarget, at address: String, _ subprotocol: String) -> Bool {
    unsafe address.withCString { address in
      unsafe target.authority.withCString { authority in
        unsafe target.path.withCString { path in
          unsafe subprotocol.withCString { subprotocol in
            var info = unsafe lws_client_connect_info()
            unsafe info.context = pointer
            unsafe info.vhost = vhost
            unsafe info.address = address
            unsafe info.port = Int32(target.port)
            unsafe info.path = path
            unsafe info.host = authority
            unsafe info.`protocol` = subprotocol
            unsafe info.ssl_connection = Int32(LCCSCF_HTTP_NO_FOLLOW_REDIRECT.rawValue)
            return unsafe lws_client_connect_via_info(&info) != nil
          }
        }
      }
    }
  }
}
