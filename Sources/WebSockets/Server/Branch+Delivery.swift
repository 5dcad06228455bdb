import CLibwebsockets
import Glibc

/// What the kernel made of a send.
enum Delivery: Equatable {
  case whole
  /// So many bytes: the rest must follow before anything else.
  case part(Int)
  case refused
  /// The connection is dead.
  case broken

  /// What a send that didn't take everything has come to, by its result.
  init(_ sent: Int) {
    if sent >= 0 {
      self = .part(sent)
    } else {
      self = errno == EAGAIN || errno == EINTR ? .refused : .broken
    }
  }
}

extension Branch {
  /// Sends frames to a connection whose socket is clear, past the library.
  func transmit(_ bytes: [UInt8], frames: Int = 1, to slot: Int) -> Delivery {
    let sent = Socket.send(bytes[...], to: table.descriptors[slot])
    guard sent > 0 else { return Delivery(sent) }
    tallies.sends += 1
    tallies.sentFrames.single += UInt64(frames)
    tallies.sentBytes.single += UInt64(bytes.count)
    return sent == bytes.count ? .whole : Delivery(sent)
  }

  /// Sends a control frame, if nothing is in its way.
  func deliver(_ frame: [UInt8], to slot: Int) -> Delivery {
    isClear(slot) ? transmit(frame, to: slot) : .refused
  }

  /// Whether the library has nothing left to write, such as half a pong of its own.
  func isClear(_ slot: Int) -> Bool {
    unsafe table.sockets[slot].map { unsafe lws_partial_buffered($0) == 0 } ?? false
  }

  /// Notes how far a piece has brought a connection.
  func settle(_ slot: Int, _ piece: Broadcast.Piece, _ delivery: Delivery) {
    switch delivery {
    case .whole: table.places[slot] = piece.place
    case .part: table.places[slot] = piece.place; fallBehind(slot, delivery, piece.bytes)
    case .refused, .broken: fallBehind(slot, delivery, piece.bytes)
    }
  }

  /// Marks a connection as behind; only then is the library asked to tell when it can be written to.
  func fallBehind(_ slot: Int, _ delivery: Delivery, _ bytes: [UInt8]) {
    guard let socket = unsafe table.sockets[slot] else { return }
    if table.standings[slot] == .current {
      table.set(slot, .behind)
      deadlines.set(slot, .writing, after: configuration.intervals.stuck)
    }
    switch delivery {
    case .whole:
      break
    case .part(let sent):
      guard unsafe !writeRest(of: bytes, from: sent, socket) else { return }
      Socket.abandon(table.descriptors[slot])
    case .refused:
      unsafe lws_callback_on_writable(socket)
    case .broken:
      // The loop will see it; the library must not call back now, amid a call of the handler.
      Socket.abandon(table.descriptors[slot])
    }
  }

  /// Hands the rest of a frame to the library, which writes it before anything else.
  func writeRest(of bytes: [UInt8], from start: Int, _ socket: OpaquePointer) -> Bool {
    var rest = Array(bytes[start...])
    // As raw bytes, which is what this kind of write means on a WebSocket.
    guard unsafe lws_write(socket, &rest, rest.count, LWS_WRITE_HTTP) >= 0 else { return false }
    // Where the kernel has room again already, the library keeps nothing and tells of nothing.
    if unsafe lws_partial_buffered(socket) == 0 { unsafe lws_callback_on_writable(socket) }
    return true
  }
}
