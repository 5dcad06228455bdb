import Pager
import Session

extension ClientMessage {
  /// Reads what a participant says.
  ///
  /// All viewers wait until it is read, which is why it is not left to a decoder.
  init(_ fields: JSONObject) throws(JSONError) {
    let req: String? = try fields.optional("req")
    let type: String = try fields.value("type")
    self =
      switch Kind(rawValue: type) {
      case .authenticate:
        .authenticate(
          req: req,
          token: try fields.value("token"),
          name: try fields.optional("name")
        )
      case .clock: .clock(sent: try fields.value("sent"))
      case .resync: .resync
      case .attention: .attention(try fields.value("value"))
      case nil: .intent(req: req, try Intent(fields))
      }
  }
}

extension Intent {
  init(_ fields: JSONObject) throws(JSONError) {
    self =
      switch try fields.value("type") as Kind {
      case .advance: .advance(try Advance(fields))
      case .goTo: .goTo(try GoTo(fields))
      case .tap: .tap(side: try fields.value("side"), expect: try fields.optional("expect"))
      case .dragBegin: .dragBegin(try DragBegin(fields))
      case .dragMove:
        .dragMove(gid: try fields.value("gid"), translation: try fields.value("translation"))
      case .dragEnd:
        .dragEnd(
          gid: try fields.value("gid"),
          translation: try fields.value("translation"),
          velocity: try fields.optional("velocity")
        )
      case .dragCancel: .dragCancel(gid: try fields.value("gid"))
      case .scrubBegin: .scrubBegin
      case .scrubTo: .scrubTo(number: try fields.value("number"))
      case .scrubEnd: .scrubEnd
      case .scroll: .scroll(try Scroll(fields))
      case .autoAdvance: .autoAdvance(try fields.value("on"))
      case .edit: .edit(try Edit(fields))
      case .lock: .lock(try fields.value("on"))
      case .driverMode: .driverMode(try fields.value("mode"))
      case .requestDrive: .requestDrive
      case .grant: .grant(to: try fields.value("to"))
      case .release: .release
      case .takeOver: .takeOver
      case .style: .style(try fields.value("value"))
      case .axis: .axis(try fields.value("value"))
      case .chrome: .chrome(try fields.value("bar"), hidden: try fields.value("hidden"))
      case .skin: .skin(try fields.value("value"))
      case .sheet: .sheet(try SheetAction(fields))
      case .blackout: .blackout(try fields.value("value"))
      case .timer: .timer(try fields.value("action"))
      }
  }
}

extension Intent.Advance {
  fileprivate init(_ fields: JSONObject) throws(JSONError) {
    self.init(
      to: try fields.value("to"),
      by: try fields.optional("by"),
      expect: try fields.optional("expect")
    )
  }
}

extension Intent.GoTo {
  fileprivate init(_ fields: JSONObject) throws(JSONError) {
    self.init(
      page: try fields.optional("page"),
      number: try fields.optional("number"),
      step: try fields.optional("step"),
      expect: try fields.optional("expect"),
      animated: try fields.optional("animated")
    )
  }
}

extension Intent.DragBegin {
  fileprivate init(_ fields: JSONObject) throws(JSONError) {
    self.init(
      gid: try fields.value("gid"),
      extent: try fields.value("extent"),
      axisVector: try fields.optional("axisVector")
    )
  }
}

extension Intent.Scroll {
  fileprivate init(_ fields: JSONObject) throws(JSONError) {
    self.init(
      page: try fields.value("page"),
      block: try fields.value("block"),
      share: try fields.value("share")
    )
  }
}

extension Intent.Edit {
  fileprivate init(_ fields: JSONObject) throws(JSONError) {
    self.init(pages: try fields.value("pages"), show: try fields.optional("show"))
  }
}

extension Intent.SheetAction {
  fileprivate init(_ fields: JSONObject) throws(JSONError) {
    self =
      switch try fields.value("action") as Kind {
      case .present:
        .present(
          Intent.SheetOffer(
            id: try fields.value("id"),
            title: try fields.value("title"),
            key: try fields.value("key"),
            items: try fields.value("items")
          )
        )
      case .select: .select(try fields.value("value"))
      case .confirm: .confirm
      case .cancel: .cancel
      }
  }
}

extension Snapshot.Sheet.Item: JSONReadable {
  init?(_ json: JSONValue) {
    guard case .object(let fields) = json, let id: String = try? fields.value("id"),
      let title: String = try? fields.value("title")
    else { return nil }
    self.init(id: id, title: title)
  }
}

// MARK: - Words

extension Attention: JSONWord {}
extension Intent.Kind: JSONWord {}
extension Intent.SheetAction.Kind: JSONWord {}
extension Intent.Advance.Direction: JSONWord {}
extension Intent.Advance.Unit: JSONWord {}
extension Intent.Side: JSONWord {}
extension Intent.TimerAction: JSONWord {}
extension Pager.DriverMode: JSONWord {}
extension Pager.Layout.Axis: JSONWord {}
extension TransitionStyle: JSONWord {}
extension Bar: JSONWord {}
extension Blackout: JSONWord {}
