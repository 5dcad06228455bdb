import Assets
import DeckReading

/// Draws a document's pages for viewers, and keeps what is drawn.
struct Drawings: Sendable {
  private let workshop: Workshop<Job, Picture>
  private let pages: [PageDrawing]

  /// A page as it is best shown, or as pixels of another width.
  enum Job: Hashable, Sendable {
    case page(Int)
    case pixels(page: Int, width: Int)
  }

  /// Pixels across: for a phone, for most screens, and for a 4K one.
  static let widths = (small: 960, usual: 1_920, large: 3_840)

  /// Nil where nothing is drawn; the earlier ones where the same is drawn.
  init?(_ pages: [PageDrawing], key: AddressKey, after earlier: Drawings?) {
    guard !pages.isEmpty else { return nil }
    if let earlier, earlier.pages.count == pages.count,
      zip(earlier.pages, pages).allSatisfy({ $0.isSame(as: $1) })
    {
      self = earlier
      return
    }
    self.pages = pages
    workshop = Workshop(
      make: { job, isPatient in
        switch job {
        case .page(let index): Picture(pages[index], key: key, isPatient: isPatient)
        case .pixels(let index, let width):
          Picture(pages[index], width: width, isPatient: isPatient)
        }
      },
      weigh: { $0.asset.bytes.count + ($0.asset.compressed?.count ?? 0) }
    )
  }

  /// How far it is with drawing ahead.
  var progress: AsyncStream<WorkshopProgress> { workshop.progress }

  /// What a job gives, as soon as it is done.
  func picture(_ job: Job) async -> Picture { await workshop.product(of: job) }

  /// A page if it is drawn already.
  func ready(_ page: Int) async -> Picture? { await workshop.ready(.page(page)) }

  /// Draws all pages, those near the page with this index first, and then what large and small screens
  /// want of the nearest.
  func drawAll(from index: Int) async {
    let near = pages.indices.sorted { abs($0 - index) < abs($1 - index) }
    await workshop.prepare(near.map(Job.page))
    for index in near.prefix(3) where await picture(.page(index)).isPixels {
      _ = await picture(.pixels(page: index, width: Self.widths.large))
      _ = await picture(.pixels(page: index, width: Self.widths.small))
    }
  }
}
