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
    let origin = view.bounds.origin
    return view.subviews.filter { !$0.isHidden }.map { child in
      let zoom = view.layoutNode.displayScale(of: child.layoutNode)
      let inner = child.frame
      return SeenView(
        view: child,
        frame: Rect(
          x: frame.minX + (inner.minX * zoom - origin.x) * scale,
          y: frame.minY + (inner.minY * zoom - origin.y) * scale,
          width: inner.width * zoom * scale, height: inner.height * zoom * scale),
        scale: scale * zoom)
    }
  }
}
