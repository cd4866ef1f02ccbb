#if canImport(UIKit)
import UIKit
#else
import UIKitAppearance
#endif

/// A line of the cart: picture, name and detail, count and price.
public final class ItemCell: UITableViewCell {
  private let pictureView: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.backgroundColor = .secondarySystemFill
    imageView.layer.cornerRadius = 8
    imageView.layer.masksToBounds = true
    imageView.accessibilityIdentifier = "picture"
    return imageView
  }()

  private let nameLabel = UILabel()
  private let detailLabel = UILabel()
  private let priceLabel = UILabel()
  private let countLabel = UILabel()

  /// Creates a cell without an item.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    setUpLabels()
    setUpConstraints()
  }

  /// Not used: the view is created in code.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Removes the texts of the last item.
  public override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
    detailLabel.text = nil
  }

  /// Shows a line of the cart.
  public func show(_ item: Checkout.Item) {
    nameLabel.text = item.name
    detailLabel.text = item.detail
    priceLabel.text = item.price
    countLabel.text = "\(item.count) ×"
    countLabel.isHidden = item.count == 1
    accessibilityLabel = "\(item.count) \(item.name), \(item.price)"
  }

  private func setUpLabels() {
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.numberOfLines = 0
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 2
    priceLabel.font = .preferredFont(forTextStyle: .body)
    priceLabel.setContentHuggingPriority(.required, for: .horizontal)
    priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    countLabel.font = .preferredFont(forTextStyle: .footnote)
    countLabel.textColor = .secondaryLabel
    for label in [nameLabel, detailLabel, priceLabel, countLabel] {
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func setUpConstraints() {
    let texts = UIStackView(arrangedSubviews: [nameLabel, detailLabel, countLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 2
    for view in [pictureView, texts, priceLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    // As low as the lower one of picture and texts.
    let bottom = pictureView.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    bottom.priority = .defaultLow
    NSLayoutConstraint.activate([
      pictureView.topAnchor.constraint(equalTo: margins.topAnchor),
      pictureView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pictureView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      pictureView.widthAnchor.constraint(equalToConstant: 56),
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor),
      texts.topAnchor.constraint(equalTo: margins.topAnchor),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      texts.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 12),
      priceLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: texts.trailingAnchor, constant: 12),
      priceLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      priceLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      bottom,
    ])
  }
}
