import CLibwebsockets
import Glibc

/// Where the warnings of libwebsockets go: to standard error, unless set otherwise.
package enum LibraryLog {
  private struct State {
    var gate = LogGate()
    var sink: @Sendable (String) -> Void = { line in
      let bytes = Array("libwebsockets: \(line)\n".utf8)
      _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(2, $0.baseAddress, $0.count) }
    }
  }

  private static let state = Locked(State())

  /// Sends all further lines, which hold no control characters, to `sink`.
  package static func redirect(to sink: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.sink = sink }
  }

  static func open() {
    unsafe lws_set_log_level(Int32(LLL_ERR | LLL_WARN)) { _, line in
      guard let line = unsafe line else { return }
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: line, count: strlen(line)))
      LibraryLog.pass(bytes)
    }
  }

  private static func pass(_ bytes: [UInt8]) {
    let (lines, sink) = state.withLock { state in
      (state.gate.pass(bytes, at: ServiceClock.now), state.sink)
    }
    for line in lines { sink(line) }
  }
}
