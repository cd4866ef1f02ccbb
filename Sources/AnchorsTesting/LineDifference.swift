/// A readable line-by-line difference of two texts.
public enum LineDifference {
  /// The number of unchanged lines shown around each change.
  private static let context = 3

  /// Describes the changes from `old` to `new`; empty if the texts are equal.
  ///
  /// A removed line is marked by `-`, an inserted line by `+`, and an unchanged line by two spaces.
  /// `⋯` replaces omitted unchanged lines.
  ///
  /// - Parameters:
  ///   - old: The expected text.
  ///   - new: The actual text.
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

  /// The lines of a text; a missing newline at the end is shown as a difference.
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
