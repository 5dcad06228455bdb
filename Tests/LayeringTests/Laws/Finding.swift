/// A place where a law is broken.
struct Finding: Equatable, CustomStringConvertible {
  let path: String
  /// From 1; 0 where no line is to blame.
  let line: Int
  let text: String

  var description: String {
    "\(path):\(line): \(text)"
  }
}
