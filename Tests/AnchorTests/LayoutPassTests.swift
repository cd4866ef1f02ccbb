import Anchors
import TestSupport
import Testing

/// Section 6 of the specification: the layout pass.
@Suite struct LayoutPassTests {
  let root = Box("root")
  let window = Size(width: 320, height: 480)

  /// Counts the queries of a measurer, whose texts are 20 high a line and 1000 wide in all.
  final class Counter: @unchecked Sendable {
    var asked = 0
  }

  func measurer(_ counter: Counter, width: Double) -> TextMeasurer {
    TextMeasurer { request in
      counter.asked += 1
      guard let room = request.maxWidth else {
        return TextMeasurement(size: Size(width: width, height: 20))
      }
      let lines = (width / room).rounded(.up)
      return TextMeasurement(
        size: Size(width: min(width, room), height: 20 * lines), lineCount: Int(lines))
    }
  }

  @Test("6.1: constraints are updated innermost first, views laid out outermost first") func order()
    throws
  {
    var log: [String] = []
    let outer = Box("outer")
    let inner = Box("inner")
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.edges(equalTo: root)
    inner.edges(equalTo: outer)
    for box in [root, outer, inner] {
      box.whenUpdating = { log.append("update " + $0.name) }
      box.whenLaidOut = { log.append("layout " + $0.name) }
      box.setNeedsUpdateConstraints()
    }
    try root.layout(in: window)
    expectEqual(
      log,
      [
        "update inner", "update outer", "update root", "layout root", "layout outer",
        "layout inner",
      ])
  }

  @Test("6.2: only moved items are written, notified and reported") func changes() throws {
    var boxes: [Box] = []
    for index in 0..<10 {
      let box = Box("box \(index)").pinned(0, Double(index) * 20, 50, 20, in: root)
      let inner = Box("inner \(index)").edges(equalTo: box)
      box.addSubview(inner)
      root.addSubview(box)
      boxes.append(box)
    }
    let moving = Box("moving")
    root.addSubview(moving)
    let left = moving.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    let first = try root.layout(in: window)
    // Empty frames at the origin do not change.
    expectEqual(first.changed.count, 21)
    let laidOut = boxes.map(\.laidOut)
    let second = try root.layout(in: window)
    expectEmpty(second.changed)
    left.constant = 7
    let third = try root.layout(in: window)
    expectEqual(third.changed.map(\.name), ["moving"])
    expectEqual(boxes.map(\.laidOut), laidOut)
    expectEqual(root.laidOut, 2)
    expectEqual(moving.laidOut, 1)
  }

  @Test("6.2: setNeedsUpdateConstraints and setNeedsLayout cause one callback each") func asking()
    throws
  {
    let a = Box("a").pinned(0, 0, 5, 5, in: root)
    root.addSubview(a)
    var updates = 0
    a.whenUpdating = { _ in updates += 1 }
    try root.layout(in: window)
    let before = a.laidOut
    a.setNeedsLayout()
    a.setNeedsLayout()
    a.setNeedsUpdateConstraints()
    try root.layout(in: window)
    try root.layout(in: window)
    expectEqual(a.laidOut, before + 1)
    expectEqual(updates, 1)
  }

  @Test("6.3: a constraint changed in layoutSubviews is laid out in the same call")
  func secondPass() throws {
    let a = Box("a").heightAnchor(equalTo: 10)
    root.addSubview(a)
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.whenLaidOut = { width.constant = $0.frame.width / 2 }
    try root.layout(in: window)
    expectEqual(a.frame.width, 160)
  }

  @Test("6.3: a layout loop is reported with its views and leaves the frames unchanged")
  func loop() throws {
    let a = Box("a").heightAnchor(equalTo: 10)
    root.addSubview(a)
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    try root.layout(in: window)
    a.whenLaidOut = { _ in width.constant += 1 }
    width.constant = 11
    do {
      try root.layout(in: window)
      Issue.record("the loop ended")
    } catch {
      guard case LayoutError.layoutLoop(let names) = error else {
        Issue.record("\(error)")
        return
      }
      expectEqual(names, ["a"])
    }
    expectEqual(a.frame.width, 10)
    root.layoutIfNeeded()
    guard case .layoutLoop? = root.layoutNode.lastReport?.failure else {
      Issue.record("the loop was not reported")
      return
    }
    a.whenLaidOut = nil
    width.constant = 33
    try root.layout(in: window)
    expectEqual(a.frame.width, 33)
  }

