import Assets
import WebSockets

/// What the address of a drawn picture stands for.
struct DrawnAddress: Sendable {
  let drawings: Drawings
  let job: Drawings.Job
}

/// Pictures of drawn pages, which have an address only once they are drawn.
extension SessionHost {
  /// The page as a viewer puts it into its place; its pictures can be had from then on.
  func show(_ picture: Picture, _ index: Int, _ frame: DrawnFrame, _ drawings: Drawings) -> String {
    drawn[picture.address] = DrawnAddress(drawings: drawings, job: .page(index))
    if picture.isPixels {
      for width in [Drawings.widths.small, Drawings.widths.large] {
        let job = Drawings.Job.pixels(page: index, width: width)
        drawn[picture.address(width: width)] = DrawnAddress(drawings: drawings, job: job)
      }
    }
    return frame.html(picture)
  }

  /// Answers with the picture at an address, as soon as it is drawn.
  func picture(at address: String, _ request: HTTPRequest, _ id: RequestID) {
    guard let place = drawn[address] else {
      return respond(to: id, .text(404, "there is nothing at this address"))
    }
    Task { @Service in
      let picture = await place.drawings.picture(place.job)
      self.respond(to: id, self.deckResponse(picture.asset, to: request))
    }
  }

  func deckResponse(_ asset: Asset, to request: HTTPRequest) -> HTTPResponse {
    asset.response(to: request, caching: .forever, policy: ResponsePolicy.deck)
  }
}
