/// Lines of Swift source, broken where `swift format` breaks them with its default settings.
package enum SwiftLines {
  /// The maximum number of characters of a line.
  private static let maximumColumns = 100

  /// Returns lines of at most 100 characters where Swift allows it.
  ///
  /// - Parameter lines: Statements on one line each, with their indentation; declarations and
  ///   comments are returned as they are.
  /// - Returns: The lines.
  package static func fitted(_ lines: [String]) -> [String] {
    let single = lines.flatMap {
      $0.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    var fitted: [String] = []
    for (index, line) in single.enumerated() {
      let isChained =
        index + 1 < single.count
        && single[index + 1].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ".")
        && line.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ".")
      fitted += broken(Array(line), isChained: isChained).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return fitted
  }

  /// Returns a line as one or more lines.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - isChained: Whether the next line calls a method of the result.
  /// - Returns: The lines.
  private static func broken(_ line: [UInt8], isChained: Bool = false) -> [[UInt8]] {
    // A list at the end of a line could have a comma more.
    let endsWithList = line.last == UInt8(ascii: "]") && line.contains(UInt8(ascii: ","))
    guard columns(line) + (endsWithList ? 1 : 0) > maximumColumns else { return [line] }
    let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line[indentation...]
    if rest.starts(with: "//".utf8) { return [line] }
    let structure = LineStructure(line, from: indentation)
    if let fallback = structure.fallback, let value = structure.value {
      let inner = spaces(indentation + 2)
      return [
        Array(line[..<(value - 1)]), inner + line[value..<(fallback - 1)],
        inner + line[fallback...],
      ]
    }
    if let string = structure.finalString, structure.value == string {
      return multiline(line[..<string], line[string...], indentation)
    }
    if structure.groups.isEmpty, indentation < rest.endIndex, rest.first == UInt8(ascii: "\"") {
      return multiline(line[..<indentation], line[indentation...], indentation - 2)
    }
    guard let group = structure.longestGroup else { return [line] }
    if columns(Array(line[...group.lowerBound])) > maximumColumns,
      let lines = brokenBeforeMember(line, structure, indentation)
    {
      return lines
    }
    if line[group.lowerBound] == UInt8(ascii: "{") {
      return closure(line, group, indentation)
    }
    return list(line, group, indentation, isChained: isChained)
  }

  /// Breaks a line before a member of its value, or before the value.
  ///
  /// - Returns: The lines, or nil if the line has no such place.
  private static func brokenBeforeMember(
    _ line: [UInt8], _ structure: LineStructure, _ indentation: Int
  ) -> [[UInt8]]? {
    let start = structure.value ?? indentation
    let members = structure.members.filter { $0 > start }
    if let member = members.last(where: { columns(Array(line[..<$0])) <= maximumColumns }) {
      return [Array(line[..<member])] + broken(spaces(indentation + 2) + line[member...])
    }
    guard let value = structure.value else { return nil }
    return [Array(line[..<(value - 1)])] + broken(spaces(indentation + 2) + line[value...])
  }

  private static func spaces(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: " "), count: max(0, count))
  }

  /// Returns the number of characters, each of which counts as one column.
  private static func columns(_ line: [UInt8]) -> Int {
    line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Breaks a closure of one expression, with its parameters in the first line.
  private static func closure(
    _ line: [UInt8], _ group: Range<Int>, _ indentation: Int
  ) -> [[UInt8]] {
    var start = group.lowerBound + 2
    if line[start...].starts(with: "_ in ".utf8) { start += 5 }
    let body = spaces(indentation + 2) + line[start..<(group.upperBound - 2)]
    return [Array(line[..<(start - 1)])] + broken(body)
      + [spaces(indentation) + line[(group.upperBound - 1)...]]
  }

  /// Breaks the arguments of a call or the elements of a list, as many on a line as fit.
  private static func list(
    _ line: [UInt8], _ group: Range<Int>, _ indentation: Int, isChained: Bool
  ) -> [[UInt8]] {
    let isArray = line[group.lowerBound] == UInt8(ascii: "[")
    let structure = LineStructure(
      line, from: group.lowerBound + 1, to: group.upperBound - 1)
    let inner = spaces(indentation + 2)
    var lines = [Array(line[...group.lowerBound])]
    var current: [UInt8] = []
    for (index, range) in structure.parts.enumerated() {
      var part = Array(line[range])
      if isArray && structure.parts.count > 1 || index + 1 < structure.parts.count {
        part.append(UInt8(ascii: ","))
      }
      if !current.isEmpty, columns(current) + 1 + columns(part) <= maximumColumns {
        current += [UInt8(ascii: " ")] + part
        continue
      }
      if !current.isEmpty { lines.append(current) }
      let pieces = broken(inner + part)
      lines += pieces.dropLast()
      current = pieces[pieces.count - 1]
    }
    let tail = line[(group.upperBound - 1)...]
    let isChained = isChained || tail.count > 1 && tail[tail.startIndex + 1] == UInt8(ascii: ".")
    if isArray || isChained || columns(current) + columns(Array(tail)) > maximumColumns {
      lines += [current, spaces(indentation) + tail]
    } else {
      lines.append(current + tail)
    }
    return lines
  }

  /// Writes a text of one line as one of several lines.
  ///
  /// - Parameters:
  ///   - head: The line before the text, or its indentation alone.
  ///   - literal: The text in quotes, and what follows it.
  ///   - indentation: That of the statement.
  /// - Returns: The lines.
  private static func multiline(
    _ head: ArraySlice<UInt8>, _ literal: ArraySlice<UInt8>, _ indentation: Int
  ) -> [[UInt8]] {
    let inner = spaces(indentation + 2)
    let quotes = Array(repeating: UInt8(ascii: "\""), count: 3)
    let end = LineStructure.endOfString(literal, literal.startIndex)
    var lines = [Array(head) + quotes]
    var current: [UInt8] = []
    var space: Int?
    var index = literal.startIndex + 1
    while index < end - 1 {
      let next = LineStructure.endOfCharacter(literal, index)
      let isLineBreak = literal[index..<next].elementsEqual("\\n".utf8)
      if isLineBreak, current.last != UInt8(ascii: " ") {
        lines.append(current.isEmpty ? [] : inner + current)
        (current, space) = ([], nil)
      } else {
        current += literal[index..<next]
        if literal[index] == UInt8(ascii: " ") { space = current.count }
        if indentation + 2 + columns(current) + 1 >= maximumColumns {
          let rest = space.map { Array(current[$0...]) } ?? []
          var full = inner + current[..<(space ?? current.count)]
          full.append(UInt8(ascii: "\\"))
          lines.append(full)
          (current, space) = (rest, nil)
        }
      }
      index = next
    }
    lines.append(current.isEmpty ? [] : inner + current)
    lines.append(inner + quotes + literal[end...])
    return lines
  }
}

