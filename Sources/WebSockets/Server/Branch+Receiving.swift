import CLibwebsockets

/// A message of which more is to come.
struct PartialMessage {
  var bytes: [UInt8]
  /// Frames that are complete.
  var fragments: Int
}

extension Branch {
  /// Takes a piece of a message: at most 256 bytes, of one frame.
  ///
  /// The library takes frames without a mask as well, and doesn't tell. Masks protect proxies on
  /// the way from peers that send them other requests in disguise; to us a frame is the same.
  func received(_ slot: Int, _ socket: OpaquePointer, _ piece: UnsafeRawBufferPointer) -> Int32 {
    heard(slot)
    guard table.standings[slot].isOpen else { return 0 }
    guard unsafe lws_frame_is_binary(socket) == 0 else {
      return fail(slot, .unsupported, "messages are text")
    }
    var message = partials.removeValue(forKey: slot) ?? PartialMessage(bytes: [], fragments: 0)
    let isFirst = message.bytes.isEmpty && message.fragments == 0
    let rest = unsafe Int(clamping: lws_remaining_packet_payload(socket))
    // Told by the frame's head, long before the bytes come; may be anything.
    let (length, isAbsurd) = (message.bytes.count + piece.count).addingReportingOverflow(rest)
    guard !isAbsurd, length <= table.messageLimits[slot] else {
      return fail(slot, .tooLarge, "at most \(table.messageLimits[slot]) bytes")
    }
    unsafe message.bytes.append(contentsOf: piece)
    if rest == 0 { message.fragments += 1 }
    guard message.fragments <= configuration.bounds.fragments else {
      return fail(slot, .tooLarge, "too many fragments")
    }
    guard unsafe rest == 0 && lws_is_final_fragment(socket) != 0 else {
      partials[slot] = message
      if isFirst { deadlines.set(slot, .receiving, after: configuration.intervals.message) }
      return 0
    }
    deadlines.drop(slot, .receiving)
    tallies.messages += 1
    // Here and not later: what waits for the session's loop is bounded by it.
    guard table.rates[slot].take(now: ServiceClock.now) else {
      return fail(slot, .rate, "too many messages")
    }
    let (text, connection) = (message.bytes, table.id(slot))
    tell { $0.handler.received(text, from: connection) }
    return 0
  }

  /// Notes that the peer lives.
  func heard(_ slot: Int) {
    table.awaitsPong[slot] = false
  }

  /// Closes a connection whose peer broke a rule; what else it sends is passed over.
  private func fail(_ slot: Int, _ code: CloseCode, _ reason: String) -> Int32 {
    close(slot, Closing(code: code, reason: reason))
    return 0
  }
}
