/// Those who only listen, in flat arrays.
struct Viewers {
  enum Stage: UInt8 {
    /// The socket is not connected yet.
    case connecting
    /// The response to the request is awaited.
    case shaking
    /// The first snapshot is awaited.
    case entering
    case open
    /// Reads nothing any more.
    case silent
    /// Was silent, and reads again.
    case waking
    case gone
  }

  var descriptors: [Int32] = []
  var stages: [Stage] = []
  /// How many frames of the transcript each has got.
  var places: [Int] = []
  /// Number of the last motion that each has got.
  var motions: [Int] = []
  /// When each began to connect.
  var began: [Int64] = []
  /// Those that fall silent as soon as they are in.
  var areReticent: [Bool] = []
  /// Bytes of a frame that is not whole yet.
  var rests: [[UInt8]] = []
  /// How many are open.
  var alive = 0

  var count: Int { descriptors.count }

  mutating func add(_ descriptor: Int32, at now: Int64, reticent: Bool) -> Int {
    descriptors.append(descriptor)
    stages.append(.connecting)
    places.append(0)
    motions.append(0)
    began.append(now)
    areReticent.append(reticent)
    rests.append([])
    return count - 1
  }

  mutating func replace(_ viewer: Int, by descriptor: Int32, at now: Int64) {
    descriptors[viewer] = descriptor
    stages[viewer] = .connecting
    began[viewer] = now
    rests[viewer] = []
  }
}
