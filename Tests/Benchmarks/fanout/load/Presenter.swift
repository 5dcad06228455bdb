import Loopback

/// A connection that steers, or that publishes what is handed on.
struct Presenter {
  let descriptor: Int32
  var stage = Viewers.Stage.connecting
  var rest: [UInt8] = []
  var answers = 0
  let token: String?

  /// Sends a text message whole.
  func send(_ text: String) {
    let frame = Frame.masked(Array(text.utf8))
    _ = unsafe frame.withUnsafeBytes { unsafe Sockets.send($0, to: descriptor) }
  }
}

extension Hall {
  /// Connects one who presents; true once it may.
  func present(token: String?) -> Bool {
    guard presenter == nil,
      let descriptor = Sockets.connect(to: target.host, port: target.port, source: 0)
    else { return presenter?.stage == .open }
    presenter = Presenter(descriptor: descriptor, token: token)
    poll.watch(descriptor, as: Self.presenterNumber, for: .output)
    let deadline = Clock.now + 5_000_000_000
    while presenter?.stage != .open, Clock.now < deadline { pump(milliseconds: 10) }
    return presenter?.stage == .open
  }

  func presenterIsReady() {
    guard let presenter else { return }
    if presenter.stage == .connecting {
      _ = send(target.request(for: target.publish ?? target.path), to: presenter.descriptor)
      self.presenter?.stage = .shaking
      return poll.change(presenter.descriptor, as: Self.presenterNumber, to: .input)
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    guard let count = Sockets.receive(presenter.descriptor, into: &bytes) else { return }
    guard count > 0 else {
      faults.add(.closed, "the presenter's connection ended")
      poll.forget(presenter.descriptor)
      return
    }
    takeForPresenter(presenter.rest + bytes[..<count])
  }

  private func takeForPresenter(_ bytes: [UInt8]) {
    var start = 0
    if presenter?.stage == .shaking {
      guard let end = Target.end(ofResponse: bytes, bytes.count) else {
        presenter?.rest = bytes
        return
      }
      start = end
      presenter?.stage = target.isRelay ? .open : .entering
    }
    while case .whole(let frame) = Frame.read(bytes, at: start, end: bytes.count) {
      takeForPresenter(frame, bytes)
      start = frame.payload.upperBound
    }
    presenter?.rest = Array(bytes[start...])
  }

  private func takeForPresenter(_ frame: Frame, _ bytes: [UInt8]) {
    if frame.opcode == 9, let descriptor = presenter?.descriptor {
      _ = send(Frame.masked(bytes[frame.payload], opcode: 10), to: descriptor)
    } else if frame.opcode == 8 {
      let code = bytes[frame.payload].prefix(2).reduce(0) { $0 << 8 | Int($1) }
      faults.add(.closed, "the presenter's connection, with \(code)")
    } else if bytes.contains(Mark.welcome, in: frame.payload), let token = presenter?.token {
      presenter?.send(#"{"type":"authenticate","req":"a","token":"\#(token)"}"#)
    } else if bytes.contains(Mark.role, in: frame.payload) {
      presenter?.stage = .open
    } else if bytes.contains(Mark.answer, in: frame.payload) {
      presenter?.answers += 1
    } else if bytes.contains(Mark.refusal, in: frame.payload) {
      faults.add(.refused, String(decoding: bytes[frame.payload].prefix(120), as: UTF8.self))
    }
  }
}
