/// A range of a file, as offsets of its bytes.
struct SourceRange: Equatable, Sendable {
  /// The offset of the first byte.
  let start: Int
  /// The offset after the last byte.
  let end: Int

  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}
