package import Pager

/// Counts the answers to each request.
struct RequestJudge {
  private(set) var pending: Set<Pager.RequestID> = []
  private var answered: Set<Pager.RequestID> = []

  mutating func judge(_ kind: Pager.Event.Kind) -> [Objection] {
    switch kind {
    case .completion(let req, _, _), .rejected(.some(let req), _):
      pending.remove(req)
      return answered.insert(req).inserted ? [] : [Objection(.answers, "\(req) is answered twice")]
    default: return []
    }
  }

  mutating func hear(_ input: Pager.Input) {
    guard let req = input.req, !answered.contains(req) else { return }
    pending.insert(req)
  }
}

extension Pager.Input {
  /// The name of the request, if it is one.
  package var req: Pager.RequestID? {
    switch self {
    case .goTo(let ask, _, _, _), .step(let ask, _, _), .controlTap(let ask, _): ask.req
    case .autoplay(let req): req
    default: nil
    }
  }
}
