import CLibwebsockets
import Glibc

extension Branch {
  /// Accepts what waits, but lets the loop turn in between.
  func acceptWaiting() {
    guard let listener else { return }
    for _ in 0..<64 {
      switch listener.accept() {
      case .none: return
      case .turnedAway: tallies.refused += 1
      case .descriptor(let descriptor):
        let hasSeat = Service.assumeIsolated { server.seat(descriptor) }
        if !hasSeat { turnAway(descriptor) }
      }
    }
  }

  /// Takes an accepted socket over.
  func take(_ descriptor: Int32) {
    guard let library, !isStopping else {
      Glibc.close(descriptor)
      return
    }
    tallies.accepted += 1
    let slot = table.take(descriptor)
    let known = library.socketsKnown
    guard let socket = unsafe library.adopt(descriptor, as: slot) else {
      // The library has closed it, and tells of the end where it came so far as to know it.
      if library.socketsKnown == known { free(slot) }
      return
    }
    unsafe table.bind(slot, to: socket)
    // Our own deadlines hold, not the library's list of timers.
    unsafe lws_set_timeout(socket, NO_PENDING_TIMEOUT, 0)
    deadlines.set(slot, .receiving, after: configuration.intervals.handshake)
  }

  /// Says why, as far as that goes without waiting.
  private func turnAway(_ descriptor: Int32) {
    tallies.refused += 1
    let response = HTTPResponse.text(503, "This server has as many connections as it can bear.")
    var answer = Answer(response, to: .get, keepsAlive: false)
    _ = answer.advance(descriptor)
    Socket.discardInput(of: descriptor)
    Glibc.close(descriptor)
  }
}
