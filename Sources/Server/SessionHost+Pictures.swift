import Assets
import DeckReading
import WebSockets

/// Pictures of drawn pages, which have an address only once they are drawn.
extension SessionHost {
  /// The page as a viewer puts it into its place; its pictures can be had from then on.
  func show(_ picture: Picture, _ job: DrawingJob, _ frame: DrawnFrame) -> String {
    drawn[picture.address] = job
    if picture.isPixels {
      for (width, other) in zip(Picture.otherWidths, job.otherWidths) {
        drawn[picture.address(width: width)] = other
      }
    }
    return frame.html(picture)
  }

  /// Has nobody find pictures of decks that are gone.
  func forgetDrawings(but jobs: Set<DrawingJob>) {
    drawn = drawn.filter { jobs.contains($0.value) }
  }

  /// Answers with a picture, as soon as it is drawn.
  func picture(_ job: DrawingJob, _ request: HTTPRequest, _ id: RequestID) {
    Task { @Service in
      let asset = await self.workshop.product(of: job).asset
      // That takes too long for all others to wait.
      let fitting = request.takesGzip ? asset : await Task.detached { asset.unpacked }.value
      self.respond(to: id, self.deckResponse(fitting, to: request))
    }
  }

  func deckResponse(_ asset: Asset, to request: HTTPRequest) -> HTTPResponse {
    asset.response(to: request, caching: .forever, policy: ResponsePolicy.deck)
  }
}
