/// A view with the size of a picture, which is all that layout needs of it.
///
/// ```swift
/// let card = View("card")
/// let photo = ImageView("photo", imageSize: Size(width: 80, height: 60))
/// card.addSubview(photo)
/// photo.edges(equalTo: card, insets: DirectionalEdgeInsets(10))
/// let result = try card.layout(width: nil, height: nil)
/// assert(result.size == Size(width: 100, height: 80))
/// ```
open class ImageView: View {
  /// Creates a view for a picture.
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - imageSize: The size of the picture in points, or nil if there is none.
  public init(_ name: String = "", imageSize: Size? = nil) {
    super.init(name)
    declaredContentSize = imageSize ?? .noIntrinsicSize
  }

  /// Creates a view with a frame, without a picture or a name.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace
  ///   it.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: ViewDecoder?) { return nil }

  /// The name of the view in reports while its own name is empty.
  open override var nameInReports: String { "ImageView" }

  /// The size of the picture in points, which is the content size; nil if there is none.
  public var imageSize: Size? {
    get { declaredContentSize == .noIntrinsicSize ? nil : declaredContentSize }
    set { layoutNode.intrinsicContentSize = newValue ?? .noIntrinsicSize }
  }
}
