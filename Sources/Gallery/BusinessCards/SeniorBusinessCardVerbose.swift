public import Anchors

/// The card of the Senior plan without margins, in plain anchor calls instead of chains.
///
/// It makes the same constraints as `SeniorBusinessCard` with a margin of 0.
public final class SeniorBusinessCardVerbose: View {
  private let businessCardComponents: BusinessCardComponents
  private let imageHeight: Double = 100

  /// Creates the card around its components.
  public init(businessCardComponents: BusinessCardComponents) {
    self.businessCardComponents = businessCardComponents
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
    let components = businessCardComponents

    components.photoImageView.topAnchor.constraint(equalTo: topAnchor).isActive = true
    components.photoImageView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    components.photoImageView.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    components.photoImageView.heightAnchor.constraint(equalToConstant: imageHeight).isActive = true

    components.nameLabel.topAnchor.constraint(equalTo: components.photoImageView.bottomAnchor)
      .isActive = true
    components.nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    components.nameLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true

    components.titleLabel.topAnchor.constraint(equalTo: components.nameLabel.bottomAnchor)
      .isActive = true
    components.titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    components.titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true

    components.phoneLabel.topAnchor.constraint(equalTo: components.titleLabel.bottomAnchor)
      .isActive = true
    components.phoneLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    components.phoneLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true

    components.emailLabel.topAnchor.constraint(equalTo: components.phoneLabel.bottomAnchor)
      .isActive = true
    components.emailLabel.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    components.emailLabel.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    components.emailLabel.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}
