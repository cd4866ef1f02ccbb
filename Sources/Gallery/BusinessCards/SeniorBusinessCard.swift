public import Anchors

/// The card of the Senior plan: the photo across the top, the four texts under it.
public final class SeniorBusinessCard: View {
  private let businessCardComponents: BusinessCardComponents
  private let imageHeight: Double = 100
  private let defaultMargin: Double
  private let trailingMargin: Double

  /// Creates the card around its components.
  ///
  /// - Parameters:
  ///   - businessCardComponents: The views to lay out.
  ///   - margin: The gap between the views, in points.
  ///   - corrected: Whether the texts end `margin` inside the card. As published they end `margin`
  ///     outside it, because the constant is added on both sides.
  public init(
    businessCardComponents: BusinessCardComponents, margin: Double = 5, corrected: Bool = false
  ) {
    self.businessCardComponents = businessCardComponents
    defaultMargin = margin
    trailingMargin = corrected ? -margin : margin
    super.init("card")
    setupViewHierarchy()
    setupConstraints()
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
        equalTo: businessCardComponents.photoImageView.bottomAnchor, constant: defaultMargin
      )
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)

    businessCardComponents.titleLabel
      .topAnchor(equalTo: businessCardComponents.nameLabel.bottomAnchor, constant: defaultMargin)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)

    businessCardComponents.phoneLabel
      .topAnchor(equalTo: businessCardComponents.titleLabel.bottomAnchor, constant: defaultMargin)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)

    businessCardComponents.emailLabel
      .topAnchor(equalTo: businessCardComponents.phoneLabel.bottomAnchor, constant: defaultMargin)
      .bottomAnchor(equalTo: bottomAnchor)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)
  }
}
