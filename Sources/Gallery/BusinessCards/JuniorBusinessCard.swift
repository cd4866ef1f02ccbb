public import Anchors

/// The card of the Junior plan: a small photo, and a stack view of the four texts in small type.
public final class JuniorBusinessCard: View {
  private let businessCardComponents: BusinessCardComponents
  private let imageSize: Double = 50
  private let defaultMargin: Double = 5
  private let trailingMargin: Double
  private let defaultFontSize: Double = 10

  private let stackContentContainer = StackView(axis: .vertical, name: "content")

  /// Creates the card around its components.
  ///
  /// - Parameters:
  ///   - businessCardComponents: The views to lay out.
  ///   - corrected: Whether the texts end 5 points inside the card. As published they end 5 points
  ///     outside it, because the constant is added on both sides.
  public init(businessCardComponents: BusinessCardComponents, corrected: Bool = false) {
    self.businessCardComponents = businessCardComponents
    trailingMargin = corrected ? -defaultMargin : defaultMargin
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
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor, constant: defaultMargin)
      .widthAnchor(equalTo: imageSize)
      .heightAnchor(equalTo: imageSize)
      // The published layout leaves the card's height open: here it ends with the photo.
      .bottomAnchor(equalTo: bottomAnchor)

    stackContentContainer
      .topAnchor(equalTo: businessCardComponents.photoImageView.topAnchor)
      .leadingAnchor(
        equalTo: businessCardComponents.photoImageView.trailingAnchor, constant: defaultMargin
      )
      .trailingAnchor(equalTo: trailingAnchor, constant: trailingMargin)
      .bottomAnchor(equalTo: businessCardComponents.photoImageView.bottomAnchor)

    // With equal hugging it would be ambiguous which label fills the stack; here it is the last.
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
