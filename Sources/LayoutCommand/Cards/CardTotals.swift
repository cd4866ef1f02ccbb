import Anchors
import Contacts

/// The totals of a run over a contacts file.
struct CardTotals {
  private let measurer: TextMeasurer
  /// The subject and verb of the sentence about missing glyphs.
  private let fontsLack: String
  private let plans: [CardPlan]
  private(set) var contacts = 0
  private(set) var cards = 0
  private(set) var frames = 0
  private(set) var photos = 0
  /// The number of characters without a glyph in the fonts, whose width was assumed.
  private(set) var missingGlyphs = 0

  /// Starts at zero.
  init(_ options: CardsOptions) {
    measurer = options.textMeasurer
    plans = options.plans
    fontsLack = options.drawing == nil ? "Helvetica lacks" : "the fonts lack"
  }

  mutating func count(_ card: PlacedCard) {
    cards += 1
    frames += 1 + card.items.count
  }

  mutating func count(_ contact: Contact) {
    contacts += 1
    if contact.photo != nil { photos += 1 }
    var texts = [contact.name, contact.title, contact.phone, contact.email]
    for (field, text) in [
      (CardField.organization, contact.organization), (.address, contact.address),
    ] where plans.contains(where: { $0.file?.shows(field) == true }) {
      texts.append(text)
    }
    for text in texts {
      guard let text, !text.utf8.allSatisfy({ $0 < 0x7F }) else { continue }
      missingGlyphs += measurer.measure(TextRequest(text)).missingGlyphs
    }
  }

  /// The numbers of contacts, cards, frames and photos, on one line.
  var counts: String {
    [
      Self.count(contacts, "contact"), Self.count(cards, "card"), Self.count(frames, "frame"),
      Self.count(photos, "photo"),
    ].joined(separator: ", ")
  }

  /// The totals for people, on one line.
  var summary: String {
    var summary = counts
    if missingGlyphs > 0 {
      summary += "; \(fontsLack) \(Self.count(missingGlyphs, "character"))"
    }
    return summary
  }

  /// Returns a number with its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
