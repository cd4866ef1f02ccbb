// Written by Scripts/generators/appearance.py from appearance.txt.

extension UILabel {
  /// True if the font changes with the text size; stored without effect.
  public var adjustsFontForContentSizeCategory: Bool {
    get { storedVisuals.labelAdjustsFontForContentSizeCategory }
    set { visuals.labelAdjustsFontForContentSizeCategory = newValue }
  }

  /// True if a long text shrinks; stored without effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { storedVisuals.labelAdjustsFontSizeToFitWidth }
    set { visuals.labelAdjustsFontSizeToFitWidth = newValue }
  }

  /// The smallest scale of a text that shrinks; stored without effect.
  public var minimumScaleFactor: CGFloat {
    get { storedVisuals.labelMinimumScaleFactor }
    set { visuals.labelMinimumScaleFactor = newValue }
  }

  /// True if a long text is tightened; stored without effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { storedVisuals.labelAllowsDefaultTighteningForTruncation }
    set { visuals.labelAllowsDefaultTighteningForTruncation = newValue }
  }

  /// The place of a text that shrinks; stored without effect.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { storedVisuals.labelBaselineAdjustment }
    set { visuals.labelBaselineAdjustment = newValue }
  }

  /// The strategy of breaking lines; stored without effect.
  public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { storedVisuals.labelLineBreakStrategy }
    set { visuals.labelLineBreakStrategy = newValue }
  }

  /// True if the label is enabled; stored without effect.
  public var isEnabled: Bool {
    get { storedVisuals.labelIsEnabled }
    set { visuals.labelIsEnabled = newValue }
  }

  /// True if the label is highlighted; stored without effect.
  public var isHighlighted: Bool {
    get { storedVisuals.labelIsHighlighted }
    set { visuals.labelIsHighlighted = newValue }
  }

  /// The color while highlighted; stored without effect.
  public var highlightedTextColor: UIColor? {
    get { storedVisuals.labelHighlightedTextColor }
    set { visuals.labelHighlightedTextColor = newValue }
  }

  /// The color of the shadow; stored without effect.
  public var shadowColor: UIColor? {
    get { storedVisuals.labelShadowColor }
    set { visuals.labelShadowColor = newValue }
  }

  /// The displacement of the shadow in points; stored without effect.
  public var shadowOffset: CGSize {
    get { storedVisuals.labelShadowOffset }
    set { visuals.labelShadowOffset = newValue }
  }
}

/// A place of a text that shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}

extension UIImageView {
  /// True if the view is highlighted; stored without effect.
  public var isHighlighted: Bool {
    get { storedVisuals.imageViewIsHighlighted }
    set { visuals.imageViewIsHighlighted = newValue }
  }

  /// The picture while highlighted; stored without effect.
  public var highlightedImage: UIImage? {
    get { storedVisuals.imageViewHighlightedImage }
    set { visuals.imageViewHighlightedImage = newValue }
  }

  /// The pictures of an animation; stored without effect.
  public var animationImages: [UIImage]? {
    get { storedVisuals.imageViewAnimationImages }
    set { visuals.imageViewAnimationImages = newValue }
  }

  /// The duration of an animation in seconds; stored without effect.
  public var animationDuration: TimeInterval {
    get { storedVisuals.imageViewAnimationDuration }
    set { visuals.imageViewAnimationDuration = newValue }
  }

  /// True if the picture grows with the text size; stored without effect.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { storedVisuals.imageViewAdjustsImageSizeForAccessibilityContentSizeCategory }
    set { visuals.imageViewAdjustsImageSizeForAccessibilityContentSizeCategory = newValue }
  }

  /// The size of a symbol; stored without effect.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { storedVisuals.imageViewPreferredSymbolConfiguration }
    set { visuals.imageViewPreferredSymbolConfiguration = newValue }
  }
}

extension UIImageView {

  /// Does nothing: pictures do not move.
  public func startAnimating() {}
  /// Does nothing: pictures do not move.
  public func stopAnimating() {}
}

