/// Tracks which cards are open, from the logical lines of a file.
///
/// A card inside another one is its agent if it is the value of an `AGENT`, in the same line or in the
/// next (vCard 2.1); any other one means that the open card has lost its end.
package struct CardNesting: Sendable {
  /// What a line does.
  package enum Step: Sendable {
    /// Neither begins nor ends a card.
    case content
    /// Begins a card; no card was open.
    case opens
    /// Begins a card although another one, which has no end, is open; that one is closed.
    case reopens
    /// Begins the agent of the open card.
    case opensAgent
    /// Ends the open card.
    case closes
    /// Ends an agent.
    case closesAgent
  }

  /// How many cards are open: one, and the agents in it.
  package private(set) var depth = 0
  /// Whether the latest line with content was an `AGENT` without a value.
  private var awaitsAgent = false

  /// Creates the state at the beginning of a file.
  package init() {}

  /// Moves past a logical line.
  ///
  /// - Parameter line: The line, or its first 64 bytes.
  /// - Returns: What the line does.
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

  /// Whether a logical line is a whole mark, after which a blank does not continue it.
  package static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    CardMark(line)?.isCard == true
  }

  /// Whether a line may begin or end a card or an agent, or is blank: a quick look at its beginning.
  private static func mayMatter(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return true }
    switch Ascii.capital(first) {
    case UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "A"), Ascii.space, Ascii.tab, 0xEF:
      return true
    default: break
    }
    // Anything else must be a group.
    for byte in line.prefix(64) {
      if byte == Ascii.dot { return true }
      if byte == Ascii.colon || byte == Ascii.semicolon { return false }
    }
    return false
  }

  /// The value of an `AGENT`, or nil if a line is something else.
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
