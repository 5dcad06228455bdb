private import Glibc
import Loopback

extension Hall {
  /// Waits as viewers do: each asks for the time once a minute.
  func listen(seconds: Double) {
    let minute = 60_000_000_000
    let began = Clock.now
    let frame = Frame.masked(Array(#"{"type":"clock","sent":1.5}"#.utf8))
    var asked = 0
    while Clock.now - began < Int64(seconds * 1e9) {
      // Evenly over the minute, one after the other.
      let due = Int(Clock.now - began) * viewers.count / minute
      while asked < due {
        let viewer = asked % viewers.count
        if viewers.stages[viewer] == .open, !send(frame, to: viewers.descriptors[viewer]) {
          faults.add(.shortWrite)
        }
        asked += 1
      }
      pump(milliseconds: 1)
    }
    audit.read(transcript, &faults)
  }

  /// Ends all connections at once.
  func leave() {
    for viewer in 0..<viewers.count where viewers.stages[viewer] != .gone {
      Sockets.close(viewers.descriptors[viewer])
    }
    viewers = Viewers()
  }
}

/// What was printed is read at once.
func flushOutput() {
  fflush(nil)
}
