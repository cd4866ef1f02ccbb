public import Anchors

/// The plan of an advertiser, which decides the layout of the card.
public enum BusinessCardPlan: String, CaseIterable, Sendable {
  /// The photo above the texts.
  case senior
  /// The photo next to the texts.
  case full
  /// A small photo next to small texts.
  case junior

  /// Makes the view that lays out components in this plan.
  ///
  /// - Parameters:
  ///   - components: The views to lay out; they become subviews of the card.
  ///   - asPublished: Whether texts end outside the card, as published, instead of inside.
  /// - Returns: The card, with all its constraints active.
  public func makeCard(of components: BusinessCardComponents, asPublished: Bool = false) -> View {
    switch self {
    case .senior: SeniorBusinessCard(businessCardComponents: components, asPublished: asPublished)
    case .full: FullBusinessCard(businessCardComponents: components, asPublished: asPublished)
    case .junior: JuniorBusinessCard(businessCardComponents: components, asPublished: asPublished)
    }
  }
}
