// Written by Scripts/generators/appearance.py from appearance.txt.

/// A view whose members subclasses override for events and accessibility; nothing calls them.
open class UIInteractiveView: UIView {
  /// True if the view is an element of accessibility; stored without effect.
  open var isAccessibilityElement: Bool {
    get { storedVisuals.isAccessibilityElement }
    set { visuals.isAccessibilityElement = newValue }
  }
  /// The spoken name; stored without effect.
  open var accessibilityLabel: String? {
    get { storedVisuals.accessibilityLabel }
    set { visuals.accessibilityLabel = newValue }
  }
  /// The spoken hint; stored without effect.
  open var accessibilityHint: String? {
    get { storedVisuals.accessibilityHint }
    set { visuals.accessibilityHint = newValue }
  }
  /// The spoken value; stored without effect.
  open var accessibilityValue: String? {
    get { storedVisuals.accessibilityValue }
    set { visuals.accessibilityValue = newValue }
  }
  /// The kinds of element; stored without effect.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { storedVisuals.accessibilityTraits }
    set { visuals.accessibilityTraits = newValue }
  }
  /// The elements inside, in spoken order; stored without effect.
  open var accessibilityElements: [Any]? {
    get { storedVisuals.accessibilityElements }
    set { visuals.accessibilityElements = newValue }
  }
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }
  /// False: there are no events to respond to.
  open var canBecomeFirstResponder: Bool { false }
  /// False: there are no events to respond to.
  open var isFirstResponder: Bool { false }
  /// Returns false: there are no events to respond to.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  /// Returns false: there are no events to respond to.
  @discardableResult open func resignFirstResponder() -> Bool { false }
  /// The color of interactive content, which a view has from its superview unless set.
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { visuals.tintColor = newValue }
  }
  /// Returns false: nothing is edited.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
  /// Returns false: nobody scrolls.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Nil: there are no keys.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Returns false: nobody starts the action.
  open func accessibilityActivate() -> Bool { false }
  /// Does nothing: nobody changes the value.
  open func accessibilityIncrement() {}
  /// Does nothing: nobody changes the value.
  open func accessibilityDecrement() {}
  /// Returns false: there are no actions.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
