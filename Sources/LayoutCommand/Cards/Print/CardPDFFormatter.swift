import Anchors
import Contacts
import Gallery
import LayoutFiles
import Rendering

/// Draws cards as PDF, for print: one card per page, or rows and columns of cards on sheets.
struct CardPDFFormatter<Pages: FileCanvas>: CardsFormatter {
  private let options: CardsOptions
  private let contacts: Int
  /// The grid of each plan, in order; empty without a sheet.
  private let grids: [SheetGrid]
  private var canvas: Pages
  private var pageCount = 0
  private var cardCount = 0
  /// The number of cards on the current sheet, or nil between sheets.
  private var sheetCount: Int?
  /// The index of the plan of the current sheet.
  private var sheetPlan = 0
  /// The line of the first contact whose photo is unsupported.
  private var firstLostPhoto: Int?
  private(set) var report: String?

  /// Prepares the pages.
  ///
  /// - Parameters:
  ///   - options: The paper and the width of the cards.
  ///   - canvas: The canvas to draw on, without a page.
  ///   - heights: The height of the tallest card of each plan; not used without a sheet.
  ///   - contacts: The number of contacts.
  /// - Throws: `CommandError.arguments` if a card does not fit on the paper.
  init(
    _ options: CardsOptions, _ canvas: Pages, heights: [Double], contacts: Int
  ) throws(CommandError) {
    self.options = options
    self.canvas = canvas
    self.contacts = contacts
    var grids: [SheetGrid] = []
    if let paper = options.sheet {
      for (plan, height) in zip(options.plans, heights) {
        let card = Size(width: options.width(of: plan.file?.width), height: height)
        grids.append(try Self.grid(of: card, on: paper))
      }
    }
    self.grids = grids
  }

  private static func grid(
    of card: Size, on paper: SheetPaper
  ) throws(CommandError) -> SheetGrid {
    guard let grid = SheetGrid(paper: paper.size, card: card) else {
      let largest = paper.size.width - 2 * SheetGrid.margin
      throw .arguments(
        "a card \(SVGWriter.decimal(card.width)) points wide does not fit onto "
          + "\(paper.rawValue); --width may be at most \(Int(largest)) there",
        command: "cards")
    }
    return grid
  }

  var pendingCount: Int { canvas.pendingCount }
  var failure: String? { canvas.failure }

  mutating func detachBytes() -> [UInt8] {
    canvas.detachBytes()
  }

  mutating func begin() {}

  mutating func append(_ card: PlacedCard) {
    if let paper = options.sheet {
      append(card, on: paper)
    } else {
      beginPage(card.size)
      draw(card, contact: cardCount / options.plans.count, at: .zero)
      canvas.endDrawing()
    }
    cardCount += 1
  }

  mutating func skip() { cardCount += 1 }

  mutating func end(_ totals: CardTotals) {
    endSheet()
    canvas.endFile()
    report = text(of: totals)
  }

  /// Adds a card to the current sheet; all cards of a plan precede those of the next one.
  private mutating func append(_ card: PlacedCard, on paper: SheetPaper) {
    let plan = cardCount / contacts
    let grid = grids[plan]
    if plan != sheetPlan || sheetCount == grid.count { endSheet() }
    sheetPlan = plan
    if sheetCount == nil {
      beginPage(paper.size)
    }
    let index = sheetCount ?? 0
    let origin = grid.origin(of: index)
    draw(card, contact: cardCount % contacts, at: origin)
    CropMarks(frame: Rect(origin: origin, size: card.size)).draw(into: &canvas)
    sheetCount = index + 1
  }

  private mutating func beginPage(_ size: Size) {
    canvas.beginDrawing(size: size, magnification: 1, background: nil)
    pageCount += 1
  }

  private mutating func endSheet() {
    guard sheetCount != nil else { return }
    canvas.endDrawing()
    sheetCount = nil
  }

  private mutating func draw(_ card: PlacedCard, contact: Int, at origin: Point) {
    let isShown = CardDrawing(card: card, contact: contact).draw(at: origin, into: &canvas)
    if !isShown, firstLostPhoto == nil { firstLostPhoto = card.contact.line }
  }

  /// Returns a summary of the pages and of the photos that are missing.
  private func text(of totals: CardTotals) -> String {
    var text = totals.counts + " on " + CardTotals.count(pageCount, "page") + "\n"
    let usesOwnFonts = options.drawing != nil
    text += canvas.boxReport(.cards, usesOwnFonts: usesOwnFonts)
    if let firstLostPhoto {
      text +=
        "\(CardTotals.count(canvas.lostImageCount, "photo")) drawn as initials, the first that of "
        + "\(ShownText.name(options.file)):\(firstLostPhoto): "
        + (usesOwnFonts
          ? "it cannot be decoded.\n" : "a PDF supports JPEG and opaque, non-interlaced PNG.\n")
    }
    return text
  }
}
