import CLibwebsockets
import Glibc

extension WebSocketServer {
  /// Accepts what waits, but lets the loop turn in between.
  func acceptWaiting() {
    guard let listener, !isStopping else { return }
    for _ in 0..<64 {
      switch listener.accept() {
      case .none: return
      case .turnedAway: tallies.refused += 1
      case .descriptor(let descriptor): welcome(descriptor, listener)
      }
    }
  }

  private func welcome(_ descriptor: Int32, _ listener: Listener) {
    guard table.count < listener.capacity else {
      tallies.refused += 1
      return turnAway(descriptor)
    }
    tallies.accepted += 1
    let slot = table.take(descriptor)
    let known = socketsKnown
    guard let socket = unsafe listener.adopt(descriptor, as: slot) else {
      // The library has closed it, and tells of the end where it came so far as to know it.
      if socketsKnown == known { table.vacate(slot) }
      return
    }
    unsafe table.bind(slot, to: socket)
    // Our own deadlines hold, not the library's list of timers.
    unsafe lws_set_timeout(socket, NO_PENDING_TIMEOUT, 0)
    deadlines.set(slot, .receiving, after: configuration.intervals.handshake)
  }

  /// Says why, as far as that goes without waiting.
  private func turnAway(_ descriptor: Int32) {
    let response = HTTPResponse.text(503, "This server has as many connections as it can bear.")
    var answer = Answer(response, to: .get, keepsAlive: false)
    _ = answer.advance(descriptor)
    Socket.discardInput(of: descriptor)
    Glibc.close(descriptor)
  }
}
