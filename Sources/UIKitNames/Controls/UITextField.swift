/// A line of text to edit, without events; its content size is that of its text or placeholder.
open class UITextField: UIControl {
  private let content = Label(frame: .zero)

  /// Creates a field without a text.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The text.
  public var text: String? = "" {
    didSet { contentChanged() }
  }

  /// The text that is shown while there is no other.
  public var placeholder: String? {
    didSet { contentChanged() }
  }

  /// The font.
  public var font: Font? = .label {
    didSet { contentChanged() }
  }

  /// The size of the text, or of the placeholder.
  open override var intrinsicContentSize: Size {
    content.font = font ?? .label
    content.plainText = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? " "
    return content.intrinsicContentSize
  }

  private func contentChanged() { invalidateIntrinsicContentSize() }
}
