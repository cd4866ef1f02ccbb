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

  /// A report for the user after everything is written, if there is one.
  var report: String? { get }

  /// Whether the document is too large for its format.
  var isTooLarge: Bool { get }

  /// The number of bytes not yet taken.
  var pendingCount: Int { get }

  /// Returns the bytes written since the last call.
  mutating func takeBytes() -> [UInt8]
}

extension CardsFormatter {
  var report: String? { nil }
  var isTooLarge: Bool { false }
}
