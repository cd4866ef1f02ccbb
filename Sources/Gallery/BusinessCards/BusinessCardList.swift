public import Anchors

/// A column of business cards, each in its advertiser's plan.
public final class BusinessCardList: View {
  /// An advertiser: a plan and the content of the card.
  public typealias Entry = (plan: BusinessCardPlan, params: BusinessCardParams)

  private let cards: [View]
  private let defaultMargin: Double = 5

  /// Creates the list and all its cards.
  ///
  /// - Parameters:
  ///   - entries: The advertisers from top to bottom.
  ///   - asPublished: Whether texts end outside their cards, as published, instead of inside.
  public init(entries: [Entry], asPublished: Bool = false) {
    cards = entries.map { entry in
      entry.plan.makeCard(
        of: BusinessCardComponents(params: entry.params), asPublished: asPublished)
    }
    super.init("list")
    setupViewHierarchy()
    setupConstraints()
  }

  private func setupViewHierarchy() {
    for card in cards { addSubview(card) }
  }

  private func setupConstraints() {
    for card in cards {
      card
        .leadingAnchor(equalTo: leadingAnchor)
        .trailingAnchor(equalTo: trailingAnchor)
    }
    for (above, below) in zip(cards, cards.dropFirst()) {
      below.topAnchor(equalTo: above.bottomAnchor, constant: defaultMargin)
    }
    cards.first?.topAnchor(equalTo: topAnchor)
    // In a taller list, the cards stay at the top.
    cards.last?
      .bottomAnchor(lessThanOrEqualTo: bottomAnchor)
      .bottomAnchor(equalTo: bottomAnchor, priority: 20)
  }
}
