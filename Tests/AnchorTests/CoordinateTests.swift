import Anchors
import TestSupport
import Testing

/// Conversion between the coordinates of two items, and items by name.
@Suite struct CoordinateTests {
  let root = View("root")
  let card = View("card")
  let photo = View("photo")
  let badge = View("badge")

  init() throws {
    root.addSubview(card)
    card.addSubview(photo)
    root.addSubview(badge)
    card.pinned(10, 20, 200, 100, in: root)
    photo.pinned(5, 6, 40, 30, in: card)
    badge.pinned(150, 90, 20, 20, in: root)
    try root.layout(in: Size(width: 300, height: 200))
  }

  @Test("converting a point to an ancestor adds the offsets between them")
  func nested() {
    expectEqual(photo.convert(Point(x: 1, y: 2), to: card), Point(x: 5 + 1, y: 6 + 2))
    expectEqual(photo.convert(Point(x: 1, y: 2), to: root), Point(x: 10 + 5 + 1, y: 20 + 6 + 2))
    expectEqual(photo.convert(Point(x: 16, y: 28), from: root), Point(x: 1, y: 2))
    expectEqual(root.convert(Point(x: 16, y: 28), to: photo), Point(x: 1, y: 2))
    expectEqual(photo.convert(Point(x: 0, y: 0), to: badge), Point(x: 15 - 150, y: 26 - 90))
  }

  @Test("converting to or from nil means the root, as the window does in UIKit")
  func fromTheRoot() {
    expectEqual(photo.convert(Point(x: 1, y: 2), to: nil), Point(x: 16, y: 28))
    expectEqual(photo.convert(Point(x: 16, y: 28), from: nil), Point(x: 1, y: 2))
    expectEqual(photo.convert(photo.bounds, to: nil), Rect(x: 15, y: 26, width: 40, height: 30))
    expectEqual(photo.convert(photo.bounds, to: photo.superview), photo.frame)
  }

  @Test(
    "the bounds of an item and its frame convert to one rectangle")
  func rectangles() {
    let seen = Rect(x: 15, y: 26, width: 40, height: 30)
    expectEqual(photo.convert(photo.bounds, to: root), seen)
    expectEqual(card.convert(photo.frame, to: root), seen)
    expectEqual(photo.frameInRoot, seen)
    expectEqual(photo.layoutNode.frameInRoot, seen)
    expectEqual(root.frameInRoot, Rect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("converted coordinates account for scrolling and zooming") func scrolled() throws {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let page = View("page")
    let word = View("word")
    root.addSubview(scroll)
    scroll.addSubview(page)
    page.addSubview(word)
    scroll.pinned(10, 10, 100, 100, in: root)
    page.edges(equalTo: scroll.contentLayoutGuide).size(width: 200, height: 300)
    word.pinned(30, 40, 50, 10, in: page)
    scroll.zoomScale = 2
    scroll.contentOffset = Point(x: 25, y: 60)
    try root.layout(in: Size(width: 200, height: 200))
    // In the content at (60, 80), twice as large; scrolled by 25 and 60.
    expectEqual(word.convert(word.bounds, to: scroll), Rect(x: 60, y: 80, width: 100, height: 20))
    expectEqual(word.frameInRoot, Rect(x: 10 + 60 - 25, y: 10 + 80 - 60, width: 100, height: 20))
    expectEqual(root.convert(Point(x: 45, y: 30), to: word), .zero)
    expectEqual(scroll.convert(scroll.bounds, to: root), scroll.frame)
  }

  @Test("conversion between two trees uses the frames of their roots") func trees() throws {
    let other = View("other")
    let inner = View("inner")
    other.addSubview(inner)
    inner.pinned(1, 2, 10, 10, in: other)
    try other.layout(in: Size(width: 50, height: 50))
    other.frame.origin = Point(x: 300, y: 0)
    expectEqual(inner.convert(Point(x: 0, y: 0), to: photo), Point(x: 301 - 15, y: 2 - 26))
  }

  @Test("items are found by name, outer ones first") func names() {
    #expect(root["photo"] === photo)
    #expect(root["root"] === root)
    expectNil(root["nothing"])
    badge.name = "photo"
    #expect(root["photo"] === photo)
    #expect(badge["photo"] === badge)
    photo.name = "badge"
    #expect(root["photo"] === badge)
    let gap = LayoutGuide("gap")
    card.addLayoutGuide(gap)
    expectNil(root["gap"])
    #expect(root.layoutNode["gap"] === gap.layoutNode)
    let widget = LayoutNode("widget")
    card.layoutNode.addChild(widget)
    expectNil(root["widget"])
    #expect(root.layoutNode["widget"] === widget)
  }
}
