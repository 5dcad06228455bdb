import Assets
import DeckReading

/// A picture that has to be drawn: jobs of one name give the same one.
struct DrawingJob: WorkshopJob {
  private let name: String
  private let draw: @Sendable (_ isPatient: Bool) -> Picture
  /// The same in other widths, for screens that are smaller or larger.
  let otherWidths: [DrawingJob]

  private init(
    _ name: String,
    otherWidths: [DrawingJob] = [],
    draw: @escaping @Sendable (_ isPatient: Bool) -> Picture
  ) {
    self.name = name
    self.otherWidths = otherWidths
    self.draw = draw
  }

  /// A page as it weighs least and is sharp.
  static func page(_ page: PageDrawing, _ key: AddressKey) -> DrawingJob {
    let others = Picture.otherWidths.map { width in
      DrawingJob("\(page.name) \(width)") { Picture(page, width: width, isPatient: $0) }
    }
    return DrawingJob(page.name, otherWidths: others) { Picture(page, key: key, isPatient: $0) }
  }

  /// A picture that is too large, in a size that screens have.
  static func smaller(_ file: DeckFile, name: String) -> DrawingJob {
    DrawingJob(name) { Picture(smaller: file, isPatient: $0) }
  }

  func make(isPatient: Bool) -> Picture { draw(isPatient) }

  static func weight(of picture: Picture) -> Int { picture.asset.weight }

  static func == (first: DrawingJob, second: DrawingJob) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
