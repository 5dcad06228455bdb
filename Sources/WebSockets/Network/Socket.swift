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

  /// Ends a connection in both directions.
  ///
  /// What the peer's kernel has all taken, it finds there, and then the end, whenever it reads. Else
  /// the rest is dropped, for it would stay in our kernel's memory for minutes.
  static func abandon(_ descriptor: Int32) {
    discardInput(of: descriptor)
    if unsent(on: descriptor) > 0 {
      var reset = linger(l_onoff: 1, l_linger: 0)
      let size = socklen_t(MemoryLayout<linger>.size)
      unsafe setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &reset, size)
    }
    // The library would otherwise wait to send the rest of a frame.
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Bytes that the peer's kernel has not taken.
  private static func unsent(on descriptor: Int32) -> Int32 {
    var bytes: Int32 = 0
    return unsafe ioctl(descriptor, UInt(TIOCOUTQ), &bytes) == 0 ? bytes : 0
  }

  /// Sends what is held back on an accepted socket, and holds nothing back any more.
  static func uncork(_ descriptor: Int32) {
    var off: Int32 = 0
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_CORK, &off, 4)
  }

  /// Bounds what the kernel keeps for a peer that doesn't read.
  static func setSendBuffer(_ bytes: Int32, of descriptor: Int32) {
    var bytes = bytes
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &bytes, 4)
  }
}
