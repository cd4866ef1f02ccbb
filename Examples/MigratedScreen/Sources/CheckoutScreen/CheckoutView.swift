#if canImport(UIKit)
import UIKit
#else
import UIKitAppearance
#endif

/// The checkout: the cart, the ways of shipping, the address, and a bar with the total.
public final class CheckoutView: UIView {
  /// The form of the address.
  public let form = AddressForm()
  /// The button that pays.
  public let payButton: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay now"
    configuration.imagePadding = 8
    configuration.baseBackgroundColor = .systemBlue
    return UIButton(configuration: configuration, primaryAction: nil)
  }()

  private let scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.accessibilityIdentifier = "scroll"
    return scrollView
  }()

  private let column: UIStackView = {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()

  private let shippingRow: UIStackView = {
    let stack = UIStackView()
    stack.spacing = 12
    stack.distribution = .fillEqually
    return stack
  }()

  private let bar: UIView = {
    let view = UIView()
    view.backgroundColor = .systemBackground
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "bar"
    return view
  }()

  private let line: UIView = {
    let view = UIView()
    view.backgroundColor = .separator
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "line"
    return view
  }()

  private let totalLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .title2)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    return label
  }()

  /// Creates the view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "checkout"
    backgroundColor = .systemGroupedBackground
    payButton.translatesAutoresizingMaskIntoConstraints = false
    payButton.setContentHuggingPriority(.required, for: .horizontal)
    payButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    addSubview(scrollView)
    scrollView.addSubview(column)
    addSubview(bar)
    [line, totalLabel, payButton].forEach(bar.addSubview)
    setUpScrolling()
    setUpBar()
  }

  /// Not used: the view is created in code.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  /// Shows a checkout.
  public func show(_ checkout: Checkout) {
    totalLabel.text = checkout.total
    column.arrangedSubviews.forEach { $0.removeFromSuperview() }
    column.addArrangedSubview(makeHeading("Cart"))
    for item in checkout.items {
      let cell = ItemCell(style: .default, reuseIdentifier: nil)
      cell.show(item)
      column.addArrangedSubview(cell)
    }
    column.addArrangedSubview(makeHeading("Shipping"))
    shippingRow.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for shipping in checkout.shipping {
      let cell = ShippingCell(frame: .zero)
      cell.show(shipping)
      shippingRow.addArrangedSubview(cell)
    }
    column.addArrangedSubview(shippingRow)
    column.addArrangedSubview(makeHeading("Address"))
    column.addArrangedSubview(form)
  }

  private func makeHeading(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .title3)
    label.accessibilityTraits = .header
    return label
  }

  private func setUpScrolling() {
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
      column.bottomAnchor.constraint(
        equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
      scrollView.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func setUpBar() {
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.topAnchor.constraint(equalTo: bar.topAnchor),
      line.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      totalLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      totalLabel.topAnchor.constraint(greaterThanOrEqualTo: line.bottomAnchor, constant: 12),
      totalLabel.centerYAnchor.constraint(equalTo: payButton.centerYAnchor),
      payButton.topAnchor.constraint(greaterThanOrEqualTo: line.bottomAnchor, constant: 12),
      payButton.leadingAnchor.constraint(
        greaterThanOrEqualTo: totalLabel.trailingAnchor, constant: 12),
      payButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      payButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      payButton.bottomAnchor.constraint(
        lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
      totalLabel.bottomAnchor.constraint(
        lessThanOrEqualTo: safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
    let low = payButton.bottomAnchor.constraint(
      equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -12)
    low.priority = .defaultHigh
    let close = payButton.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 12)
    close.priority = .defaultHigh
    NSLayoutConstraint.activate([low, close])
  }
}
