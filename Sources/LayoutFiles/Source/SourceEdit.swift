/// A change of a file: a range of its bytes with another text.
package struct SourceEdit: Equatable, Sendable {
  /// The offset of the first byte that is replaced.
  package let start: Int
  /// The offset after the last one, the same for an insertion.
  package let end: Int
  /// The new text.
  package let text: String

  /// Creates a change of a range.
  package init(_ range: SourceRange, _ text: String) {
    start = range.start
    end = range.end
    self.text = text
  }

  /// Creates an insertion before an offset.
  package init(at offset: Int, _ text: String) {
    self.init(SourceRange(offset, offset), text)
  }

  package static func == (one: SourceEdit, other: SourceEdit) -> Bool {
    (one.start, one.end) == (other.start, other.end) && one.text.isSame(as: other.text)
  }

  /// Returns changes in the order of the file, each once; nil if two replace the same bytes.
  ///
  /// Insertions at one offset keep their order.
  package static func ordered(_ edits: [SourceEdit]) -> [SourceEdit]? {
    var all: [SourceEdit] = []
    for edit in edits where !all.contains(edit) { all.append(edit) }
    let order = all.enumerated().sorted {
      ($0.element.start, $0.element.end, $0.offset) < ($1.element.start, $1.element.end, $1.offset)
    }.map { $0.element }
    let isDisjoint = zip(order, order.dropFirst()).allSatisfy { $0.end <= $1.start }
    return isDisjoint ? order : nil
  }

  /// Returns a file with ordered changes.
  package static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count)
    var position = 0
    for edit in edits {
      changed += bytes[position..<edit.start]
      changed += edit.text.utf8
      position = edit.end
    }
    return changed + bytes[position...]
  }
}
