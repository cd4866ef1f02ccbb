import Anchors
import Gallery
import Rendering

/// Draws cards on a sheet, as SVG.
struct CardSheetFormatter: CardsFormatter {
  private let options: CardsOptions
  private let contacts: Int
  private let sheet: CardSheet
  private var svg = SVGWriter()
  private var cardCount = 0

  /// Plans the sheet.
  ///
  /// - Throws: `CommandError.layout` if a plan cannot be laid out at the width asked for.
  init(_ options: CardsOptions, contacts: Int) throws(CommandError) {
    self.options = options
    self.contacts = contacts
    var plans: [(plan: BusinessCardPlan, height: Double)] = []
    for plan in options.plans {
      do throws(LayoutError) {
        plans.append((plan, try PlacedCard.fullHeight(of: plan, options: options)))
      } catch {
        throw .layout(error, of: "\(plan.rawValue) card", at: options, line: 1)
      }
    }
    sheet = CardSheet(plans: plans, cardWidth: options.width, contacts: contacts)
  }

  var pendingCount: Int { svg.bytes.count }

  mutating func takeBytes() -> [UInt8] {
    svg.takeBytes()
  }

  mutating func begin() {
    svg.beginDocument(width: sheet.size.width, height: sheet.size.height)
    svg.attribute("font-family", SheetStyle.fontFamily)
    svg.begin("rect")
    svg.attribute("width", "100%")
    svg.attribute("height", "100%")
    svg.attribute("fill", SheetStyle.paper)
    svg.end()
    drawHeader()
    for (index, slot) in sheet.slots.enumerated() {
      SheetLegend(plan: slot.plan).draw(
        at: Point(
          x: CardSheet.margin,
          y: CardSheet.margin + 64 + Double(index) * CardSheet.legendHeight),
        into: &svg)
    }
  }

  mutating func append(_ card: PlacedCard) {
    let block = sheet.blockOrigin(cardCount / sheet.slots.count)
    let slot = sheet.slots[cardCount % sheet.slots.count]
    CardDrawing(card: card, number: cardCount, contact: cardCount / sheet.slots.count).draw(
      at: Point(x: block.x + slot.origin.x, y: block.y + slot.origin.y),
      definesPhoto: cardCount % sheet.slots.count == 0, into: &svg)
    cardCount += 1
  }

  mutating func end(_ totals: CardTotals) {
    svg.end()
  }

  private mutating func drawHeader() {
    svg.begin("text")
    svg.attribute("x", CardSheet.margin)
    svg.attribute("y", CardSheet.margin + 22)
    svg.attribute("font-size", 28)
    svg.attribute("font-weight", "bold")
    svg.attribute("fill", SheetStyle.ink)
    svg.text("Business cards")
    svg.end()
    svg.begin("text")
    svg.attribute("x", CardSheet.margin)
    svg.attribute("y", CardSheet.margin + 44)
    svg.attribute("font-size", 13)
    svg.attribute("fill", SheetStyle.faintInk)
    svg.text(
      "\(contacts) \(contacts == 1 ? "contact" : "contacts"), "
        + "cards \(SVGWriter.decimal(options.width)) points wide"
        + (options.isCorrected ? ", with the trailing margins corrected" : ""))
    svg.end()
  }
}
