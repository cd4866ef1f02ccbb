/// A line of text to edit, which nobody edits.
///
/// The content size is that of the text, or otherwise of the placeholder. A border adds 7 points at
/// each side, and a rounded field is 34 points high in a font of 17 points.
open class UITextField: UIControl {
  private let label = UILabel(frame: .zero)
  private var placement: [NSLayoutConstraint] = []

  /// The text, and the gray one shown while there is none.
  open var text: String? { didSet { update() } }
  /// The gray text shown while there is no other.
  open var placeholder: String? { didSet { update() } }
  /// The text with attributes, of which the characters are used.
  open var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The placeholder with attributes, of which the characters are used.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
  /// The color of the text, black unless set.
  open var textColor: UIColor? { didSet { update() } }
  /// The style of the border.
  open var borderStyle = BorderStyle.none { didSet { update() } }
  /// Views at the edges; stored without effect.
  open var leftView: UIView?, rightView: UIView?, inputAccessoryView: UIView?
  /// The times at which views and buttons are shown; stored without effect.
  open var leftViewMode = ViewMode.never, rightViewMode = ViewMode.never
  /// The times at which a button clears the text; stored without effect.
  open var clearButtonMode = ViewMode.never
  /// Properties of editing; stored without effect.
  open var isSecureTextEntry = false, adjustsFontForContentSizeCategory = false,
    adjustsFontSizeToFitWidth = false, clearsOnBeginEditing = false,
    enablesReturnKeyAutomatically = false, isEditing = false
  /// The meaning of the text; stored without effect.
  open var textContentType: UITextContentType!, passwordRules: UITextInputPasswordRules?
  /// The replacement of characters; stored without effect.
  open var smartQuotesType = UITextSmartQuotesType.default,
    smartDashesType = UITextSmartDashesType.default,
    smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The attributes of a new text, and the view in place of a keyboard; stored without effect.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:], inputView: UIView?
  /// The keyboard; stored without effect.
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  /// The keyboard's appearance; stored without effect.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The correction of texts; stored without effect.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The checking of spelling; stored without effect.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The use of capital letters; stored without effect.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The delegate, which is never called.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Creates an empty field with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.name = "text"
    addSubview(label)
    update()
  }

  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// The font; 17 points unless set.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .label
      update()
    }
  }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  /// Returns the area of the text: the bounds without the border at the sides.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }
  /// Returns the area of the text while it is edited, which has no effect.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the area of the placeholder, which has no effect.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns no area: the button is not drawn.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns no area: the view is not shown.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns no area: the view is not shown.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }

  private var side: Double { borderStyle == .none ? 0 : 7 }

  private func update() {
    let isEmpty = text?.isEmpty ?? true
    label.text = isEmpty ? placeholder : text
    label.textColor = isEmpty ? .placeholderText : textColor
    NSLayoutConstraint.deactivate(placement)
    placement = [
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: side),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -side),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
    for constraint in placement { constraint.priority = UILayoutPriority(rawValue: 999) }
    NSLayoutConstraint.activate(placement)
    invalidateIntrinsicContentSize()
  }

  /// The size of the text, or of the placeholder, with the border.
  open override var intrinsicContentSize: CGSize {
    let padding =
      switch borderStyle {
      case .none: 0.0
      case .line, .bezel: 7.0
      case .roundedRect: 34 - 1.2 * UIFont.label.size
      }
    // A field without text is as high as one with text.
    let line = TextRequest(" ", font: label.font)
    let height = (textMeasurer ?? .helvetica).measure(line).size.height
    let width = max(0, label.intrinsicContentSize.width)
    return CGSize(width: width + 2 * side, height: height + padding)
  }
}

/// Several lines of text, which nobody edits.
///
/// While scrolling is disabled, the content size is that of the text with its insets and a padding
/// of 5 points at the sides, as in UIKit; while it is enabled there is none.
open class UITextView: UIScrollView {
  private let label = UILabel(frame: .zero)

  /// The color of the text, black unless set.
  open var textColor: UIColor? { didSet { label.textColor = textColor } }
  /// The text with attributes, of which the characters and the first font and color are used.
  open var attributedText: NSAttributedString! {
    didSet {
      label.attributedText = attributedText
      invalidateIntrinsicContentSize()
    }
  }
  /// Properties of editing; stored without effect.
  open var isEditable = true, isSelectable = true, adjustsFontForContentSizeCategory = false
  /// The selection, and the kinds of data to find; stored without effect.
  open var selectedRange = NSRange(), selectedTextRange: UITextRange?,
    dataDetectorTypes: UIDataDetectorTypes = []
  /// The correction of texts; stored without effect.
  open var autocorrectionType = UITextAutocorrectionType.default,
    autocapitalizationType = UITextAutocapitalizationType.sentences,
    spellCheckingType = UITextSpellCheckingType.default
  /// The views of the keyboard; stored without effect.
  open var inputView: UIView?, inputAccessoryView: UIView?
  /// The attributes of links; stored without effect.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The keyboard; stored without effect.
  open var keyboardType = UIKeyboardType.default, returnKeyType = UIReturnKeyType.default
  /// The delegate, which is never called.
  open weak var delegate: (any UITextViewDelegate)?
  /// The container of the text, with its padding.
  public let textContainer = NSTextContainer()
  /// The distances of the text from the edges, 8 points above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Creates an empty view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    (label.font, label.numberOfLines, label.name) = (.systemFont(ofSize: 12), 0, "text")
    addSubview(label)
  }

  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Creates an empty view.
  public convenience init() { self.init(frame: .zero) }

  /// The text.
  open var text: String! {
    get { label.text ?? "" }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The font; 12 points unless set.
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 12)
      invalidateIntrinsicContentSize()
    }
  }
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment {
    get { label.textAlignment }
    set { label.textAlignment = newValue }
  }

  private var insets: UIEdgeInsets {
    let padding = Double(textContainer.lineFragmentPadding)
    return UIEdgeInsets(
      top: textContainerInset.top, left: textContainerInset.left + padding,
      bottom: textContainerInset.bottom, right: textContainerInset.right + padding)
  }

  /// Places the text inside the insets.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = CGRect(origin: .zero, size: frame.size).inset(by: insets)
    let height = label.contentSize(forWidth: area.width).height
    label.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
  }

  /// The size of the text on lines as long as possible; none while scrolling is enabled.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? .noIntrinsicSize : padded(label.intrinsicContentSize)
  }

  /// True while scrolling is disabled.
  open override var contentHeightDependsOnWidth: Bool { !isScrollEnabled }

  /// The size of the text wrapped at a width, with its insets.
  open override func contentSize(forWidth width: Double) -> CGSize {
    padded(label.contentSize(forWidth: max(0, width - insets.left - insets.right)))
  }

  private func padded(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }
}
