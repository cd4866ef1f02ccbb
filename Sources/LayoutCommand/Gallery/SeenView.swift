import Anchors

/// A view in screen coordinates, zoomed and scrolled by its scroll views.
struct SeenView {
  let view: View
  let frame: Rect
  /// The product of the zooms around the view.
  let scale: Double

  /// Creates the screen itself.
  init(screen: View) {
    self.init(view: screen, frame: Rect(size: screen.frame.size), scale: 1)
  }

  private init(view: View, frame: Rect, scale: Double) {
    self.view = view
    self.frame = frame
    self.scale = scale
  }

  /// The visible contents of the view, back to front.
  var contents: [SeenView] {
    view.subviews.filter { !$0.isHidden }.map { child in
      let seen = view.layoutNode.seen(child.layoutNode, in: frame, scale: scale)
      return SeenView(view: child, frame: seen.frame, scale: seen.scale)
    }
  }
}
