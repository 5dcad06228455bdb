private import CLinux
private import Glibc

/// Which of many descriptors have something to say, by the numbers that they are watched under.
@safe package final class Poll {
  private let descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
  private var events = unsafe [epoll_event](repeating: epoll_event(), count: 512)

  package init() {}

  package enum Interest: Sendable {
    case input
    case output
    /// Only that the other side is gone.
    case end
  }

  package func watch(_ other: Int32, as number: Int, for interest: Interest) {
    control(EPOLL_CTL_ADD, other, number, interest)
  }

  package func change(_ other: Int32, as number: Int, to interest: Interest) {
    control(EPOLL_CTL_MOD, other, number, interest)
  }

  package func forget(_ other: Int32) {
    control(EPOLL_CTL_DEL, other, 0, .input)
  }

  /// How many are ready; 0 waits for nothing, −1 for as long as it takes.
  package func wait(milliseconds: Int32) -> Int {
    Int(max(0, unsafe epoll_wait(descriptor, &events, Int32(events.count), milliseconds)))
  }

  /// The number of one that is ready.
  package subscript(index: Int) -> Int {
    unsafe Int(truncatingIfNeeded: events[index].data.u64)
  }

  private func control(_ what: Int32, _ other: Int32, _ number: Int, _ interest: Interest) {
    var event = unsafe epoll_event()
    unsafe event.events = interest.events.rawValue
    unsafe event.data = unsafe epoll_data_t(u64: UInt64(number))
    unsafe epoll_ctl(descriptor, what, other, &event)
  }
}

extension Poll.Interest {
  fileprivate var events: EPOLL_EVENTS {
    switch self {
    case .input: EPOLLIN
    case .output: EPOLLOUT
    case .end: EPOLLRDHUP
    }
  }
}
