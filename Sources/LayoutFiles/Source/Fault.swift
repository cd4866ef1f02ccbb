/// A mistake in a file and its position in bytes, without the file's name and lines.
struct Fault: Error, Equatable {
  let message: String
  let range: SourceRange

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - message: The sentence; names in it may have any length and any characters.
  ///   - range: The position.
  init(_ message: String, at range: SourceRange) {
    self.message = ShownText.lines(message)
    self.range = range
  }
}
