import Messages
import Session
import Testing
import WebSockets

@testable import Server

@Suite("Metrics")
struct MetricsTests {
  /// A line of a figure: its name, its labels and its value.
  private struct Sample {
    let name: String
    let labels: String
    let value: Double

    init?(_ line: Substring) {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      let head = parts[0].split(separator: "{", maxSplits: 1)
      name = String(head[0])
      labels = head.count > 1 ? String(head[1].dropLast()) : ""
      self.value = value
    }
  }

  private static func text() -> String {
    var counts = ServerCounts()
    for seconds in [0.00005, 0.003, 0.06, 7] { counts.last.add(seconds) }
    counts.sentBytes.motion = 17
    return Metrics(counts, viewers: [("following", 3), ("behind", 1)], revision: 9, pagesMade: 2)
      .text
  }

  @Test func `each figure has its help and its type, once and before it`() throws {
    var types: [String: String] = [:]
    var helped: Set<String> = []
    for line in Self.text().split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix("# HELP ") {
        #expect(helped.insert(String(words[2])).inserted)
      } else if line.hasPrefix("# TYPE ") {
        #expect(helped.contains(String(words[2])))
        #expect(types.updateValue(String(words[3]), forKey: String(words[2])) == nil)
      } else {
        let sample = try #require(Sample(line), "\(line)")
        let family = ["_bucket", "_sum", "_count"].first { sample.name.hasSuffix($0) }
          .map { String(sample.name.dropLast($0.count)) }
        let isOfHistogram = family.flatMap { types[$0] } == "histogram"
        #expect(isOfHistogram || types[sample.name] != nil, "\(line)")
      }
    }
    #expect(types.values.contains("histogram"))
  }

  @Test func `buckets grow up to the count`() throws {
    let samples = Self.text().split(separator: "\n").compactMap(Sample.init)
    let buckets = samples.filter {
      $0.name == "lectern_fanout_seconds_bucket" && $0.labels.hasPrefix("arrival=\"last\"")
    }
    #expect(buckets.count == Histogram.bounds.count + 1)
    #expect(zip(buckets, buckets.dropFirst()).allSatisfy { $0.value <= $1.value })
    #expect(buckets.last?.labels.hasSuffix("le=\"+Inf\"") == true)
    #expect(buckets.last?.value == 4)
    #expect(buckets.dropLast().last?.value == 3)
    let sum = samples.first {
      $0.name == "lectern_fanout_seconds_sum" && $0.labels == "arrival=\"last\""
    }
    #expect(sum?.value == 7.06305)
  }

  @Test func `viewers and bytes are told by what they are`() {
    let text = Self.text()
    #expect(text.contains("lectern_viewers{state=\"following\"} 3\n"))
    #expect(text.contains("lectern_viewers{state=\"behind\"} 1\n"))
    #expect(text.contains("lectern_sent_bytes_total{lane=\"motion\"} 17\n"))
  }

  @Test(arguments: threadCounts)
  func `presenters learn what viewers are at`(threads: Int) async throws {
    try await Stage.with("# One", threads: threads) { stage in
      var presenter = try await stage.presenter()
      let viewers = [try await stage.join(), try await stage.join(), try await stage.join()]
      await viewers[0].say(.attention(.browsing))
      await viewers[1].say(.attention(.away))
      _ = try await presenter.next {
        $0.attendance?.browsing == 1 && $0.attendance?.away == 1 && $0.viewers == 3
      }
      let text = try await stage.text("metrics")
      for state in ["following", "browsing", "away"] {
        #expect(text.contains("lectern_viewers{state=\"\(state)\"} 1\n"))
      }
    }
  }

  @Test(arguments: threadCounts)
  func `a page change is counted where it went`(threads: Int) async throws {
    try await Stage.with("# One\n\n---\n\n# Two\n", threads: threads) { stage in
      var viewer = try await stage.join()
      _ = try await viewer.welcome()
      var presenter = try await stage.presenter()
      _ = try await presenter.ask(.advance(.init(to: .next)), req: "1")
      // Told a little later, with how long it took.
      _ = try await presenter.next { $0.attendance?.reached != nil }
      let text = try await stage.text("metrics")
      #expect(text.contains("lectern_frames_total{lane=\"state\"} "))
      #expect(!text.contains("lectern_fanout_seconds_count{arrival=\"last\"} 0\n"))
    }
  }
}
