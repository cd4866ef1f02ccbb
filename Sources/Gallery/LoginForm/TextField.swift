public import Anchors

/// A box with one line of text in it, or with a hint while there is none.
public final class TextField: View {
  /// What was typed.
  public var text = "" {
    didSet {
      updateLabel()
      if text != oldValue { onChange?(text) }
    }
  }
  /// Called with the text after it changes.
  public var onChange: ((String) -> Void)?

  /// Shows the text, the hint, or a dot for each character.
  public let label: Label
  private let placeholder: String
  private let isSecure: Bool

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - placeholder: The hint.
  ///   - isSecure: Whether what was typed is shown as dots.
  ///   - name: The name printed in frames and reports.
  public init(placeholder: String, isSecure: Bool = false, name: String) {
    self.placeholder = placeholder
    self.isSecure = isSecure
    label = Label(name: "text")
    super.init(name)
    addSubview(label)
    label
      .leadingAnchor(equalTo: leadingAnchor, constant: 12)
      .trailingAnchor(lessThanOrEqualTo: trailingAnchor, constant: -12)
      .centerYAnchor(equalTo: centerYAnchor)
    heightAnchor(equalTo: 44)
    // A text too long for the field is cut off; it does not make the field wider.
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    updateLabel()
  }

  /// Whether the label shows the hint.
  public var isShowingPlaceholder: Bool { text.isEmpty }

  private func updateLabel() {
    if text.isEmpty {
      label.text = placeholder
    } else {
      label.text = isSecure ? String(repeating: "•", count: text.count) : text
    }
  }
}
