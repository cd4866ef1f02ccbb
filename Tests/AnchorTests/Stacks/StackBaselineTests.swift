import TestSupport
import Testing

@testable import Anchors

/// 5.10: the baselines of a stack itself.
@Suite struct StackBaselineTests {
  /// A box with baselines at given distances from its edges.
  func box(_ name: String, height: Double, first: Double, last: Double) -> Box {
    let box = Box(name, 30, height)
    box.fixedBaselines = Baselines(firstFromTop: first, lastFromBottom: last)
    return box
  }

  /// A root with a stack and marks on the stack's first and last baselines.
  func scene(_ axis: Axis, _ boxes: [Box]) throws -> (View, StackView, [Box]) {
    let root = View("root")
    let stack = StackView(axis: axis, alignment: .leading, name: "S")
    for box in boxes { stack.addArrangedSubview(box) }
    let marks = root.adding(Box("first", 1, 1), Box("last", 1, 1))
    root.addSubview(stack)
    stack.topAnchor(equalTo: root.topAnchor, constant: 100).leftAnchor(equalTo: root.leftAnchor)
    marks[0].topAnchor(equalTo: stack.firstBaselineAnchor).leftAnchor(equalTo: root.leftAnchor)
    marks[1].topAnchor(equalTo: stack.lastBaselineAnchor).leftAnchor(equalTo: root.leftAnchor)
    try root.layout(in: Size(width: 400, height: 400))
    return (root, stack, marks)
  }

  func baselines(_ root: View, _ marks: [Box]) throws -> [Double] {
    try root.layout(in: Size(width: 400, height: 400))
    return marks.map { $0.frame.minY - 100 }
  }

  @Test("5.10: a column has the baselines of its first and last views") func column() throws {
    let boxes = [
      box("a", height: 20, first: 16, last: 3), box("b", height: 30, first: 22, last: 6),
      box("c", height: 40, first: 31, last: 8),
    ]
    let (root, stack, marks) = try scene(.vertical, boxes)
    try expectEqual(baselines(root, marks), [16, 90 - 8])
    boxes[0].isHidden = true
    boxes[2].isHidden = true
    try expectEqual(baselines(root, marks), [22, 30 - 6])
    boxes[0].isHidden = false
    try expectEqual(baselines(root, marks), [16, 50 - 6])
    // The view that provides the baseline is removed, and others are added.
    boxes[0].removeFromSuperview()
    try expectEqual(baselines(root, marks), [22, 30 - 6])
    stack.insertArrangedSubview(box("d", height: 10, first: 9, last: 1), at: 0)
    try expectEqual(baselines(root, marks), [9, 40 - 6])
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    boxes[2].removeFromSuperview()
    stack.heightAnchor(equalTo: 50)
    try expectEqual(baselines(root, marks), [0, 50], "without views, its edges")
  }

  @Test("5.10: a row has the baselines of its tallest view") func row() throws {
    let boxes = [
      box("a", height: 20, first: 16, last: 3), box("b", height: 30, first: 22, last: 6),
      box("c", height: 30, first: 11, last: 8),
    ]
    let (root, stack, marks) = try scene(.horizontal, boxes)
    try expectEqual(baselines(root, marks), [22, 30 - 6])
    boxes[1].isHidden = true
    try expectEqual(baselines(root, marks), [11, 30 - 8])
    boxes[0].layoutNode.intrinsicContentSize = Size(width: 30, height: 60)
    try expectEqual(baselines(root, marks), [16, 60 - 3])
    stack.axis = .vertical
    try expectEqual(baselines(root, marks), [16, 90 - 8])
  }

  @Test("5.10: a nested stack has the baselines of its own views after any change")
  func nested()
    throws
  {
    let inner = StackView(axis: .vertical, alignment: .leading, name: "inner")
    let label = box("label", height: 20, first: 15, last: 4)
    inner.addArrangedSubview(label)
    inner.addArrangedSubview(box("below", height: 30, first: 25, last: 7))
    let (root, stack, marks) = try scene(
      .horizontal, [box("tall", height: 45, first: 40, last: 5)])
    stack.insertArrangedSubview(inner, at: 0)
    // The inner stack is 50 tall, which is more than 45.
    try expectEqual(baselines(root, marks), [15, 50 - 7])
    label.fixedBaselines = Baselines(firstFromTop: 12, lastFromBottom: 4)
    label.invalidateIntrinsicContentSize()
    try expectEqual(baselines(root, marks), [12, 50 - 7])
    label.isHidden = true
    try expectEqual(baselines(root, marks), [40, 45 - 5])
  }

