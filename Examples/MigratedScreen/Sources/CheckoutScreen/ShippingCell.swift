#if canImport(UIKit)
import UIKit
#else
import UIKitAppearance
#endif

/// A way of shipping, in a frame that is blue while it is chosen.
public final class ShippingCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let arrivalLabel = UILabel()
  private let priceLabel = UILabel()

  /// Creates the view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    contentView.layer.borderWidth = 1
    contentView.backgroundColor = .secondarySystemGroupedBackground
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    arrivalLabel.font = .preferredFont(forTextStyle: .footnote)
    arrivalLabel.textColor = .secondaryLabel
    arrivalLabel.numberOfLines = 0
    priceLabel.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: [nameLabel, arrivalLabel, priceLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(8, after: arrivalLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
    ])
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = .defaultLow
    bottom.isActive = true
  }

  /// Not used: the view is created in code.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Shows a way of shipping.
  public func show(_ shipping: Checkout.Shipping) {
    nameLabel.text = shipping.name
    arrivalLabel.text = shipping.arrival
    priceLabel.text = shipping.price
    isSelected = shipping.isSelected
    contentView.layer.borderColor =
      (shipping.isSelected ? UIColor.systemBlue : UIColor.separator).cgColor
  }
}
