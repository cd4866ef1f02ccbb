/// A picture, as far as layout is concerned: its size.
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
  /// A view for a picture.
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - imageSize: The size of the picture in points, or nil while there is none.
  public init(_ name: String = "", imageSize: Size? = nil) {
    super.init(name)
    declaredContentSize = imageSize ?? .noIntrinsicSize
  }

  /// A view without a picture and without a name, at a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace it.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }

  /// What reports call the view while its name is empty.
  open override var defaultName: String { "ImageView" }

  /// The size of the picture in points, which is the size of the content; nil while there is none.
  public var imageSize: Size? {
    get {
      declaredContentSize == .noIntrinsicSize ? nil : declaredContentSize
    }
    set { layoutNode.intrinsicContentSize = newValue ?? .noIntrinsicSize }
  }
}
