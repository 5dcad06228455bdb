import Deck

/// The `.pdfpc` file beside a PDF, in which pdfpc and the LaTeX packages for it keep what a presenter wants.
struct PresenterFile: Equatable {
  /// Which half of each page is notes, where the file says so.
  private(set) var half: NotesHalf?
  /// Seconds that the talk is meant to take.
  private(set) var duration: Double?
  /// How pages come of which the document says nothing.
  private(set) var transition: Page.Transition?
  private var entries: [Entry] = []
  private var older = PresenterSections()

  /// What the file says of one page.
  private struct Entry: Equatable {
    /// The page's place in the document.
    let index: Int?
    /// Its label, and its place among the pages that have it.
    let label: String?
    let overlay: Int
    let note: String
    let isHidden: Bool
    /// Whether it goes on with the frame before it, whatever its label.
    let goesOn: Bool
  }

  private static let largest = 4 << 20

  /// `talk.pdfpc` for `talk.pdf`.
  static func path(for document: String) -> String {
    (MediaType.fileExtension(document) == "pdf" ? String(document.dropLast(4)) : document)
      + ".pdfpc"
  }

  /// The file at `path`; nil where there is none, or where it lies outside of the folder that it is found in.
  init?(_ path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let folder = try? Folder(of: path), let place = try? folder.place(of: name),
      let bytes = try? folder.read(place, limit: Self.largest)
    else { return nil }
    self.init(bytes)
  }

  /// The file of these bytes.
  init(_ bytes: [UInt8]) {
    if let whole = JSONValue(bytes) {
      take(whole)
    } else {
      older = PresenterSections(String(decoding: bytes, as: UTF8.self))
      half = older.half
      duration = Self.seconds(minutes: older.minutes)
    }
  }

  private mutating func take(_ whole: JSONValue) {
    half = whole["beamerNotePosition"]?.text.flatMap { NotesHalf(rawValue: $0.lowercased()) }
    duration = Self.seconds(minutes: whole["duration"]?.int)
    transition = whole["defaultTransition"]?.text.flatMap(Self.transition)
    entries = (whole["pages"]?.list ?? []).map { entry in
      Entry(
        index: entry["idx"]?.int,
        label: entry["label"]?.text,
        overlay: max(entry["overlay"]?.int ?? 0, 0),
        note: entry["note"]?.text ?? "",
        isHidden: entry["hidden"] == .bool(true),
        goesOn: entry["forcedOverlay"] == .bool(true)
      )
    }
  }

  private static func seconds(minutes: Int?) -> Double? {
    minutes.flatMap { 1...24 * 60 ~= $0 ? Double($0 * 60) : nil }
  }

  /// From `fade`, or `wipe:1.5` and more behind further colons.
  private static func transition(_ text: String) -> Page.Transition? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard let style = parts.first, !style.isEmpty, style.utf8.count <= 20 else { return nil }
    let seconds = parts.count > 1 ? Double(parts[1]).flatMap { 0...60 ~= $0 ? $0 : nil } : nil
    return Page.Transition(style: String(style), duration: seconds)
  }

  // MARK: - Pages

  /// Whether it takes the pages' labels to know which of them are hidden.
  var hidesByLabel: Bool { entries.contains { $0.isHidden && $0.label != nil } }

  /// What it says of the pages of a document that calls them by these labels.
  func marks(for labels: [String?]) -> PresenterMarks {
    var marks = PresenterMarks(labels: labels)
    let byLabel = Dictionary(grouping: labels.indices) { labels[$0] }
    var goingOn: Set<Int> = []
    for entry in entries {
      let labelled = entry.label.flatMap { byLabel[$0]?.dropFirst(entry.overlay).first }
      guard let index = labelled ?? entry.index, labels.indices.contains(index) else { continue }
      if !entry.note.isEmpty { marks.notes[index] = entry.note }
      if entry.isHidden { marks.hidden.insert(index) }
      if entry.goesOn { goingOn.insert(index) }
    }
    marks.join(goingOn)
    older.mark(&marks)
    return marks
  }
}

/// What a presenter's file says of pages, by their places in the document.
struct PresenterMarks: Equatable {
  /// What pages are called; those that follow each other with one label are one frame.
  var labels: [String?]
  var notes: [Int: String] = [:]
  /// Those that are no part of the show.
  var hidden: Set<Int> = []

  /// Has pages go on with the frame before them.
  mutating func join(_ pages: Set<Int>) {
    for page in pages.sorted() where page > 0 && labels.indices.contains(page) {
      labels[page - 1] = labels[page - 1] ?? "\(page)"
      labels[page] = labels[page - 1]
    }
  }
}
