import Anchors
import TestSupport
import Testing

/// Rule 6.7: frames on a grid of pixels.
@Suite struct PixelTests {
  let root = View("root")

  func edges(_ views: [View]) -> [Double] { views.flatMap { [$0.frame.minX, $0.frame.maxX] } }

  /// Left and right edges of three equal columns at scales 1, 2 and 3; at 3 they are exact.
  static let columnEdges: [[Double]] = [
    [16, 107, 115, 205, 213, 304], [16, 106.5, 114.5, 205.5, 213.5, 304],
    [16, 320.0 / 3, 344.0 / 3, 616.0 / 3, 640.0 / 3, 304],
  ]

  @Test("6.7, C1: three equal columns lie on the pixel grid", arguments: [1, 2, 3])
  func columns(pixels: Int) throws {
    let scale = Double(pixels)
    let expected = Self.columnEdges[pixels - 1]
    let views = ["a", "b", "c"].map { View($0) }
    for view in views { root.addSubview(view) }
    views[0].leadingAnchor(equalTo: root.leadingAnchor, constant: 16)
    views[1].leadingAnchor(equalTo: views[0].trailingAnchor, constant: 8)
      .widthAnchor(equalTo: views[0].widthAnchor)
    views[2].leadingAnchor(equalTo: views[1].trailingAnchor, constant: 8)
      .widthAnchor(equalTo: views[0].widthAnchor)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -16)
    root.scale = scale
    try root.layout(in: Size(width: 320, height: 100))
    expectNear(edges(views), expected)
    let before = root.frameDescription
    try expectEmpty(root.layout(in: Size(width: 320, height: 100)).changed)
    root.scale = nil
    try root.layout(in: Size(width: 320, height: 100))
    #expect(abs(views[0].frame.width - 272.0 / 3) < 1e-9, "exact again")
    root.scale = scale
    try root.layout(in: Size(width: 320, height: 100))
    expectEqual(root.frameDescription, before)
  }

  @Test("6.7: edges round in the root, so that nested views neither separate nor overlap")
  func nested() throws {
    let left = View("left").pinned(0.4, 0, 10.3, 10, in: root)
    let right = View("right").pinned(10.7, 0, 10.3, 10, in: root)
    let inner = View("inner").pinned(10.3 - 3.3, 0, 3.3, 10, in: left)
    let other = View("other").pinned(0, 0, 3.3, 10, in: right)
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(inner)
    right.addSubview(other)
    root.scale = 1
    try root.layout(in: Size(width: 50, height: 50))
    expectEqual(numbers(left), [0, 0, 11, 10])
    expectEqual(numbers(right), [11, 0, 10, 10])
    // inner ends where left ends, other begins where right begins.
    expectEqual(left.frame.minX + inner.frame.maxX, right.frame.minX + other.frame.minX)
    expectEqual(left.frame.minX + inner.frame.minX, 7)
  }

  @Test("6.7: halves round up") func ties() throws {
    let a = View("a").pinned(0.5, 1.5, 2, 2, in: root)
    let b = View("b").pinned(-0.5, 0, 2, 2, in: root)
    root.addSubview(a)
    root.addSubview(b)
    root.scale = 1
    try root.layout(in: Size(width: 50, height: 50))
    expectEqual(numbers(a), [1, 2, 2, 2])
    expectEqual(b.frame.minX, 0)
  }

  @Test("6.7: a subpixel move also moves the descendants") func shifted() throws {
    let panel = View("panel")
    let inner = View("inner").pinned(0.3, 0, 1, 1, in: panel)
    root.addSubview(panel)
    panel.addSubview(inner)
    let left = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.isActive = true
    root.scale = 1
    try root.layout(in: Size(width: 50, height: 50))
    expectEqual(panel.frame.minX + inner.frame.minX, 5)
    left.constant = 5.4
    try root.layout(in: Size(width: 50, height: 50))
    expectEqual(panel.frame.minX, 5)
    expectEqual(panel.frame.minX + inner.frame.minX, 6)
  }

  @Test("6.7: a text of 23 pixels at 2.75 pixels a point is 23 pixels wide at 103.9999")
  func textKeepsItsSize() throws {
    let width = 23 / 2.75 - 0.0001
    let text = Box("text", width, 10).leftAnchor(equalTo: root.leftAnchor, constant: 103.9999)
    root.addSubview(text)
    root.scale = 2.75
    try root.layout(in: Size(width: 375, height: 600))
    expectEqual((text.frame.width * 2.75).rounded(), 23)
    #expect(text.frame.width >= width)
    let before = numbers(text)
    try expectEmpty(root.layout(in: Size(width: 375, height: 600)).changed)
    expectEqual(numbers(text), before)
  }

  @Test(
    "6.7: a text at its content size keeps it at every pixel offset",
    arguments: [1.0, 2, 3, 2.75])
  func textsAnywhere(scale: Double) throws {
    var texts: [(Box, Double)] = []
    var random = SplitMix64(seed: 3)
    root.scale = scale
    for index in 0..<60 {
      let width = Double(random.number(below: 5000)) / 97
      let text = Box("\(index)", width, 10)
        .leftAnchor(equalTo: root.leftAnchor, constant: Double(random.number(below: 9000)) / 89)
      root.addSubview(text)
      texts.append((text, width))
    }
    try root.layout(in: Size(width: 375, height: 600))
    for (text, width) in texts { #expect(text.frame.width >= width - 1e-6) }
  }

  @Test("6.7: guides and fitting sizes are not rounded") func notRounded() throws {
    let guide = LayoutGuide("guide")
    root.addLayoutGuide(guide)
    guide.leftAnchor(equalTo: root.leftAnchor, constant: 0.3).widthAnchor(equalTo: 5.25)
    root.scale = 1
    try root.layout(in: Size(width: 50, height: 50))
    expect(guide.layoutFrame.minX == 0.3 && guide.layoutFrame.width == 5.25)
    let panel = View("panel").size(width: 7.5, height: 7.25)
    root.addSubview(panel)
    try expectEqual(panel.systemLayoutSizeFitting(.zero), Size(width: 7.5, height: 7.25))
  }

  @Test("6.7: a subpixel scroll offset keeps the content on the pixel grid") func scrolled() throws
  {
    let scroll = View("scroll").pinned(0, 0, 20, 20, in: root)
    let inner = View("inner").pinned(0, 0, 5, 5, in: scroll)
    root.addSubview(scroll)
    scroll.addSubview(inner)
    root.scale = 1
    scroll.layoutNode.boundsOrigin = Point(x: 0.4, y: 0)
    try root.layout(in: Size(width: 50, height: 50))
    // The content starts 0.4 left of the edge, at -0.4, and is drawn at 0.
    expect(inner.frame.minX - 0.4 == 0 || abs(inner.frame.minX - 0.4) < 1e-9)
  }

  @Test("6.7: columns of terminal cells have no gaps, and texts keep their widths") func cells()
    throws
  {
    root.textMeasurer = .monospacedGrid
    root.scale = 1
    let texts = ["name", "山田太郎", "e\u{301}te\u{301}"].map {
      Label($0, name: $0, font: Font(size: 1))
    }
    let columns = texts.map { _ in View("column") }
    for (index, column) in columns.enumerated() {
      root.addSubview(column)
      column.addSubview(texts[index])
      column.leadingAnchor(
        equalTo: index == 0 ? root.leadingAnchor : columns[index - 1].trailingAnchor
      )
      .topAnchor(equalTo: root.topAnchor).bottomAnchor(equalTo: root.bottomAnchor)
      .widthAnchor(equalTo: columns[0].widthAnchor)
      texts[index].centerXAnchor(equalTo: column.centerXAnchor)
        .topAnchor(equalTo: column.topAnchor)
    }
    columns[2].trailingAnchor(equalTo: root.trailingAnchor)
    try root.layout(in: Size(width: 80, height: 24))
    // 80 / 3 = 26 2/3 and 53 1/3.
    expectEqual(edges(columns), [0, 27, 27, 53, 53, 80])
    expectEqual(texts.map { $0.frame.width }, [4, 8, 3])
    for (text, column) in zip(texts, columns) {
      let left = column.frame.minX + text.frame.minX
      expectEqual(left, left.rounded())
    }
    let before = root.frameDescription
    for text in texts { text.invalidateIntrinsicContentSize() }
    try expectEmpty(root.layout(in: Size(width: 80, height: 24)).changed)
    expectEqual(root.frameDescription, before)
  }
}
