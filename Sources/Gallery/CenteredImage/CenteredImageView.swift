public import Anchors

/// A picture of any size in a view of any size: fitted, centered, zoomable and scrollable.
///
/// The margin is the same at every zoom.
public final class CenteredImageView: ScrollView {
  /// The fit of the picture.
  public let fit: CenteredFit
  /// The picture.
  public let imageView: ImageView
  /// The zoom relative to the fitted picture, by default 1, limited by the maximum zoom.
  public var zoomFactor = 1.0 {
    didSet { if fittedImage != nil { zoomScale = minimumZoomScale * zoomFactor } }
  }
  private let maximumZoomFactor: Double
  /// The picture size and view size of the current fit.
  private var fittedImage: Size?
  private var fittedView = Size.zero

  /// Creates the view.
  ///
  /// - Parameters:
  ///   - image: The size of the picture, in points.
  ///   - fit: The fit of the picture.
  ///   - maximumZoomFactor: The maximum zoom relative to the fitted picture.
  ///   - name: The name printed in frames and reports.
  public init(
    image: Size?, fit: CenteredFit = CenteredFit(margin: 20), maximumZoomFactor: Double = 4,
    name: String = "scroll"
  ) {
    self.fit = fit
    self.maximumZoomFactor = maximumZoomFactor
    imageView = ImageView("image", imageSize: image)
    super.init(name)
    addSubview(imageView)
    imageView.edges(equalTo: contentLayoutGuide)
    viewForZooming = imageView
  }

  /// Fits the picture if it or the view has a new size, and keeps it centered.
  public override func layoutSubviews() {
    guard let image = imageView.imageSize, image.width > 0, image.height > 0 else { return }
    let view = frame.size
    if image != fittedImage || view != fittedView {
      fittedImage = image
      fittedView = view
      fitZoom(of: image, in: view)
    }
    let content = Size(width: image.width * zoomScale, height: image.height * zoomScale)
    contentInset = fit.insets(around: content, in: view)
    contentOffset = nearestContentOffset(to: contentOffset)
  }

  private func fitZoom(of image: Size, in view: Size) {
    minimumZoomScale = fit.minimumZoom(of: image, in: view)
    maximumZoomScale = minimumZoomScale * maximumZoomFactor
    zoomScale = minimumZoomScale * zoomFactor
    contentOffset = Point(x: -.infinity, y: -.infinity)
  }
}
