/// The difference between two texts, line by line, as a person reads it.
public enum LineDifference {
  /// Lines kept around each change.
  private static let context = 3

  /// The changes from `old` to `new`: `-` before a line that is gone, `+` before one that is new,
  /// two spaces before an unchanged line, `⋯` where unchanged lines are left out.
  ///
  /// Empty when the texts are equal.
  ///
  /// - Parameters:
  ///   - old: The text that was expected.
  ///   - new: The text that there is.
  /// - Returns: The lines, or an empty text.
  public static func describe(from old: String, to new: String) -> String {
    let marked = markedLines(lines(of: old), lines(of: new))
    let changes = marked.indices.filter { marked[$0].mark != " " }
    if changes.isEmpty { return "" }
    var shown = [Bool](repeating: false, count: marked.count)
    for change in changes {
      for line in max(0, change - context)...min(marked.count - 1, change + context) {
        shown[line] = true
      }
    }
    var result = ""
    for (line, isShown) in shown.enumerated() {
      if isShown {
        result += "\(marked[line].mark) \(marked[line].text)\n"
      } else if line == 0 || shown[line - 1] {
        result += "⋯\n"
      }
    }
    return result
  }

  /// The lines of a text; a missing newline at the end is shown, since it is a difference too.
  private static func lines(of text: String) -> [String] {
    var result = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if result.last == "" {
      result.removeLast()
    } else {
      result[result.count - 1] += "\u{2190} no newline at the end"
    }
    return result
  }

  private static func markedLines(
    _ old: [String], _ new: [String]
  ) -> [(mark: Character, text: String)] {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var result: [(mark: Character, text: String)] = []
    var oldLine = 0
    var newLine = 0
    while oldLine < old.count || newLine < new.count {
      if removed.contains(oldLine) {
        result.append(("-", old[oldLine]))
        oldLine += 1
      } else if inserted.contains(newLine) {
        result.append(("+", new[newLine]))
        newLine += 1
      } else {
        result.append((" ", old[oldLine]))
        oldLine += 1
        newLine += 1
      }
    }
    return result
  }
}
