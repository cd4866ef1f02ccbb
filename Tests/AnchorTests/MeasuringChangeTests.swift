import Anchors
import TestSupport
import Testing

/// Changes of the tree by client code while a layout measures its contents.
@Suite("Changes while contents are measured")
struct MeasuringChangeTests {
  private let root = View("root")
  private let asked = Asked("asked")

  @Test("a removed ancestor takes a view out of the layout that measures it")
  func ancestorLeaves() throws {
    let page = View("page")
    let last = Asked("last")
    root.addSubview(page)
    page.edges(equalTo: root)
    for view in [asked, last] {
      page.addSubview(view)
      view.edges(equalTo: page)
    }
    asked.ask = { page.removeFromSuperview() }
    try root.layout(width: 100, height: 100)
    expectEmpty(root.ambiguousItems)
    expectEqual(asked.frame, .zero)
    try page.layout(width: nil, height: nil)
    expectEqual(asked.frame, Rect(x: 0, y: 0, width: 30, height: 20))
    expectEqual(last.frame, asked.frame)
    try root.layout(width: 50, height: 50)
    expectEqual(page.frame.size, Size(width: 30, height: 20))
  }

  @Test("a leaf that removes itself while measured is not laid out") func leafLeaves() throws {
    let neighbor = Asked("neighbor")
    for view in [asked, neighbor] {
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
    }
    asked.ask = { [unowned asked] in asked.removeFromSuperview() }
    try root.layout(width: 100, height: 100)
    expectEqual(asked.frame, .zero)
    expectEqual(neighbor.frame, Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("a view owned by the tree alone may remove itself while measured") func soleOwner() throws {
    weak var gone: Asked?
    do {
      let view = Asked("view")
      gone = view
      root.addSubview(view)
      view.ask = { [unowned view] in view.removeFromSuperview() }
    }
    let bare = LayoutNode("bare")
    bare.measure = { [unowned bare] _ in
      bare.removeFromParent()
      return Size(width: 1, height: 1)
    }
    root.layoutNode.addChild(bare)
    try root.layout(width: 100, height: 100)
    expectNil(gone)
    expectEmpty(root.layoutNode.children)
  }

  @Test("siblings reordered while measured are all measured", arguments: [true, false])
  func reordered(toFront: Bool) throws {
    let views = [asked, Asked("b"), Asked("c")]
    for view in views {
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
    }
    let moved = toFront ? views[0] : views[2]
    moved.ask = {
      if toFront { root.bringSubviewToFront(moved) } else { root.sendSubviewToBack(moved) }
    }
    try root.layout(width: 100, height: 100)
    for view in views { expectEqual(view.frame, Rect(x: 0, y: 0, width: 30, height: 20)) }
  }

  @Test("deactivating a constraint on the margins while measured makes the view smaller")
  func tieGoes() throws {
    root.addSubview(asked)
    asked.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
    root.widthAnchor(equalTo: 3, priority: 100)
    let tie = asked.heightAnchor.constraint(equalTo: root.layoutMarginsGuide.heightAnchor)
    tie.priority = 200
    tie.isActive = true
    try root.layout(width: nil, height: nil)
    // 8 points of margin above and below a height of 20.
    expectEqual(root.frame.size, Size(width: 3, height: 36))
    asked.ask = { tie.isActive = false }
    asked.invalidateIntrinsicContentSize()
    try root.layout(width: nil, height: nil)
    expectEqual(root.frame.size, Size(width: 3, height: 0))
  }

  @Test("activating a constraint on the margins while measured makes the view larger")
  func tieComes() throws {
    let small = Asked("small", 3, 2)
    root.addSubview(small)
    small.leftAnchor(equalTo: root.leftAnchor).rightAnchor(equalTo: root.rightAnchor)
      .topAnchor(equalTo: root.topAnchor)
    let tie = small.heightAnchor.constraint(equalTo: root.layoutMarginsGuide.heightAnchor)
    small.ask = { tie.isActive = true }
    try root.layout(width: nil, height: nil)
    expectEqual(root.frame.size, Size(width: 3, height: 2 + 16))
  }

  @Test("a stack may lose a view while its baseline is queried") func tallestLeaves() throws {
    let row = StackView(name: "row")
    let box = Asked("box", 20, 11)
    let label = Label("text", name: "label")
    root.addSubview(row)
    row.leftAnchor(equalTo: root.leftAnchor)
    row.lastBaselineAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    row.addArrangedSubview(box)
    try root.layout(width: 100, height: 100)
    row.addArrangedSubview(label)
    box.ask = { row.removeArrangedSubview(label) }
    try root.layout(width: 100, height: 100)
    expectEqual(row.frame.minY, 100 - 11)
    try root.layout(width: 100, height: 101)
    expectEqual(row.frame.minY, 101 - 11)
  }

  @Test(
    "sizes and layouts work after a measured text has removed another one",
    arguments: [true, false])
  func textTakesOut(isKept: Bool) throws {
    let label = Label("aaaa bbbb", name: "label")
    label.numberOfLines = 0
    root.addSubview(label)
    label.edges(equalTo: root)
    addFramedText()
    let taker = Taker()
    // A character is 10 wide and high.
    root.textMeasurer = TextMeasurer { request in
      if request.maxWidth != nil { taker.take() }
      let width = 10 * Double(request.text.utf8.count)
      let room = request.maxWidth ?? width
      return TextMeasurement(
        size: Size(width: min(width, room), height: 10 * (width / room).rounded(.up)))
    }
    try root.layout(width: 200, height: nil)
    expectEqual(root.frame.height, 10)
    func size(_ width: Double) throws -> Size {
      try root.systemLayoutSizeFitting(
        Size(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    try expectEqual(size(70).height, 20)
    // This changes more than a number, so that the fitting uses a copy.
    label.widthAnchor(greaterThanOrEqualTo: 10)
    taker.taken = root.subviews[1]
    let kept = isKept ? taker.taken : nil
    try expectEqual(size(50).height, 20)
    expectEqual(root.subviews.count, 1)
    #expect(taker.taken === kept)
    try root.layout(width: 50, height: nil)
    expectEqual(root.frame.height, 20)
  }

  /// Adds a wrapping text in a view of its own, both owned by the tree alone.
  private func addFramedText() {
    let frame = View("frame")
    root.addSubview(frame)
    frame.topAnchor(equalTo: root.topAnchor).leftAnchor(equalTo: root.leftAnchor)
      .rightAnchor(equalTo: root.rightAnchor).bottomAnchor(lessThanOrEqualTo: root.bottomAnchor)
    let text = Label("cccc dddd eeee", name: "text")
    text.numberOfLines = 0
    frame.addSubview(text)
    text.edges(equalTo: frame)
  }

  /// Removes a view from its tree once.
  private final class Taker: @unchecked Sendable {
    weak var taken: View?

    func take() { taken?.removeFromSuperview() }
  }
}