  @Test("stacks align by their baselines") func alignment() throws {
    let row = StackView(alignment: .firstBaseline, name: "row")
    let column = StackView(axis: .vertical, name: "column")
    let label = box("label", height: 20, first: 15, last: 4)
    column.addArrangedSubview(label)
    column.addArrangedSubview(box("below", height: 30, first: 25, last: 7))
    let other = box("other", height: 40, first: 33, last: 5)
    row.addArrangedSubview(other)
    row.addArrangedSubview(column)
    try row.layout(width: nil, height: nil)
    expect(other.frame.minY == 0 && column.frame.minY == 33 - 15)
    expectEqual(row.frame.height, 18 + 50)
    label.removeFromSuperview()
    try row.layout(width: nil, height: nil)
    expectEqual(column.frame.minY, 33 - 25)
  }

  @Test("5.3f, 5.6: proportional shares yield to the distance between baselines")
  func sharesOfBaselines() throws {
    let column = StackView(axis: .vertical, distribution: .fillProportionally, name: "column")
    column.isBaselineRelativeArrangement = true
    let empty = box("empty", height: -1, first: 0, last: 5)
    let full = box("full", height: 20, first: 10, last: 2)
    column.addArrangedSubview(empty)
    column.addArrangedSubview(full)
    try column.layout(width: nil, height: 100)
    // The full view gets the 100 points of the column; its first baseline pins the empty view to
    // 15.
    expectEqual(empty.frame.height, 15)
    expect(full.frame.minY == 0 && full.frame.height == 100)
  }

  @Test("5.6: a column spaces the baselines of views with several lines") func spaced()
    throws
  {
    let column = StackView(axis: .vertical, spacing: 24, name: "column")
    column.isBaselineRelativeArrangement = true
    let boxes = [
      box("a", height: 20, first: 16, last: 4), box("b", height: 60, first: 18, last: 6),
      box("c", height: 20, first: 16, last: 4),
    ]
    for box in boxes { column.addArrangedSubview(box) }
    try column.layout(width: nil, height: nil)
    // The last baselines are at 16 and 22 + 54 = 76, the next first ones 24 below: 40 and 100.
    expectEqual(boxes.map(\.frame.minY), [0, 22, 84])
    expectEqual(column.frame.height, 104)
  }

  @Test(
    "5.3b, 5.6: a hidden view leaves the spacing between the adjacent baselines",
    arguments: StackView.Distribution.allCases)
  func hiddenBetweenBaselines(_ distribution: StackView.Distribution) throws {
    let column = StackView(axis: .vertical, distribution: distribution, spacing: 24)
    column.isBaselineRelativeArrangement = true
    let boxes = [
      box("a", height: 20, first: 16, last: 4), box("b", height: 60, first: 18, last: 6),
      box("c", height: 20, first: 16, last: 4), box("d", height: 20, first: 16, last: 4),
    ]
    for box in boxes { column.addArrangedSubview(box) }
    try column.layout(width: nil, height: nil)
    boxes[1].isHidden = true
    try column.layout(width: nil, height: nil)
    // All visible views are 20 tall with baselines 16 down, 24 apart.
    expectNear([boxes[0], boxes[2], boxes[3]].map(\.frame.minY), [0, 24, 48])
    // Proportional shares count the spacing from edge to edge: 20 each and twice 24.
    let height = distribution == .fillProportionally ? 108.0 : 68
    expectNear([column.frame.height], [height])
    boxes[2].isHidden = true
    column.setCustomSpacing(40, after: boxes[1])
    try column.layout(width: nil, height: nil)
    // Half of 24, none of the 40 between two hidden views, half of 24.
    expectNear([boxes[0], boxes[3]].map(\.frame.minY), [0, 24])
    boxes[0].isHidden = true
    try column.layout(width: nil, height: nil)
    expectNear(numbers(boxes[3]), [0, 0, 30, 20])
    expectNear([column.frame.height], [20])
  }
}
