public import Anchors

/// The screens of the gallery, each with example data.
public enum GalleryScreen: String, CaseIterable, Sendable {
  /// A column of business cards of different plans.
  case cards
  /// A button in each of its states.
  case button
  /// A picture in a scroll view, fitted and zoomed.
  case image
  /// A form to log in.
  case login
  /// A grid of cells.
  case cells
  /// A view whose only input is a view model.
  case reaction
  /// The table of an invoice.
  case invoice

  /// The description of the screen in one line.
  public var summary: String {
    switch self {
    case .cards: "a column of business cards, each in the plan that its advertiser pays for"
    case .button: "a button in each state, its picture and text centered on a background"
    case .image: "a picture centered in a scroll view, fitted and zoomed, with the same margin"
    case .login: "a user name, a password and a button, empty and filled in"
    case .cells: "a grid of cells that each host a view by autoresizing mask"
    case .reaction: "a text and a button whose only input is a view model"
    case .invoice: "the table of an invoice, with a service that wraps and totals over columns"
    }
  }

  /// Makes the screen, for any width; the layout may determine its height.
  public func makeView() -> View {
    switch self {
    case .cards: BusinessCardList(entries: Self.advertisers)
    case .button: ButtonStatesScreen()
    case .image: CenteredImageScreen()
    case .login: LoginScreen()
    case .cells:
      CellGrid(
        models: (1...12).map { "Cell \($0)/12" }, columns: 3, makeContent: { Label(name: "label") })
    case .reaction:
      ReactionView(
        viewModel: ReactionViewModel(Reaction(name: "Juca", emoji: .thumbsUp)) { _ in })
    case .invoice: InvoiceScreen()
    }
  }

  private static let advertisers: [BusinessCardList.Entry] = [
    (
      .senior,
      BusinessCardParams(
        photo: Size(width: 640, height: 200), name: "Juca dos Santos",
        title: "Desenvolvedor de software", phone: "+55 11 5555-0101", email: "juca@anchor.example")
    ),
    (
      .full,
      BusinessCardParams(
        photo: Size(width: 80, height: 80), name: "Zoë Ångström", title: "Ärztin",
        phone: "+46 8 5555 0102", email: "zoe@anchor.example")
    ),
    (
      .junior,
      BusinessCardParams(
        photo: Size(width: 50, height: 50), name: "Mehmet Öz", title: "Marangoz",
        phone: "+90 212 555 01 03", email: "mehmet@anchor.example")
    ),
    (
      .junior,
      BusinessCardParams(
        photo: Size(width: 50, height: 50), name: "Ana Luz", title: "Jardinera",
        phone: "+34 91 555 01 04", email: "ana@anchor.example")
    ),
  ]
}
