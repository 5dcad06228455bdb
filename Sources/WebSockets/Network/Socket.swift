import Glibc

/// Calls on a connected socket that never wait.
enum Socket {
  /// Bytes that the kernel took; −1 with `errno`.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    return unsafe bytes.withUnsafeBytes {
      unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, flags)
    }
  }

  /// What became of a connect; 0 for a connection.
  static func error(of descriptor: Int32) -> Int32 {
    var error: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    let result = unsafe getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
    return result == 0 ? error : errno
  }

  /// Reads away what has come: closing a socket with unread bytes takes back what was sent.
  static func discardInput(of descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<16 {
      let read = unsafe recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard read > 0 else { return }
    }
  }

  /// Makes the end of a dead peer's connection drop what it hasn't read.
  static func abandon(_ descriptor: Int32) {
    var reset = linger(l_onoff: 1, l_linger: 0)
    unsafe setsockopt(
      descriptor,
      SOL_SOCKET,
      SO_LINGER,
      &reset,
      socklen_t(MemoryLayout<linger>.size)
    )
    // The library would otherwise wait to send the rest of a frame.
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Bounds what the kernel keeps for a peer that doesn't read.
  static func setSendBuffer(_ bytes: Int32, of descriptor: Int32) {
    var bytes = bytes
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, 4)
  }
}
