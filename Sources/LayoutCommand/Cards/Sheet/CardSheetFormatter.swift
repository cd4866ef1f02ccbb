import Anchors
import Gallery
import Rendering

/// Draws cards on a sheet, as SVG.
struct CardSheetFormatter: CardsFormatter {
  private let options: CardsOptions
  private let contacts: Int
  private let sheet: CardSheet
  private var canvas = SVGCanvas()
  private var cardCount = 0

  /// Lays out the sheet.
  ///
  /// - Throws: `CommandError.layout` if a plan cannot be laid out at the requested width.
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

  var pendingCount: Int { canvas.pendingCount }

  mutating func detachBytes() -> [UInt8] {
    canvas.detachBytes()
  }

  mutating func begin() {
    canvas.beginDrawing(size: sheet.size, magnification: 1, background: SheetStyle.paper)
    drawHeader()
    for (index, slot) in sheet.slots.enumerated() {
      SheetLegend(plan: slot.plan).draw(
        at: Point(
          x: CardSheet.margin,
          y: CardSheet.margin + 64 + Double(index) * CardSheet.legendHeight),
        into: &canvas)
    }
  }

  mutating func append(_ card: PlacedCard) {
    let contact = cardCount / sheet.slots.count
    let block = sheet.blockOrigin(contact)
    let slot = sheet.slots[cardCount % sheet.slots.count]
    CardDrawing(card: card, contact: contact).draw(
      at: Point(x: block.x + slot.origin.x, y: block.y + slot.origin.y),
      caption: SheetStyle.description(of: card.plan).name, into: &canvas)
    cardCount += 1
  }

  mutating func end(_ totals: CardTotals) {
    canvas.endDrawing()
  }

  private mutating func drawHeader() {
    canvas.draw(
      CanvasText(
        "Business cards", at: Point(x: CardSheet.margin, y: CardSheet.margin + 22), size: 28,
        color: SheetStyle.ink))
    let summary =
      "\(contacts) \(contacts == 1 ? "contact" : "contacts"), "
      + "cards \(SVGWriter.decimal(options.width)) points wide"
      + (options.isAsPublished ? ", as published: texts end outside the card" : "")
    canvas.draw(
      CanvasText(
        summary, at: Point(x: CardSheet.margin, y: CardSheet.margin + 44), size: 13,
        color: SheetStyle.faintInk))
  }
}
