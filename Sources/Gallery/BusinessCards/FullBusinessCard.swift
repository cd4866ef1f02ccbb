public import Anchors

/// The card of the Full plan: the photo on the leading side, the four texts next to it.
public final class FullBusinessCard: View {
  private let businessCardComponents: BusinessCardComponents
  private let imageSize: Double = 80
  private let defaultMargin: Double = 5
  private let trailingMargin: Double
  private let verticalMargin: Double
  private let rightContentContainer = View("content")

  /// Creates the card around its components.
  ///
  /// - Parameters:
  ///   - businessCardComponents: The views to lay out.
  ///   - asPublished: Whether to use the constants of the published article. It adds the margin on
  ///     both sides, so that texts end 5 points outside the card, and has no vertical margin.
  public init(businessCardComponents: BusinessCardComponents, asPublished: Bool = false) {
    self.businessCardComponents = businessCardComponents
    trailingMargin = asPublished ? defaultMargin : -defaultMargin
    verticalMargin = asPublished ? 0 : defaultMargin
    super.init("card")
    setupViewHierarchy()
    setupConstraints()
  }

  private func setupViewHierarchy() {
    addSubview(businessCardComponents.photoImageView)
    addSubview(rightContentContainer)
    rightContentContainer.addSubview(businessCardComponents.nameLabel)
    rightContentContainer.addSubview(businessCardComponents.titleLabel)
    rightContentContainer.addSubview(businessCardComponents.phoneLabel)
    rightContentContainer.addSubview(businessCardComponents.emailLabel)
  }

  private func setupConstraints() {
    businessCardComponents.photoImageView
      .topAnchor(equalTo: topAnchor, constant: verticalMargin)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .widthAnchor(equalTo: imageSize)
      .heightAnchor(equalTo: imageSize)
      // The published constraints do not determine the card's height: here it ends with the photo.
      .bottomAnchor(equalTo: bottomAnchor, constant: -verticalMargin)

    rightContentContainer
      .topAnchor(equalTo: businessCardComponents.photoImageView.topAnchor)
      .heightAnchor(equalTo: imageSize)
      .leadingAnchor(
        equalTo: businessCardComponents.photoImageView.trailingAnchor, constant: defaultMargin
      )
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)

    businessCardComponents.nameLabel
      .topAnchor(equalTo: rightContentContainer.topAnchor)
      .leadingAnchor(equalTo: rightContentContainer.leadingAnchor)
      .trailingAnchor(equalTo: rightContentContainer.trailingAnchor)

    businessCardComponents.titleLabel
      .topAnchor(equalTo: businessCardComponents.nameLabel.bottomAnchor)
      .leadingAnchor(equalTo: rightContentContainer.leadingAnchor)
      .trailingAnchor(equalTo: rightContentContainer.trailingAnchor)

    businessCardComponents.phoneLabel
      .topAnchor(equalTo: businessCardComponents.titleLabel.bottomAnchor)
      .leadingAnchor(equalTo: rightContentContainer.leadingAnchor)
      .trailingAnchor(equalTo: rightContentContainer.trailingAnchor)

    businessCardComponents.emailLabel
      .topAnchor(equalTo: businessCardComponents.phoneLabel.bottomAnchor)
      .leadingAnchor(equalTo: rightContentContainer.leadingAnchor)
      .trailingAnchor(equalTo: rightContentContainer.trailingAnchor)
  }
}
