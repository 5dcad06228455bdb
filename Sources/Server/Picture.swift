import Assets
import DeckReading

/// A page or a picture that is drawn.
struct Picture: Sendable {
  let asset: Asset
  /// Names the content.
  let address: String
  /// Whether it is of pixels, and so can be had in other widths.
  let isPixels: Bool

  /// Pixels across, of a page for most screens, and for phones and 4K.
  static let width = 1_920
  static let otherWidths = [960, 3_840]

  /// Packed curves of no more bytes are taken without a look at what pixels would weigh.
  private static let light = 160 << 10

  /// The page as it weighs least and is sharp; one that can't be drawn says so in its place.
  init(_ page: PageDrawing, key: AddressKey, isPatient: Bool) {
    let width = Self.width
    do throws(DrawingError) {
      let curves = try page.curves(isPatient: isPatient).map {
        Asset($0, mediaType: "image/svg+xml")
      }
      if let curves, curves.sent <= Self.light {
        self.init(curves, key, ".svg")
        return
      }
      guard let curves else {
        let pixels = try page.pixels(width: width, isPatient: isPatient)
        self.init(Asset(pixels, mediaType: "image/webp"), key, ".webp")
        return
      }
      // Where there is nothing to make pixels with, heavy curves will do.
      let pixels = try? page.pixels(width: width, isPatient: isPatient)
      if let pixels, pixels.count < curves.sent {
        self.init(Asset(pixels, mediaType: "image/webp"), key, ".webp")
      } else {
        self.init(curves, key, ".svg")
      }
    } catch {
      self.init(Self.notice(page, error), key, ".svg")
    }
  }

  /// The page as pixels of another width; of the usual one where those are too many.
  init(_ page: PageDrawing, width: Int, isPatient: Bool) {
    asset = Self.pixels(of: page, width: width, isPatient: isPatient)
    address = ""
    isPixels = true
  }

  /// A picture in a size that screens have; as it is where it can't be had otherwise.
  init(smaller file: DeckFile, isPatient: Bool) {
    let pixels = try? file.smaller(isPatient: isPatient)
    asset =
      pixels.map { Asset($0, mediaType: "image/webp") }
      ?? Asset(file.bytes, mediaType: file.mediaType)
    address = ""
    isPixels = false
  }

  private init(_ asset: Asset, _ key: AddressKey, _ end: String) {
    self.asset = asset.packed
    address = "deck/\(key.digest(of: asset.bytes))\(end)"
    isPixels = end == ".webp"
  }

  private static func pixels(of page: PageDrawing, width: Int, isPatient: Bool) -> Asset {
    do throws(DrawingError) {
      return Asset(try page.pixels(width: width, isPatient: isPatient), mediaType: "image/webp")
    } catch {
      return width == Self.width
        ? notice(page, error) : pixels(of: page, width: Self.width, isPatient: isPatient)
    }
  }

  /// Where the page can be had in another width.
  func address(width: Int) -> String {
    width == Self.width
      ? address : address.replacing(".webp", with: "-\(width).webp", maxReplacements: 1)
  }

  /// A picture of the page's shape that says what is wrong.
  private static func notice(_ page: PageDrawing, _ error: DrawingError) -> Asset {
    let (width, height) = (page.width, page.height)
    let size = min(width, height)
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      font-family="sans-serif" text-anchor="middle">\
      <rect width="100%" height="100%" fill="#fff"/>\
      <text x="50%" y="45%" font-size="\(size / 12)" fill="#333">Page \(page.number)</text>\
      <text x="50%" y="58%" font-size="\(size / 30)" fill="#666">\
      \(HTML.escape(String(error.description.prefix(90))))</text></svg>
      """
    return Asset(Array(svg.utf8), mediaType: "image/svg+xml")
  }
}

extension Asset {
  /// Bytes that most browsers are sent.
  fileprivate var sent: Int { compressed?.count ?? bytes.count }
}

/// What surrounds a page's picture.
struct DrawnFrame: Sendable {
  let title: String
  /// Width divided by height.
  let ratio: Double
  /// Words and links that lie over it.
  let layer: String
  /// Where its picture can be had before anything is known of it.
  let address: String

  /// The page as a viewer puts it into its place.
  func html(_ picture: Picture) -> String {
    html("src=\"\(picture.address)\"\(sources(picture))")
  }

  /// The page before it is drawn.
  var htmlInAdvance: String { html("src=\"\(address)\"") }

  private func html(_ source: String) -> String {
    // With its words beside it the picture says nothing more.
    let alt = layer.isEmpty ? HTML.escape(title) : ""
    return """
      <div class="drawing" style="--shape:\(ratio)">\
      <img \(source) alt="\(alt)">\(layer)</div>
      """
  }

  private func sources(_ picture: Picture) -> String {
    guard picture.isPixels else { return "" }
    let widths = Picture.otherWidths + [Picture.width]
    let list = widths.sorted().map { "\(picture.address(width: $0)) \($0)w" }.joined(
      separator: ", "
    )
    return " srcset=\"\(list)\" sizes=\"100vw\""
  }
}
