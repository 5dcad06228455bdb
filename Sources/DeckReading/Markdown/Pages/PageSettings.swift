import Deck

/// What a page's author says about it, beside what stands on it.
struct PageSettings: Equatable {
  /// Left out of the deck.
  var isHidden = false
  /// Whether it has a number of its own among the pages.
  var isCounted = true
  /// Whether a table of contents names it.
  var isListed = true
  /// The name by which links lead to it.
  var id: String?
  /// What it is called where its first heading is not meant.
  var title: String?
  /// Names of looks, such as `invert` or `lead`; what our style doesn't know changes nothing.
  var classes: [String] = []
  /// Nil: as what is on the page suggests.
  var layout: PageLayout?
  /// How its lines are aligned.
  var alignment: Alignment?
  /// Whether its lines end where they do in the text.
  var breaksLines = false
  /// Whether its formulas are read as Markdown before, so that `\_` in them is a plain `_`.
  var escapesFormulas = false
  /// Whether the items of its lists come one by one.
  var isIncremental = false
  /// Whether divisions of the class `notes` are for presenters alone, as in pandoc.
  var hasNotesDivisions = false
  /// What lies behind its content.
  var background = Background()
  /// What its ground is to be where nothing else says so; nil: as the viewer has it.
  var ground: Ground?
  /// The author's style for this page alone.
  var styles: StyleSheet?
  /// The colour of its text, as CSS writes it.
  var color: String?
  /// A line of Markdown along the top or the bottom.
  var header: String?
  var footer: String?
  /// Whether its number stands on it.
  var showsNumber = false
  var transition: Page.Transition?
  /// Seconds that the author wants to take for it.
  var duration: Double?
  /// Seconds after which it turns by itself.
  var autoAdvance: Double?
  /// The vertical stack that it is part of, by a number from 1.
  var stack: Int?

  /// Adds rules for this page alone.
  mutating func add(style css: String, _ lengths: StyleLengths = StyleLengths()) {
    var own = styles ?? StyleSheet(lengths)
    own.take(css)
    styles = own
  }

  enum Alignment: String {
    case left
    case center
    case right
  }
}

/// What lies behind a page's content.
struct Background: Equatable {
  /// As CSS writes it.
  var color: String?
  /// A function such as `linear-gradient(…)`.
  var gradient: String?
  /// Pictures and films, side by side or one above the other.
  var pictures: [Picture] = []
  var isVertical = false
  /// The side of the page that the pictures keep to, if they leave the content a side of its own.
  var side: Side?
  /// How much of the page's width that side takes, from 0 to 1.
  var share = 0.5

  struct Picture: Equatable {
    var address: String
    var isVideo = false
    /// A value of CSS's `background-size`: `cover`, `contain`, `auto`, or lengths.
    var size: String?
    /// A value of CSS's `background-position`.
    var position: String?
    /// From 0 to 1.
    var opacity: Double?
    /// Functions of CSS's `filter`, such as `blur(10px)`.
    var filters: [String] = []
    var alternative = ""
  }

  enum Side: String {
    case left
    case right
  }

  private static let mostPictures = 24

  var isEmpty: Bool { self == Background() }

  /// Size and place may be told before the picture is, whose address is empty until then.
  mutating func changePictures(_ change: (inout Picture) -> Void) {
    if pictures.isEmpty { pictures = [Picture(address: "")] }
    for index in pictures.indices { change(&pictures[index]) }
  }

  /// Adds a picture that has the size and place of those before it, as long as there are not too many.
  mutating func add(_ address: String, isVideo: Bool = false) {
    guard pictures.count < Self.mostPictures else { return }
    var picture = pictures.last ?? Picture(address: address)
    picture.address = address
    picture.isVideo = isVideo
    pictures.removeAll { $0.address.isEmpty }
    pictures.append(picture)
  }
}
