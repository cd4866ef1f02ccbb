#if canImport(UIKit)
import UIKit
#else
import UIKitAppearance
#endif

/// The form of the address: fields below their captions, and a switch.
public final class AddressForm: UIView {
  /// The field of the name.
  public let nameField = AddressForm.makeField("Name", keyboard: .default)
  /// The field of the street.
  public let streetField = AddressForm.makeField("Street and number", keyboard: .default)
  /// The field of the postal code.
  public let codeField = AddressForm.makeField("Code", keyboard: .numberPad)
  /// The field of the city.
  public let cityField = AddressForm.makeField("City", keyboard: .default)
  /// The switch of the gift wrap.
  public let giftSwitch = UISwitch()

  private let giftLabel: UILabel = {
    let label = UILabel()
    label.text = "Wrap it as a gift, with a card that has no price on it"
    label.font = .preferredFont(forTextStyle: .body)
    label.numberOfLines = 0
    return label
  }()

  /// Creates the view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    giftSwitch.onTintColor = .systemBlue
    giftSwitch.setContentHuggingPriority(.required, for: .horizontal)
    giftSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
    let town = UIStackView(arrangedSubviews: [codeField, cityField])
    town.spacing = 8
    let gift = UIStackView(arrangedSubviews: [giftLabel, giftSwitch])
    gift.spacing = 12
    gift.alignment = .center
    let column = UIStackView(arrangedSubviews: [nameField, streetField, town, gift])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      codeField.widthAnchor.constraint(equalTo: cityField.widthAnchor, multiplier: 0.5),
    ])
  }

  /// Not used: the view is created in code.
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  private static func makeField(_ placeholder: String, keyboard: UIKeyboardType) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.keyboardType = keyboard
    field.accessibilityLabel = placeholder
    return field
  }
}
