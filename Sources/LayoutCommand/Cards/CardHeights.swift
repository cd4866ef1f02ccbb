import Anchors
import Contacts
import Gallery

/// Finds the height of each plan's tallest card, which the slots of sheets have.
struct CardHeights {
  private let options: CardsOptions

  init(_ options: CardsOptions) {
    self.options = options
  }

  /// The heights of the plans, in their order; none if cards are not placed in slots.
  ///
  /// All lines of the library's own measurer are equally tall, so that a card with all texts is the
  /// tallest. In other fonts lines are as tall as the scripts in them, and all cards are laid out.
  ///
  /// - Throws: `CommandError.layout` if a card cannot be laid out at the requested width;
  ///   `CommandError.file` if the file cannot be read.
  func maximums(of file: ContactsFile) throws(CommandError) -> [Double] {
    guard options.placesCardsInSlots else { return [] }
    let full = BusinessCardParams(name: "n", title: "t", phone: "p", email: "e")
    var heights: [Double] = []
    for plan in options.plans { heights.append(try height(full, plan, line: 1)) }
    guard options.drawing != nil else { return heights }
    try file.forEachContact { (contact) throws(CommandError) in
      let params = BusinessCardParams(contact)
      for (index, plan) in options.plans.enumerated() {
        heights[index] = max(heights[index], try height(params, plan, line: contact.line))
      }
    }
    return heights
  }

  private func height(
    _ params: BusinessCardParams, _ plan: BusinessCardPlan, line: Int
  ) throws(CommandError) -> Double {
    do throws(LayoutError) {
      return try PlacedCard.layOut(params, plan, options).frame.height
    } catch {
      throw .layout(error, of: "\(plan.rawValue) card", at: options, line: line)
    }
  }
}
