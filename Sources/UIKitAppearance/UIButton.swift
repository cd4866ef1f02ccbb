/// A button with a title and a picture for each state, or with a configuration.
///
/// Without a configuration the content size is that of title and picture side by side plus the
/// content insets. A title has 6 points above and below, and a button is at least 30 points wide,
/// unless the insets are set. Title and picture are in a row at the center.
open class UIButton: UIControl {
  private struct Content {
    var title: String?, attributedTitle: NSAttributedString?, titleColor: UIColor?
    var image: UIImage?, backgroundImage: UIImage?
  }

  private var contents: [State: Content] = [:]
  private let titleView = UILabel(frame: .zero), pictureView = UIImageView(frame: .zero)
  private let row = UIStackView(frame: .zero)
  private var placement: [NSLayoutConstraint] = []
  private var laidOutSize: CGSize?

  /// The type of the button.
  public private(set) var buttonType = ButtonType.custom
  /// The configuration; while there is one, insets and contents of states are not used.
  public var configuration: Configuration? { didSet { update() } }
  /// The distances of the content from the edges, part of the content size.
  public var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }
  /// Displacements of title and picture, stored without effect; as in UIKit, no part of the size.
  public var titleEdgeInsets = UIEdgeInsets.zero, imageEdgeInsets = UIEdgeInsets.zero
  /// The appearance of pictures by state, and of the menu; stored without effect.
  public var adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true
  /// The menu and the meaning of the button; stored without effect.
  public var menu: UIMenu?, role = Role.normal, changesSelectionAsPrimaryAction = false
  /// The behavior with a pointer and in other states; stored without effect.
  public var isPointerInteractionEnabled = false, automaticallyUpdatesConfiguration = true
  /// A closure for changes of state, which `setNeedsUpdateConfiguration()` calls.
  public var configurationUpdateHandler: ((UIButton) -> Void)?

  /// Creates a button of the type `custom` with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleView.font = .systemFont(ofSize: 15)
    (titleView.name, pictureView.name, row.name) = ("titleLabel", "imageView", "content")
    row.alignment = .center
    for view in [pictureView, titleView] { row.addArrangedSubview(view) }
    addSubview(row)
    update()
  }

  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    update()
  }

  /// Creates a button with the title and picture of an action.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let action = primaryAction else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    self.configuration = configuration
    update()
  }

  /// The label with the title.
  open var titleLabel: UILabel? { titleView }
  /// The view with the picture.
  open var imageView: UIImageView? { pictureView }
  override func stateDidChange() { update() }

  private func set(_ state: State, _ change: (inout Content) -> Void) {
    change(&contents[state, default: Content()])
    update()
  }

  /// The value of a state, or that of `normal`.
  private func value<T>(_ state: State, _ part: (Content) -> T?) -> T? {
    contents[state].flatMap(part) ?? contents[.normal].flatMap(part)
  }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { set(state) { $0.title = title } }
  /// Sets the title of a state with attributes, which replaces the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(state) { $0.attributedTitle = title }
  }
  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(state) { $0.titleColor = color }
  }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) { set(state) { $0.image = image } }
  /// Sets the picture behind the content of a state; its size is a least size of the content.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(state) { $0.backgroundImage = image }
  }
  /// Returns the title of a state, or of `normal`.
  open func title(for state: State) -> String? { value(state) { $0.title } }
  /// Returns the title with attributes of a state, or of `normal`.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(state) { $0.attributedTitle }
  }
  /// Returns the color of the title in a state, or in `normal`; white or the tint unless set.
  open func titleColor(for state: State) -> UIColor? {
    value(state) { $0.titleColor } ?? (buttonType == .custom ? .white : tintColor)
  }
  /// Returns the picture of a state, or of `normal`.
  open func image(for state: State) -> UIImage? { value(state) { $0.image } }
  /// Returns the picture behind the content of a state, or of `normal`.
  open func backgroundImage(for state: State) -> UIImage? { value(state) { $0.backgroundImage } }
  /// Does nothing: pictures have their own size.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  /// Calls the closure for changes of state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Calls `updateConfiguration()` immediately.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Returns the frame of the title, whatever the area.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    row.convert(titleView.frame, to: self)
  }
  /// Returns the frame of the picture, whatever the area.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    row.convert(pictureView.frame, to: self)
  }
  /// The color of the title in the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The title of the present state.
  open var currentTitle: String? { title(for: state) }
  /// The picture of the present state.
  open var currentImage: UIImage? { image(for: state) }

  /// The size of the content with its insets.
  open override var intrinsicContentSize: CGSize {
    let title = titleView.isHidden ? .zero : titleView.intrinsicContentSize
    let image = pictureView.image?.size ?? .zero
    if let configuration { return configuration.size(title: title, image: image) }
    let insets = contentEdgeInsets
    let isPadded = title.height > 0 && insets == .zero
    let width = max(isPadded ? 30 : 0, title.width + image.width) + insets.left + insets.right
    let height = max(title.height + (isPadded ? 12 : 0), image.height) + insets.top + insets.bottom
    let least = backgroundImage(for: state)?.size ?? .zero
    return CGSize(width: max(least.width, width), height: max(least.height, height))
  }

  /// Adopts a change of the title label's own font or text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = intrinsicContentSize
    if laidOutSize != size { invalidateIntrinsicContentSize() }
    laidOutSize = size
  }

  private func update() {
    titleView.attributedText = configuration == nil ? attributedTitle(for: state) : nil
    if titleView.attributedText == nil { titleView.text = configuration?.title ?? currentTitle }
    pictureView.image = configuration?.image ?? currentImage
    titleView.textColor = configuration?.baseForegroundColor ?? titleColor(for: state)
    titleView.isHidden = titleView.text?.isEmpty ?? true
    pictureView.isHidden = pictureView.image == nil
    if let configuration {
      titleView.font = .preferredFont(forTextStyle: .body)
      backgroundColor = configuration.backgroundColor
      layer.cornerRadius = configuration.background.cornerRadius
    }
    arrange()
    invalidateIntrinsicContentSize()
  }

  /// Arranges title and picture as the configuration has it, at the edge of the alignment.
  private func arrange() {
    let edge = configuration?.imagePlacement ?? .leading
    row.axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    row.spacing = Double(configuration?.imagePadding ?? 0)
    row.insertArrangedSubview(pictureView, at: edge == .trailing || edge == .bottom ? 1 : 0)
    NSLayoutConstraint.deactivate(placement)
    let left = configuration?.contentInsets.leading ?? contentEdgeInsets.left
    let right = configuration?.contentInsets.trailing ?? contentEdgeInsets.right
    placement = [
      row.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: left),
      row.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -right),
      row.centerXAnchor.constraint(equalTo: centerXAnchor),
      row.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
    for constraint in placement.prefix(2) { constraint.priority = UILayoutPriority(rawValue: 999) }
    placement[2].priority = .defaultLow
    if [.left, .leading, .fill].contains(contentHorizontalAlignment) {
      placement[2] = row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: left)
    } else if [.right, .trailing].contains(contentHorizontalAlignment) {
      placement[2] = row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -right)
    }
    NSLayoutConstraint.activate(placement)
  }
}
