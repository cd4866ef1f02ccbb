private import Devices

/// A row of segments 32 points high, which have no width of their own.
open class UISegmentedControl: UIControl {
  private var items: [Any] = []
  private var titles: [UILabel] = []
  /// The selected segment, or -1.
  open var selectedSegmentIndex = -1
  /// The color of the selected segment, and the widths; stored without effect.
  open var selectedSegmentTintColor: UIColor?, apportionsSegmentWidthsByContent = false
  /// Creates a control with titles or pictures.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    self.items = items ?? []
    updateTitles()
  }
  /// The number of segments.
  open var numberOfSegments: Int { items.count }
  /// Returns the title of a segment; nil without one.
  open func titleForSegment(at segment: Int) -> String? {
    items.indices.contains(segment) ? items[segment] as? String : nil
  }
  /// Adds a segment with a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(title ?? "", at: min(max(0, segment), items.count))
    updateTitles()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    items = []
    updateTitles()
  }
  /// Does nothing: titles have a font of 13 points.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }
  /// Sets the title of a segment that exists.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard items.indices.contains(segment) else { return }
    items[segment] = title ?? ""
    updateTitles()
  }
  /// Places the titles in segments of one width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = frame.width / Double(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let size = title.intrinsicContentSize
      title.frame = CGRect(
        x: Double(index) * width, y: (frame.height - size.height) / 2, width: width,
        height: size.height)
    }
  }

  private func updateTitles() {
    for title in titles { title.removeFromSuperview() }
    titles = items.map { item in
      let title = UILabel(frame: .zero)
      (title.text, title.font) = (item as? String, .systemFont(ofSize: 13, weight: .medium))
      title.textAlignment = .center
      title.translatesAutoresizingMaskIntoConstraints = true
      addSubview(title)
      return title
    }
    setNeedsLayout()
  }

  /// The documented height.
  open override var intrinsicContentSize: CGSize { StandardControl.segmentedControl.size }
}

/// An activity indicator of 20 × 20 points, or of 37 × 37 if it is large.
open class UIActivityIndicatorView: UIView {
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
  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }
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
