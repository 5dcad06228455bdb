import Glibc

/// Draws the pages of a document, each once: those that are asked for first, then the others from the
/// current page outwards.
///
/// It ends with the last reference to it, within the page that it is drawing.
package actor PageDrawer {
  /// How many pages are drawn, each time that one more is; ends with the last.
  package nonisolated let progress: AsyncStream<Progress>

  package struct Progress: Equatable, Sendable {
    package var drawn: Int
    package var total: Int
  }

  private let drawings: [PDFDrawing]
  private let report: AsyncStream<Progress>.Continuation
  private var pages: [DrawnPage?]
  private var waiting: [Int: [CheckedContinuation<DrawnPage, Never>]] = [:]
  private var begun: Set<Int> = []
  /// Around which index pages are drawn that nobody asks for; nil before ``drawAll(from:)``.
  private var current: Int?
  private var asked: [Int] = []
  private var painters = 0

  /// One processor is left to the show.
  private static let mostPainters = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1)

  init(_ drawings: [PDFDrawing]) {
    self.drawings = drawings
    pages = Array(repeating: nil, count: drawings.count)
    (progress, report) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  deinit { report.finish() }

  // MARK: - Inputs

  /// The page of a `number` from 1, drawn before any other; one beyond the last is the last.
  package func draw(_ number: Int) async -> DrawnPage {
    let index = min(max(number - 1, 0), drawings.count - 1)
    if let page = pages[index] { return page }
    return await withCheckedContinuation { continuation in
      waiting[index, default: []].append(continuation)
      if !begun.contains(index) { asked.append(index) }
      wakePainters()
    }
  }

  /// Draws all pages, those near the page of this number first; call again when it changes.
  package func drawAll(from number: Int) {
    current = min(max(number - 1, 0), drawings.count - 1)
    wakePainters()
  }

  // MARK: - Painters

  private func wakePainters() {
    while painters < Self.mostPainters, next(after: painters) != nil {
      painters += 1
      Task { [weak self] in
        while await self?.drawNext() == true {}
      }
    }
  }

  /// Whether there was a page left to draw.
  private func drawNext() async -> Bool {
    guard let index = next(after: 0) else {
      painters -= 1
      return false
    }
    asked.removeAll { $0 == index }
    begun.insert(index)
    let drawing = drawings[index]
    finish(index, await onOwnThread { drawing.draw() })
    return true
  }

  private func finish(_ index: Int, _ page: DrawnPage) {
    pages[index] = page
    for continuation in waiting.removeValue(forKey: index) ?? [] {
      continuation.resume(returning: page)
    }
    let drawn = pages.count { $0 != nil }
    report.yield(Progress(drawn: drawn, total: pages.count))
    if drawn == pages.count { report.finish() }
  }

  /// The page to draw when `skipped` others are about to be taken.
  private func next(after skipped: Int) -> Int? {
    var left = asked
    if let current {
      let others = drawings.indices.filter { !begun.contains($0) && !asked.contains($0) }
      left += others.sorted { abs($0 - current) < abs($1 - current) }
    }
    return left.dropFirst(skipped).first
  }
}

/// A page as a picture.
package struct DrawnPage: Equatable, Sendable {
  /// In the document, from 1.
  package var number: Int
  /// `image/svg+xml` or `image/png`.
  package var mediaType: String
  package var bytes: [UInt8]
  /// What stands on the page, for those who can't see it.
  package var text: String
  /// Why it could not be drawn; the picture says so.
  package var problem: String?
}
