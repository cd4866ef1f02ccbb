public import Anchors

/// What an advertiser pays for, which decides how the card looks.
public enum BusinessCardPlan: String, CaseIterable, Sendable {
  /// The photo across the top.
  case senior
  /// The photo beside the texts.
  case full
  /// A small photo beside small texts.
  case junior

  /// The view that lays out components in this plan.
  ///
  /// - Parameters:
  ///   - components: The views to lay out; they become subviews of the card.
  ///   - asPublished: Whether texts end, as published, outside the card instead of inside.
  /// - Returns: The card, with all its constraints active.
  public func makeCard(of components: BusinessCardComponents, asPublished: Bool = false) -> View {
    switch self {
    case .senior: SeniorBusinessCard(businessCardComponents: components, asPublished: asPublished)
    case .full: FullBusinessCard(businessCardComponents: components, asPublished: asPublished)
    case .junior: JuniorBusinessCard(businessCardComponents: components, asPublished: asPublished)
    }
  }
}
