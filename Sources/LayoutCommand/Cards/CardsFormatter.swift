/// Turns laid-out cards into one of the output formats, card by card.
///
/// A formatter keeps only what it has not handed over yet, so a run over any number of cards takes
/// constant memory.
protocol CardsFormatter {
  /// Starts the document.
  mutating func begin()

  /// Writes one card.
  mutating func append(_ card: PlacedCard)

  /// Ends the document.
  mutating func end(_ totals: CardTotals)

  /// What to tell the person who ran the command once all is written, if anything.
  var report: String? { get }

  /// Whether the document has outgrown its format.
  var isTooLarge: Bool { get }

  /// How many bytes wait to be taken.
  var pendingCount: Int { get }

  /// Hands over the bytes written since the last call.
  mutating func takeBytes() -> [UInt8]
}

extension CardsFormatter {
  var report: String? { nil }
  var isTooLarge: Bool { false }
}
