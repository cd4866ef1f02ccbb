import Anchors
import Contacts
import Gallery

/// A card after its layout: the input of every format.
struct PlacedCard {
  let contact: Contact
  let plan: BusinessCardPlan
  let size: Size
  let direction: LayoutDirection
  /// The views of the card, each before those inside it.
  let items: [PlacedItem]

  /// Lays out the card of one contact.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - params: The content of its cards.
  ///   - plan: The plan of the card.
  ///   - options: The width and other settings.
  /// - Throws: `LayoutError` if the constraints cannot all be satisfied at that width.
  init(
    of contact: Contact, showing params: BusinessCardParams, plan: BusinessCardPlan,
    options: CardsOptions
  ) throws(LayoutError) {
    let card = try Self.layOut(params, plan, options)
    self.contact = contact
    self.plan = plan
    size = card.frame.size
    direction = options.direction
    var items: [PlacedItem] = []
    Self.collect(card, at: .zero, into: &items)
    self.items = items
  }

  /// Returns the height of a plan's card with all texts.
  ///
  /// - Throws: `LayoutError` if the constraints cannot all be satisfied at that width.
  static func fullHeight(
    of plan: BusinessCardPlan, options: CardsOptions
  ) throws(LayoutError) -> Double {
    let params = BusinessCardParams(name: "n", title: "t", phone: "p", email: "e")
    return try layOut(params, plan, options).frame.height
  }

  private static func layOut(
    _ params: BusinessCardParams, _ plan: BusinessCardPlan, _ options: CardsOptions
  ) throws(LayoutError) -> View {
    let components = BusinessCardComponents(params: params)
    let card = plan.makeCard(of: components, asPublished: options.isAsPublished)
    card.scale = options.scale
    card.layoutDirection = options.direction
    try card.layoutNode.layOut(width: options.width, height: nil)
    return card
  }

  private static func collect(_ view: View, at origin: Point, into items: inout [PlacedItem]) {
    for subview in view.subviews {
      let frame = subview.frame
      let corner = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      let content = subview.intrinsicContentSize
      items.append(
        PlacedItem(
          name: subview.name, frame: Rect(origin: corner, size: frame.size),
          intrinsic: content == .noIntrinsicSize ? nil : content, label: subview as? Label))
      collect(subview, at: corner, into: &items)
    }
  }
}
