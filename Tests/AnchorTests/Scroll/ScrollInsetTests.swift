import Anchors
import TestSupport
import Testing

/// Changes that margins and safe areas must follow though no constraint changes.
@Suite struct ScrollInsetTests {
  @Test("margins and safe areas follow frames and bounds that are set by hand")
  func byHand() throws {
    let root = View("root")
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let container = View("container")
    let panel = View("panel")
    let box = Box("box", 20, 20)
    root.addSubview(container)
    container.addSubview(panel)
    panel.addSubview(box)
    container.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    panel.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    box.topAnchor(equalTo: panel.safeAreaLayoutGuide.topAnchor)
      .leadingAnchor(equalTo: panel.leadingAnchor)
    try root.layout(in: Size(width: 100, height: 200))
    expectEqual(box.frame.minY, 44)
    container.frame.origin.y = 30
    root.layoutIfNeeded()
    expectEqual(box.frame.minY, 14)
    container.layoutNode.boundsOrigin = Point(x: 0, y: -5)
    root.layoutIfNeeded()
    expectEqual(box.frame.minY, 9)
  }

  @Test("directional margins follow the reading direction when no constraint does") func direction()
    throws
  {
    let root = View("root")
    let box = Box("box", 20, 20)
    root.addSubview(box)
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 10, bottom: 0, trailing: 30)
    box.leftAnchor(equalTo: root.layoutMarginsGuide.leftAnchor).topAnchor(equalTo: root.topAnchor)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(box.frame.minX, 10)
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    expectEqual(box.frame.minX, 30)
  }

  @Test("changes that a view makes while scrolled take effect in the same layout") func meanwhile()
    throws
  {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let row = StackView(name: "row")
    row.isLayoutMarginsRelativeArrangement = true
    row.addArrangedSubview(Box("box", 50, 40))
    let header = Box("header", 10, 10)
    root.addSubview(scroll)
    scroll.edges(equalTo: root).addSubview(row)
    row.edges(equalTo: scroll)
    scroll.addSubview(header)
    header.topAnchor(equalTo: scroll.frameLayoutGuide.topAnchor)
      .leadingAnchor(equalTo: scroll.leadingAnchor)
    header.whenLaidOut = { header in
      row.layoutMargins = EdgeInsets(header.frame.minY > 5 ? 30 : 3)
      header.setNeedsLayout()
      header.whenLaidOut = { $0.whenLaidOut = nil }
    }
    try root.layout(in: Size(width: 320, height: 480))
    header.whenLaidOut = { header in
      row.layoutMargins = EdgeInsets(header.frame.minY > 5 ? 30 : 3)
      header.setNeedsLayout()
      header.whenLaidOut = nil
    }
    scroll.contentOffset.y = 7
    root.layoutIfNeeded()
    expectEqual(row.frame.height, 100)
  }

  @Test("zooming reevaluates whether content is inset by its margins") func zooming() throws {
    let root = View("root")
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let scroll = ScrollView("scroll")
    let row = StackView(name: "row")
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = EdgeInsets(8)
    row.addArrangedSubview(Box("box", 50, 240))
    root.addSubview(scroll)
    scroll.edges(equalTo: root).addSubview(row)
    row.edges(equalTo: scroll)
    // 44 at the top; at any zoom the content ends well above the 34 at the bottom.
    for (zoom, height) in [(1.0, 240.0 + 16 + 44), (2, 256), (1, 300), (1.7, 256), (0.5, 300)] {
      scroll.zoomScale = zoom
      root.layoutIfNeeded()
      try root.layout(in: Size(width: 320, height: 480))
      expectEqual(row.frame.height, height)
      expectEqual(scroll.adjustedContentInset.top, (height == 256 ? 44 : 0))
    }
  }
}
