/// A mistake in a file and its position in bytes, without the file's name and lines.
package struct Fault: Error, Equatable {
  package let message: String
  package let range: SourceRange

  /// Creates a fault.
  ///
  /// - Parameters:
  ///   - message: The sentence; names in it may have any length and any characters.
  ///   - range: The position.
  package init(_ message: String, at range: SourceRange) {
    self.message = ShownText.lines(message)
    self.range = range
  }
}
