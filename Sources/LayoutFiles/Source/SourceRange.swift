/// A range of a file, as offsets of its bytes.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package let start: Int
  /// The offset after the last byte.
  package let end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}
