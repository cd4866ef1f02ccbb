import Anchors
import Gallery

/// The layout of a sheet of cards: a header, then a grid of blocks.
///
/// A block holds the cards of one contact, with a slot for each plan. Slots are as tall as the
/// tallest card of their plan, so that the grid is fixed before the first card is laid out.
struct CardSheet {
  /// The position of one card within its block; the caption is above it.
  struct Slot {
    let plan: CardPlan
    let origin: Point
  }

  static let margin: Double = 48
  static let captionHeight: Double = 20
  static let legendHeight: Double = 36
  private static let gap: Double = 24
  private static let blockGap: Double = 48
  private static let comfortableWidth: Double = 1500

  let slots: [Slot]
  let size: Size
  private let blockSize: Size
  private let blocksPerRow: Int
  private let gridTop: Double

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - plans: The plans of each contact, with the height of their tallest card.
  ///   - cardWidth: The width of every card.
  ///   - contacts: The number of blocks.
  init(
    plans: [(plan: CardPlan, height: Double)], cardWidth: Double, contacts: Int
  ) {
    // The first, tallest plan is on the left; the others share the column next to it.
    var slots: [Slot] = []
    var column = 0.0
    var bottoms = [0.0, 0.0]
    for (index, entry) in plans.enumerated() {
      let side = min(index, 1)
      column = Double(side) * (cardWidth + Self.gap)
      slots.append(
        Slot(plan: entry.plan, origin: Point(x: column, y: bottoms[side] + Self.captionHeight)))
      bottoms[side] += Self.captionHeight + entry.height + Self.gap
    }
    self.slots = slots
    blockSize = Size(width: column + cardWidth, height: max(bottoms[0], bottoms[1]) - Self.gap)
    let room = Self.comfortableWidth - 2 * Self.margin + Self.blockGap
    let fitting = Int(room / (blockSize.width + Self.blockGap))
    blocksPerRow = max(1, min(contacts, fitting))
    gridTop = Self.margin + 64 + Double(plans.count) * Self.legendHeight + Self.margin / 2
    let rows = (contacts + blocksPerRow - 1) / blocksPerRow
    let columns = Double(blocksPerRow)
    size = Size(
      width: max(
        720, 2 * Self.margin + columns * (blockSize.width + Self.blockGap) - Self.blockGap),
      height: gridTop + Double(rows) * (blockSize.height + Self.blockGap) - Self.blockGap
        + Self.margin)
  }

  /// Returns the top left corner of a contact's block, counted from 0.
  func blockOrigin(_ contact: Int) -> Point {
    Point(
      x: Self.margin + Double(contact % blocksPerRow) * (blockSize.width + Self.blockGap),
      y: gridTop + Double(contact / blocksPerRow) * (blockSize.height + Self.blockGap))
  }
}
