/// What is wrong with a file and where, before anyone knows the file's name or its lines.
struct Fault: Error, Equatable {
  let message: String
  let range: SourceRange

  init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}
