extension Double {
  /// As it is written in styles and drawings: without a point where it is whole, else to a part of one.
  func short(parts: Double) -> String {
    let rounded = (self * parts).rounded() / parts
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
