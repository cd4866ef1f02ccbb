import LayoutFiles

/// Changes of a file as `patch -p0` and `git apply -p0` read them.
struct UnifiedDiff {
  /// Lines of a file that others replace.
  private struct Change {
    let lines: Range<Int>
    let new: [ArraySlice<UInt8>]
  }

  /// The number of unchanged lines around each change.
  private static let context = 3

  private let lines: [ArraySlice<UInt8>]
  /// The difference, empty without changes.
  private(set) var bytes: [UInt8] = []

  /// Writes the changes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - file: Its contents.
  ///   - edits: The changes, ordered.
  /// - Complexity: O(length of the file).
  init(_ path: String, _ file: [UInt8], _ edits: [SourceEdit]) {
    lines = Self.lines(file)
    guard !edits.isEmpty else { return }
    // Programs take a name with spaces up to a tab.
    let name = path + (path.utf8.contains(0x20) ? "\t" : "")
    bytes = Array("--- \(name)\n+++ \(name)\n".utf8)
    var (hunk, shift) = ([Change](), 0)
    for change in changes(edits, LineIndex(file)) {
      if let last = hunk.last, change.lines.lowerBound - last.lines.upperBound > 2 * Self.context {
        append(hunk, &shift)
        hunk = []
      }
      hunk.append(change)
    }
    append(hunk, &shift)
  }

  /// Returns the lines that change; edits of the same lines are one change.
  private func changes(_ edits: [SourceEdit], _ index: LineIndex) -> [Change] {
    var groups: [(lines: ClosedRange<Int>, edits: [SourceEdit])] = []
    for edit in edits {
      let first = index.line(of: edit.start) - 1
      let last = min(index.line(of: max(edit.start, edit.end - 1)), lines.count) - 1
      if let open = groups.popLast() {
        guard open.lines.upperBound < first else {
          let end = max(last, open.lines.upperBound)
          groups.append((open.lines.lowerBound...end, open.edits + [edit]))
          continue
        }
        groups.append(open)
      }
      groups.append((first...last, [edit]))
    }
    return groups.map { group in
      let old = lines[group.lines]
      let start = old.first?.startIndex ?? 0
      let moved = group.edits.map {
        SourceEdit(SourceRange($0.start - start, $0.end - start), $0.text)
      }
      let new = Self.lines(SourceEdit.apply(moved, to: Array(old.joined())))
      // An insertion leaves the line as it is before which it stands.
      let same = zip(old.reversed(), new.reversed()).prefix { $0.elementsEqual($1) }.count
      return Change(
        lines: group.lines.lowerBound..<group.lines.upperBound + 1 - same,
        new: Array(new.dropLast(same)))
    }
  }

  /// Adds changes that are near each other; `shift` is the number of lines that earlier ones add.
  private mutating func append(_ changes: [Change], _ shift: inout Int) {
    guard let first = changes.first, let last = changes.last else { return }
    var position = max(0, first.lines.lowerBound - Self.context)
    let end = min(lines.count, last.lines.upperBound + Self.context)
    let added = changes.reduce(0) { $0 + $1.new.count - $1.lines.count }
    let (start, count) = (position + 1, end - position)
    bytes += "@@ -\(start),\(count) +\(start + shift),\(count + added) @@\n".utf8
    shift += added
    for change in changes {
      append(lines[position..<change.lines.lowerBound], " ")
      append(lines[change.lines], "-")
      append(change.new[...], "+")
      position = change.lines.upperBound
    }
    append(lines[position..<end], " ")
  }

  private mutating func append(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String) {
    for line in lines {
      bytes += mark.utf8
      bytes += line
      if line.last != UInt8(ascii: "\n") { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }

  /// Returns the lines of a file with their ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var (lines, start) = ([ArraySlice<UInt8>](), 0)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }
}
