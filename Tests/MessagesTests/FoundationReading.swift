import Messages
import Session

// How Foundation's decoder reads what participants say: what our own reader is compared with.

extension ClientMessage: Decodable {
  /// The types that are no intents.
  private enum ReadKind: String {
    case authenticate, clock, resync, attention
  }

  private enum ReadKey: String, CodingKey {
    case type, req, token, name, sent, value
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: ReadKey.self)
    let req = try values.decodeIfPresent(String.self, forKey: .req)
    self =
      switch ReadKind(rawValue: try values.decode(String.self, forKey: .type)) {
      case .authenticate:
        .authenticate(
          req: req,
          token: try values.decode(String.self, forKey: .token),
          name: try values.decodeIfPresent(String.self, forKey: .name)
        )
      case .clock: .clock(sent: try values.decode(Double.self, forKey: .sent))
      case .resync: .resync
      case .attention: .attention(try values.decode(Attention.self, forKey: .value))
      case nil: .intent(req: req, try Intent(from: decoder))
      }
  }
}

extension Intent: Decodable {
  private enum ReadKind: String, Decodable {
    case advance, goTo, tap, dragBegin, dragMove, dragEnd, dragCancel
    case scrubBegin, scrubTo, scrubEnd, scroll, autoAdvance, edit
    case lock, driverMode, requestDrive, grant, release, takeOver
    case style, axis, chrome, skin, sheet, blackout, timer
  }

  private enum ReadKey: String, CodingKey {
    case type, side, expect, gid, translation, velocity, number
    case on, mode, to, bar, hidden, value, action
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: ReadKey.self)
    func value<Value: Decodable>(_ key: ReadKey) throws -> Value {
      try values.decode(Value.self, forKey: key)
    }
    self =
      switch try value(.type) as ReadKind {
      case .advance: .advance(try Advance(from: decoder))
      case .goTo: .goTo(try GoTo(from: decoder))
      case .tap:
        .tap(
          side: try value(.side),
          expect: try values.decodeIfPresent(String.self, forKey: .expect)
        )
      case .dragBegin: .dragBegin(try DragBegin(from: decoder))
      case .dragMove: .dragMove(gid: try value(.gid), translation: try value(.translation))
      case .dragEnd:
        .dragEnd(
          gid: try value(.gid),
          translation: try value(.translation),
          velocity: try values.decodeIfPresent(Double.self, forKey: .velocity)
        )
      case .dragCancel: .dragCancel(gid: try value(.gid))
      case .scrubBegin: .scrubBegin
      case .scrubTo: .scrubTo(number: try value(.number))
      case .scrubEnd: .scrubEnd
      case .scroll: .scroll(try Scroll(from: decoder))
      case .autoAdvance: .autoAdvance(try value(.on))
      case .edit: .edit(try Edit(from: decoder))
      case .lock: .lock(try value(.on))
      case .driverMode: .driverMode(try value(.mode))
      case .requestDrive: .requestDrive
      case .grant: .grant(to: try value(.to))
      case .release: .release
      case .takeOver: .takeOver
      case .style: .style(try value(.value))
      case .axis: .axis(try value(.value))
      case .chrome: .chrome(try value(.bar), hidden: try value(.hidden))
      case .skin: .skin(try value(.value))
      case .sheet: .sheet(try SheetAction(from: decoder))
      case .blackout: .blackout(try value(.value))
      case .timer: .timer(try value(.action))
      }
  }
}

extension Intent.SheetAction: Decodable {
  private enum ReadKind: String, Decodable {
    case present, select, confirm, cancel
  }

  private enum ReadKey: String, CodingKey {
    case action, value
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: ReadKey.self)
    self =
      switch try values.decode(ReadKind.self, forKey: .action) {
      case .present: .present(try Intent.SheetOffer(from: decoder))
      case .select: .select(try values.decode(String.self, forKey: .value))
      case .confirm: .confirm
      case .cancel: .cancel
      }
  }
}
