import Assets
import Testing

@Suite("Asset")
struct AssetTests {
  private let page = Array(String(repeating: "<p>the same again</p>", count: 50).utf8)

  @Test func `text is kept compressed beside itself`() throws {
    let asset = Asset(page, mediaType: "text/html; charset=utf-8")
    let compressed = try #require(asset.compressed)
    #expect(asset.bytes == page)
    #expect(compressed.starts(with: [0x1F, 0x8B]))
    #expect(compressed.count < 100)
  }

  @Test func `packed, it takes less memory and gives the same`() throws {
    let asset = Asset(page, mediaType: "image/svg+xml")
    #expect(asset.weight == page.count + (try #require(asset.compressed)).count)
    #expect(asset.packed.weight == asset.compressed?.count)
    #expect(asset.packed.bytes == page)
    #expect(asset.packed.etag == asset.etag)
    let picture = Asset(page, mediaType: "image/webp")
    #expect(picture.packed == picture)
  }

  @Test(arguments: ["image/png", "video/mp4", "font/woff2", "application/octet-stream"])
  func `what is compressed already is left as it is`(mediaType: String) {
    #expect(Asset(page, mediaType: mediaType).compressed == nil)
  }

  @Test(arguments: [0, 1, 20])
  func `what hardly shrinks is left as it is`(count: Int) {
    #expect(Asset(Array(page.prefix(count)), mediaType: "text/css").compressed == nil)
  }

  @Test func `noise in a text's clothes is left as it is`() {
    #expect(Asset(randomBytes(4_096), mediaType: "text/css").compressed == nil)
  }

  @Test func `the entity tag is quoted and changes with the bytes alone`() {
    let tag = Asset(page, mediaType: "text/html").etag
    #expect(tag == Asset(page, mediaType: "text/css").etag)
    #expect(tag != Asset(page + [0], mediaType: "text/html").etag)
    #expect(tag.count == 24 && tag.first == "\"" && tag.last == "\"")
  }
}
