import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// The size below which content is not compressed.
@Suite struct MinimumContentTests {
  private static let none = Size.noIntrinsicMetric

  /// A widget of a toolkit with a text of words, each 20 points wide and 10 high.
  private final class Words: LayoutItem {
    let layoutNode: LayoutNode
    var words: Double { didSet { invalidateIntrinsicContentSize() } }
    var minimumWords = 1.0 { didSet { invalidateIntrinsicContentSize() } }

    init(_ name: String, words: Double) {
      layoutNode = LayoutNode(name)
      self.words = words
      layoutNode.measure = { [unowned self] in measure($0, self.words) }
      layoutNode.measureMinimum = { [unowned self] in measure($0, minimumWords) }
    }

    private func measure(_ width: Double?, _ usual: Double) -> Size {
      let columns = max(1, ((width ?? usual * 20) / 20).rounded(.down))
      return Size(width: usual * 20, height: (words / columns).rounded(.up) * 10)
    }
  }

  /// Two views of content 100 × 20 side by side, with a gap of 10, as wide as the root.
  private func row(_ left: View, _ right: View) -> View {
    let root = View("root")
    for view in [left, right] {
      view.layoutNode.intrinsicContentSize = Size(width: 100, height: 20)
      root.addSubview(view)
      view.verticalEdges(equalTo: root)
    }
    left.leadingAnchor(equalTo: root.leadingAnchor)
    right.leadingAnchor(equalTo: left.trailingAnchor, constant: 10)
      .trailingAnchor(equalTo: root.trailingAnchor)
    return root
  }

  @Test("content is compressed down to its minimum, and then the other content") func compressed()
    throws
  {
    let left = View("left"), right = View("right")
    let root = row(left, right)
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    left.minimumContentSize = Size(width: 60, height: Self.none)
    try root.layout(width: 180, height: nil)
    expect(left.frame.width == 180 - 10 - 100 && right.frame.width == 100)
    try root.layout(width: 150, height: nil)
    expect(left.frame.width == 60 && right.frame.width == 150 - 10 - 60)
  }

  @Test("a new minimum changes frames at the next layout, and so does none") func change() throws {
    let left = View("left"), right = View("right")
    let root = row(left, right)
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for (minimum, width) in [(30, 40.0), (55, 55), (45, 45), (Self.none, 40), (50, 50)] {
      left.minimumContentSize = Size(width: minimum, height: Self.none)
      try root.layout(width: 150, height: nil)
      expectEqual(left.frame.width, width)
    }
    expectEqual(left.minimumContentSize, Size(width: 50, height: Self.none))
  }

  @Test("a required minimum that has no space is an error that names it") func conflict() throws {
    let root = row(View("left"), View("right"))
    for view in root.subviews { view.minimumContentSize = Size(width: 50, height: Self.none) }
    try root.layout(width: 110, height: nil)
    let error = #expect(throws: LayoutError.self) { try root.layout(width: 109, height: nil) }
    let text = error?.description ?? ""
    expect(text.contains("left.width >= 50 (minimum width of left)"), "\(text)")
    expect(text.contains("minimum width of right"))
    expectEqual(root.frame.width, 110)
  }

  @Test("a minimum below required yields to a required constraint") func priority() throws {
    let left = View("left"), right = View("right")
    let root = row(left, right)
    left.minimumContentSize = Size(width: 90, height: Self.none)
    left.minimumContentPriority = 900
    right.minimumContentSize = Size(width: 60, height: Self.none)
    try root.layout(width: 120, height: nil)
    expect(left.frame.width == 120 - 10 - 60 && right.frame.width == 60)
    right.minimumContentPriority = 800
    try root.layout(width: 120, height: nil)
    expect(left.frame.width == 90 && right.frame.width == 20)
  }

