/// What a node has in addition if its content scrolls.
final class ScrollState {
  /// The rectangle of the content, which its rows put at (0, 0): it does not move with scrolling.
  let contentGuide: LayoutGuide
  /// The visible rectangle, once it is asked for.
  var frameGuide: FrameGuide?
  /// The child that zooming enlarges, or nil for all of the content.
  var zoomedChild: LayoutNode?
  var zoomScale = 1.0
  var minimumZoomScale = ScrollState.smallestZoom
  var maximumZoomScale = ScrollState.largestZoom
  var contentInset = EdgeInsets.zero
  var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  var alwaysBounces: (horizontal: Bool, vertical: Bool) = (false, false)

  func alwaysBounces(_ axis: Axis) -> Bool {
    axis == .horizontal ? alwaysBounces.horizontal : alwaysBounces.vertical
  }

  var safeAreaTrials = (horizontal: SafeAreaTrial(), vertical: SafeAreaTrial())

  static var smallestZoom: Double { 0.001 }
  static var largestZoom: Double { 1000 }

  init() {
    let node = LayoutNode("contentLayout")
    node.kind = .contentGuide
    contentGuide = LayoutGuide(node: node)
  }
}
