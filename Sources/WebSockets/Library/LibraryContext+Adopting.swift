import CLibwebsockets

extension LibraryContext {
  /// Gives an accepted socket to the library, under its slot's number.
  func adopt(_ accepted: Int32, as slot: Int) -> OpaquePointer? {
    var info = unsafe lws_adopt_desc_t()
    unsafe info.vh = vhost
    unsafe info.type = lws_adoption_type(
      LWS_ADOPT_SOCKET.rawValue | LWS_ADOPT_HTTP.rawValue | LWS_ADOPT_ALLOW_SSL.rawValue
    )
    unsafe info.fd.sockfd = accepted
    unsafe info.opaque = UnsafeMutableRawPointer(bitPattern: slot + 1)
    return unsafe lws_adopt_descriptor_vhost_via_info(&info)
  }
}