/// The places in a line of Swift at which it may be broken.
private struct LineStructure {
  /// The outermost brackets, from the opening one to after the closing one.
  private(set) var groups: [Range<Int>] = []
  /// The parts between the outermost commas, without spaces around them.
  private(set) var parts: [Range<Int>] = []
  /// The dots before members, outside of brackets.
  private(set) var members: [Int] = []
  /// The start of the value that is assigned.
  private(set) var value: Int?
  /// The start of `??`.
  private(set) var fallback: Int?
  /// The start of a text at the end of the line.
  private(set) var finalString: Int?

  init(_ line: [UInt8], from start: Int, to end: Int? = nil) {
    let end = end ?? line.count
    var opened: [Int] = []
    var index = start
    var part = start
    while index < end {
      switch line[index] {
      case UInt8(ascii: "\""):
        let next = Self.endOfString(line[..<end], index)
        if next == end, opened.isEmpty { finalString = index }
        index = next
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): opened.append(index)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let first = opened.popLast(), opened.isEmpty { groups.append(first..<(index + 1)) }
      case UInt8(ascii: ",") where opened.isEmpty:
        parts.append(part..<index)
        part = index + 2
      case UInt8(ascii: ".") where opened.isEmpty: members.append(index)
      case UInt8(ascii: "=") where opened.isEmpty && value == nil: value = index + 2
      case UInt8(ascii: "?") where opened.isEmpty && line[index...].starts(with: "?? ".utf8):
        fallback = fallback ?? index
        index += 1
      default: break
      }
      index += 1
    }
    if part < end { parts.append(part..<end) }
  }

  /// The outermost brackets with the longest content.
  var longestGroup: Range<Int>? { groups.max { $0.count < $1.count } }

  /// Returns the index after a text in quotes.
  static func endOfString(_ line: ArraySlice<UInt8>, _ start: Int) -> Int {
    var index = start + 1
    while index < line.endIndex, line[index] != UInt8(ascii: "\"") {
      index = endOfCharacter(line, index)
    }
    return min(index + 1, line.endIndex)
  }

  /// Returns the index after a character or an escape inside a text.
  static func endOfCharacter(_ line: ArraySlice<UInt8>, _ start: Int) -> Int {
    var index = start + 1
    if line[start] == UInt8(ascii: "\\") {
      if index < line.endIndex, line[index] == UInt8(ascii: "u") {
        while index < line.endIndex, line[index] != UInt8(ascii: "}") { index += 1 }
      }
      return min(index + 1, line.endIndex)
    }
    while index < line.endIndex, line[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }
}
