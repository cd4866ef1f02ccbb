import TestSupport
import Testing

@testable import Anchors

/// A widget of a toolkit with its own views.
private final class Widget: LayoutItem {
  let layoutNode: LayoutNode

  init(_ name: String, _ width: Double, _ height: Double, baseline: Double? = nil) {
    layoutNode = LayoutNode(name)
    layoutNode.intrinsicContentSize = Size(width: width, height: height)
    guard let baseline else { return }
    layoutNode.baselines = {
      Baselines(firstFromTop: baseline, lastFromBottom: height - baseline)
    }
  }

  /// A widget that is a row: it uses the node of the stack that arranges its items.
  init(_ stack: StackView) { layoutNode = stack.layoutNode }
}

/// Stacks and scroll views with items of another toolkit.
@Suite struct ForeignItemTests {
  /// A row of a widget, a view and a widget, 40, 30 and 20 wide with gaps of 8, at its fitting
  /// width.
  private func row() throws -> (stack: StackView, first: Widget, box: Box, last: Widget) {
    let stack = StackView(spacing: 8, name: "row")
    let (first, box, last) = (Widget("a", 40, 20), Box("b", 30, 20), Widget("c", 20, 20))
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(box)
    stack.addArrangedSubview(last)
    try stack.layout(width: nil, height: 20)
    return (stack, first, box, last)
  }

  @Test("a row arranges items of two toolkits side by side") func arranges() throws {
    let (stack, first, box, last) = try row()
    expectEqual(stack.frame.width, 40 + 8 + 30 + 8 + 20)
    expectEqual(first.layoutNode.frame, Rect(x: 0, y: 0, width: 40, height: 20))
    expectEqual(box.frame, Rect(x: 48, y: 0, width: 30, height: 20))
    expectEqual(last.layoutNode.frame, Rect(x: 86, y: 0, width: 20, height: 20))
    expectEqual(stack.arrangedNodes.map { $0.name }, ["a", "b", "c"])
    expectEqual(stack.arrangedSubviews.map { $0.name }, ["b"])
  }

  @Test("hiding an item of another toolkit closes its gap, and showing it restores the row")
  func hides() throws {
    let (stack, first, box, last) = try row()
    first.layoutNode.isHidden = true
    try stack.layout(width: nil, height: 20)
    expectEqual(stack.frame.width, 30 + 8 + 20)
    expectEqual(box.frame.minX, 0)
    expectEqual(last.layoutNode.frame.minX, 38)
    first.layoutNode.isHidden = false
    try stack.layout(width: nil, height: 20)
    expectEqual(first.layoutNode.frame, Rect(x: 0, y: 0, width: 40, height: 20))
    expectEqual(box.frame.minX, 48)
    expectEqual(last.layoutNode.frame.minX, 86)
  }

  @Test("custom spacing, insertion and removal work on items of another toolkit") func arranging()
    throws
  {
    let (stack, first, box, last) = try row()
    stack.setCustomSpacing(30, after: first)
    expectEqual(stack.customSpacing(after: first), 30)
    let middle = Widget("d", 10, 20)
    stack.insertArrangedSubview(middle, at: 1)
    try stack.layout(width: nil, height: 20)
    expectEqual(middle.layoutNode.frame.minX, 40 + 30)
    expectEqual(box.frame.minX, 70 + 10 + 8)
    stack.removeArrangedSubview(middle)
    #expect(middle.layoutNode.parent === stack.layoutNode)
    middle.layoutNode.removeFromParent()
    last.layoutNode.removeFromParent()
    try stack.layout(width: nil, height: 20)
    expectEqual(stack.arrangedNodes.map { $0.name }, ["a", "b"])
    expectEqual(stack.frame.width, 40 + 30 + 30)
  }

