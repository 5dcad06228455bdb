/// The order in which people count: `page 2` before `page 10`.
enum NaturalOrder {
  static func precedes(_ first: String, _ second: String) -> Bool {
    var left = first.lowercased()[...]
    var right = second.lowercased()[...]
    while let leftFirst = left.utf8.first, let rightFirst = right.utf8.first {
      if leftFirst.isDigit, rightFirst.isDigit {
        let leftNumber = takeNumber(&left)
        let rightNumber = takeNumber(&right)
        if leftNumber != rightNumber { return isLess(leftNumber, rightNumber) }
      } else if left.first != right.first {
        return left < right
      } else {
        left.removeFirst()
        right.removeFirst()
      }
    }
    // Names that differ only in zeros or case keep an order all the same.
    return left.isEmpty && right.isEmpty ? first < second : left.isEmpty
  }

  /// The digits at the start without leading zeros, however many.
  private static func takeNumber(_ text: inout Substring) -> Substring {
    let digits = text.utf8.prefix { $0.isDigit }
    let number = text[..<digits.endIndex]
    text = text[digits.endIndex...]
    return number.drop { $0 == "0" }
  }

  private static func isLess(_ first: Substring, _ second: Substring) -> Bool {
    first.utf8.count == second.utf8.count ? first < second : first.utf8.count < second.utf8.count
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= self }
}