extension UIScrollView {
  /// True if touches scroll page by page; stored without effect.
  public var isPagingEnabled: Bool {
    get { storedVisuals.scrollViewIsPagingEnabled }
    set { visuals.scrollViewIsPagingEnabled = newValue }
  }

  /// True if touches scroll along one axis; stored without effect.
  public var isDirectionalLockEnabled: Bool {
    get { storedVisuals.scrollViewIsDirectionalLockEnabled }
    set { visuals.scrollViewIsDirectionalLockEnabled = newValue }
  }

  /// True if an indicator is shown; stored without effect.
  public var showsHorizontalScrollIndicator: Bool {
    get { storedVisuals.scrollViewShowsHorizontalScrollIndicator }
    set { visuals.scrollViewShowsHorizontalScrollIndicator = newValue }
  }

  /// True if an indicator is shown; stored without effect.
  public var showsVerticalScrollIndicator: Bool {
    get { storedVisuals.scrollViewShowsVerticalScrollIndicator }
    set { visuals.scrollViewShowsVerticalScrollIndicator = newValue }
  }

  /// The distances of indicators from the edges; stored without effect.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { storedVisuals.scrollViewScrollIndicatorInsets }
    set { visuals.scrollViewScrollIndicatorInsets = newValue }
  }

  /// True if touches scroll past the edges; stored without effect.
  public var bounces: Bool {
    get { storedVisuals.scrollViewBounces }
    set { visuals.scrollViewBounces = newValue }
  }

  /// True if touches zoom past the limits; stored without effect.
  public var bouncesZoom: Bool {
    get { storedVisuals.scrollViewBouncesZoom }
    set { visuals.scrollViewBouncesZoom = newValue }
  }

  /// True if a touch of the status bar scrolls; stored without effect.
  public var scrollsToTop: Bool {
    get { storedVisuals.scrollViewScrollsToTop }
    set { visuals.scrollViewScrollsToTop = newValue }
  }

  /// True if touches wait for scrolling; stored without effect.
  public var delaysContentTouches: Bool {
    get { storedVisuals.scrollViewDelaysContentTouches }
    set { visuals.scrollViewDelaysContentTouches = newValue }
  }

  /// True if scrolling ends touches; stored without effect.
  public var canCancelContentTouches: Bool {
    get { storedVisuals.scrollViewCanCancelContentTouches }
    set { visuals.scrollViewCanCancelContentTouches = newValue }
  }

  /// The way to hide the keyboard; stored without effect.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { storedVisuals.scrollViewKeyboardDismissMode }
    set { visuals.scrollViewKeyboardDismissMode = newValue }
  }

  /// The rate at which scrolling ends; stored without effect.
  public var decelerationRate: UIScrollView.DecelerationRate {
    get { storedVisuals.scrollViewDecelerationRate }
    set { visuals.scrollViewDecelerationRate = newValue }
  }

  /// The color of indicators; stored without effect.
  public var indicatorStyle: UIScrollView.IndicatorStyle {
    get { storedVisuals.scrollViewIndicatorStyle }
    set { visuals.scrollViewIndicatorStyle = newValue }
  }

  /// The control that reloads; stored without effect.
  public var refreshControl: UIRefreshControl? {
    get { storedVisuals.scrollViewRefreshControl }
    set { visuals.scrollViewRefreshControl = newValue }
  }
}

extension UIScrollView {

  /// Does nothing: indicators are not drawn.
  public func flashScrollIndicators() {}
  /// False: nobody scrolls.
  public var isTracking: Bool { false }
  /// False: nobody scrolls.
  public var isDragging: Bool { false }
  /// False: nobody scrolls.
  public var isDecelerating: Bool { false }
}

extension UIScrollView {
  /// A way to hide the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }
}

extension UIScrollView {
  /// A color of indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
}

extension UIScrollView {
  /// A rate at which scrolling ends.
  public enum DecelerationRate: Int, Sendable {
    case normal, fast
  }
}

/// A delegate of a scroll view, which is never called.
public protocol UIScrollViewDelegate: AnyObject {}
