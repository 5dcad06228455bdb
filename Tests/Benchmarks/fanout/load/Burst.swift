import Loopback

struct BurstFigures: Encodable {
  let seconds: Double
  let deliveries: Int
  /// Frames in one read of a viewer.
  let framesARead: Double
  let texts: [String]

  var perSecond: Double { Double(deliveries) / seconds }
}

extension Hall {
  /// Publishes as fast as it goes, with at most so many frames that are not everywhere yet.
  func burst(_ texts: [String], count: Int, window: Int) -> BurstFigures {
    let first = transcript.count
    let (frames, receives) = (tally.frames, tally.receives)
    let began = Clock.now
    var (published, done) = (0, 0)
    while done < count, Clock.now - began < 60_000_000_000 {
      while published < count, published - done < window {
        let text = texts[published % texts.count]
        if target.isRelay { transcript.append(Frame.plain(Array(text.utf8))) }
        presenter?.send(text)
        published += 1
      }
      pump()
      while done < published, first + done < transcript.count,
        transcript.reached[first + done] >= viewers.alive
      { done += 1 }
    }
    let seconds = Double(Clock.now - began) / 1e9
    if done < count { faults.add(.missing, "\(count - done) of a burst after 60 s") }
    audit.read(transcript, &faults)
    return BurstFigures(
      seconds: seconds,
      deliveries: tally.frames - frames,
      framesARead: Double(tally.frames - frames) / Double(max(1, tally.receives - receives)),
      texts: (first..<min(first + count, transcript.count)).map {
        String(decoding: Audit.payload(transcript.frame($0)), as: UTF8.self)
      }
    )
  }
}
