import Anchors
import TestSupport
import Testing

/// Rule 8.3: the scroll view's own anchors in both reading directions.
@Suite struct ScrollRuleTests {
  let root = View("root")
  let scroll = ScrollView("scroll")

  init() {
    root.addSubview(scroll)
    scroll.pinned(30, 40, 200, 100, in: root)
  }

  private func added(_ name: String, _ width: Double = -1, _ height: Double = -1) -> Box {
    let box = Box(name, width, height)
    scroll.addSubview(box)
    return box
  }

  private func layOut() throws { try root.layout(in: Size(width: 320, height: 480)) }

  @Test("8.3: edges toward a descendant are the content's, width and height the frame's")
  func verticalScroller() throws {
    let content = added("content")
    content.edges(equalTo: scroll).widthAnchor(equalTo: scroll.widthAnchor)
      .heightAnchor(equalTo: 1000)
    for offset in [0.0, 120, -5] {
      scroll.contentOffset.y = offset
      try layOut()
      expectEqual(numbers(content), [0, 0, 200, 1000])
      expectEqual(scroll.contentSize, Size(width: 200, height: 1000))
    }
    expectNil(scroll.contentSizeAmbiguity)
  }

  @Test("8.3: edges toward a deep descendant are the content's, centers the frame's")
  func locations() throws {
    let size = added("size")
    size.edges(equalTo: scroll.contentLayoutGuide).size(width: 900, height: 700)
    let inner = Box("inner", 40, 20)
    size.addSubview(inner)
    inner.centerXAnchor(equalTo: scroll.centerXAnchor).centerYAnchor(equalTo: scroll.centerYAnchor)
    let corner = added("corner", 10, 10)
    corner.rightAnchor(equalTo: scroll.rightAnchor, constant: -1)
      .bottomAnchor(equalTo: scroll.bottomAnchor, constant: -2)
    let text = added("text", 50, 20)
    text.fixedBaselines = Baselines(firstFromTop: 16, lastFromBottom: 4)
    text.firstBaselineAnchor(equalTo: scroll.firstBaselineAnchor, constant: 30)
      .leftAnchor(equalTo: scroll.leftAnchor)
    let foot = added("foot", 50, 20)
    foot.fixedBaselines = Baselines(firstFromTop: 16, lastFromBottom: 4)
    foot.lastBaselineAnchor(equalTo: scroll.lastBaselineAnchor).leftAnchor(
      equalTo: scroll.leftAnchor)
    scroll.contentOffset = Point(x: 33, y: 55)
    try layOut()
    // In the middle of 200 × 100 at the start of the content, for any offset.
    expectEqual(numbers(inner), [80, 40, 40, 20])
    expectEqual(numbers(corner), [889, 688, 10, 10])
    // The content has no text: its baselines are its top and bottom edges.
    expectEqual(text.frame.minY, 30 - 16)
    expectEqual(foot.frame.maxY, 700 + 4)
  }

  @Test("8.3: edges toward the outside are the frame's") func outside() throws {
    let content = added("content")
    content.edges(equalTo: scroll).size(width: 900, height: 700)
    let badge = Box("badge", 10, 10)
    root.addSubview(badge)
    badge.leftAnchor(equalTo: scroll.rightAnchor, constant: 5)
      .centerYAnchor(equalTo: scroll.centerYAnchor)
    scroll.contentOffset = Point(x: 70, y: 80)
    try layOut()
    expectEqual(numbers(badge), [235, 85, 10, 10])
  }

  @Test("8.3: an item constrained to the outside of the scroll view moves against the content")
  func crossing() throws {
    let content = added("content")
    content.edges(equalTo: scroll).size(width: 900, height: 700)
    let inner = Box("inner", 10, 10)
    content.addSubview(inner)
    inner.leftAnchor(equalTo: content.leftAnchor)
      .topAnchor(equalTo: root.topAnchor, constant: 60)
    try layOut()
    expectEqual(inner.frame.minY, 20)
    scroll.contentOffset = Point(x: 1, y: 300)
    expectEqual(Set(root.layoutIfNeeded().changed.map(\.name)), ["inner"])
    expectEqual(inner.frame.minY, 320)
    inner.removeFromSuperview()
    scroll.contentOffset.y = 0
    expectEmpty(root.layoutIfNeeded().changed)
  }

