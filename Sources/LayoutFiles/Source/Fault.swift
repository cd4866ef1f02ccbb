/// A mistake in a file and its position, before the file's name and lines are known.
struct Fault: Error, Equatable {
  let message: String
  let range: SourceRange

  /// - Parameters:
  ///   - message: The sentence; names in it may be of any length and have any characters.
  ///   - range: The position.
  init(_ message: String, at range: SourceRange) {
    self.message = ShownText.lines(message)
    self.range = range
  }
}