  @Test("recovering layout breaks a minimum only if no constraint of the program conflicts with it")
  func recovery() throws {
    let root = View("root"), inside = View("inside")
    root.minimumContentSize = Size(width: 80, height: 30)
    root.layoutIfNeeded(in: Size(width: 50, height: 40))
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 1)
    expectEqual(root.frame.size, Size(width: 50, height: 40))
    root.layoutIfNeeded(in: Size(width: 100, height: 40))
    expectNil(root.layoutNode.lastReport)
    root.minimumContentSize = .noIntrinsicSize
    root.addSubview(inside)
    inside.edges(equalTo: root)
    inside.minimumContentSize = Size(width: 80, height: 30)
    root.layoutIfNeeded(in: Size(width: 50, height: 40))
    expectEqual(root.constraints.filter { $0.isBroken }.count, 1)
    expectEqual(inside.frame.size, Size(width: 80, height: 40))
    root.layoutIfNeeded(in: Size(width: 100, height: 40))
    expectNil(root.layoutNode.lastReport)
    expectEqual(inside.frame, Rect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("the minimum height is measured at the resulting width, also after a change of the text")
  func heightForWidth() throws {
    let root = View("root"), words = Words("words", words: 6)
    root.addSubview(words)
    words.edges(equalTo: root)
    words.setContentCompressionResistancePriority(1, for: .vertical)
    // Three columns: 6 words are two lines, 7 words three, of 10 points each.
    try root.layout(width: 60, height: nil)
    expectEqual(words.layoutNode.frame.height, 20)
    words.words = 7
    try root.layout(width: 60, height: nil)
    expectEqual(words.layoutNode.frame.height, 30)
    #expect(throws: LayoutError.self) { try root.layout(width: 60, height: 29) }
    try root.layout(width: 140, height: 10)
    expectEqual(words.layoutNode.frame.height, 10)
    try root.layout(width: 60, height: 30)
  }

  @Test("the smallest size has the minimum width and the minimum height at that width")
  func smallest() throws {
    let root = View("root"), words = Words("words", words: 6)
    root.addSubview(words)
    words.edges(equalTo: root, insets: DirectionalEdgeInsets(5))
    words.minimumWords = 2
    for _ in 0..<2 {
      // Two columns, three lines.
      try expectEqual(root.minimumSize(), Size(width: 40 + 10, height: 30 + 10))
      try expectEqual(root.minimumSize(width: 70), Size(width: 70, height: 20 + 10))
      try expectEqual(root.preferredSize(), Size(width: 120 + 10, height: 10 + 10))
      try expectEqual(root.preferredSize(width: 50), Size(width: 50, height: 30 + 10))
      // After a layout the questions use the tree's own solver; the answers are the same.
      try root.layout(width: 90, height: nil)
      expectEqual(words.layoutNode.frame.size, Size(width: 80, height: 20))
    }
    words.words = 8
    try expectEqual(root.minimumSize(), Size(width: 50, height: 40 + 10))
    words.minimumWords = 4
    try expectEqual(root.minimumSize(), Size(width: 90, height: 20 + 10))
  }

  @Test("sizes of a window change nothing, and have no answer if required constraints conflict")
  func pure() throws {
    let left = View("left"), right = View("right")
    let root = row(left, right)
    for view in [left, right] { view.minimumContentSize = Size(width: 50, height: 10) }
    try root.layout(width: 180, height: 30)
    let frames = root.frameDescription
    try expectEqual(root.minimumSize(), Size(width: 110, height: 10))
    try expectEqual(root.preferredSize(), Size(width: 210, height: 20))
    expectEqual(root.frameDescription, frames)
    try expectEmpty(root.layout(width: 180, height: 30).changed)
    #expect(throws: LayoutError.self) { try root.minimumSize(width: 109) }
    #expect(throws: LayoutError.self) { try root.preferredSize(width: -1) }
    #expect(throws: LayoutError.self) { try root.preferredSize(width: .infinity) }
    #expect(throws: LayoutError.self) { try root.minimumSize(yielding: .required) }
    let limit = left.widthAnchor.constraint(lessThanOrEqualToConstant: 40)
    limit.isActive = true
    let error = #expect(throws: LayoutError.self) { try root.minimumSize() }
    expectEqual(error?.description.contains("minimum width of left"), true)
    limit.isActive = false
    try expectEqual(root.minimumSize(), Size(width: 110, height: 10))
  }

  @Test("content above the yielding priority is not compressed in a smallest size")
  func yielding() throws {
    let left = View("left"), right = View("right")
    let root = row(left, right)
    left.setContentCompressionResistancePriority(751, for: .horizontal)
    try expectEqual(root.minimumSize().width, 110)
    try expectEqual(root.minimumSize(yielding: 751).width, 10)
    try expectEqual(root.minimumSize(yielding: 200).width, 210)
    right.widthAnchor(greaterThanOrEqualTo: 30, priority: 760)
    try expectEqual(root.minimumSize().width, 140)
    try expectEqual(root.minimumSize(yielding: 755).width, 40)
    try expectEqual(root.minimumSize(yielding: 760).width, 10)
  }

  @Test("a smallest size includes alignment insets, like the size of a layout") func insets() throws
  {
    let root = View("root"), inside = View("inside")
    root.addSubview(inside)
    root.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    inside.edges(equalTo: root)
    inside.minimumContentSize = Size(width: 50, height: 20)
    let smallest = try root.minimumSize()
    expectEqual(smallest, Size(width: 56, height: 24))
    try root.layout(in: smallest)
    expectEqual(inside.frame.size, Size(width: 50, height: 20))
    #expect(throws: LayoutError.self) { try root.layout(width: 55, height: 24) }
    try expectEqual(root.minimumSize(width: 60), Size(width: 60, height: 24))
  }

  @Test("a hidden item of a stack needs no space; shown again, it needs its minimum")
  func stacks() throws {
    let stack = StackView(axis: .horizontal, spacing: 10)
    let views = [View("a"), View("b"), View("c")]
    for view in views {
      view.minimumContentSize = Size(width: 30, height: 10)
      stack.addArrangedSubview(view)
    }
    try expectEqual(stack.minimumSize(), Size(width: 30 * 3 + 20, height: 10))
    views[1].isHidden = true
    try expectEqual(stack.minimumSize(), Size(width: 30 * 2 + 10, height: 10))
    try stack.layout(width: 70, height: 10)
    expectEqual(views[2].frame, Rect(x: 40, y: 0, width: 30, height: 10))
    views[1].isHidden = false
    try expectEqual(stack.minimumSize().width, 110)
    try stack.layout(width: 110, height: 10)
    expectEqual(views[1].frame, Rect(x: 40, y: 0, width: 30, height: 10))
  }

  @Test("an explanation of a width names the minimum that determines it") func explained() throws {
    let left = View("left"), right = View("right")
    let root = row(left, right)
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    left.minimumContentSize = Size(width: 60, height: Self.none)
    try root.layout(width: 150, height: nil)
    let explanation = try #require(left.explanation(of: left.widthAnchor))
    expect(explanation.description.contains("minimum width of left"), "\(explanation)")
  }

  @Test("a minimum that is not a size is an error that names the item") func invalid() throws {
    for bad in [Double.nan, -2, 2e9, .infinity] {
      let root = View("root"), box = View("box")
      root.addSubview(box)
      box.edges(equalTo: root)
      box.minimumContentSize = Size(width: bad, height: 10)
      let error = #expect(throws: LayoutError.self) { try root.layout(width: 50, height: 50) }
      expectEqual(error?.description.contains("The minimum content size of box"), true)
      box.minimumContentSize = Size(width: 40, height: 10)
      try root.layout(width: 50, height: 50)
      box.minimumContentPriority = 1001
      let other = #expect(throws: LayoutError.self) { try root.layout(width: 50, height: 50) }
      expectEqual(other?.description.contains("The minimumContentPriority of box"), true)
    }
  }

  @Test("minimums are rounded up to whole pixels") func pixels() throws {
    let root = View("root"), box = View("box"), rest = View("rest")
    for view in [box, rest] { root.addSubview(view.self) }
    root.scale = 2
    box.leadingAnchor(equalTo: root.leadingAnchor).verticalEdges(equalTo: root)
    box.widthAnchor(equalTo: 0, priority: 10)
    box.minimumContentSize = Size(width: 10.3, height: 4)
    rest.leadingAnchor(equalTo: box.trailingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
    rest.verticalEdges(equalTo: root)
    try root.layout(width: 50, height: 20)
    expect(box.frame.width == 10.5 && rest.frame.minX == 10.5)
  }

  @Test("an item that joins another tree has its minimum there, and its slot none afterwards")
  func moved() throws {
    let first = View("first"), second = View("second")
    let box = View("box")
    box.minimumContentSize = Size(width: 40, height: 20)
    for root in [first, second, first] {
      root.addSubview(box)
      box.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
      box.widthAnchor(equalTo: 0, priority: 5)
      try root.layout(width: 100, height: 100)
      expectEqual(box.frame.width, 40)
    }
    box.removeFromSuperview()
    let plain = View("plain")
    first.addSubview(plain)
    plain.leadingAnchor(equalTo: first.leadingAnchor).topAnchor(equalTo: first.topAnchor)
    plain.size(width: 10, height: 10)
    try first.layout(width: 100, height: 100)
    expectEqual(plain.frame.size, Size(width: 10, height: 10))
  }

  @Test("a layout function has the minimum as a kink") func function() throws {
    let left = View("left"), right = View("right")
    let root = row(left, right)
    left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    left.minimumContentSize = Size(width: 60, height: Self.none)
    try root.layout(width: 300, height: 20)
    let function = try root.layoutFunction(of: .width, in: 80...200)
    for width in stride(from: 80.0, through: 200, by: 15) {
      let value = try #require(function.frame(of: "left", at: width)?.width)
      expectNear(value, max(60, min(100, width - 110)), within: 1e-9)
    }
  }
}
