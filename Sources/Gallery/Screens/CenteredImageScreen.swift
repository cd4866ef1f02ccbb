public import Anchors

/// A fitted picture, and the same one zoomed and scrolled to its start.
public final class CenteredImageScreen: View {
  /// The fitted picture.
  public let fitted: CenteredImageView
  /// The picture at three times the fitted size.
  public let zoomed: CenteredImageView

  /// Creates the screen.
  public init() {
    let image = Size(width: 1200, height: 800)
    fitted = CenteredImageView(image: image, name: "fitted")
    zoomed = CenteredImageView(image: image, name: "zoomed")
    super.init("images")
    zoomed.zoomFactor = 3
    for view in [fitted, zoomed] {
      addSubview(view)
      view
        .leadingAnchor(equalTo: leadingAnchor)
        .trailingAnchor(equalTo: trailingAnchor)
        .heightAnchor(equalTo: 240, priority: .defaultLow)
    }
    fitted.topAnchor(equalTo: topAnchor)
    zoomed
      .topAnchor(equalTo: fitted.bottomAnchor, constant: 12)
      .heightAnchor(equalTo: fitted.heightAnchor)
      .bottomAnchor(equalTo: bottomAnchor)
  }
}
