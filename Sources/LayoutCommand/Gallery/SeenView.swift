import Anchors

/// A view as it appears on its screen: zoomed and scrolled, relative to the screen's corner.
struct SeenView {
  let view: View
  let frame: Rect
  /// The scale at which it appears.
  let scale: Double

  /// The screen itself.
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
