// The appearance of views: stored, and drawn as far as a member does not say otherwise.

/// The stored properties of a view.
final class ViewVisuals {
  var backgroundColor: UIColor?, tintColor: UIColor?, textColor: UIColor?
  var layer: CALayer?
  var attributedText: NSAttributedString?
  var recognizers: [UIGestureRecognizer]?
  var transform = CGAffineTransform.identity
  var minimumScaleFactor: CGFloat = 0
  var isUserInteractionEnabled = true, isOpaque = true, isHighlighted = false
  var adjustsFont = false, adjustsFontSize = false
  var isScrollEnabled = true, isPagingEnabled = false
  var showsHorizontalIndicator = true, showsVerticalIndicator = true
  var isAccessibilityElement = false, groupsAccessibilityChildren = false
  var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityElements: [Any]?
}

extension UIView {
  /// The stored properties for reading: those of the view, or the initial ones.
  var storedVisuals: ViewVisuals { storedAppearance.additions as? ViewVisuals ?? ViewVisuals() }

  /// The stored properties for writing.
  var visuals: ViewVisuals {
    if let stored = appearance.additions as? ViewVisuals { return stored }
    let made = ViewVisuals()
    appearance.additions = made
    return made
  }

  /// The color behind the content; nil for none.
  public var backgroundColor: UIColor? {
    get { storedVisuals.backgroundColor }
    set { visuals.backgroundColor = newValue }
  }

  /// The color of interactive content, which a view has from its superview unless set.
  public var tintColor: UIColor! {
    get { storedVisuals.tintColor ?? superview?.tintColor ?? .tintColor }
    set { visuals.tintColor = newValue }
  }

  /// The surface: corners, border and shadow.
  public var layer: CALayer {
    if let layer = storedVisuals.layer { return layer }
    let layer = CALayer()
    layer.view = self
    visuals.layer = layer
    return layer
  }

  /// True if the view receives touches; stored without effect.
  public var isUserInteractionEnabled: Bool {
    get { storedVisuals.isUserInteractionEnabled }
    set { visuals.isUserInteractionEnabled = newValue }
  }

  /// True if the content covers the view; stored without effect.
  public var isOpaque: Bool {
    get { storedVisuals.isOpaque }
    set { visuals.isOpaque = newValue }
  }

  /// A transform of the drawn view; stored without effect.
  public var transform: CGAffineTransform {
    get { storedVisuals.transform }
    set { visuals.transform = newValue }
  }

  /// The gesture recognizers, which recognize nothing; nil before the first.
  public var gestureRecognizers: [UIGestureRecognizer]? { storedVisuals.recognizers }

  /// Stores a gesture recognizer, which recognizes nothing.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    visuals.recognizers = (visuals.recognizers ?? []) + [recognizer]
  }

  /// Removes a stored gesture recognizer.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = nil
    visuals.recognizers?.removeAll { $0 === recognizer }
  }

  /// Does nothing: drawings show the current state.
  public func setNeedsDisplay() {}

  /// The direction of an attribute that sets one; from left to right otherwise.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// True if the view is an element of accessibility; stored without effect.
  public var isAccessibilityElement: Bool {
    get { storedVisuals.isAccessibilityElement }
    set { visuals.isAccessibilityElement = newValue }
  }

  /// The spoken name; stored without effect.
  public var accessibilityLabel: String? {
    get { storedVisuals.accessibilityLabel }
    set { visuals.accessibilityLabel = newValue }
  }

  /// The spoken hint; stored without effect.
  public var accessibilityHint: String? {
    get { storedVisuals.accessibilityHint }
    set { visuals.accessibilityHint = newValue }
  }

  /// The spoken value; stored without effect.
  public var accessibilityValue: String? {
    get { storedVisuals.accessibilityValue }
    set { visuals.accessibilityValue = newValue }
  }

  /// The kinds of element; stored without effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { storedVisuals.accessibilityTraits }
    set { visuals.accessibilityTraits = newValue }
  }

  /// The elements inside, in spoken order; stored without effect.
  public var accessibilityElements: [Any]? {
    get { storedVisuals.accessibilityElements }
    set { visuals.accessibilityElements = newValue }
  }

  /// True if the elements inside are spoken together; stored without effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { storedVisuals.groupsAccessibilityChildren }
    set { visuals.groupsAccessibilityChildren = newValue }
  }
}

/// The kinds of an accessible element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No kind.
  public static let none = Self([])
  /// Elements that do something.
  public static let button = Self(rawValue: 1), link = Self(rawValue: 2)
  /// Elements that show something.
  public static let image = Self(rawValue: 4), selected = Self(rawValue: 8)
  /// Texts.
  public static let staticText = Self(rawValue: 1 << 6), header = Self(rawValue: 1 << 16)
  /// Elements that cannot be used, or whose value changes.
  public static let notEnabled = Self(rawValue: 1 << 8), adjustable = Self(rawValue: 1 << 12)
  /// An element whose value changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
}
