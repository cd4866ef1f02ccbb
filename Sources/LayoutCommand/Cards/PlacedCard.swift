import Anchors
import Contacts
import Gallery

/// A card after its layout: the input of every format.
struct PlacedCard {
  let contact: Contact
  let plan: CardPlan
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
  /// A card of a plan of the user is valid until the next one of the same plan.
  ///
  /// - Parameters:
  ///   - contact: The contact.
  ///   - params: The content of its cards.
  ///   - plan: The plan of the card.
  ///   - options: The width and other settings.
  ///   - layouts: The views of plans of the user.
  /// - Throws: `CardFailure` if the constraints cannot all be satisfied at that width.
  init(
    of contact: Contact, showing params: BusinessCardParams, plan: CardPlan,
    options: CardsOptions, _ layouts: PlanLayouts
  ) throws(CardFailure) {
    let (card, photos) = try Self.layOut(contact, params, plan, options, layouts)
    root = card
    self.contact = contact
    self.plan = plan
    size = card.frame.size
    direction = card.effectiveLayoutDirection
    textMeasurer = card.layoutNode.effectiveTextMeasurer
    var items: [PlacedItem] = []
    Self.collect(card, at: .zero, photos, into: &items)
    self.items = items
  }

  /// Lays out a card.
  ///
  /// - Returns: The card, and the items that show the photo.
  /// - Throws: `CardFailure` if the constraints cannot all be satisfied at the requested width.
  static func layOut(
    _ contact: Contact, _ params: BusinessCardParams, _ plan: CardPlan, _ options: CardsOptions,
    _ layouts: PlanLayouts
  ) throws(CardFailure) -> (root: View, photos: [View]) {
    guard let builtIn = plan.builtIn else {
      guard let file = plan.file else { return (View("card"), []) }
      return try layouts.layOut(contact, params, file, options)
    }
    let direction = options.direction(of: contact)
    do throws(LayoutError) {
      let (card, photo) = try layOut(params, builtIn, direction, options)
      return (card, [photo])
    } catch {
      throw CardFailure(error)
    }
  }

  /// Lays out a card of the library.
  static func layOut(
    _ params: BusinessCardParams, _ plan: BusinessCardPlan, _ direction: LayoutDirection?,
    _ options: CardsOptions
  ) throws(LayoutError) -> (root: View, photo: View) {
    let components = BusinessCardComponents(params: params)
    let card = plan.makeCard(of: components, asPublished: options.isAsPublished)
    card.scale = options.scale
    if let drawing = options.drawing { card.textMeasurer = drawing.textMeasurer }
    card.layoutDirection = direction ?? .leftToRight
    try card.layoutNode.layOut(width: options.width(of: nil), height: nil)
    return (card, components.photoImageView)
  }

  private static func collect(
    _ view: View, at origin: Point, _ photos: [View], into items: inout [PlacedItem]
  ) {
    for subview in view.subviews where !subview.isHidden {
      let frame = subview.frame
      let corner = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      let content = subview.intrinsicContentSize
      items.append(
        PlacedItem(
          name: subview.name, frame: Rect(origin: corner, size: frame.size),
          intrinsic: content == .noIntrinsicSize ? nil : content, label: subview as? Label,
          isPhoto: photos.contains { $0 === subview }))
      collect(subview, at: corner, photos, into: &items)
    }
  }
}
