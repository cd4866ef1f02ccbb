#if canImport(UIKit)
public import UIKit
#else
public import UIKitNames
#endif

/// An order: the shop with its picture, the items in a column, and the total at the bottom.
public final class OrderView: UIView {
  private let margin: CGFloat = 16

  private let logo: UIImageView = {
    let imageView = UIImageView()
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFit
    imageView.accessibilityIdentifier = "logo"
    return imageView
  }()

  private let shopLabel = OrderView.makeLabel("shop", font: .boldSystemFont(ofSize: 20))
  private let noteLabel = OrderView.makeLabel("note", font: .systemFont(ofSize: 13))
  private let totalLabel = OrderView.makeLabel("total", font: .boldSystemFont(ofSize: 17))

  private lazy var itemStack: UIStackView = {
    let stack = UIStackView()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 8
    stack.accessibilityIdentifier = "items"
    return stack
  }()

  /// Creates a screen without an order.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "order"
    setUpHierarchy()
    setUpConstraints()
  }

  /// Not used: the screen is created in code.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Shows an order.
  public func show(_ order: Order) {
    shopLabel.text = order.shop
    noteLabel.text = order.note
    noteLabel.isHidden = order.note == nil
    totalLabel.text = order.total
    for row in itemStack.arrangedSubviews { row.removeFromSuperview() }
    for item in order.items { itemStack.addArrangedSubview(makeRow(item)) }
  }

  private func setUpHierarchy() {
    [logo, shopLabel, noteLabel, itemStack, totalLabel].forEach(addSubview)
  }

  private func setUpConstraints() {
    let safeArea = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      logo.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: margin),
      logo.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: margin),
      logo.widthAnchor.constraint(equalToConstant: 48),
      logo.heightAnchor.constraint(equalTo: logo.widthAnchor),

      shopLabel.topAnchor.constraint(equalTo: logo.topAnchor),
      shopLabel.leadingAnchor.constraint(equalTo: logo.trailingAnchor, constant: 12),
      shopLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: safeArea.trailingAnchor, constant: -margin),

      noteLabel.topAnchor.constraint(equalTo: shopLabel.bottomAnchor, constant: 4),
      noteLabel.leadingAnchor.constraint(equalTo: shopLabel.leadingAnchor),
      noteLabel.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -margin),

      itemStack.topAnchor.constraint(greaterThanOrEqualTo: logo.bottomAnchor, constant: margin),
      itemStack.topAnchor.constraint(
        greaterThanOrEqualTo: noteLabel.bottomAnchor, constant: margin),
      itemStack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: margin),
      itemStack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -margin),

      totalLabel.topAnchor.constraint(
        greaterThanOrEqualTo: itemStack.bottomAnchor, constant: margin),
      totalLabel.trailingAnchor.constraint(equalTo: itemStack.trailingAnchor),
      totalLabel.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -margin),
    ])
    let nearTop = itemStack.topAnchor.constraint(equalTo: logo.bottomAnchor, constant: margin)
    nearTop.priority = .defaultLow
    nearTop.isActive = true
  }

  private func makeRow(_ item: Order.Item) -> UIStackView {
    let name = OrderView.makeLabel("name", font: .systemFont(ofSize: 15))
    name.text = item.name
    let price = OrderView.makeLabel("price", font: .systemFont(ofSize: 15))
    price.text = item.price
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [name, price])
    row.alignment = .firstBaseline
    row.spacing = 12
    row.accessibilityIdentifier = "row"
    return row
  }

  private static func makeLabel(_ identifier: String, font: UIFont) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.font = font
    label.accessibilityIdentifier = identifier
    return label
  }
}
