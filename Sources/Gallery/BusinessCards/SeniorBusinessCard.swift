public import Anchors

/// The card of the Senior plan: the photo across the top, the four texts under it.
public final class SeniorBusinessCard: View {
  private let businessCardComponents: BusinessCardComponents
  private let imageHeight: Double = 100
  private let defaultMargin: Double
  private let trailingMargin: Double
  private let bottomMargin: Double
  /// Whether a missing text takes its gap with it.
  private let skipsGaps: Bool

  /// Creates the card around its components.
  ///
  /// - Parameters:
  ///   - businessCardComponents: The views to lay out.
  ///   - margin: The gap between the views, in points.
  ///   - asPublished: Whether the constants are those of the published article, which adds the margin
  ///     on both sides, so that texts end `margin` outside the card, has none below, and one for each
  ///     text that is missing.
  public init(
    businessCardComponents: BusinessCardComponents, margin: Double = 5, asPublished: Bool = false
  ) {
    self.businessCardComponents = businessCardComponents
    defaultMargin = margin
    trailingMargin = asPublished ? margin : -margin
    bottomMargin = asPublished ? 0 : margin
    skipsGaps = !asPublished
    super.init("card")
    setupViewHierarchy()
    setupConstraints()
  }

  /// The gap above a label; none above one without text.
  private func gap(above label: Label) -> Double {
    skipsGaps && label.text.isEmpty ? 0 : defaultMargin
  }

  private func setupViewHierarchy() {
    addSubview(businessCardComponents.photoImageView)
    addSubview(businessCardComponents.nameLabel)
    addSubview(businessCardComponents.titleLabel)
    addSubview(businessCardComponents.phoneLabel)
    addSubview(businessCardComponents.emailLabel)
  }

  private func setupConstraints() {
    businessCardComponents.photoImageView
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
      .heightAnchor(equalTo: imageHeight)

    businessCardComponents.nameLabel
      .topAnchor(
        equalTo: businessCardComponents.photoImageView.bottomAnchor,
        constant: gap(above: businessCardComponents.nameLabel)
      )
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)

    businessCardComponents.titleLabel
      .topAnchor(
        equalTo: businessCardComponents.nameLabel.bottomAnchor,
        constant: gap(above: businessCardComponents.titleLabel)
      )
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)

    businessCardComponents.phoneLabel
      .topAnchor(
        equalTo: businessCardComponents.titleLabel.bottomAnchor,
        constant: gap(above: businessCardComponents.phoneLabel)
      )
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)

    businessCardComponents.emailLabel
      .topAnchor(
        equalTo: businessCardComponents.phoneLabel.bottomAnchor,
        constant: gap(above: businessCardComponents.emailLabel)
      )
      .bottomAnchor(equalTo: bottomAnchor, constant: -bottomMargin)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)
  }
}
