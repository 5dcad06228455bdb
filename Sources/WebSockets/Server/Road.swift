import CLibwebsockets
import Glibc

/// The road of a broadcast: the same bytes to one socket after the other, past the library.
///
/// Nothing is made, retained or looked up for a connection, so the kernel's own work is nearly all
/// that it takes. Why the stream of each connection stays whole although two write to it:
///
/// - **One at a time.** The library, the heartbeat, answers and the road take turns on the thread
///   of their branch; none begins inside another. The library is not called between a send and the
///   note of what came of it: what didn't go out whole is only listed, and settled when the road has
///   come to its end.
/// - **Whole or not at all.** What is sent are whole frames. Where the kernel takes only a part, the
///   rest goes to the library (`writeRest`), which writes or keeps raw bytes, and the connection is
///   `behind` from then on. The road passes over all that are not `current`; a connection becomes so
///   again when the library has told that it can be written to, which it doesn't before its buffer
///   is empty.
/// - **The library's own frames.** It answers a peer's ping by itself, and may be left with half a
///   pong: `lws_partial_buffered` tells, and the connection falls behind without a send.
/// - **Our pings** are whole frames by the same rules, and only for those that are `current`.
/// - **A Close** comes last: to close a connection takes it out of the table's open ones first, its
///   Close is sent when it can be written to, so after what the library still had of earlier frames.
/// - **A frame that is not sent** is not lost: the place of a connection is moved on only for what
///   the kernel or the library has taken.
@safe struct Road {
  let standings: Column<ConnectionTable.Standing>
  let descriptors: Column<Int32>
  let sockets: Column<OpaquePointer?>
  let audiences: Column<Audience>
  let places: Column<Broadcast.Place>

  /// A piece, and whom it is for: all that keep up, stand at `from` and belong to `audience`.
  struct Load {
    let piece: Broadcast.Piece
    let from: Broadcast.Place
    let audience: Audience
  }

  /// A connection that did not get all of it at once.
  struct Stop {
    let slot: Int
    let delivery: Delivery
  }

  /// What a stretch of the road has come to.
  struct Stretch {
    /// Connections that were sent the whole, or a part of it, in all and by time.
    var sends = 0
    var marks: [BroadcastWatch.Mark] = []
    var stops: [Stop] = []
  }

  /// Sockets that are looked at before they are written to, so that their memory has come by then.
  private static let lookAhead = 32

  func carry(_ load: Load, along slots: Range<Int>, _ stretch: inout Stretch) {
    unsafe load.piece.bytes.withUnsafeBytes { bytes in
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.lookAhead) { block in
        var next = slots.lowerBound
        while true {
          var count = 0
          while count < Self.lookAhead, next < slots.upperBound {
            if unsafe standings.start[next] == .current,
              unsafe audiences.start[next] == load.audience, unsafe places.start[next] == load.from
            {
              unsafe block[count] = Int32(truncatingIfNeeded: next)
              count += 1
            }
            next += 1
          }
          guard count > 0 else { return }
          let meant = unsafe UnsafeBufferPointer(rebasing: block[..<count])
          let before = stretch.sends
          unsafe send(bytes, leadingTo: load.piece.place, to: meant, &stretch)
          let sends = stretch.sends - before
          if sends > 0 { stretch.marks.append(.init(time: ServiceClock.now, deliveries: sends)) }
        }
      }
    }
  }

  // MARK: -

  @inline(__always)
  private func send(
    _ bytes: UnsafeRawBufferPointer,
    leadingTo place: Broadcast.Place,
    to block: UnsafeBufferPointer<Int32>,
    _ stretch: inout Stretch
  ) {
    guard bytes.count > 0 else {
      for index in block.indices { unsafe places.start[Int(block[index])] = place }
      return
    }
    var isClear: UInt32 = 0
    for index in block.indices {
      let socket = unsafe sockets.start[Int(block[index])]
      if unsafe lws_partial_buffered(socket) == 0 { isClear |= 1 << UInt32(index) }
    }
    let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
    for index in block.indices {
      let slot = unsafe Int(block[index])
      guard isClear & (1 << UInt32(index)) != 0 else {
        stretch.stops.append(Stop(slot: slot, delivery: .refused))
        continue
      }
      let sent = unsafe Glibc.send(descriptors.start[slot], bytes.baseAddress, bytes.count, flags)
      if sent == bytes.count {
        unsafe places.start[slot] = place
        stretch.sends += 1
      } else {
        if sent > 0 { stretch.sends += 1 }
        stretch.stops.append(Stop(slot: slot, delivery: Delivery(sent)))
      }
    }
  }
}
