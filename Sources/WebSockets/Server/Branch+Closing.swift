import CLibwebsockets

extension Branch {
  /// Closes an open connection, after what it was sent before; the handler hears of the end later.
  func close(_ connection: ConnectionID, _ code: CloseCode, _ reason: String) {
    guard let slot = table.openSlot(of: connection) else { return }
    close(slot, Closing(code: code, reason: reason))
  }

  func close(_ slot: Int, _ closing: Closing) {
    guard table.standings[slot].isOpen, let socket = unsafe table.sockets[slot] else { return }
    table.set(slot, .closing)
    closings[slot] = closing
    silence(slot)
    // For a peer that doesn't read: so the kernel has the Close, and the peer finds it at the end of
    // what it left unread, if it reads again in time.
    Socket.setSendBuffer(
      configuration.bounds.sendBuffer + Self.closeRoom,
      of: table.descriptors[slot]
    )
    unsafe lws_callback_on_writable(socket)
  }

  /// Bytes beyond what is kept for a peer; a frame alone can overdraw that by as much.
  private static let closeRoom: Int32 = 64 * 1024

  /// Sends a Close whose socket can be written to; the peer's own then ends the connection.
  ///
  /// By ourselves: asked for by a callback's return value, Debian's build of the library closes
  /// twice (a check of its own), and the second time takes the Close back.
  func sendClose(_ slot: Int, _ closing: Closing) -> Int32 {
    let frame = Frame.close(closing)
    let delivery = transmit(frame, to: slot)
    guard delivery != .broken else { return -1 }
    if delivery != .refused { leave(slot) }
    if delivery != .whole { fallBehind(slot, delivery, frame) }
    return 0
  }

  /// Takes note of the peer's Close; anything but 0 ends the connection without another of ours.
  func closedByPeer(_ slot: Int) -> Int32 {
    guard table.standings[slot] != .leaving else { return -1 }
    left(slot)
    return 0
  }

  /// Takes note that a connection is at its end.
  func left(_ slot: Int) {
    requests[slot] = nil
    if table.standings[slot].isOpen || table.standings[slot] == .closing { leave(slot) }
  }

  /// Forgets a connection whose socket is gone.
  func ended(_ slot: Int) {
    guard table.standings[slot] != .vacant else { return }
    left(slot)
    upgrades[slot] = nil
    idle.remove(slot)
    deadlines.drop(slot)
    free(slot)
    checkDrained()
  }

  /// Gives the slot of a socket that is gone to others.
  func free(_ slot: Int) {
    table.vacate(slot)
    let number = number
    tell { $0.ended(on: number) }
  }

  /// Ends a connection whose peer is dead or doesn't play along; what it hasn't taken is dropped.
  func abandon(_ slot: Int) {
    Socket.abandon(table.descriptors[slot])
    end(slot)
  }

  /// Ends a connection that has been sent everything.
  func end(_ slot: Int) {
    guard let socket = unsafe table.sockets[slot] else { return }
    unsafe lws_set_timeout(socket, PENDING_TIMEOUT_USER_OK, Int32(LWS_TO_KILL_SYNC))
  }

  /// Tells all open connections at once that the server goes away.
  func sayGoodbye() {
    let closing = Closing(code: .goingAway, reason: "the server stops")
    let frame = Frame.close(closing)
    for slot in 0..<table.slots where table.standings[slot].isOpen {
      let delivery = deliver(frame, to: slot)
      switch delivery {
      case .whole: leave(slot)
      case .part:
        leave(slot)
        fallBehind(slot, delivery, frame)
      case .refused, .broken: close(slot, closing)
      }
    }
  }

  // MARK: -

  /// Takes a connection out of everything, and tells the handler.
  private func leave(_ slot: Int) {
    table.set(slot, .leaving)
    closings[slot] = nil
    silence(slot)
    let connection = table.id(slot)
    tell { $0.handler.closed(connection) }
  }

  private func silence(_ slot: Int) {
    partials[slot] = nil
    waiting[slot] = nil
    deadlines.drop(slot)
    deadlines.set(slot, .receiving, after: configuration.intervals.close)
  }
}
