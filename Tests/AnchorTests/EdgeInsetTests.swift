import Anchors
import TestSupport
import Testing

/// Constraints of all edges, with insets.
@Suite struct EdgeInsetTests {
  let root = View("root")
  let box = View("box")

  init() { root.addSubview(box) }

  private func frame(_ direction: LayoutDirection) throws -> Rect {
    root.layoutDirection = direction
    try root.layout(in: Size(width: 100, height: 80))
    return box.frame
  }

  @Test(
    "edge insets by left and right do not depend on the reading direction",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func absolute(_ direction: LayoutDirection) throws {
    box.edges(equalTo: root, insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    try expectEqual(frame(direction), Rect(x: 2, y: 1, width: 100 - 2 - 4, height: 80 - 1 - 3))
  }

  @Test("edge insets by leading and trailing swap from right to left") func directional()
    throws
  {
    box.edges(equalTo: root, insets: .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    try expectEqual(frame(.leftToRight), Rect(x: 2, y: 1, width: 94, height: 76))
    try expectEqual(frame(.rightToLeft), Rect(x: 4, y: 1, width: 94, height: 76))
  }

  @Test("a positive inset of horizontal or vertical edges lies inside") func pairs() throws {
    var made: [LayoutConstraint] = []
    box.horizontalEdges(equalTo: root, inset: 16, into: &made)
      .verticalEdges(equalTo: root, inset: 8, into: &made)
    try expectEqual(frame(.leftToRight), Rect(x: 16, y: 8, width: 100 - 2 * 16, height: 80 - 2 * 8))
    try expectEqual(frame(.rightToLeft).minX, 16)
    expectEqual(made.map { $0.constant }, [16, -16, 8, -8])
  }
  @Test("one inset lies inside all four edges, in the order of several") func single() throws {
    var made: [LayoutConstraint] = []
    box.edges(equalTo: root, inset: 16, into: &made)
    try expectEqual(frame(.leftToRight), Rect(x: 16, y: 16, width: 68, height: 48))
    expectEqual(made.map { $0.constant }, [16, 16, -16, -16])
  }

  @Test("a layout at a width alone has the height of its content") func fitting() throws {
    box.edges(equalTo: root, inset: 5).heightAnchor(equalTo: 80)
    try expectEqual(root.layout(width: 320).size, Size(width: 320, height: 80 + 2 * 5))
    expectEqual(root.layoutIfNeeded(width: 200).size, Size(width: 200, height: 80 + 2 * 5))
  }
}
