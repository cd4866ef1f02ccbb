import Anchors
import Gallery
import Rendering

/// Draws cards on a sheet, as one picture.
struct CardSheetFormatter<Picture: FileCanvas>: CardsFormatter {
  private let options: CardsOptions
  private let contacts: Int
  private let sheet: CardSheet
  private var canvas: Picture
  private var cardCount = 0

  /// Lays out the sheet; `heights` are those of the tallest card of each plan.
  init(_ options: CardsOptions, _ canvas: Picture, heights: [Double], contacts: Int) {
    self.options = options
    self.canvas = canvas
    self.contacts = contacts
    var plans: [(plan: CardPlan, height: Double)] = []
    for (plan, height) in zip(options.plans, heights) { plans.append((plan, height)) }
    sheet = CardSheet(plans: plans, cardWidth: options.width, contacts: contacts)
  }

  var pendingCount: Int { canvas.pendingCount }
  var failure: String? { canvas.failure }

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

  mutating func skip() { cardCount += 1 }

  mutating func end(_ totals: CardTotals) {
    canvas.endDrawing()
    canvas.endFile()
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
