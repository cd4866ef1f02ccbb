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
  /// tallest. In other fonts lines are as tall as the scripts in them, and in other plans texts may
  /// wrap; there all cards are laid out.
  ///
  /// - Throws: `CommandError.layout` if no card of the library fits the requested width;
  ///   `CommandError.file` if the file cannot be read.
  func maximums(of file: ContactsFile) throws(CommandError) -> [Double] {
    guard options.placesCardsInSlots else { return [] }
    let full = BusinessCardParams(name: "n", title: "t", phone: "p", email: "e")
    var heights: [Double] = []
    for plan in options.plans {
      heights.append(
        try plan.builtIn.map { (plan) throws(CommandError) in try height(full, plan) } ?? 0)
    }
    let isOpen = options.plans.map { options.drawing != nil || $0.file != nil }
    guard isOpen.contains(true) else { return heights }
    let layouts = PlanLayouts()
    try file.forEachContact { (contact) throws(CommandError) in
      let params = BusinessCardParams(contact)
      for (index, plan) in options.plans.enumerated() where isOpen[index] {
        // A card that cannot be laid out is reported when it is drawn.
        let card = try? PlacedCard.layOut(contact, params, plan, options, layouts).root
        heights[index] = max(heights[index], card?.frame.height ?? 0)
      }
    }
    return heights
  }

  private func height(
    _ params: BusinessCardParams, _ plan: BusinessCardPlan
  ) throws(CommandError) -> Double {
    do throws(LayoutError) {
      return try PlacedCard.layOut(params, plan, nil, options).root.frame.height
    } catch {
      throw .layout(CardFailure(error), of: plan.rawValue, at: options, line: 1)
    }
  }
}
