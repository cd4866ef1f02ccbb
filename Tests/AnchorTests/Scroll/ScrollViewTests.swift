import Simplex
import TestSupport
import Testing

@testable import Anchors

/// Rules 8.1 to 8.5 and 8.7: the size of content, and changes by scrolling.
@Suite struct ScrollViewTests {
  let root = View("root")
  let scroll = ScrollView("scroll")

  init() {
    root.addSubview(scroll)
    scroll.edges(equalTo: root)
  }

  /// Adds a column as wide as the visible part, pinned to all four edges of the content.
  func column(height: Double) -> Box {
    let content = Box("content")
    scroll.addSubview(content)
    content.edges(equalTo: scroll.contentLayoutGuide)
      .widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor).heightAnchor(equalTo: height)
    return content
  }

  @Test("G1: scrolling a column by 100 leaves its pinned header in place") func column() throws {
    let content = column(height: 1000)
    let header = Box("header")
    scroll.addSubview(header)
    header.topAnchor(equalTo: scroll.frameLayoutGuide.topAnchor)
      .leadingAnchor(equalTo: scroll.frameLayoutGuide.leadingAnchor)
      .trailingAnchor(equalTo: scroll.frameLayoutGuide.trailingAnchor).heightAnchor(equalTo: 44)
    scroll.contentOffset = Point(x: 0, y: 100)
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(scroll.contentSize, Size(width: 320, height: 1000))
    expectEqual(numbers(content), [0, 0, 320, 1000])
    expectEqual(numbers(header), [0, 100, 320, 44])
    expectEqual(numbers(scroll.frameLayoutGuide.layoutFrame), [0, 100, 320, 480])
    expectEqual(numbers(scroll.contentLayoutGuide.layoutFrame), [0, 0, 320, 1000])
    expectEqual(scroll.bounds, Rect(x: 0, y: 100, width: 320, height: 480))
    expectEqual(scroll.visibleFrame(of: header), Rect(x: 0, y: 0, width: 320, height: 44))
    expectEqual(scroll.visibleFrame(of: content), Rect(x: 0, y: -100, width: 320, height: 1000))
  }

  @Test("8.5: scrolling moves items pinned to the frame guide by changing one constant")
  func oneConstant() throws {
    var last = column(height: 20)
    for index in 0..<50 {
      let row = Box("\(index)", 40, 20)
      last.addSubview(row)
      row.topAnchor(equalTo: last.topAnchor).leadingAnchor(equalTo: last.leadingAnchor)
      last = row
    }
    let header = Box("header", 30, 44)
    scroll.addSubview(header)
    header.topAnchor(equalTo: scroll.frameLayoutGuide.topAnchor)
      .leadingAnchor(equalTo: scroll.contentLayoutGuide.leadingAnchor)
    try root.layout(in: Size(width: 320, height: 480))
    scroll.contentOffset.y = 7
    let engine = try #require(root.layoutNode.engine)
    engine.collect()
    expectEqual(engine.changes.constants.map(\.constant), [7])
    expect(engine.changes.batch.count == 0 && engine.changes.removed.isEmpty)
    let result = root.layoutIfNeeded()
    expectEqual(Set(result.changed.map(\.name)), ["header", "frameLayout"])
    expectEqual(header.frame.minY, 7)
    expectEmpty(root.layoutIfNeeded().changed)
  }

  @Test("8.4: the content size depends on neither offset nor insets") func independent() throws {
    let content = column(height: 700)
    for (offset, inset) in [(0.0, 0.0), (-50, 30), (400, -20), (1e9, 1e9)] {
      scroll.contentOffset = Point(x: offset, y: offset / 2)
      scroll.contentInset = EdgeInsets(inset)
      try root.layout(in: Size(width: 300, height: 400))
      expectEqual(scroll.contentSize, Size(width: 300, height: 700))
      expectEqual(numbers(content), [0, 0, 300, 700])
      expectEqual(scroll.frameLayoutGuide.layoutFrame.size, Size(width: 300, height: 400))
    }
  }

  @Test("8.2: an ambiguous content size is reported in a sentence") func ambiguous() throws {
    let photo = Box("photo", 600, 900)
    scroll.addSubview(photo)
    photo.topAnchor(equalTo: scroll.contentLayoutGuide.topAnchor)
      .leadingAnchor(equalTo: scroll.contentLayoutGuide.leadingAnchor)
    try root.layout(in: Size(width: 320, height: 480))
    var open = try #require(scroll.contentSizeAmbiguity)
    expect(open.isWidthAmbiguous && open.isHeightAmbiguous)
    expectEqual(
      open.description,
      "scroll: scrollable content size is ambiguous in width and height; connect the content "
        + "to all four edges of the content layout guide and make its own size definite.")
    photo.trailingAnchor(equalTo: scroll.contentLayoutGuide.trailingAnchor)
    try root.layout(in: Size(width: 320, height: 480))
    open = try #require(scroll.contentSizeAmbiguity)
    expect(!open.isWidthAmbiguous && open.isHeightAmbiguous)
    expect(open.description.contains("ambiguous in height; connect the content to the top and"))
    photo.bottomAnchor(equalTo: scroll.contentLayoutGuide.bottomAnchor)
    try root.layout(in: Size(width: 320, height: 480))
    expectNil(scroll.contentSizeAmbiguity)
    expectEqual(scroll.contentSize, Size(width: 600, height: 900))
  }

  @Test("8.2: a content size that no constraint determines is ambiguous with all edges pinned")
  func sizeless() throws {
    let empty = View("empty")
    scroll.addSubview(empty)
    empty.edges(equalTo: scroll.contentLayoutGuide)
    empty.heightAnchor(equalTo: 10)
    try root.layout(in: Size(width: 320, height: 480))
    let open = try #require(scroll.contentSizeAmbiguity)
    expect(open.isWidthAmbiguous && !open.isHeightAmbiguous)
  }

  @Test("a scroll view without content has a content size of zero without ambiguity") func empty()
    throws
  {
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(scroll.contentSize, .zero)
    expectNil(scroll.contentSizeAmbiguity)
    expectEqual(scroll.verticalOffsetRange, 0...0)
  }

  @Test("the content size becomes zero whether content is removed or unpinned") func leaving()
    throws
  {
    func size() throws -> Size {
      try root.layout(in: Size(width: 320, height: 480))
      return scroll.contentSize
    }
    // Constraints on the size of the view itself do not affect its content.
    scroll.widthAnchor(lessThanOrEqualTo: 1000).heightAnchor(greaterThanOrEqualTo: 1)
    for guided in [true, false] {
      let content = Box("content", 600, 900)
      scroll.addSubview(content)
      if guided {
        content.edges(equalTo: scroll.contentLayoutGuide)
      } else {
        content.edges(equalTo: scroll)
      }
      content.widthAnchor(greaterThanOrEqualTo: scroll.widthAnchor)
      try expectEqual(size(), Size(width: 600, height: 900))
      content.removeFromSuperview()
      try expectEqual(size(), .zero)
      expectNil(scroll.contentSizeAmbiguity)
      expectEqual(scroll.verticalOffsetRange, 0...0)
      scroll.addSubview(content)
      var ties: [LayoutConstraint] = []
      content.edges(equalTo: scroll, into: &ties)
      try expectEqual(size(), Size(width: 600, height: 900))
      LayoutConstraint.deactivate(ties)
      try expectEqual(size(), .zero)
      expectNil(scroll.contentSizeAmbiguity)
      LayoutConstraint.activate(ties)
      try expectEqual(size(), Size(width: 600, height: 900))
      ties[3].isActive = false
      _ = try size()
      #expect(scroll.contentSizeAmbiguity != nil)
      content.removeFromSuperview()
    }
  }

  @Test("8.7: a scroll view has no content size, and its fitting size ignores the content")
  func fitting() throws {
    let content = Box("content", 600, 900)
    scroll.addSubview(content)
    content.edges(equalTo: scroll.contentLayoutGuide)
    expectEqual(scroll.intrinsicContentSize, .noIntrinsicSize)
    try expectEqual(scroll.systemLayoutSizeFitting(.layoutFittingCompressed), .zero)
    let target = Size(width: 100, height: 60)
    try expectEqual(scroll.systemLayoutSizeFitting(target), target)
    let tie = scroll.frameLayoutGuide.heightAnchor.constraint(
      equalTo: scroll.contentLayoutGuide.heightAnchor)
    tie.isActive = true
    try expectEqual(
      scroll.systemLayoutSizeFitting(.layoutFittingCompressed), Size(width: 0, height: 900))
    expectEqual(root.frame, .zero)
  }

  @Test("a scroll view that is a root scrolls") func asRoot() throws {
    let alone = ScrollView("alone")
    let content = Box("content", 40, 900)
    alone.addSubview(content)
    content.edges(equalTo: alone)
    let mark = LayoutGuide("mark")
    alone.addLayoutGuide(mark)
    mark.bottomAnchor(equalTo: alone.frameLayoutGuide.bottomAnchor).heightAnchor(equalTo: 1)
    alone.contentOffset.y = 30
    try alone.layout(in: Size(width: 100, height: 200))
    expectEqual(numbers(content), [0, 0, 40, 900])
    expectEqual(mark.layoutFrame.maxY, 230)
    alone.contentOffset.y = 31
    alone.layoutIfNeeded()
    expectEqual(mark.layoutFrame.maxY, 231)
  }

  @Test("the built-in guides of a scroll view cannot be removed") func guidesStay() throws {
    _ = column(height: 500)
    scroll.removeLayoutGuide(scroll.contentLayoutGuide)
    root.addLayoutGuide(scroll.frameLayoutGuide)
    try root.layout(in: Size(width: 320, height: 480))
    #expect(scroll.contentLayoutGuide.owningView === scroll)
    #expect(scroll.frameLayoutGuide.owningView === scroll)
    expectEqual(scroll.contentSize, Size(width: 320, height: 500))
  }

  @Test("a scroll view moves to another tree together with its content") func moves() throws {
    let content = column(height: 500)
    try root.layout(in: Size(width: 320, height: 480))
    let other = View("other")
    other.addSubview(scroll)
    scroll.edges(equalTo: other, insets: DirectionalEdgeInsets(10))
    scroll.contentOffset.y = 5
    try other.layout(in: Size(width: 220, height: 120))
    expectEqual(scroll.contentSize, Size(width: 200, height: 500))
    expectEqual(numbers(content), [0, 0, 200, 500])
    expectEqual(numbers(scroll.frameLayoutGuide.layoutFrame), [0, 5, 200, 100])
    try root.layout(in: Size(width: 10, height: 10))
  }

  @Test(
    "an offset of NaN changes nothing, and infinite offsets are clamped")
  func badNumbers() throws {
    let content = column(height: 500)
    scroll.contentOffset = Point(x: 3, y: 4)
    scroll.contentOffset = Point(x: .nan, y: 9)
    expectEqual(scroll.contentOffset, Point(x: 3, y: 9))
    scroll.contentOffset = Point(x: .infinity, y: -.infinity)
    expectEqual(scroll.contentOffset, Point(x: 1e9, y: -1e9))
    scroll.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.contentInset = EdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 5)
    expectEqual(scroll.contentInset, EdgeInsets(top: 1, left: 1e9, bottom: -1e9, right: 5))
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(numbers(content), [0, 0, 320, 500])
    expectEqual(scroll.verticalOffsetRange, -1...(-1))
    expectEqual(
      scroll.nearestContentOffset(to: Point(x: .nan, y: .infinity)), Point(x: -1e9, y: -1))
    scroll.layoutNode.boundsOrigin = Point(x: .nan, y: .nan)
    expectEqual(scroll.contentOffset, Point(x: 1e9, y: -1e9))
  }

  @Test(
    "a stack as content scrolls in both reading directions",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func stack(direction: LayoutDirection) throws {
    root.layoutDirection = direction
    let row = StackView(axis: .horizontal, spacing: 5, name: "row")
    let boxes = [Box("0", 100, 30), Box("1", 200, 40), Box("2", 300, 20)]
    for box in boxes { row.addArrangedSubview(box) }
    scroll.addSubview(row)
    row.edges(
      equalTo: scroll, insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(scroll.contentSize, Size(width: 616, height: 44))
    let places = direction == .leftToRight ? [0.0, 105, 310] : [510, 305, 0]
    expectEqual(boxes.map(\.frame.minX), places)
    expectEqual(row.frame.minX, (direction == .leftToRight ? 2 : 4))
    boxes[1].isHidden = true
    try root.layout(in: Size(width: 320, height: 480))
    // The hidden box has no width, and its height no longer counts.
    expectEqual(scroll.contentSize, Size(width: 411, height: 34))
  }

  @Test("a conflict with the content's origin or size names its constraints") func conflict() throws
  {
    let content = column(height: 1000)
    content.widthAnchor(equalTo: 5000)
    var report = ""
    do {
      try root.layout(in: Size(width: 320, height: 480))
    } catch {
      report = String(describing: error)
    }
    expect(report.contains("content.width == 5000"))
    expect(report.contains("content.width == scroll.frameLayout.width"))
    expect(!report.contains("autoresizing"))
    let other = View("other")
    let view = ScrollView("view")
    let box = Box("box", 10, 10)
    other.addSubview(view)
    view.pinned(30, 0, 100, 100, in: other).addSubview(box)
    box.leftAnchor(equalTo: view.leftAnchor).topAnchor(equalTo: view.topAnchor)
      .leftAnchor(equalTo: other.leftAnchor)
    do {
      try other.layout(in: Size(width: 320, height: 480))
      report = ""
    } catch {
      report = String(describing: error)
    }
    expect(report.contains("view.contentLayout.left == 0 (scroll content starts at (0, 0))"))
    expect(!report.contains("autoresizing"))
    // Recovering breaks the last constraint and places the content by the others.
    other.layoutIfNeeded()
    expectEqual(box.frame.minX, 0)
    // With the outer edge scrolled into view, the three constraints agree.
    view.contentOffset.x = 30
    other.layoutIfNeeded()
    try other.layout(in: Size(width: 320, height: 480))
    expectEqual(box.frame.minX, 0)
  }

  @Test("a scroll view and its content are deallocated with their tree") func release() throws {
    weak var view: ScrollView?
    weak var content: Box?
    do {
      let host = View("host")
      let scroll = ScrollView("scroll")
      let box = Box("box", 5, 5)
      host.addSubview(scroll)
      scroll.edges(equalTo: host).addSubview(box)
      box.edges(equalTo: scroll).topAnchor(
        greaterThanOrEqualTo: scroll.frameLayoutGuide.topAnchor, priority: 1)
      box.topAnchor(greaterThanOrEqualTo: host.topAnchor, priority: 2)
      scroll.viewForZooming = box
      scroll.zoomScale = 2
      try host.layout(in: Size(width: 10, height: 10))
      scroll.contentOffset.y = 2
      (view, content) = (scroll, box)
    }
    expectNil(view)
    expectNil(content)
  }

  @Test("a scroll view works in a new tree after its tree is deallocated") func survivor() throws {
    let content = column(height: 900)
    do {
      let host = View("host")
      host.addSubview(scroll)
      scroll.edges(equalTo: host)
      try host.layout(in: Size(width: 50, height: 60))
    }
    scroll.contentOffset.y = 40
    scroll.zoomScale = 2
    let next = View("next")
    next.addSubview(scroll)
    scroll.pinned(1, 2, 30, 40, in: next)
    try next.layout(in: Size(width: 50, height: 60))
    expectEqual(numbers(scroll), [1, 2, 30, 40])
    #expect(content.superview === scroll)
  }
}
