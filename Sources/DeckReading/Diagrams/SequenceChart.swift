/// Who says what to whom, in order.
struct SequenceChart {
  struct Participant {
    var name: String
    var label: String
  }

  struct Message {
    var from: Int
    var to: Int
    var words: String
    var isDashed = false
    var head = Head.filled
    /// Whether it has a head at both ends.
    var isBoth = false

    enum Head { case none, filled, open, cross }
  }

  /// Words beside one participant, or over several.
  struct Note {
    var side: Side
    var words: String

    enum Side: Equatable {
      case left(of: Int)
      case right(of: Int)
      case over(ClosedRange<Int>)
    }
  }

  enum Item {
    case message(Message)
    case note(Note)
    /// A frame around what follows, such as `loop`, and under which condition.
    case begin(kind: String, words: String)
    /// The frame's next part.
    case part(words: String)
    case end
    case activate(Int)
    case deactivate(Int)
  }

  var title: String?
  var participants: [Participant] = []
  var items: [Item] = []
}
