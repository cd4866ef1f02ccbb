private import Devices

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
  /// The colors of the track before and after the thumb; stored without effect.
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?
  /// Pictures at the ends; stored without effect.
  open var minimumValueImage: UIImage?, maximumValueImage: UIImage?
  /// True if every change is an event; stored without effect.
  open var isContinuous = true
  /// Sets the value immediately.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.slider.size }
}

/// Two buttons, of 94 × 32 points.
open class UIStepper: UIControl {
  /// The value, its bounds and its step.
  open var value = 0.0, minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0
  /// The documented size.
  open override var intrinsicContentSize: CGSize { StandardControl.stepper.size }
}

/// A row of segments 32 points high, which have no width of their own.
open class UISegmentedControl: UIControl {
  private var items: [Any] = []
  /// The selected segment, or -1.
  open var selectedSegmentIndex = -1
  /// The color of the selected segment; stored without effect.
  open var selectedSegmentTintColor: UIColor?
  /// Creates a control with titles or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    self.items = items ?? []
  }
  /// The number of segments.
  open var numberOfSegments: Int { items.count }
  /// Returns the title of a segment; nil without one.
  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }
  /// Sets the title of a segment that exists.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if items.indices.contains(segment) { items[segment] = title ?? "" }
  }
  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.segmentedControl.size }
}

/// A row of dots 26 points high.
open class UIPageControl: UIControl {
  /// The number of pages and the current one.
  open var numberOfPages = 0, currentPage = 0
  /// True if a single page has no dot; stored without effect.
  open var hidesForSinglePage = false
  /// The colors of the dots and of the current one; stored without effect.
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?
  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.pageControl.size }
}

/// A bar 4 points high.
open class UIProgressView: UIView {
  /// The progress from 0 to 1.
  open var progress: Float = 0
  /// The colors of the done part and of the rest; stored without effect.
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  /// Sets the progress immediately.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.progressView.size }
}

/// An activity indicator of 20 × 20 points, or of 37 × 37 if it is large.
open class UIActivityIndicatorView: UIView {
  /// A style, which decides about the size.
  public enum Style: Int, Sendable { case medium, large, white, whiteLarge, gray }
  /// The style.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The color; stored without effect.
  open var color: UIColor! = .systemGray
  /// True if the view is hidden while it does not count as animated.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// True if the view counts as animated.
  open private(set) var isAnimating = false
  /// Creates an indicator with a frame, hidden until it starts.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Creates an indicator of a style, hidden until it starts.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// Shows the indicator, without movement.
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  /// Hides the indicator if it is hidden when stopped.
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }
  /// The documented size of the style.
  open override var intrinsicContentSize: CGSize {
    let isLarge = style == .large || style == .whiteLarge
    return (isLarge ? StandardControl.largeActivityIndicator : .activityIndicator).size
  }
}

/// An effect, stored without effect on drawings.
open class UIVisualEffect {}

/// A blur, stored without effect on drawings.
open class UIBlurEffect: UIVisualEffect {
  /// A style of blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial, systemUltraThinMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialLight, systemThinMaterialDark, systemMaterialLight, systemMaterialDark
  }
  /// Creates a blur, which is not drawn.
  public init(style: Style) {}
}

/// A view with an effect that is not drawn, and a content.
open class UIVisualEffectView: UIContentContainerView {
  /// The effect, stored without effect on drawings.
  open var effect: UIVisualEffect?
  /// Creates a view with an effect, which is not drawn.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}
