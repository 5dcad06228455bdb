import Loopback
import Testing

@testable import lectern_load

/// What the load generator makes of what a viewer gets: a benchmark that overlooks is worth nothing.
@Suite("The load generator") struct LoadTests {
  @Test func `frames in order are no fault, in whatever pieces they come`() {
    let viewer = Sample()
    for piece in (viewer.batch(8) + viewer.batch(9)).chunks(of: 7) { viewer.gets(piece) }
    #expect(viewer.faults == [:])
    #expect(viewer.hall.viewers.places == [2, 0])
  }

  @Test func `a frame that is missing is found`() {
    let viewer = Sample()
    viewer.gets(viewer.batch(9))
    #expect(viewer.faults.keys.sorted() == ["missing"])
  }

  @Test func `a frame that comes twice is found`() {
    let viewer = Sample()
    viewer.gets(viewer.batch(8) + viewer.batch(8))
    #expect(viewer.faults.keys.sorted() == ["duplicate"])
  }

  @Test func `a frame that another viewer got otherwise is found`() {
    let viewer = Sample()
    viewer.gets(viewer.batch(8))
    viewer.gets(viewer.batch(8, page: "leaving"), as: 1)
    #expect(viewer.faults.keys.sorted() == ["differs"])
  }

  @Test func `bytes that are no frame, or masked, end a viewer`() {
    for bytes in [
      [0xF1, 0x00], [0x81, 0x7F] + [UInt8](repeating: 0xFF, count: 8), Frame.masked([0x7B]),
    ] {
      let viewer = Sample()
      viewer.gets(bytes)
      #expect(viewer.faults.keys.sorted() == ["malformed"])
      #expect(viewer.hall.viewers.stages[0] == .gone)
    }
  }

  @Test func `positions may be missing, but not come again or on another revision`() {
    let viewer = Sample()
    let motions = [0.25, 0.5, 0.75].map { viewer.motion(7, $0) }
    viewer.gets(motions[0] + motions[2])
    #expect(viewer.faults == [:])
    viewer.gets(motions[0])
    viewer.gets(viewer.motion(6, 0.9))
    #expect(viewer.faults["outOfOrder"]?.hasPrefix("2 ") == true)
  }

  @Test func `what is not a message of the session fails the audit`() {
    let viewer = Sample()
    let whole = 0..<Sample.welcome.count
    #expect(viewer.hall.audit.keep(Sample.welcome, whole) == 7)
    #expect(viewer.hall.audit.keep(Sample.welcome, whole) == 7)
    #expect(viewer.hall.audit.keep(viewer.batch(8), 2..<40) == nil)
    viewer.hall.audit.checkWelcomes(&viewer.hall.faults)
    #expect(viewer.hall.audit.page == 2)
    viewer.gets(Frame.plain(Array(#"{"revision":8,"type":"batch"}"#.utf8)))
    viewer.hall.audit.read(viewer.hall.transcript, &viewer.hall.faults)
    #expect(viewer.faults.keys.sorted() == ["badAudit"])
  }

  @Test func `only this machine is loaded`() {
    #expect(Sockets.isLoopback("127.9.8.7"))
    for address in ["192.0.2.1", "128.0.0.1", "0.0.0.0", "localhost", "127.1", ""] {
      #expect(!Sockets.isLoopback(address), "\(address)")
      #expect(Sockets.connect(to: address, port: 9, source: 0) == nil)
    }
  }
}

/// Two viewers that are in, at revision 7.
private final class Sample {
  let hall = Hall(Target([]))

  init() {
    hall.transcript.base = 7
    for _ in 0..<2 {
      let viewer = hall.viewers.add(-1, at: 0, reticent: false)
      hall.viewers.stages[viewer] = .open
      hall.viewers.alive += 1
    }
  }

  var faults: [String: String] { hall.faults.told }

  func gets(_ bytes: [UInt8], as viewer: Int = 0) {
    let bytes = hall.viewers.rests[viewer] + bytes
    hall.viewers.rests[viewer] = []
    hall.take(bytes, bytes.count, from: viewer, at: 0)
  }

  func batch(_ revision: Int, page: String = "arriving") -> [UInt8] {
    let event = #"{"type":"step","page":"\#(page)","step":0}"#
    let text = #"{"at":1,"events":[\#(event)],"revision":\#(revision),"type":"batch"}"#
    return Frame.plain(Array(text.utf8))
  }

  func motion(_ revision: Int, _ position: Double) -> [UInt8] {
    Frame.plain(Array(#"{"p":\#(position),"revision":\#(revision),"type":"motion"}"#.utf8))
  }

  static let welcome: [UInt8] = {
    let page = #"{"id":"leaving","title":"","steps":0,"kind":"html","address":"a"}"#
    let next = page.replacing("leaving", with: "arriving")
    let deck =
      #""deck":{"digest":"d","title":"","aspectRatio":1,"direction":"leftToRight","pages":[\#(page),\#(next)]}"#
    let control = #""control":{"count":2,"currentIndex":1,"hidden":false}"#
    let timer = #""timer":{"running":false,"since":0,"elapsed":0}"#
    let session =
      #""session":{"page":"arriving","step":0,"blackout":"none",\#(timer),\#(control),"locked":false}"#
    let head = #""type":"welcome","protocol":"lectern.v1","epoch":"e","time":1,"revision":7"#
    return Array("{\(head),\(session),\(deck)}".utf8)
  }()
}

extension [UInt8] {
  fileprivate func chunks(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
