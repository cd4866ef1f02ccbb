/// Additional state of a scrolling node.
package final class ScrollState {
  /// The guide for the content; its rows fix it at (0, 0), so that it does not move with scrolling.
  package let contentGuide: LayoutGuide
  /// The guide for the visible rectangle, created on first use.
  @exclusivity(unchecked) package var frameGuide: FrameGuide?
  /// The child to which the zoom applies, or nil for all of the content.
  var zoomedChild: LayoutNode?
  @exclusivity(unchecked) package var zoomScale = 1.0
  var minimumZoomScale = ScrollState.minimumZoom
  var maximumZoomScale = ScrollState.maximumZoom
  var contentInset = EdgeInsets.zero
  var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  var alwaysBounces: (horizontal: Bool, vertical: Bool) = (false, false)

  func alwaysBounces(_ axis: Axis) -> Bool {
    axis == .horizontal ? alwaysBounces.horizontal : alwaysBounces.vertical
  }

  var safeAreaTrials = SafeAreaTrials()

  static var minimumZoom: Double { 0.001 }
  static var maximumZoom: Double { 1000 }

  init() {
    let node = GuideNode("contentLayout", .contentGuide)
    contentGuide = LayoutGuide(node: node)
  }
}
