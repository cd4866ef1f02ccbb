import Anchors
import Contacts
import Gallery
import LayoutFiles
import Rendering

/// The texts of a contact that its cards show only in part, with an ellipsis.
struct ShortenedTexts {
  private struct Text {
    let property: String
    /// The width of the whole text, in points.
    let needed: Double
    /// The least room among the cards, in points.
    var room: Double
    var plans: [CardPlan]
  }

  private var texts: [Text] = []

  var isEmpty: Bool { texts.isEmpty }

  /// Adds the shortened texts of a card.
  mutating func add(_ card: PlacedCard) {
    for item in card.items {
      guard let label = item.label, !label.text.isEmpty else { continue }
      guard label.numberOfLines == 1 else {
        if label.isTruncated { add(item.name, label.wholeTextSize.width, item.frame.width, card) }
        continue
      }
      let room = LabelDrawing(label: label, frame: item.frame, card: card).room
      // The natural size is at least the width of the text, and measuring takes time.
      guard (item.intrinsic?.width ?? .infinity) > room else { continue }
      let line = FittedLine(of: label, to: room)
      guard line.isShortened else { continue }
      add(item.name, line.wholeWidth, room, card)
    }
  }

  private mutating func add(
    _ property: String, _ needed: Double, _ room: Double, _ card: PlacedCard
  ) {
    if let index = texts.firstIndex(where: { $0.property == property }) {
      texts[index].plans.append(card.plan)
      texts[index].room = min(texts[index].room, room)
    } else {
      texts.append(Text(property: property, needed: needed, room: room, plans: [card.plan]))
    }
  }

  /// Returns a line for each text.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - input: The name of the contacts file.
  ///   - line: The line of the file in which the contact begins.
  /// - Returns: Complete lines.
  func messages(of contact: Contact, in input: String, line: Int) -> [String] {
    texts.map { text in
      let plans = text.plans.map(\.name).joined(separator: ", ")
      let whole = contact.name.onOneLine
      let name = whole.count <= 40 ? whole : whole.prefix(40) + "…"
      return "\(input):\(line): \(name): the \(text.property) is shortened (\(plans)); "
        + "it needs \(SVGWriter.decimal(text.needed)) points and has "
        + "\(SVGWriter.decimal(text.room)).\n"
    }
  }
}
