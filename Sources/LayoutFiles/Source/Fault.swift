/// A mistake in a file and its position, before the file's name and lines are known.
struct Fault: Error, Equatable {
  let message: String
  let range: SourceRange

  init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}
