// Written by Scripts/generators/appearance.py from appearance.txt.

extension UIControl {
  /// A state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither selected nor highlighted.
    public static let normal = Self([])
    /// Highlighted.
    public static let highlighted = Self(rawValue: 1)
    /// Not enabled.
    public static let disabled = Self(rawValue: 1 << 1)
    /// Selected.
    public static let selected = Self(rawValue: 1 << 2)
    /// In the keyboard's focus.
    public static let focused = Self(rawValue: 1 << 3)
    /// States of the program's own.
    public static let application = Self(rawValue: 0x00FF_0000)
  }
}

extension UIControl {
  /// A set of events.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch begins.
    public static let touchDown = Self(rawValue: 1)
    /// A second touch begins.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A touch moves inside.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A touch moves outside.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A touch moves into the control.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A touch leaves the control.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A touch ends inside.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A touch ends outside.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A touch is canceled.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value changes.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control's main action.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// A menu opens.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The text changes.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Self(rawValue: 0xF_0000)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// A horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}

extension UIControl {
  /// A vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center, top, bottom, fill
  }
}

extension UIButton {
  /// A type of button, of which only the color of the title is used.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
}

extension UIButton {
  /// The meaning of a button, stored without effect.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}

extension UIButton.Configuration {
  /// A style of corners, of which capsules are drawn; others have the background's radius.
  public enum CornerStyle: Int, Sendable {
    case fixed, dynamic, small, medium, large, capsule
  }
}

extension UIButton.Configuration {
  /// A size of button, stored without effect.
  public enum Size: Int, Sendable {
    case medium, small, mini, large
  }
}

extension UIButton.Configuration {
  /// An alignment of title and subtitle, stored without effect.
  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center, trailing
  }
}

/// A change of a title's attributes, which is never called.
public struct UIConfigurationTextAttributesTransformer {

  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {}
}

/// A change of a color, which is never called.
public struct UIConfigurationColorTransformer {

  /// Creates a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) {}
}

/// A set of edges, of a picture beside a title.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The leading edge.
  public static let leading = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = Self(rawValue: 1 << 3)
  /// All edges.
  public static let all = Self(rawValue: 15)
}

extension UITextField {
  /// A style of border.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }
}

extension UITextField {
  /// The times at which a view inside the field is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// A field for a search; it has the size of a text field.
open class UISearchTextField: UITextField {}

/// A switch of 51 × 31 points.
open class UISwitch: UIControl {

  /// True if the switch is on.
  open var isOn = false
  /// The colors of the switch while it is on, and of its thumb.
  open var onTintColor: UIColor?, thumbTintColor: UIColor?
  /// Sets the switch immediately.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The documented size.
  open override var intrinsicContentSize: CGSize { StandardControl.switchControl.size }
}

/// A slider 31 points high.
open class UISlider: UIControl {

  /// The value and its bounds.
  open var value: Float = 0, minimumValue: Float = 0, maximumValue: Float = 1
  /// The colors of the track and the thumb; stored without effect.
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?,
    thumbTintColor: UIColor?
  /// Pictures at the ends; stored without effect.
  open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
  /// True if every change is an event; stored without effect.
  open var isContinuous = true
  /// Sets the value immediately.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing: the thumb has no picture.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.slider.size }
}

/// Two buttons, of 94 × 32 points.
open class UIStepper: UIControl {

  /// The value, its bounds and its step.
  open var value = 0.0, minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0
  /// The changes by touches; stored without effect.
  open var isContinuous = true, autorepeat = true, wraps = false
  /// The documented size.
  open override var intrinsicContentSize: CGSize { StandardControl.stepper.size }
}

/// A row of dots 26 points high.
open class UIPageControl: UIControl {

  /// The number of pages and the current one.
  open var numberOfPages = 0, currentPage = 0
  /// Properties of the dots; stored without effect.
  open var hidesForSinglePage = false, allowsContinuousInteraction = true
  /// The colors of the dots and of the current one; stored without effect.
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.pageControl.size }
}

/// A bar 4 points high.
open class UIProgressView: UIView {

  /// The progress from 0 to 1.
  open var progress: Float = 0
  /// The style of the bar, stored without effect.
  open var progressViewStyle = Style.default
  /// The colors of the done part and of the rest.
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  /// Creates a bar without progress.
  public convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
  /// Sets the progress immediately.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.progressView.size }
}

/// A control that reloads; it is not drawn.
open class UIRefreshControl: UIControl {

  /// The title; stored without effect.
  public var attributedTitle: NSAttributedString?
  /// True between the calls that begin and end.
  public private(set) var isRefreshing = false
  /// Sets the state.
  public func beginRefreshing() { isRefreshing = true }
  /// Sets the state.
  public func endRefreshing() { isRefreshing = false }
}

extension UIActivityIndicatorView {
  /// A style, which decides about the size.
  public enum Style: Int, Sendable {
    case medium, large, white, whiteLarge, gray
  }
}

extension UIProgressView {
  /// A style of bar, stored without effect.
  public enum Style: Int, Sendable {
    case `default`, bar
  }
}

/// An effect, stored without effect on drawings.
open class UIVisualEffect {

  /// Creates an effect, which is not drawn.
  public init() {}
}

/// A blur, stored without effect on drawings.
open class UIBlurEffect: UIVisualEffect {

  /// Creates a blur, which is not drawn.
  public convenience init(style: Style) { self.init() }
}

/// A brightness, stored without effect on drawings.
open class UIVibrancyEffect: UIVisualEffect {

  /// Creates a brightness, which is not drawn.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle = .label) {
    self.init()
  }
}

/// A style of brightness.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill
  case tertiaryFill, separator
}

/// Glass, stored without effect on drawings.
open class UIGlassEffect: UIVisualEffect {

  /// Creates glass, which is not drawn.
  public convenience init(style: Style) { self.init() }
  /// True if glass reacts to touches; stored without effect.
  public var isInteractive = false
  /// The color; stored without effect.
  public var tintColor: UIColor?
}

extension UIGlassEffect {
  /// A style of glass.
  public enum Style: Int, Sendable {
    case regular, clear
  }
}

extension UIBlurEffect {
  /// A style of blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }
}

/// An effect of motion, which nothing applies.
open class UIMotionEffect {

  /// Creates an effect.
  public init() {}
}

/// An effect of motion, which nothing applies.
open class UIInterpolatingMotionEffect: UIMotionEffect {

  /// Creates an effect.
  public convenience init(keyPath: String, type: EffectType) { self.init() }
  /// The bounds of the effect; stored without effect.
  public var minimumRelativeValue: Any?, maximumRelativeValue: Any?
}

extension UIInterpolatingMotionEffect {
  /// An axis of motion.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
}

extension UITableViewCell {
  /// A style of cell.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }
}

extension UITableViewCell {
  /// A style of selection.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}

extension UITableViewCell {
  /// An accessory.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
}

extension UITableViewCell {
  /// A style of line between cells.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }
}

extension UITableViewCell {
  /// A style of editing.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}
