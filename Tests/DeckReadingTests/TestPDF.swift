/// Small PDFs, written as they are needed.
enum TestPDF {
  struct Sheet {
    var width = 400
    var height = 300
    var turned = 0
    var words: String

    init(_ words: String, width: Int = 400, height: Int = 300, turned: Int = 0) {
      self.words = words
      self.width = width
      self.height = height
      self.turned = turned
    }
  }

  static func bytes(_ sheets: [Sheet], title: String? = nil) -> [UInt8] {
    var objects = [
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Count \(sheets.count) /Kids [\(sheets.indices.map { "\($0 * 2 + 5) 0 R" }.joined(separator: " "))] >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
      "<< \(title.map { "/Title (\($0))" } ?? "") >>",
    ]
    for (index, sheet) in sheets.enumerated() {
      let content = "BT /F1 24 Tf 40 \(sheet.height / 2) Td (\(sheet.words)) Tj ET"
      objects.append(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(sheet.width) \(sheet.height)] "
          + "/Rotate \(sheet.turned) /Resources << /Font << /F1 3 0 R >> >> "
          + "/Contents \(index * 2 + 6) 0 R >>"
      )
      objects.append("<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream")
    }
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places {
      let digits = String(place)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text +=
      "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 4 0 R >>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }
}
