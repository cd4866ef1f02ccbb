public import Anchors

/// The card of the Senior plan: the photo across the top, the four texts below it.
public final class SeniorBusinessCard: View {
  private let businessCardComponents: BusinessCardComponents
  private let imageHeight: Double = 100
  private let defaultMargin: Double
  private let trailingMargin: Double
  private let bottomMargin: Double
  /// True if a missing text has no gap above it.
  private let skipsGaps: Bool

  /// Creates the card around its components.
  ///
  /// - Parameters:
  ///   - businessCardComponents: The views to lay out.
  ///   - margin: The gap between the views, in points.
  ///   - asPublished: Whether to use the constants of the published article. It adds the margin on
  ///     both sides, so that texts end `margin` outside the card. It has no margin at the bottom,
  ///     and one for each missing text.
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

  /// Returns the gap above a label; 0 above a label without text.
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
