import LayoutFiles

/// Changes of a file as `patch -p0` and `git apply -p0` read them.
struct UnifiedDiff {
  /// Lines of a file that others replace.
  private struct Change {
    /// The index of the first line, and the number of lines.
    var first: Int
    var count: Int
    var lines: [ArraySlice<UInt8>]
  }

  /// The number of unchanged lines around each change.
  private static let context = 3

  private let path: String
  private let lines: [ArraySlice<UInt8>]
  private let changes: [Change]

  /// Finds the lines that change.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - bytes: Its contents.
  ///   - edits: The changes, ordered.
  /// - Complexity: O(length of the file).
  init(_ path: String, _ bytes: [UInt8], _ edits: [SourceEdit]) {
    self.path = path
    lines = Self.lines(bytes)
    let index = LineIndex(bytes)
    var groups: [(first: Int, last: Int, edits: [SourceEdit])] = []
    for edit in edits {
      let first = index.line(of: edit.start) - 1
      let last = index.line(of: max(edit.start, edit.end - 1)) - 1
      if let open = groups.last, open.last >= first {
        groups[groups.count - 1].last = max(open.last, last)
        groups[groups.count - 1].edits.append(edit)
      } else {
        groups.append((first, last, [edit]))
      }
    }
    changes = groups.map { [lines] group in
      let old = lines[group.first...min(group.last, lines.count - 1)]
      let start = old.first?.startIndex ?? 0
      let moved = group.edits.map { edit in
        SourceEdit(SourceRange(edit.start - start, edit.end - start), edit.text)
      }
      let new = Self.lines(SourceEdit.apply(moved, to: Array(old.joined())))
      // An insertion leaves the line as it is before which it stands.
      let same = zip(old.reversed(), new.reversed()).prefix { $0.elementsEqual($1) }.count
      return Change(
        first: group.first, count: old.count - same, lines: Array(new.dropLast(same)))
    }
  }

  /// The difference, empty without changes.
  var bytes: [UInt8] {
    guard !changes.isEmpty else { return [] }
    // Programs take a name with spaces up to a tab.
    let name = path + (path.utf8.contains(0x20) ? "\t" : "")
    var text = Array("--- \(name)\n+++ \(name)\n".utf8)
    var shift = 0
    var next = 0
    while next < changes.count {
      var last = next
      while last + 1 < changes.count,
        changes[last + 1].first - changes[last].first - changes[last].count <= 2 * Self.context
      { last += 1 }
      append(next...last, &shift, to: &text)
      next = last + 1
    }
    return text
  }

  /// Adds changes that are near each other; `shift` is the number of lines that earlier ones add.
  private func append(_ range: ClosedRange<Int>, _ shift: inout Int, to text: inout [UInt8]) {
    let start = max(0, changes[range.lowerBound].first - Self.context)
    let final = changes[range.upperBound]
    let end = min(lines.count, final.first + final.count + Self.context)
    let added = changes[range].reduce(0) { $0 + $1.lines.count - $1.count }
    let old = "\(start + 1),\(end - start)"
    let new = "\(start + shift + 1),\(end - start + added)"
    text += "@@ -\(old) +\(new) @@\n".utf8
    shift += added
    var position = start
    for change in changes[range] {
      for line in lines[position..<change.first] { append(line, " ", to: &text) }
      position = change.first + change.count
      for line in lines[change.first..<position] { append(line, "-", to: &text) }
      for line in change.lines { append(line, "+", to: &text) }
    }
    for line in lines[position..<end] { append(line, " ", to: &text) }
  }

  private func append(_ line: ArraySlice<UInt8>, _ mark: String, to text: inout [UInt8]) {
    text += mark.utf8
    text += line
    if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n".utf8 }
  }

  /// Returns the lines of a file with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }
}
