/// What a node has in addition if its content scrolls.
final class ScrollParts {
  /// The rectangle of the content, which its rows put at (0, 0): it does not move with scrolling.
  let contentGuide: LayoutGuide
  /// The visible rectangle, once it is asked for.
  var frameGuide: FrameGuide?
  /// The child that zooming enlarges, or nil for all of the content.
  var zoomedChild: LayoutNode?
  var zoomScale = 1.0
  var minimumZoomScale = ScrollParts.smallestZoom
  var maximumZoomScale = ScrollParts.largestZoom
  var contentInset = EdgeInsets.zero
  var adjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  var alwaysBounces: (horizontal: Bool, vertical: Bool) = (false, false)

  static var smallestZoom: Double { 0.001 }
  static var largestZoom: Double { 1000 }

  init() {
    let node = LayoutNode("contentLayout")
    node.state.insert([.guide, .ownGuide, .contentGuide])
    contentGuide = LayoutGuide(node: node)
  }
}

/// The visible rectangle of what scrolls: a guide whose corner is a constant that follows the scroll
/// position.
final class FrameGuide {
  let guide: LayoutGuide
  let left: LayoutConstraint
  let top: LayoutConstraint

  init(in owner: LayoutNode) {
    let name = "frameLayout"
    let node = LayoutNode(name)
    node.state.insert([.guide, .ownGuide])
    node.storedFrame = Rect(origin: owner.boundsOrigin, size: owner.storedFrame.size)
    guide = LayoutGuide(node: node)
    owner.addGuide(node)
    left = LayoutConstraint(system: node, .left, .equal, owner, .left, name)
    top = LayoutConstraint(system: node, .top, .equal, owner, .top, name)
    LayoutConstraint.activate([
      left, top,
      LayoutConstraint(system: node, .width, .equal, owner, .width, name),
      LayoutConstraint(system: node, .height, .equal, owner, .height, name),
    ])
  }
}
