/// Tracks the open cards from the logical lines of a file.
///
/// A card inside another one is its agent if it is the value of an `AGENT`, on the same line or on
/// the next one (vCard 2.1). Otherwise the open card lacks its end.
package struct CardNesting: Sendable {
  /// The effect of a line.
  package enum Step: Sendable {
    /// Neither begins nor ends a card.
    case content
    /// Begins a card; no card was open.
    case opens
    /// Begins a card and closes an open one, whose end is missing.
    case reopens
    /// Begins the agent of the open card.
    case opensAgent
    /// Ends the open card.
    case closes
    /// Ends an agent.
    case closesAgent
  }

  /// The number of open cards: one and its nested agents.
  package private(set) var depth = 0
  /// True if the latest nonblank line was an `AGENT` without a value.
  private var awaitsAgent = false

  /// Creates the state at the beginning of a file.
  package init() {}

  /// Reads a logical line.
  ///
  /// - Parameter line: The line, or its first 64 bytes.
  /// - Returns: The effect of the line.
  /// - Complexity: O(1).
  package mutating func advance(past line: ArraySlice<UInt8>) -> Step {
    guard Self.mayMatter(line) else {
      awaitsAgent = false
      return .content
    }
    guard let mark = CardMark(line), mark.isCard else {
      guard depth > 0, line.contains(where: { !isBlank($0) }) else { return .content }
      let agent = Self.agent(line)
      awaitsAgent = agent?.allSatisfy(isBlank) == true
      guard agent?.hasName("BEGIN:VCARD") == true else { return .content }
      depth += 1
      return .opensAgent
    }
    defer { awaitsAgent = false }
    guard mark.isBegin else {
      guard depth > 0 else { return .content }
      depth -= 1
      return depth == 0 ? .closes : .closesAgent
    }
    if depth > 0, awaitsAgent {
      depth += 1
      return .opensAgent
    }
    defer { depth = 1 }
    return depth == 0 ? .opens : .reopens
  }

  /// Returns whether a logical line is a complete mark, which an indented line does not continue.
  package static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    CardMark(line)?.isCard == true
  }

  /// Returns whether the first bytes allow a line to be blank, a mark or an `AGENT`.
  private static func mayMatter(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return true }
    switch Ascii.capital(first) {
    case UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "A"), Ascii.space, Ascii.tab, 0xEF:
      return true
    default: break
    }
    // Any other first byte must belong to a group.
    for byte in line.prefix(64) {
      if byte == Ascii.dot { return true }
      if byte == Ascii.colon || byte == Ascii.semicolon { return false }
    }
    return false
  }

  /// Returns the value of an `AGENT`, or nil for any other line.
  private static func agent(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let end = line.firstIndex(where: { $0 == Ascii.colon || $0 == Ascii.semicolon }) else {
      return nil
    }
    var name = line[..<end]
    if let dot = name.lastIndex(of: Ascii.dot) { name = name[(dot + 1)...] }
    guard name.hasName("AGENT"), let colon = line[end...].firstIndex(of: Ascii.colon) else {
      return nil
    }
    return line[colon...].dropFirst()
  }
}
