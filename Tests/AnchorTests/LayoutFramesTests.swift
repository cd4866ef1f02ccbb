import Anchors
import TestSupport
import Testing

/// Interpolated frames between two layouts.
@Suite struct LayoutFramesTests {
  let column = StackView(axis: .vertical, spacing: 10, name: "column")
  let title = Box("title", 80, 20)
  let details = Box("details", 120, 60)
  let footer = Box("footer", 100, 30)

  init() throws {
    for box in [title, details, footer] { column.addArrangedSubview(box) }
    try column.layout(width: 200, height: nil)
  }

  /// The frames at a fraction between now and the layout with hidden details.
  private func hidingDetails(at fraction: Double) throws -> LayoutFrames {
    let before = column.layoutFrames
    details.isHidden = true
    try column.layout(width: 200, height: nil)
    return LayoutResult.frames(between: before, and: column.layoutFrames, at: fraction)
  }

  @Test("frames a quarter of the way between layouts differ by a quarter") func quarter() throws {
    let frames = try hidingDetails(at: 0.25)
    // The column shrinks from 130 to 60, the footer moves from 100 to 30.
    expectEqual(frames[column], Rect(x: 0, y: 0, width: 200, height: 130 - 0.25 * 70))
    expectEqual(frames[footer], Rect(x: 0, y: 100 - 0.25 * 70, width: 200, height: 30))
    expectEqual(frames[details]?.height, 60 - 0.25 * 60)
    expectEqual(frames[title], Rect(x: 0, y: 0, width: 200, height: 20))
    expectEqual(frames.map { $0.node.name }, ["column", "title", "details", "footer"])
    // The views themselves have their final frames.
    expectEqual(footer.frame.minY, 30)
  }

  @Test("interpolated frames at 0 and 1 equal the two layouts to the last bit") func ends() throws {
    footer.layoutNode.intrinsicContentSize = Size(width: 100, height: 1 / 3.0)
    try column.layout(width: 200.1, height: nil)
    let before = column.layoutFrames
    title.layoutNode.intrinsicContentSize = Size(width: 80, height: 0.7)
    try column.layout(width: 1000 / 7.0, height: nil)
    let after = column.layoutFrames
    for (fraction, expected) in [(0, before), (1, after), (.nan, after)] {
      let frames = LayoutResult.frames(between: before, and: after, at: fraction)
      expectEqual(frames.map { $0.frame }, expected.map { $0.frame })
    }
  }

  @Test("frames interpolated beyond 1 overshoot, but have no negative size") func beyond() throws {
    let frames = try hidingDetails(at: 1.5)
    expectEqual(frames[footer]?.minY, 100 - 1.5 * 70)
    expectEqual(frames[details]?.height, 0)
  }

  @Test("interpolation places new items at their final frames and omits removed ones")
  func comesAndGoes() throws {
    let before = column.layoutFrames
    details.removeFromSuperview()
    let note = Box("note", 50, 40)
    column.insertArrangedSubview(note, at: 0)
    try column.layout(width: 200, height: nil)
    let frames = LayoutResult.frames(between: before, and: column.layoutFrames, at: 0.5)
    expectEqual(frames[note], Rect(x: 0, y: 0, width: 200, height: 40))
    expectNil(frames[details])
    expectEqual(frames.count, 4)
    // The title moves from 0 to 50, the footer from 100 to 80.
    expectEqual(frames[title]?.minY, 25)
    expectEqual(frames[footer]?.minY, 90)
  }

  @Test("6.2: a layout overwrites a frame set by hand that violates constraints")
  func frameByHand() throws {
    let root = View("root")
    let box = Box("box")
    root.addSubview(box)
    box.pinned(10, 10, 30, 30, in: root)
    try root.layout(width: 100, height: 100)
    box.frame = Rect(x: 50, y: 50, width: 7, height: 7)
    let result = try root.layout(width: 100, height: 100)
    expectEqual(box.frame, Rect(x: 10, y: 10, width: 30, height: 30))
    expectEqual(result.changed.map { $0.name }, ["box"])
    root.frame = Rect(x: 1, y: 2, width: 50, height: 50)
    try root.layout(width: 100, height: 100)
    expectEqual(root.frame, Rect(x: 1, y: 2, width: 100, height: 100))
    root.frame.size.width = 60
    root.layoutIfNeeded()
    expectEqual(root.frame.width, 60)
  }

  @Test("6.2: a frame that a layout callback sets persists and causes no loop")
  func frameWhileTold() throws {
    let root = Box("root")
    let box = Box("box")
    root.addSubview(box)
    box.pinned(10, 10, 30, 30, in: root)
    root.whenLaidOut = { [unowned box] _ in box.frame.origin.x = 20 }
    try root.layout(width: 100, height: 100)
    expectEqual(box.frame.minX, 20)
  }
}
