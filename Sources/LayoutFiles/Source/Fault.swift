/// A mistake in a file and its position in bytes, without the file's name and lines.
package struct Fault: Error, Equatable {
  package let message: String
  package let range: SourceRange
  /// Other mistakes that do not depend on this one, if the file was read on.
  package private(set) var others: [Fault] = []

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

extension Fault {
  /// The number of mistakes of a file that are reported; each costs a search for its line.
  package static var maximumCount: Int { 20 }

  /// The mistake that follows from another one, which is reported alone.
  static let consequence = Fault("", at: SourceRange(0, 0))

  /// Makes one error of all mistakes of a file, the first of which is named first.
  init(_ all: [Fault]) {
    self = all[0]
    for fault in all.dropFirst() { others += fault.all }
  }

  /// The mistake, then the others.
  var all: [Fault] { [Fault(message, at: range)] + others }
}
