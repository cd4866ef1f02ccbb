import Anchors
import Contacts
import Gallery

/// A card after its layout: the input of every format.
struct PlacedCard {
  let contact: Contact
  let plan: BusinessCardPlan
  let size: Size
  let direction: LayoutDirection
  /// The root of the views, without which the labels would lose the measurer of their texts.
  private let root: View
  /// The measurer of the card's texts.
  let textMeasurer: TextMeasurer
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
    root = card
    self.contact = contact
    self.plan = plan
    size = card.frame.size
    direction = options.direction
    textMeasurer = options.textMeasurer
    var items: [PlacedItem] = []
    Self.collect(card, at: .zero, into: &items)
    self.items = items
  }

  /// Lays out a card.
  ///
  /// - Throws: `LayoutError` if the constraints cannot all be satisfied at the requested width.
  static func layOut(
    _ params: BusinessCardParams, _ plan: BusinessCardPlan, _ options: CardsOptions
  ) throws(LayoutError) -> View {
    let components = BusinessCardComponents(params: params)
    let card = plan.makeCard(of: components, asPublished: options.isAsPublished)
    card.scale = options.scale
    if let drawing = options.drawing { card.textMeasurer = drawing.textMeasurer }
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
