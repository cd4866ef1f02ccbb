import Anchors
import TestSupport
import Testing

/// Computations of a stack from the fitting size of a nested one follow every change of that size.
@Suite struct StackFittingTests {
  let row = StackView(axis: .horizontal, distribution: .fillProportionally)
  let inner = StackView(axis: .horizontal)
  let box = Box("box", 50, 20)

  /// Lays out a row of 300 and returns the widths of the box and the inner stack.
  func widths() throws -> [Double] {
    try row.layout(width: 300, height: 120)
    return [box.frame.width, inner.frame.width]
  }

  @Test("5.13: constraints inside a nested stack count in its proportional share")
  func constraints() throws {
    let view = View("view")
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.priority = 600
    width.isActive = true
    inner.addArrangedSubview(view)
    row.addArrangedSubview(box)
    row.addArrangedSubview(inner)
    expectNear(try widths(), [150, 150])
    width.constant = 100
    expectNear(try widths(), [100, 200])
    width.constant = 250
    expectNear(try widths(), [50, 250])
    width.isActive = false
    let other = view.widthAnchor.constraint(equalToConstant: 25)
    other.priority = 600
    other.isActive = true
    expectNear(try widths(), [200, 100])
  }

  @Test("5.13: nested stacks keep their proportional shares after changing trees") func otherTree()
    throws
  {
    let view = View("view")
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.priority = 600
    width.isActive = true
    inner.addArrangedSubview(view)
    row.addArrangedSubview(box)
    row.addArrangedSubview(inner)
    let root = View("root")
    root.addSubview(row)
    row.pinned(0, 0, 300, 50, in: root)
    try root.layout(width: 400, height: 100)
    row.removeFromSuperview()
    width.constant = 100
    let next = View("next")
    next.addSubview(row)
    row.pinned(0, 0, 300, 50, in: next)
    try next.layout(width: 400, height: 100)
    expectNear([box.frame.width, inner.frame.width], [100, 200])
    width.constant = 250
    try next.layout(width: 400, height: 100)
    expectNear([box.frame.width, inner.frame.width], [50, 250])
  }

  @Test("5.13: content deep in plain views counts in a nested stack's share") func content() throws
  {
    let outer = View("outer")
    let content = Box("content", 50, 20)
    outer.addSubview(content)
    content.leadingAnchor(equalTo: outer.leadingAnchor)
      .trailingAnchor(equalTo: outer.trailingAnchor)
    inner.addArrangedSubview(outer)
    row.addArrangedSubview(box)
    row.addArrangedSubview(inner)
    expectNear(try widths(), [150, 150])
    content.layoutNode.intrinsicContentSize = Size(width: 100, height: 20)
    expectNear(try widths(), [100, 200])
    content.layoutNode.alignmentRectInsets = EdgeInsets(top: 0, left: 9, bottom: 0, right: 9)
    expectNear(try widths(), [100, 200])
  }

  @Test("5.13: margins inside a nested stack count in its proportional share") func margins() throws
  {
    let column = StackView(axis: .vertical, distribution: .fillProportionally)
    inner.axis = .vertical
    inner.isLayoutMarginsRelativeArrangement = true
    inner.layoutMargins = .zero
    inner.addArrangedSubview(Box("content", 30, 20))
    let first = Box("first", 30, 20)
    column.addArrangedSubview(first)
    column.addArrangedSubview(inner)
    try column.layout(width: 100, height: 120)
    expectNear([first.frame.height, inner.frame.height], [60, 60])
    inner.layoutMargins = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    try column.layout(width: 100, height: 120)
    expectNear([first.frame.height, inner.frame.height], [40, 80])
  }

  @Test("5.10: a row has the baselines of its tallest view, also if a fitting finds it")
  func tallest() throws {
    let root = View("root")
    let line = Box("line", 10, 10)
    let plain = StackView(axis: .horizontal, alignment: .top)
    let view = Box("view")
    view.fixedBaselines = Baselines(firstFromTop: 7, lastFromBottom: 0)
    let height = view.heightAnchor.constraint(equalToConstant: 5)
    height.isActive = true
    inner.alignment = .top
    inner.addArrangedSubview(view)
    plain.addArrangedSubview(box)
    plain.addArrangedSubview(inner)
    for view in [plain, line] { root.addSubview(view) }
    box.fixedBaselines = Baselines(firstFromTop: 12, lastFromBottom: 0)
    plain.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
    line.leadingAnchor(equalTo: root.leadingAnchor)
      .topAnchor(equalTo: plain.firstBaselineAnchor)
    try root.layout(width: 200, height: 200)
    expectNear([line.frame.minY], [12])
    // Now the inner stack is taller than the box of 20.
    height.constant = 40
    try root.layout(width: 200, height: 200)
    #expect(plain.viewForFirstBaselineLayout === view)
    expectNear([line.frame.minY], [7])
  }
}
