import WebSockets

/// The server's figures in Prometheus' text format.
enum Metrics {
  static func text(_ counts: ServerCounts, viewers: Int, revision: Int) -> String {
    let gauges: [(String, String, Int)] = [
      ("lectern_viewers", "Connected viewers.", viewers),
      ("lectern_connections", "Open WebSockets, presenters included.", counts.open),
      ("lectern_connections_behind", "Open WebSockets that wait for their reader.", counts.behind),
      ("lectern_revision", "Number of the session's last batch.", revision),
    ]
    let counters: [(String, String, UInt64)] = [
      ("lectern_accepted_total", "Accepted sockets.", counts.accepted),
      ("lectern_refused_total", "Sockets and upgrades that were refused.", counts.refused),
      ("lectern_requests_total", "Requests for pages and files.", counts.requests),
      ("lectern_messages_total", "Messages received.", counts.messages),
      ("lectern_frames_total", "Frames published.", counts.frames),
      ("lectern_sent_bytes_total", "Bytes sent.", counts.bytes),
      ("lectern_snapshots_total", "Snapshots sent in place of missed frames.", counts.snapshots),
    ]
    return gauges.map { entry($0, $1, "gauge", "\($2)") }.joined()
      + counters.map { entry($0, $1, "counter", "\($2)") }.joined()
  }

  private static func entry(
    _ name: String,
    _ help: String,
    _ type: String,
    _ value: String
  )
    -> String
  {
    "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n\(name) \(value)\n"
  }
}
