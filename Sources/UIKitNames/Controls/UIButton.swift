/// A button with a title, without events; its content size is that of the title.
open class UIButton: UIControl {
  /// The label of the title.
  public let titleLabel: Label? = Label(frame: .zero)
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  /// Creates a button without a title.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// Sets the title for a state; the one for `normal` is measured.
  ///
  /// - Parameters:
  ///   - title: The title, or nil.
  ///   - state: The state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    guard state == .normal else { return }
    titleLabel?.plainText = title ?? ""
    invalidateIntrinsicContentSize()
  }

  /// Returns the title for a state, or that for `normal`.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title, or nil.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title that is shown.
  public var currentTitle: String? { titles[.normal] }

  /// Sets the picture for a state; it is not measured.
  ///
  /// - Parameters:
  ///   - image: The picture, or nil.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// Returns the picture for a state, or that for `normal`.
  ///
  /// - Parameter state: The state.
  /// - Returns: The picture, or nil.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// The picture that is shown.
  public var currentImage: UIImage? { images[.normal] }

  /// The size of the title.
  open override var intrinsicContentSize: Size { titleLabel?.intrinsicContentSize ?? .zero }
}