  @Test("6.3: a loop in a first layout leaves all frames unchanged")
  func firstLoop() throws {
    let before = [
      Rect.zero, Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 6, width: 7, height: 8),
      .zero, Rect(x: 9, y: 10, width: 11, height: 12), .zero,
    ]
    let boxes = before.enumerated().map { index, frame in
      let box = Box("\(index)").pinned(20, Double(index) * 20 + 10, 50, 20, in: root)
      root.addSubview(box)
      box.frame = frame
      return box
    }
    let restless = Box("restless").heightAnchor(equalTo: 10)
    root.addSubview(restless)
    let width = restless.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    restless.whenLaidOut = { _ in width.constant += 1 }
    #expect(throws: LayoutError.self) { try root.layout(in: window) }
    expectEqual(boxes.map(\.frame), before)
    expectEqual(root.frame, .zero)
    restless.whenLaidOut = nil
    let result = try root.layout(in: window)
    expectEqual(result.changed.count, 8)
    for (index, box) in boxes.enumerated() {
      expectEqual(box.frame, Rect(x: 20, y: Double(index) * 20 + 10, width: 50, height: 20))
    }
  }

  @Test("6.4: an invalidated content size changes only dependent items") func invalidation()
    throws
  {
    let a = Box("a", 50, 20).leftAnchor(equalTo: root.leftAnchor)
    let b = Box("b", 10, 10).leftAnchor(equalTo: a.rightAnchor)
    let c = Box("c").pinned(0, 100, 5, 5, in: root)
    for box in [a, b, c] { root.addSubview(box) }
    try root.layout(in: window)
    a.layoutNode.intrinsicContentSize = Size(width: 70, height: 20)
    let result = try root.layout(in: window)
    expectEqual(result.changed.map(\.name), ["a", "b"])
    expectEqual(b.frame.minX, 70)
    a.layoutNode.intrinsicContentSize = Size(width: 70, height: -1)
    try root.layout(in: window)
    expect(a.hasAmbiguousLayout(for: .vertical), "nothing says how high it is")
    a.layoutNode.intrinsicContentSize = Size(width: 70, height: 8)
    try root.layout(in: window)
    expectEqual(a.frame.height, 8)
    a.layoutNode.intrinsicContentSize = .noIntrinsicSize
    a.widthAnchor(equalTo: 3)
    try root.layout(in: window)
    expectEqual(b.frame.minX, 3)
  }

  @Test("6.5: a text wraps at its width and is measured at most three times a layout")
  func wrapping() throws {
    let counter = Counter()
    root.textMeasurer = measurer(counter, width: 1000)
    let text = Label("text", name: "text")
    text.numberOfLines = 0
    let below = Box("below").heightAnchor(equalTo: 5)
    root.addSubview(text)
    root.addSubview(below)
    text.leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
      .topAnchor(equalTo: root.topAnchor)
    below.topAnchor(equalTo: text.bottomAnchor)
    try root.layout(in: window)
    expectEqual(numbers(text), [0, 0, 320, 80])
    expectEqual(below.frame.minY, 80)
    #expect(counter.asked <= 3)
    counter.asked = 0
    try root.layout(in: Size(width: 100, height: 480))
    expectEqual(text.frame.height, 200)
    expectEqual(below.frame.minY, 200)
    #expect(counter.asked <= 3)
    counter.asked = 0
    try root.layout(in: Size(width: 100, height: 300))
    expectEqual(counter.asked, 0)
    try root.layout(in: Size(width: 2000, height: 300))
    expectEqual(text.frame.height, 20)
    expectEqual(counter.asked, 0, "wider than the text: nothing wraps")
  }

  @Test("6.5: a width that depends on the height is measured at most three times")
  func feedback()
    throws
  {
    let counter = Counter()
    root.textMeasurer = measurer(counter, width: 1000)
    let text = Label("text", name: "text")
    text.numberOfLines = 0
    root.addSubview(text)
    text.topAnchor(equalTo: root.topAnchor).leftAnchor(equalTo: root.leftAnchor)
      .aspectRatio(1, priority: 900)
    try root.layout(in: window)
    #expect(counter.asked <= 3)
    counter.asked = 0
    let result = try root.layout(in: window)
    expectEqual(counter.asked, 0)
    expectEmpty(result.changed)
  }

  @Test("6.5: a text with a preferred width is measured once") func preferredWidth() throws {
    let counter = Counter()
    root.textMeasurer = measurer(counter, width: 1000)
    let text = Label("text", name: "text")
    text.numberOfLines = 0
    text.preferredMaxLayoutWidth = 250
    root.addSubview(text)
    try root.layout(in: window)
    expectEqual(text.frame.size, Size(width: 250, height: 80))
    expectEqual(counter.asked, 1)
  }

  @Test("6.5: a text of one line does not wrap and is measured once") func oneLine() throws {
    let counter = Counter()
    root.textMeasurer = measurer(counter, width: 1000)
    let text = Label("text", name: "text")
    root.addSubview(text)
    text.leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
    try root.layout(in: window)
    expectEqual(text.frame.size, Size(width: 320, height: 20))
    expectEqual(counter.asked, 1)
  }

  @Test("6.5: a text of zero width has the height of its unwrapped lines") func noWidth() throws {
    let text = Label("two words", name: "text")
    text.numberOfLines = 0
    root.textMeasurer = TextMeasurer { request in
      TextMeasurement(size: Size(width: 90, height: (request.maxWidth ?? 90) < 90 ? 40 : 20))
    }
    root.addSubview(text)
    text.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
    var widths: [LayoutConstraint] = []
    text.widthAnchor(equalTo: 50, into: &widths)
    for (width, height) in [(50.0, 40.0), (0, 20), (1, 40), (90, 20)] {
      widths[0].constant = width
      try root.layout(in: window)
      expectEqual(text.frame.size, Size(width: width, height: height))
    }
  }

  @Test("6.5: each of many texts is measured at most three times") func manyTexts() throws {
    final class Counts: @unchecked Sendable { var byText: [String: Int] = [:] }
    let counts = Counts()
    root.textMeasurer = TextMeasurer { request in
      counts.byText[request.text, default: 0] += 1
      let width = Double(request.text.utf8.count) * 10
      guard let room = request.maxWidth else {
        return TextMeasurement(size: Size(width: width, height: 20))
      }
      return TextMeasurement(
        size: Size(width: min(room, width), height: 20 * (width / room).rounded(.up)))
    }
    var above: YAxisAnchor = root.topAnchor
    for index in 0..<50 {
      let text = Label(String(repeating: "x", count: index) + "-\(index)", name: "\(index)")
      text.numberOfLines = 0
      root.addSubview(text)
      text.leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
        .topAnchor(equalTo: above)
      above = text.bottomAnchor
    }
    root.bottomAnchor(equalTo: root.subviews[49].bottomAnchor)
    try root.layout(width: 200, height: nil)
    expectEqual(counts.byText.count, 50)
    expect(counts.byText.values.allSatisfy { $0 <= 3 })
    var expected = 0.0
    for text in counts.byText.keys {
      expected += 20 * (Double(text.utf8.count) / 20).rounded(.up)
    }
    expectEqual(root.frame.height, expected)
  }

  @Test("6.5: a foreign widget wraps by its own measurement") func foreignMeasure() throws {
    final class Widget: LayoutItem {
      let layoutNode = LayoutNode("widget")
      var laidOut = 0
    }
    let container = Widget()
    let widget = Widget()
    container.layoutNode.addChild(widget.layoutNode)
    widget.layoutNode.measure = { width in
      width.map { Size(width: $0, height: 2000 / $0) } ?? Size(width: 200, height: 10)
    }
    widget.layoutNode.didLayout = { [unowned widget] in widget.laidOut += 1 }
    widget.edges(equalTo: container)
    try container.layout(width: 100, height: nil)
    expectEqual(numbers(widget.layoutNode.frame), [0, 0, 100, 20])
    expectEqual(container.layoutNode.frame.height, 20)
    expectEqual(widget.laidOut, 1)
  }

  @Test("6.8: rounding noise around 0 and negative zero become 0") func zero() throws {
    let a = Box("a").leftAnchor(equalTo: root.rightAnchor, multiplier: 0.1, constant: -32)
      .topAnchor(equalTo: root.topAnchor, constant: -0.0)
    root.addSubview(a)
    try root.layout(in: window)
    expect(a.frame.minX == 0 && a.frame.minX.sign == .plus)
    expectEqual(a.frame.minY.sign, .plus)
  }

  @Test("6.2: layoutIfNeeded on a descendant lays out the whole tree") func inside() throws {
    let a = Box("a").pinned(0, 0, 10, 10, in: root)
    let b = Box("b").pinned(20, 0, 10, 10, in: root)
    root.addSubview(a)
    root.addSubview(b)
    root.frame = Rect(origin: .zero, size: window)
    a.layoutIfNeeded()
    expectEqual(numbers(b), [20, 0, 10, 10])
  }

  @Test("6.2: a deep tree is laid out") func deepTree() throws {
    var outer: View = root
    for level in 0..<300 {
      let inner = Box("level \(level)").edges(equalTo: outer, insets: DirectionalEdgeInsets(top: 1))
      outer.addSubview(inner)
      outer = inner
    }
    try root.layout(in: window)
    expectEqual(outer.frame, Rect(x: 0, y: 1, width: 320, height: 180))
  }
}
