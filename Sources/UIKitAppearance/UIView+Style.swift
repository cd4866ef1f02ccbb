// The appearance of views: stored, and drawn as far as a member does not say otherwise.

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

  /// The view's own tint, or that of the superview.
  var inheritedTint: UIColor { storedVisuals.tintColor ?? superview?.inheritedTint ?? .tintColor }

  /// The surface: corners, border and shadow.
  public var layer: CALayer {
    if let layer = storedVisuals.layer { return layer }
    let layer = CALayer()
    layer.view = self
    visuals.layer = layer
    return layer
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

  /// The direction of an attribute that sets one; from left to right otherwise.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIScrollView {
  /// True if touches scroll; stored without effect, except on the content size of text views.
  public var isScrollEnabled: Bool {
    get { storedVisuals.isScrollEnabled }
    set {
      visuals.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
}