  @Test("an item of another toolkit has its share of a proportional row")
  func proportional() throws {
    let stack = StackView(distribution: .fillProportionally)
    let (small, large) = (Widget("small", 30, 20), Widget("large", 90, 20))
    stack.addArrangedSubview(small)
    stack.addArrangedSubview(large)
    try stack.layout(width: 240, height: 20)
    expectEqual(small.layoutNode.frame.width, 60)
    expectEqual(large.layoutNode.frame, Rect(x: 60, y: 0, width: 180, height: 20))
  }

  @Test(
    "an item of another toolkit can provide the baselines of a stack", arguments: [false, true])
  func baselines(isNested: Bool) throws {
    let root = View("root")
    let column = StackView(axis: .vertical)
    column.addArrangedSubview(Widget("top", 40, 20, baseline: 15))
    column.addArrangedSubview(Widget("bottom", 40, 30, baseline: 24))
    let outer = StackView(axis: .vertical)
    if isNested { outer.addArrangedSubview(column) }
    let stack = isNested ? outer : column
    let above = Widget("above", 10, 10, baseline: 10)
    let below = Widget("below", 10, 10, baseline: 10)
    root.addSubview(stack)
    root.addSubview(above)
    root.addSubview(below)
    stack.topAnchor(equalTo: root.topAnchor, constant: 100)
      .leadingAnchor(equalTo: root.leadingAnchor)
    above.firstBaselineAnchor(equalTo: stack.firstBaselineAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor)
    below.firstBaselineAnchor(equalTo: stack.lastBaselineAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor)
    try root.layout(in: Size(width: 200, height: 200))
    // The baselines are 100 + 15 and 100 + 20 + 24 below the top.
    expectEqual(above.layoutNode.frame.maxY, 115)
    expectEqual(below.layoutNode.frame.maxY, 144)
  }

  @Test("a stack retains the node of an item, but not the item") func ownership() throws {
    let stack = StackView(spacing: 8)
    weak var gone: Widget?
    do {
      let widget = Widget("a", 40, 20)
      stack.addArrangedSubview(widget)
      gone = widget
    }
    stack.addArrangedSubview(Widget("b", 10, 20))
    try stack.layout(width: nil, height: 20)
    expectNil(gone)
    expectEqual(stack.frame.width, 40 + 8 + 10)
  }

  @Test("a widget can be a row by using the node of a stack") func widgetAsRow() throws {
    let (stack, first, _, _) = try row()
    let dialog = Widget("dialog", -1, -1)
    let widget = Widget(stack)
    dialog.layoutNode.addChild(widget.layoutNode)
    widget.topAnchor(equalTo: dialog.topAnchor, constant: 5)
      .bottomAnchor(equalTo: dialog.bottomAnchor, constant: -5)
      .leadingAnchor(equalTo: dialog.leadingAnchor)
      .trailingAnchor(equalTo: dialog.trailingAnchor)
    try dialog.layout(width: nil, height: nil)
    expectEqual(dialog.layoutNode.frame.size, Size(width: 106, height: 30))
    first.layoutNode.isHidden = true
    try dialog.layout(width: nil, height: nil)
    expectEqual(dialog.layoutNode.frame.size, Size(width: 58, height: 30))
  }

  @Test("a scroll view scrolls and zooms an item of another toolkit") func scrolls() throws {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let picture = Widget("picture", 300, 400)
    root.addSubview(scroll)
    scroll.edges(equalTo: root)
    scroll.addSubview(picture)
    picture.edges(equalTo: scroll.contentLayoutGuide)
    scroll.nodeForZooming = picture.layoutNode
    scroll.zoomScale = 2
    scroll.contentOffset = Point(x: 10, y: 50)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(picture.layoutNode.frame, Rect(x: 0, y: 0, width: 300, height: 400))
    expectEqual(scroll.contentSize, Size(width: 600, height: 800))
    expectEqual(scroll.visibleFrame(of: picture), Rect(x: -10, y: -50, width: 600, height: 800))
    picture.layoutNode.removeFromParent()
    #expect(scroll.nodeForZooming === nil)
  }
}
