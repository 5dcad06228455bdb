import WebSockets

/// The server's figures in Prometheus' text format.
struct Metrics {
  private(set) var text = ""

  /// - Parameters:
  ///   - counts: the connections' figures.
  ///   - viewers: connected viewers, by what they are at.
  ///   - revision: the session's.
  ///   - pagesMade: pages that were put together and compressed.
  init(
    _ counts: ServerCounts,
    viewers: [(state: String, count: Int)],
    revision: Int,
    pagesMade: UInt64
  ) {
    gauge("lectern_viewers", "Connected viewers, by what they are at.", "state", viewers)
    gauge("lectern_connections", "Open WebSockets, presenters included.", counts.open)
    gauge(
      "lectern_connections_behind",
      "Open WebSockets that wait for their reader.",
      counts.behind
    )
    gauge("lectern_revision", "Number of the session's last batch.", revision)
    connections(counts)
    counter("lectern_pages_made_total", "Pages put together, each for all who ask.", pagesMade)
    broadcasts(counts)
  }

  private mutating func connections(_ counts: ServerCounts) {
    counter("lectern_accepted_total", "Accepted sockets.", counts.accepted)
    counter("lectern_refused_total", "Sockets and upgrades that were refused.", counts.refused)
    counter("lectern_requests_total", "Requests for pages and files.", counts.requests)
    counter("lectern_messages_total", "Messages received.", counts.messages)
    counter("lectern_file_bytes_total", "Bytes of pages and files sent.", counts.fileBytes)
    counter("lectern_stuck_total", "Connections closed for not reading in time.", counts.stuck)
  }

  private mutating func broadcasts(_ counts: ServerCounts) {
    counter("lectern_frames_total", "Frames published.", counts.published, hasSingle: false)
    counter("lectern_sent_frames_total", "Frames sent.", counts.sentFrames)
    counter("lectern_sent_bytes_total", "Bytes of frames sent.", counts.sentBytes)
    counter("lectern_sends_total", "Writes to WebSockets.", counts.sends)
    counter(
      "lectern_snapshots_total",
      "Snapshots sent in place of missed frames.",
      counts.snapshots
    )
    head(
      "lectern_fanout_seconds",
      "From what was published to a thread's first, middle, 99th of a hundred and last connection.",
      "histogram"
    )
    for (arrival, histogram) in [
      ("first", counts.first), ("p50", counts.median), ("p99", counts.p99), ("last", counts.last),
    ] {
      series("lectern_fanout_seconds", "arrival=\"\(arrival)\"", histogram)
    }
    head("lectern_loop_lag_seconds", "How late the loop came to what was due.", "histogram")
    series("lectern_loop_lag_seconds", "", counts.lag)
  }

  // MARK: -

  private mutating func head(_ name: String, _ help: String, _ type: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  private mutating func gauge(_ name: String, _ help: String, _ value: Int) {
    head(name, help, "gauge")
    text += "\(name) \(value)\n"
  }

  private mutating func gauge(
    _ name: String,
    _ help: String,
    _ label: String,
    _ values: [(String, Int)]
  ) {
    head(name, help, "gauge")
    for (value, count) in values { text += "\(name){\(label)=\"\(value)\"} \(count)\n" }
  }

  private mutating func counter(_ name: String, _ help: String, _ value: UInt64) {
    head(name, help, "counter")
    text += "\(name) \(value)\n"
  }

  /// Nothing that is published is for a single connection.
  private mutating func counter(
    _ name: String,
    _ help: String,
    _ values: ServerCounts.ByLane,
    hasSingle: Bool = true
  ) {
    head(name, help, "counter")
    text += "\(name){lane=\"state\"} \(values.state)\n"
    text += "\(name){lane=\"motion\"} \(values.motion)\n"
    if hasSingle { text += "\(name){lane=\"single\"} \(values.single)\n" }
  }

  /// Buckets hold all that is smaller as well.
  private mutating func series(_ name: String, _ label: String, _ histogram: Histogram) {
    var count: UInt64 = 0
    let labels = label.isEmpty ? "" : label + ","
    for (index, bound) in Histogram.bounds.enumerated() {
      count += histogram.counts[index]
      text += "\(name)_bucket{\(labels)le=\"\(bound)\"} \(count)\n"
    }
    text += "\(name)_bucket{\(labels)le=\"+Inf\"} \(histogram.count)\n"
    let whole = label.isEmpty ? "" : "{\(label)}"
    text += "\(name)_sum\(whole) \(histogram.sum)\n\(name)_count\(whole) \(histogram.count)\n"
  }
}
