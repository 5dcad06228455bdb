/// The way from the session's loop to a branch, which keeps the order: at once where the branch is on
/// that loop, else all that one turn of the loop has for it in one go.
@Service final class Outbox {
  typealias Errand = @Sendable (isolated Branch) -> Void

  let branch: Branch
  /// Connections that were given to the branch and have not ended.
  var connections = 0
  /// Seconds that the branch's last broadcast took.
  var broadcastTime = 0.0
  private var errands: [Errand] = []

  init(to branch: Branch) {
    self.branch = branch
  }

  func take(_ errand: @escaping Errand) {
    guard !branch.isHome else { return branch.enter(errand) }
    errands.append(errand)
    // The rest of this turn goes with it.
    if errands.count == 1 { Service.call { self.send() } }
  }

  /// Sends what is there now.
  func send() {
    guard !errands.isEmpty else { return }
    let errands = errands
    self.errands = []
    branch.later { branch in
      for errand in errands { errand(branch) }
    }
  }
}