  @Test(
    "8.3: constraints inside a scroll view follow a change of reading direction",
    arguments: [1.0, 0.5])
  func rightToLeft(multiplier: Double) throws {
    let content = added("content")
    content.edges(equalTo: scroll.contentLayoutGuide).size(width: 900, height: 700)
    let first = added("first", 40, 20)
    first.topAnchor(equalTo: scroll.topAnchor)
    LayoutConstraint(
      item: first, attribute: .leading, relatedBy: .equal, toItem: scroll, attribute: .trailing,
      multiplier: multiplier, constant: -100
    ).isActive = true
    for offset in [0.0, 250] {
      scroll.contentOffset.x = offset
      root.layoutDirection = .leftToRight
      try layOut()
      let along = 900 * multiplier - 100
      expectEqual(first.frame.minX, along)
      root.layoutDirection = .rightToLeft
      try layOut()
      expectEqual(first.frame.maxX, 900 - along)
      expectEqual(numbers(content), [0, 0, 900, 700])
    }
  }

  @Test("8.1: a pinned header stays at the visible leading edge from right to left")
  func headerRightToLeft() throws {
    root.layoutDirection = .rightToLeft
    let content = added("content")
    content.edges(equalTo: scroll).size(width: 900, height: 100)
    let header = added("header", 50, 20)
    header.leadingAnchor(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 8)
      .topAnchor(equalTo: scroll.frameLayoutGuide.topAnchor)
    for offset in [0.0, 700, -20] {
      scroll.contentOffset.x = offset
      try layOut()
      expectEqual(header.frame.maxX, offset + 200 - 8)
      expectEqual(numbers(content), [0, 0, 900, 100])
    }
  }

  @Test("8.1: margins and safe area of a scroll view stay with its frame") func margins() throws {
    let content = added("content")
    content.edges(equalTo: scroll.contentLayoutGuide).size(width: 900, height: 700)
    let note = added("note", 30, 10)
    note.topAnchor(equalTo: scroll.layoutMarginsGuide.topAnchor)
      .rightAnchor(equalTo: scroll.safeAreaLayoutGuide.rightAnchor)
    try layOut()
    expectEqual(numbers(note), [170, 8, 30, 10])
    scroll.contentOffset = Point(x: 100, y: 200)
    try layOut()
    expectEqual(numbers(note), [270, 208, 30, 10])
  }

  @Test("nested scroll views have separate contents") func nested() throws {
    let content = added("content")
    content.edges(equalTo: scroll).widthAnchor(equalTo: scroll.widthAnchor)
    let strip = ScrollView("strip")
    content.addSubview(strip)
    strip.topAnchor(equalTo: scroll.topAnchor, constant: 10).leadingAnchor(
      equalTo: content.leadingAnchor
    )
    .trailingAnchor(equalTo: content.trailingAnchor).heightAnchor(equalTo: 50)
    strip.bottomAnchor(equalTo: content.bottomAnchor, constant: -600)
    let picture = Box("picture", 2000, 50)
    strip.addSubview(picture)
    picture.edges(equalTo: strip)
    strip.contentOffset.x = 500
    scroll.contentOffset.y = 20
    try layOut()
    expectEqual(scroll.contentSize, Size(width: 200, height: 660))
    expectEqual(strip.contentSize, Size(width: 2000, height: 50))
    expectEqual(numbers(strip), [0, 10, 200, 50])
    expectEqual(numbers(picture), [0, 0, 2000, 50])
  }

  @Test("an autoresizing mask places a view in the content, sized by the frame")
  func autoresizing() throws {
    let box = added("box")
    box.translatesAutoresizingMaskIntoConstraints = true
    box.frame = Rect(x: 10, y: 20, width: 180, height: 30)
    box.autoresizingReferenceSize = Size(width: 200, height: 100)
    box.autoresizingMask = .flexibleWidth
    scroll.contentOffset.y = 15
    try layOut()
    expectEqual(numbers(box), [10, 20, 180, 30])
  }

  @Test("8.3: constraints of a scroll view on its enclosing one do not size its own content")
  func nestedContentLeaves() throws {
    let inner = ScrollView("inner")
    scroll.addSubview(inner)
    inner.edges(equalTo: scroll).size(width: 200, height: 200)
    let child = View("child")
    inner.addSubview(child)
    child.edges(equalTo: inner).size(width: 500, height: 600)
    try layOut()
    expectEqual(inner.contentSize, Size(width: 500, height: 600))
    child.removeFromSuperview()
    try layOut()
    expectEqual(inner.contentSize, .zero)
    expectNil(inner.contentSizeAmbiguity)
    expectEqual(scroll.contentSize, Size(width: 200, height: 200))
  }
}
