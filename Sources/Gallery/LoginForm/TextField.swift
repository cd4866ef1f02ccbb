public import Anchors

/// A box with one line of text, or with a hint while it is empty.
public final class TextField: View {
  /// The text.
  public var text = "" {
    didSet {
      updateLabel()
      if text != oldValue { onChange?(text) }
    }
  }
  /// Called with the text after it changes.
  public var onChange: ((String) -> Void)?

  /// The label with the text, the hint, or a dot for each character.
  public let label: Label
  private let placeholder: String
  private let isSecure: Bool

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - placeholder: The hint.
  ///   - isSecure: Whether dots replace the characters.
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
    // A text too long for the field is truncated; it does not widen the field.
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    updateLabel()
  }

  /// True if the label shows the hint.
  public var isShowingPlaceholder: Bool { text.isEmpty }

  private func updateLabel() {
    if text.isEmpty {
      label.text = placeholder
    } else {
      label.text = isSecure ? String(repeating: "•", count: text.count) : text
    }
  }
}
