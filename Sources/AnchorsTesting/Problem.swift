internal import Testing

/// A failure of an assertion; tests of the assertions read it instead of an issue.
struct Problem {
  let text: String
  /// Files that are attached to the test.
  var attachments: [(text: String, name: String)] = []

  init(_ text: String, attachments: [(text: String, name: String)] = []) {
    self.text = text
    self.attachments = attachments
  }
}

extension [Problem] {
  /// Records each problem as an issue of the test.
  func record(_ sourceLocation: SourceLocation) {
    for problem in self {
      Issue.record(Comment(rawValue: problem.text), sourceLocation: sourceLocation)
      for (text, name) in problem.attachments {
        Attachment.record([UInt8](text.utf8), named: name, sourceLocation: sourceLocation)
      }
    }
  }
}
