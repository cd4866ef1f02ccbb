extension String {
  /// An ASCII text with spaces after it, for a column of that many characters.
  func padded(to count: Int) -> String {
    self + Self(repeating: " ", count: Swift.max(0, count - utf8.count))
  }

  /// An ASCII text with spaces before it, for a column of that many characters.
  func aligned(to count: Int) -> String {
    Self(repeating: " ", count: Swift.max(0, count - utf8.count)) + self
  }

  /// The text with line breaks as spaces, so that it cannot break up a table.
  var onOneLine: String {
    // Characters are slow to find and most texts have none that breaks a line.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x80 }) { return self }
    return Self(map { $0.isNewline ? " " : $0 })
  }
}
