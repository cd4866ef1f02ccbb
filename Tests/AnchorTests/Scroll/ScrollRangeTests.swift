import Anchors
import TestSupport
import Testing

/// Rule 8.4: insets, the safe area and the range of offsets.
@Suite struct ScrollRangeTests {
  let root = View("root")
  let scroll = ScrollView("scroll")

  init() {
    root.addSubview(scroll)
    scroll.edges(equalTo: root)
  }

  private func layOut(content width: Double, _ height: Double) throws {
    let content = View("content")
    scroll.addSubview(content)
    content.edges(equalTo: scroll.contentLayoutGuide).size(width: width, height: height)
    try root.layout(in: Size(width: 320, height: 480))
  }

  @Test("8.4: the range of offsets is [-inset.min, max(-inset.min, content - bounds + inset.max)]")
  func formula() throws {
    try layOut(content: 300, 1000)
    expectEqual(scroll.horizontalOffsetRange, 0...0)
    expectEqual(scroll.verticalOffsetRange, 0...520)
    scroll.contentInset = EdgeInsets(top: 10, left: 20, bottom: 30, right: 50)
    expectEqual(scroll.horizontalOffsetRange, -20...30)
    expectEqual(scroll.verticalOffsetRange, -10...550)
    scroll.contentInset = EdgeInsets(top: -10, left: -20, bottom: -600, right: 0)
    expectEqual(scroll.horizontalOffsetRange, 20...20)
    expectEqual(scroll.verticalOffsetRange, 10...10)
  }

  @Test("8.4: an offset out of range moves to the nearest point in range") func nearest() throws {
    try layOut(content: 500, 1000)
    expectEqual(scroll.nearestContentOffset(to: Point(x: -3, y: 900)), Point(x: 0, y: 520))
    expectEqual(scroll.nearestContentOffset(to: Point(x: 90, y: 12)), Point(x: 90, y: 12))
    expectEqual(scroll.nearestContentOffset(to: Point(x: .infinity, y: .nan)), Point(x: 180, y: 0))
  }

  @Test("8.4: the adjustment behavior decides per axis whether the safe area counts")
  func behaviors() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 5, bottom: 34, right: 6)
    scroll.contentInset = EdgeInsets(1)
    try layOut(content: 320, 481)
    let vertical = EdgeInsets(top: 45, left: 1, bottom: 35, right: 1)
    let all = EdgeInsets(top: 45, left: 6, bottom: 35, right: 7)
    let expected: [ContentInsetAdjustmentBehavior: EdgeInsets] = [
      .automatic: vertical, .scrollableAxes: vertical, .never: EdgeInsets(1), .always: all,
    ]
    for behavior in ContentInsetAdjustmentBehavior.allCases {
      scroll.contentInsetAdjustmentBehavior = behavior
      expectEqual(scroll.adjustedContentInset, expected[behavior])
    }
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.alwaysBounceHorizontal = true
    expectEqual(scroll.adjustedContentInset, all)
    expectEqual(scroll.horizontalOffsetRange, -6...7)
    expectEqual(scroll.verticalOffsetRange, -45...36)
    expectEqual(scroll.contentInset, EdgeInsets(1))
  }

  @Test("content that just fits does not scroll unless it always bounces") func bounces() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 5, bottom: 34, right: 6)
    try layOut(content: 320, 480)
    expectEqual(scroll.adjustedContentInset, .zero)
    scroll.alwaysBounceVertical = true
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
  }

  @Test("content whose parts sum to the width of the view does not scroll", arguments: 2...40)
  func parts(count: Int) throws {
    root.safeAreaInsets = EdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    var before = scroll.contentLayoutGuide.leadingAnchor
    for index in 0..<count {
      let part = View("\(index)")
      scroll.addSubview(part)
      part.leadingAnchor(equalTo: before).topAnchor(equalTo: scroll.topAnchor)
        .bottomAnchor(equalTo: scroll.bottomAnchor).heightAnchor(equalTo: 10)
        .widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 1 / Double(count))
      before = part.trailingAnchor
    }
    scroll.contentLayoutGuide.trailingAnchor(equalTo: before)
    for width in [320, 100.1, 333.3, 0.7] {
      try root.layout(in: Size(width: width, height: 50))
      expectEqual(scroll.adjustedContentInset, .zero)
      expectEqual(scroll.horizontalOffsetRange, 0...0)
    }
  }

  @Test("only the part of the safe area inside the view counts") func reaching() throws {
    let outer = View("outer")
    outer.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    outer.addSubview(scroll)
    scroll.pinned(0, 30, 320, 400, in: outer)
    scroll.contentInsetAdjustmentBehavior = .always
    try outer.layout(in: Size(width: 320, height: 480))
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 14, left: 0, bottom: 0, right: 0))
  }

  @Test("left and right insets do not swap with the reading direction") func sides() throws {
    root.layoutDirection = .rightToLeft
    scroll.contentInset = EdgeInsets(top: 0, left: 7, bottom: 0, right: 3)
    try layOut(content: 400, 100)
    expectEqual(scroll.horizontalOffsetRange, -7...83)
  }

  @Test("fractional offsets keep content on the pixel grid, and whole pixels keep frames")
  func pixels() throws {
    root.scale = 2
    try layOut(content: 500, 1000)
    let content = try #require(scroll.subviews.first)
    scroll.contentOffset.y = 3.5
    expectEmpty(root.layoutIfNeeded().changed)
    scroll.contentOffset.y = 3.75
    root.layoutIfNeeded()
    let seen = scroll.visibleFrame(of: content).minY * 2
    expectNear(seen, seen.rounded(), within: 1e-9)
  }
}
