// Written by Scripts/generators/appearance.py from appearance.txt.

/// The members of views that controls, cells and texts override.
public protocol UIOverridable: AnyObject {}

extension UIView: UIOverridable {}

extension UIOverridable where Self: UIView {
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
}

extension UIOverridable where Self: UIView {

  /// The color of interactive content, which a view has from its superview unless set.
  public var tintColor: UIColor! {
    get { inheritedTint }
    set { visuals.tintColor = newValue }
  }
  /// False: there are no events to respond to.
  public var isFirstResponder: Bool { false }
  /// False: there are no events to respond to.
  public var canBecomeFirstResponder: Bool { false }
  /// Returns false: there are no events to respond to.
  @discardableResult public func becomeFirstResponder() -> Bool { false }
  /// Returns false: there are no events to respond to.
  @discardableResult public func resignFirstResponder() -> Bool { false }
  /// Returns false: nothing is edited.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
  /// Returns false: nobody starts the action.
  public func accessibilityActivate() -> Bool { false }
}

extension UIView {
  /// True if the view receives touches; stored without effect.
  public var isUserInteractionEnabled: Bool {
    get { storedVisuals.isUserInteractionEnabled }
    set { visuals.isUserInteractionEnabled = newValue }
  }

  /// True if the view receives several touches; stored without effect.
  public var isMultipleTouchEnabled: Bool {
    get { storedVisuals.isMultipleTouchEnabled }
    set { visuals.isMultipleTouchEnabled = newValue }
  }

  /// True if the view alone receives touches; stored without effect.
  public var isExclusiveTouch: Bool {
    get { storedVisuals.isExclusiveTouch }
    set { visuals.isExclusiveTouch = newValue }
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

  /// The dimming of the tint; stored without effect.
  public var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { storedVisuals.tintAdjustmentMode }
    set { visuals.tintAdjustmentMode = newValue }
  }

  /// The view's own appearance; stored without effect.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedVisuals.overrideUserInterfaceStyle }
    set { visuals.overrideUserInterfaceStyle = newValue }
  }

  /// The name for saved state; stored without effect.
  public var restorationIdentifier: String? {
    get { storedVisuals.restorationIdentifier }
    set { visuals.restorationIdentifier = newValue }
  }

  /// The largest text size of the view; stored without effect.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { storedVisuals.maximumContentSizeCategory }
    set { visuals.maximumContentSizeCategory = newValue }
  }

  /// The interactions, which never begin; stored without effect.
  public var interactions: [any UIInteraction] {
    get { storedVisuals.interactions }
    set { visuals.interactions = newValue }
  }

  /// The effects of motion; stored without effect.
  public var motionEffects: [UIMotionEffect] {
    get { storedVisuals.motionEffects }
    set { visuals.motionEffects = newValue }
  }

  /// True if a touch enlarges the content; stored without effect.
  public var showsLargeContentViewer: Bool {
    get { storedVisuals.showsLargeContentViewer }
    set { visuals.showsLargeContentViewer = newValue }
  }

  /// The title while enlarged; stored without effect.
  public var largeContentTitle: String? {
    get { storedVisuals.largeContentTitle }
    set { visuals.largeContentTitle = newValue }
  }

  /// The area of the element on the screen; stored without effect.
  public var accessibilityFrame: CGRect {
    get { storedVisuals.accessibilityFrame }
    set { visuals.accessibilityFrame = newValue }
  }

  /// Further actions; stored without effect.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { storedVisuals.accessibilityCustomActions }
    set { visuals.accessibilityCustomActions = newValue }
  }

  /// Names for voice control; stored without effect.
  public var accessibilityUserInputLabels: [String]! {
    get { storedVisuals.accessibilityUserInputLabels }
    set { visuals.accessibilityUserInputLabels = newValue }
  }

  /// True if nothing inside is spoken; stored without effect.
  public var accessibilityElementsHidden: Bool {
    get { storedVisuals.accessibilityElementsHidden }
    set { visuals.accessibilityElementsHidden = newValue }
  }

  /// True if nothing outside is spoken; stored without effect.
  public var accessibilityViewIsModal: Bool {
    get { storedVisuals.accessibilityViewIsModal }
    set { visuals.accessibilityViewIsModal = newValue }
  }

  /// True if colors stay when others are inverted; stored without effect.
  public var accessibilityIgnoresInvertColors: Bool {
    get { storedVisuals.accessibilityIgnoresInvertColors }
    set { visuals.accessibilityIgnoresInvertColors = newValue }
  }

  /// True if the elements inside are spoken together; stored without effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { storedVisuals.shouldGroupAccessibilityChildren }
    set { visuals.shouldGroupAccessibilityChildren = newValue }
  }
}

extension UIView {

  /// Does nothing: drawings show the current state.
  public func setNeedsDisplay() {}
  /// Does nothing: there is no focus.
  public func setNeedsFocusUpdate() {}
  /// Stores an interaction, which never begins.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Stores an effect, which nothing applies.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Does nothing: override `traitCollectionDidChange(_:)`, which is called.
  @discardableResult public func registerForTraitChanges<Target: UIView>(
    _ traits: [any UITrait.Type], handler: (Target, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { InertRegistration() }
  /// Does nothing, because no method is called by its name.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait.Type], action: Selector
  ) -> any UITraitChangeRegistration { InertRegistration() }
}

extension UIViewController {

  /// Does nothing: changes are not reported.
  @discardableResult public func registerForTraitChanges<Target: UIViewController>(
    _ traits: [any UITrait.Type], handler: (Target, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { InertRegistration() }
  /// Does nothing, because no method is called by its name.
  @discardableResult public func registerForTraitChanges(
    _ traits: [any UITrait.Type], action: Selector
  ) -> any UITraitChangeRegistration { InertRegistration() }
}

extension UIView {
  /// A dimming of the tint.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}

/// A registration for changes, which are not reported.
struct InertRegistration: UITraitChangeRegistration {}

/// A registration for changes of traits, which are not reported.
public protocol UITraitChangeRegistration {}

/// A trait, by its type.
public protocol UITrait {}

/// The trait of a light or dark appearance.
public enum UITraitUserInterfaceStyle: UITrait {}

/// The trait of the reader's text size.
public enum UITraitPreferredContentSizeCategory: UITrait {}

/// The trait of the width.
public enum UITraitHorizontalSizeClass: UITrait {}

/// The trait of the height.
public enum UITraitVerticalSizeClass: UITrait {}

/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITrait {}
