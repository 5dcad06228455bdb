/// A session as it is known from what its host tells: the fold of a snapshot, batches and motions.
package struct Follower: Equatable, Sendable {
  package private(set) var revision: Int
  package var snapshot: Snapshot
  package var manifest: Manifest

  package init(revision: Int, snapshot: Snapshot, manifest: Manifest) {
    self.revision = revision
    self.snapshot = snapshot
    self.manifest = manifest
  }

  /// What became of a batch.
  package enum Outcome: Equatable, Sendable {
    case applied
    /// Known already.
    case ignored
    /// One before it never came: only a snapshot helps.
    case missed
  }

  package mutating func apply(_ batch: Batch) -> Outcome {
    guard batch.revision > revision else { return .ignored }
    guard batch.revision - 1 == revision else { return .missed }
    revision = batch.revision
    for event in batch.events { apply(event, at: batch.at) }
    return .applied
  }

  /// Follows a finger; a motion that builds on another batch is left out.
  package mutating func apply(_ motion: Motion) {
    guard motion.revision == revision else { return }
    guard let transition = snapshot.transition else {
      if motion.tid == nil, snapshot.bounce == nil { snapshot.pull = motion.p }
      return
    }
    guard transition.phase == .dragging, motion.tid == nil || motion.tid == transition.tid else {
      return
    }
    snapshot.transition?.p = motion.p
  }

  /// Follows a block that is being scrolled, in the same way.
  package mutating func apply(_ motion: ScrollMotion) {
    guard motion.revision == revision else { return }
    snapshot.scrolls.take(
      Scroll(block: motion.block, share: motion.share, step: snapshot.step)
    )
  }
}
