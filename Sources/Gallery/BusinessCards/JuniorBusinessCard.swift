public import Anchors

/// The card of the Junior plan: a small photo next to a stack of the four texts in small type.
public final class JuniorBusinessCard: View {
  private let businessCardComponents: BusinessCardComponents
  private let imageSize: Double = 50
  private let defaultMargin: Double = 5
  private let trailingMargin: Double
  private let verticalMargin: Double
  private let defaultFontSize: Double = 10

  private let stackContentContainer = StackView(axis: .vertical, name: "content")

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
    setupTextFonts()
  }

  private func setupViewHierarchy() {
    addSubview(businessCardComponents.photoImageView)
    addSubview(stackContentContainer)
    stackContentContainer.addArrangedSubview(businessCardComponents.nameLabel)
    stackContentContainer.addArrangedSubview(businessCardComponents.titleLabel)
    stackContentContainer.addArrangedSubview(businessCardComponents.emailLabel)
    stackContentContainer.addArrangedSubview(businessCardComponents.phoneLabel)
  }

  private func setupConstraints() {
    businessCardComponents.photoImageView
      .topAnchor(equalTo: topAnchor, constant: verticalMargin)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .widthAnchor(equalTo: imageSize)
      .heightAnchor(equalTo: imageSize)
      // The published constraints do not determine the card's height: here it ends with the photo.
      .bottomAnchor(equalTo: bottomAnchor, constant: -verticalMargin)

    stackContentContainer
      .topAnchor(equalTo: businessCardComponents.photoImageView.topAnchor)
      .leadingAnchor(
        equalTo: businessCardComponents.photoImageView.trailingAnchor, constant: defaultMargin
      )
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)
      .bottomAnchor(equalTo: businessCardComponents.photoImageView.bottomAnchor)

    // With equal hugging, any label could fill the stack; here the last one does.
    businessCardComponents.phoneLabel.setContentHuggingPriority(249, for: .vertical)
  }

  private func setupTextFonts() {
    for label in [
      businessCardComponents.nameLabel,
      businessCardComponents.titleLabel,
      businessCardComponents.emailLabel,
      businessCardComponents.phoneLabel,
    ] {
      label.font = .systemFont(ofSize: defaultFontSize)
    }
  }
}
