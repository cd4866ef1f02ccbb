import Anchors
import TestSupport
import Testing

/// A stack's layout of its views follows from the current tree, not from its history.
@Suite struct StackHistoryTests {
  let row = StackView(axis: .horizontal, distribution: .fillProportionally)
  let inner = StackView(axis: .horizontal)
  let box = Box("box", 50, 20)

  func widths(_ width: Double = 300) throws -> [Double] {
    try row.layout(width: width, height: 50)
    return [box.frame.width, inner.frame.width]
  }

  @Test("the constraint that hides a view is removed when the view is shown again") func hidingRow()
    throws
  {
    let column = StackView(axis: .vertical)
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = .zero
    column.addArrangedSubview(Box("content", 30, 20))
    row.alignment = .lastBaseline
    inner.alignment = .top
    inner.addArrangedSubview(column)
    box.isHidden = true
    for view in [box, inner] { row.addArrangedSubview(view) }
    try row.layout(width: nil, height: nil)
    inner.isHidden = true
    try row.layout(width: 200, height: nil)
    expectEqual(inner.frame.width, 0)
    // Changes the height for the baselines while the hiding row is rebuilt.
    column.layoutMargins = EdgeInsets(top: 3, left: 6, bottom: 3, right: 6)
    try row.layout(width: 200, height: nil)
    expectEqual(inner.frame.width, 0)
    // Inside, the column is as large as when visible.
    expectNear([column.frame.width], [6 + 30 + 6])
    inner.isHidden = false
    try row.layout(width: nil, height: nil)
    expectNear([inner.frame.width], [6 + 30 + 6])
  }

  @Test("setting a frame inside a nested stack changes the fitting size") func mask() throws {
    let view = View("view")
    let placed = View("placed")
    placed.frame = Rect(x: 0, y: 0, width: 50, height: 10)
    placed.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(placed)
    view.trailingAnchor.constraint(equalTo: placed.trailingAnchor).with(priority: 600)
      .isActive = true
    inner.addArrangedSubview(view)
    for view in [box, inner] { row.addArrangedSubview(view) }
    expectNear(try widths(), [150, 150])
    placed.frame = Rect(x: 0, y: 0, width: 100, height: 10)
    expectNear(try widths(), [100, 200])
    placed.frame = Rect(x: 10, y: 0, width: 15, height: 10)
    expectNear(try widths(), [200, 100])
  }

  /// Adds the row, 300 wide, to one tree after the other.
  func move(through roots: [View], _ body: () throws -> Void) throws {
    for root in roots {
      root.addSubview(row)
      row.pinned(0, 0, 300, 50, in: root)
      try root.layout(in: Size(width: 400, height: 100))
      try body()
    }
  }

  @Test("proportional shares follow the text measurer of a new tree") func measurer()
    throws
  {
    func root(_ width: Double) -> View {
      let root = View("root")
      root.textMeasurer = TextMeasurer { request in
        TextMeasurement(size: Size(width: width * Double(request.text.utf8.count), height: 10))
      }
      return root
    }
    let label = Label("12345")
    for view in [box, label] { row.addArrangedSubview(view) }
    var found: [Double] = []
    try move(through: [root(10), root(20), root(50)]) { found.append(label.frame.width) }
    // The text's 50, 100 and 250 compared with the box's 50.
    expectNear(found, [150, 200, 250])
  }

  @Test("proportional shares follow the standard spacing of a new tree")
  func systemSpacing() throws {
    func root(_ spacing: Double) -> View {
      let root = View("root")
      root.layoutNode.systemSpacing = { _, _, _ in spacing }
      return root
    }
    row.spacing = StackView.spacingUseSystem
    for view in [box, Box("other", 50, 20)] { row.addArrangedSubview(view) }
    var found: [Double] = []
    try move(through: [root(20), root(100), View("plain")]) { found.append(box.frame.width) }
    expectNear(found, [140, 100, 146])
  }

  @Test("alignment insets between a stack and its baseline view count") func insets()
    throws
  {
    let root = View("root")
    let mark = Box("mark", 1, 1)
    inner.axis = .vertical
    box.fixedBaselines = Baselines(firstFromTop: 15, lastFromBottom: 0)
    inner.addArrangedSubview(box)
    let outer = StackView(axis: .vertical)
    outer.addArrangedSubview(inner)
    root.addSubview(outer)
    root.addSubview(mark)
    outer.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
    mark.topAnchor(equalTo: outer.firstBaselineAnchor)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(mark.frame.minY, 15)
    // The frame extends 5 further up; its content, and thus the baseline, stays.
    inner.alignmentRectInsets = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    try root.layout(in: Size(width: 100, height: 100))
    expect(inner.frame.minY == -5 && mark.frame.minY == 15)
  }

  @Test("a constraint broken by recovering layout changes no shares") func recovered() throws {
    let view = Box("view", 50)
    view.heightAnchor(equalTo: 30)
    row.alignment = .top
    inner.addArrangedSubview(view)
    for view in [box, inner] { row.addArrangedSubview(view) }
    expectNear(try widths(), [150, 150])
    let clashing = view.heightAnchor.constraint(equalToConstant: 40)
    clashing.isActive = true
    row.layoutIfNeeded()
    expect(clashing.isBroken)
    expectNear([box.frame.width, inner.frame.width], [150, 150])
    // Fitted again, with the constraint broken and then reinstated.
    row.spacing = 100
    row.layoutIfNeeded()
    expectNear([box.frame.width, inner.frame.width], [100, 100])
    clashing.isActive = false
    expectNear(try widths(200), [50, 50])
  }

  @Test("a margins guide inside a nested stack stays in position when outside views use it")
  func outsideReference() throws {
    let other = View("other")
    let root = View("root")
    for view in [row, other] { root.addSubview(view) }
    row.pinned(0, 0, 300, 50, in: root)
    inner.layoutMargins = EdgeInsets(top: 0, left: 25, bottom: 0, right: 25)
    inner.addArrangedSubview(Box("content", 10, 20))
    for view in [box, inner] { row.addArrangedSubview(view) }
    try root.layout(in: Size(width: 400, height: 100))
    expectNear([box.frame.width, inner.frame.width], [250, 50])
    other.leadingAnchor(equalTo: inner.layoutMarginsGuide.leadingAnchor)
    try root.layout(in: Size(width: 400, height: 100))
    expectNear([box.frame.width, inner.frame.width, other.frame.minX], [250, 50, 275])
    row.spacing = 60
    try root.layout(in: Size(width: 400, height: 100))
    // 240 to share; the margins still neither count in the inner stack's fitting nor limit it.
    expectNear([box.frame.width, inner.frame.width], [200, 40])
  }

  @Test("constraints that the outer stack imposes do not count in the inner one's fitting size")
  func imposed() throws {
    inner.addArrangedSubview(Box("content", 30, 20))
    for view in [box, inner] { row.addArrangedSubview(view) }
    row.alignment = .center
    inner.isHidden = true
    try row.layout(width: 300, height: 50)
    expectEqual(inner.frame.width, 0)
    try expectEqual(
      inner.systemLayoutSizeFitting(.layoutFittingCompressed), Size(width: 30, height: 20))
  }
}
