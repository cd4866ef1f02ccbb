/// Converts cards that are laid out to one of the output formats, card by card.
///
/// A formatter stores only the bytes not taken yet, so that memory is constant for any number of
/// cards.
protocol CardsFormatter {
  /// Starts the document.
  mutating func begin()

  /// Writes one card.
  mutating func append(_ card: PlacedCard)

  /// Leaves the place of a card empty that cannot be laid out.
  mutating func skip()

  /// Ends the document.
  mutating func end(_ totals: CardTotals)

  /// A report for the user after everything is written, or nil.
  var report: String? { get }

  /// The reason why the document cannot be written, as a clause, or nil.
  var failure: String? { get }

  /// The number of bytes not taken yet.
  var pendingCount: Int { get }

  /// Returns and removes the bytes written since the last call.
  mutating func detachBytes() -> [UInt8]
}

extension CardsFormatter {
  var report: String? { nil }
  var failure: String? { nil }
  mutating func skip() {}
}
