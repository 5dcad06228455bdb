/// The layers of the package, from the bottom; a target is in the layer that lists it.
enum Layer: CaseIterable {
  /// Values and state machines: no clock, no I/O, no C.
  case pure
  /// One C library or device each; only here `unsafe`.
  case edge
  /// Where edges and values meet.
  case composition
  case executable

  var targets: Set<String> {
    switch self {
    case .pure: ["Pager", "Deck", "Session", "Messages", "Screen"]
    case .edge:
      [
        "WebSockets", "DeckReading", "Assets", "QRCode", "Addresses", "Terminal", "StandardStreams",
      ]
    case .composition: ["Server", "Console", "Commands"]
    case .executable: ["lectern"]
    }
  }

  static func of(_ target: String) -> Layer? {
    allCases.first { $0.targets.contains(target) }
  }

  /// The targets that one of this layer may import, its manifest permitting.
  func importable(from target: String) -> Set<String> {
    switch self {
    case .pure: target == "Pager" ? [] : Self.pure.targets
    // Bytes between connections: no message is known there.
    case .edge: target == "WebSockets" ? [] : Self.pure.targets
    case .composition:
      Self.pure.targets.union(Self.edge.targets)
        .union(target == "Commands" ? ["Server", "Console"] : [])
    case .executable: ["Commands"]
    }
  }

  /// Modules of the toolchain and the system that a target of this layer may import.
  func systemModules(of target: String) -> Set<String> {
    switch self {
    case .pure: []
    case .edge:
      target == "DeckReading"
        ? ["Glibc", "Synchronization", "FoundationEssentials"] : ["Glibc", "Synchronization"]
    case .composition: ["Glibc", "FoundationEssentials"]
    case .executable: ["Glibc"]
    }
  }
}
