public import Anchors

/// A picture next to a text, centered on a picture that fills the button.
///
/// The constraints are made once: a change of the contents changes only content sizes.
public final class Button: View {
  /// The contents of the button in each state.
  public var contents: ButtonContents { didSet { updateViews() } }
  /// The state of the button.
  public var state = ButtonState.normal { didSet { updateViews() } }
  /// Called by ``tap()``.
  public var onTap: (() -> Void)?

  /// The picture behind everything; it fills the button.
  public let backgroundImageView = ImageView("background")
  /// The view around picture and text.
  public let contentView = View("content")
  /// The picture next to the text.
  public let imageView = ImageView("image")
  /// The text.
  public let titleLabel = Label(name: "title")

  /// The appearance in the current state.
  public var appearance: ButtonAppearance { contents.appearance(in: state) }

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - contents: The contents in each state.
  ///   - padding: The gap between picture and text, in points.
  ///   - inset: The minimum distance of the content from the button's edges, in points.
  ///   - name: The name printed in frames and reports.
  public init(
    contents: ButtonContents, padding: Double = 0, inset: Double = 0, name: String = "button"
  ) {
    self.contents = contents
    super.init(name)
    setupViewHierarchy()
    setupConstraints(padding: padding, inset: inset)
    updateViews()
  }

  /// True if the button can be tapped; setting it makes the state disabled or normal.
  public var isEnabled: Bool {
    get { state != .disabled }
    set { if newValue != isEnabled { state = newValue ? .normal : .disabled } }
  }

  /// Taps the button; without effect while it is disabled.
  public func tap() {
    if isEnabled { onTap?() }
  }

  private func setupViewHierarchy() {
    addSubview(backgroundImageView)
    addSubview(contentView)
    contentView.addSubview(imageView)
    contentView.addSubview(titleLabel)
  }

  private func setupConstraints(padding: Double, inset: Double) {
    backgroundImageView.edges(equalTo: self)
    contentView
      .center(equalTo: self)
      .leadingAnchor(greaterThanOrEqualTo: leadingAnchor, constant: inset)
      .topAnchor(greaterThanOrEqualTo: topAnchor, constant: inset)
    imageView
      .leadingAnchor(equalTo: contentView.leadingAnchor)
      .centerYAnchor(equalTo: contentView.centerYAnchor)
      .topAnchor(greaterThanOrEqualTo: contentView.topAnchor)
    titleLabel
      .leadingAnchor(equalTo: imageView.trailingAnchor, constant: padding)
      .trailingAnchor(equalTo: contentView.trailingAnchor)
      .centerYAnchor(equalTo: contentView.centerYAnchor)
      .topAnchor(greaterThanOrEqualTo: contentView.topAnchor)
    // Minimizes all sizes; a missing picture gets no space.
    for view in [self, contentView, imageView] {
      view.widthAnchor(equalTo: 0, priority: 25).heightAnchor(equalTo: 0, priority: 25)
    }
    // In a button that is too narrow, the text is compressed.
    titleLabel.setContentCompressionResistancePriority(749, for: .horizontal)
  }

  private func updateViews() {
    let appearance = self.appearance
    titleLabel.text = appearance.title ?? ""
    imageView.imageSize = appearance.image
    backgroundImageView.imageSize = appearance.background
  }
}
