/// The guide for the visible rectangle of a scroll view.
///
/// Its size is that of the view; the constants of `left` and `top` are the scroll position.
package final class FrameGuide {
  package let guide: LayoutGuide
  let left: LayoutConstraint
  let top: LayoutConstraint

  init(in owner: LayoutNode) {
    let name = "frameLayout"
    let node = GuideNode(name, .frameGuide)
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
