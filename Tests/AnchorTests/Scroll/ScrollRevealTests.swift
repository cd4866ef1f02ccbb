import Anchors
import TestSupport
import Testing

/// Revealing rectangles in a view of 100 by 100 with content of 300 by 1000.
@Suite struct ScrollRevealTests {
  let root = View("root")
  let scroll = ScrollView("scroll")
  let content = View("content")

  init() throws {
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.edges(equalTo: root)
    content.edges(equalTo: scroll.contentLayoutGuide).size(width: 300, height: 1000)
    try root.layout(in: Size(width: 100, height: 100))
  }

  /// Scrolls to a stretch of the content, from an offset.
  private func offset(from start: Double, to minY: Double, _ height: Double) -> Double {
    scroll.contentOffset = Point(x: 0, y: start)
    scroll.scrollRectToVisible(Rect(x: 0, y: minY, width: 10, height: height))
    return scroll.contentOffset.y
  }

  @Test(
    "revealing moves as little as needed, to the end of lower and the start of upper rectangles")
  func least() {
    expectEqual(offset(from: 0, to: 150, 20), 150 + 20 - 100)
    expectEqual(offset(from: 500, to: 150, 20), 150)
    expectEqual(offset(from: 100, to: 150, 20), 100)
    expectEqual(offset(from: 160, to: 150, 20), 150)
  }

  @Test("a revealed rectangle larger than the scroll view fills it") func large() {
    expectEqual(offset(from: 0, to: 150, 200), 150)
    expectEqual(offset(from: 800, to: 150, 200), 350 - 100)
    expectEqual(offset(from: 200, to: 150, 200), 200)
  }

  @Test("a revealed rectangle avoids the insets") func insets() {
    scroll.contentInset = EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    expectEqual(offset(from: 0, to: 150, 20), 150 + 20 - (100 - 20))
    expectEqual(offset(from: 500, to: 150, 20), 150 - 30)
  }

  @Test("revealing moves both axes and stays within the range of offsets") func range() {
    expectEqual(offset(from: 0, to: 2000, 20), 900)
    expectEqual(offset(from: 500, to: -40, 20), 0)
    scroll.contentOffset = .zero
    scroll.scrollRectToVisible(Rect(x: 180, y: 190, width: 20, height: 20))
    expectEqual(scroll.contentOffset, Point(x: 100, y: 110))
  }

  @Test("revealing a visible, null or NaN rectangle moves nothing") func nothing() {
    scroll.contentOffset = Point(x: -7, y: 40)
    scroll.scrollRectToVisible(Rect(x: 5, y: 50, width: 20, height: 20))
    scroll.scrollRectToVisible(.null)
    scroll.scrollRectToVisible(Rect(x: .nan, y: .nan, width: 1, height: 1))
    expectEqual(scroll.contentOffset, Point(x: -7, y: 40))
  }

  @Test("converted bounds reveal a view deep in the content") func converted() throws {
    let word = View("word")
    content.addSubview(word)
    word.pinned(0, 400, 20, 20, in: content)
    try root.layout(in: Size(width: 100, height: 100))
    scroll.scrollRectToVisible(word.convert(word.bounds, to: scroll))
    expectEqual(word.frameInRoot, Rect(x: 0, y: 80, width: 20, height: 20))
  }
}
