import Anchors
import TestSupport
import Testing

/// Rules 8.4, 8.5 and 3.7 together: safe areas and margins that reach into scrolling content.
@Suite struct ScrollSafeAreaTests {
  let root = View("root")
  let scroll = ScrollView("scroll")
  let column = StackView(axis: .vertical, name: "column")

  /// Adds twelve rows 40 tall within margins of 8, as wide as the view.
  init() {
    root.addSubview(scroll)
    scroll.edges(equalTo: root).addSubview(column)
    column.edges(equalTo: scroll).widthAnchor(equalTo: scroll.widthAnchor)
    for index in 0..<12 {
      let row = StackView(name: "row \(index)")
      row.isLayoutMarginsRelativeArrangement = true
      row.layoutMargins = EdgeInsets(8)
      row.addArrangedSubview(Box("box", 50, 40))
      column.addArrangedSubview(row)
    }
  }

  private var rowHeights: [Double] { column.arrangedSubviews.map(\.frame.height) }

  /// Twelve heights; all but the outermost are those of rows without insets.
  private func heights(first: Double, last: Double) -> [Double] {
    [first] + Array(repeating: 56, count: 10) + [last]
  }

  @Test(
    "8.4: neither the content size nor a frame depends on the scroll offset",
    arguments: ContentInsetAdjustmentBehavior.allCases)
  func independent(_ behavior: ContentInsetAdjustmentBehavior) throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    scroll.contentInsetAdjustmentBehavior = behavior
    for offset in [-44.0, -20, 0, 30, 56, 100, 226, 260, -44] {
      scroll.contentOffset.y = offset
      try root.layout(in: Size(width: 320, height: 480))
      // Without adjustment, the outermost rows inset their content from the safe area; with
      // adjustment, the scroll view does.
      let top = behavior == .never ? 44.0 : 0
      let bottom = behavior == .never ? 34.0 : 0
      expectEqual(scroll.contentSize, Size(width: 320, height: 12 * 56 + top + bottom), "\(offset)")
      expectEqual(rowHeights, heights(first: 56 + top, last: 56 + bottom), "\(offset)")
      expectEqual(scroll.adjustedContentInset.top, (behavior == .never ? 0 : 44))
    }
  }

  @Test("3.7: rows as wide as the view avoid the safe area at its sides") func sides()
    throws
  {
    root.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    for offset in [0.0, 50] {
      scroll.contentOffset.y = offset
      try root.layout(in: Size(width: 568, height: 320))
      for row in column.arrangedSubviews {
        expectEqual(numbers(row).dropFirst(2), [568, 56])
        expectEqual(numbers(row.subviews[0]), [52, 8, 464, 40])
      }
    }
    // Adjusted insets at the sides replace those of the rows.
    scroll.alwaysBounceHorizontal = true
    try root.layout(in: Size(width: 568, height: 320))
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    expectEqual(numbers(column.arrangedSubviews[0].subviews[0]), [8, 8, 552, 40])
    scroll.alwaysBounceHorizontal = false
    scroll.contentInsetAdjustmentBehavior = .always
    try root.layout(in: Size(width: 568, height: 320))
    expectEqual(numbers(column.arrangedSubviews[0].subviews[0]), [8, 8, 552, 40])
  }

  @Test("a horizontal strip has the content size at any offset") func strip() throws {
    root.safeAreaInsets = EdgeInsets(top: 10, left: 44, bottom: 0, right: 44)
    let host = ScrollView("strip")
    let line = StackView(name: "line")
    line.isLayoutMarginsRelativeArrangement = true
    line.layoutMargins = EdgeInsets(8)
    line.addArrangedSubview(Box("box", 900, 40))
    root.addSubview(host)
    host.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
      .widthAnchor(equalTo: root.widthAnchor).heightAnchor(equalTo: 100).addSubview(line)
    line.edges(equalTo: host.contentLayoutGuide)
      .widthAnchor(greaterThanOrEqualTo: host.widthAnchor)
      .heightAnchor(equalTo: host.frameLayoutGuide.heightAnchor)
    for offset in [0.0, -44, 400] {
      host.contentOffset.x = offset
      try root.layout(in: Size(width: 568, height: 320))
      expectEqual(host.contentSize, Size(width: 916, height: 100))
      expectEqual(numbers(line.subviews[0]), [8, 18, 900, 74])
    }
  }

  @Test("margins passed on by the view apply at the ends of its content") func margins() throws {
    scroll.layoutMargins = EdgeInsets(top: 20, left: 30, bottom: 25, right: 30)
    for view in [column] + column.arrangedSubviews {
      view.preservesSuperviewLayoutMargins = true
    }
    for offset in [0.0, 15, -60, 226] {
      scroll.contentOffset.y = offset
      try root.layout(in: Size(width: 320, height: 480))
      expectEqual(rowHeights, heights(first: 40 + 20 + 8, last: 40 + 8 + 25), "\(offset)")
      expectEqual(numbers(column.arrangedSubviews[5].subviews[0]), [30, 8, 260, 40])
      let height: Double = 12 * 40 + 11 * 16 + 45
      expectEqual(scroll.contentSize.height, height)
    }
  }

  /// Three panels of 300 points one below the other, directly in a scroll view; a box fills the
  /// margins of each.
  private func panels(in host: ScrollView) -> [Box] {
    root.addSubview(host)
    host.pinned(0, 0, 320, 480, in: root)
    var boxes: [Box] = []
    var above = host.contentLayoutGuide.topAnchor
    for index in 0..<3 {
      let panel = View("panel \(index)")
      host.addSubview(panel)
      panel.topAnchor(equalTo: above).heightAnchor(equalTo: 300).widthAnchor(equalTo: 200)
        .leadingAnchor(equalTo: host.contentLayoutGuide.leadingAnchor)
        .trailingAnchor(equalTo: host.contentLayoutGuide.trailingAnchor)
      panel.layoutMargins = .zero
      boxes.append(Box("box \(index)"))
      panel.addSubview(boxes[index])
      boxes[index].edges(equalTo: panel.layoutMarginsGuide)
      above = panel.bottomAnchor
    }
    host.contentLayoutGuide.bottomAnchor(equalTo: above)
    return boxes
  }

  @Test("short content avoids the safe area by margins, long content by insets, in any order")
  func shortAndLong() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let rows = column.arrangedSubviews
    // Rows of 56 in a height of 500: with 78 of safe area, seven fit, but not eight.
    for count in [3, 12, 7, 8, 8, 7, 9, 8, 3, 8, 12] {
      for (index, row) in rows.enumerated() {
        if index < count { column.insertArrangedSubview(row, at: index) }
        if index >= count { row.removeFromSuperview() }
      }
      for offset in [0.0, -44, 3] {
        scroll.contentOffset.y = offset
        try root.layout(in: Size(width: 320, height: 500))
        let fits = count <= 7
        // With both margins, the content ends within or above the last 34 points of the view.
        let ends = fits && Double(count) * 56 + 78 > 500 - 34
        let inner = Array(repeating: 56.0, count: count - 2)
        expectEqual(rowHeights, [fits ? 100 : 56] + inner + [ends ? 90 : 56], "\(count) \(offset)")
        let extent = Double(count) * 56 + (fits ? 44 : 0) + (ends ? 34 : 0)
        expectEqual(scroll.contentSize, Size(width: 320, height: extent))
        let inset = fits ? EdgeInsets.zero : EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        expectEqual(scroll.adjustedContentInset, inset)
        expectEqual(scroll.verticalOffsetRange, (fits ? 0...0 : -44...max(-44, extent - 500 + 34)))
      }
    }
  }

  @Test("a failed layout leaves the insets around the content unchanged") func failure() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    for row in column.arrangedSubviews.dropFirst(8) { row.removeFromSuperview() }
    try root.layout(in: Size(width: 320, height: 500))
    // Eight rows of 56 fit in 500, but not with 78 of safe area.
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    column.arrangedSubviews[7].isHidden = true
    let clash = column.widthAnchor.constraint(equalToConstant: 1)
    // The conflict appears in the second pass; the first one has decided for margins.
    let box = try #require(column.arrangedSubviews[0].subviews[0] as? Box)
    box.whenLaidOut = { _ in clash.isActive = true }
    box.setNeedsLayout()
    #expect(throws: LayoutError.self) { try root.layout(in: Size(width: 320, height: 500)) }
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    box.whenLaidOut = nil
    clash.isActive = false
    try root.layout(in: Size(width: 320, height: 500))
    expectEqual(scroll.adjustedContentInset, .zero)
  }

  @Test("scrolled content in another tree is inset by that tree's safe area")
  func otherTree() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    for row in column.arrangedSubviews.dropFirst(8) { row.removeFromSuperview() }
    try root.layout(in: Size(width: 320, height: 500))
    expectEqual(scroll.adjustedContentInset.top, 44)
    column.arrangedSubviews[7].removeFromSuperview()
    let other = View("other")
    other.safeAreaInsets = root.safeAreaInsets
    other.addSubview(scroll)
    scroll.edges(equalTo: other)
    try other.layout(in: Size(width: 320, height: 500))
    expectEqual(scroll.contentSize.height, 7 * 56 + 78)
    expectEqual(scroll.adjustedContentInset, .zero)
  }

  @Test(
    "pinned views and their descendants see the safe area of their pinned position",
    arguments: [false, true], [false, true])
  func header(outside: Bool, nested: Bool) throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 5, bottom: 34, right: 6)
    let header = View("header")
    let title = Box("title", 30, 10)
    scroll.addSubview(header)
    let bar = nested ? View("bar") : header
    if nested {
      header.addSubview(bar)
      bar.edges(equalTo: header)
    }
    bar.addSubview(title)
    title.edges(equalTo: bar.layoutMarginsGuide)
    if outside {
      header.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
    } else {
      header.topAnchor(equalTo: scroll.frameLayoutGuide.topAnchor)
        .leadingAnchor(equalTo: scroll.frameLayoutGuide.leadingAnchor)
    }
    for offset in [-44.0, 0, 30, 192, 640, 672, 700] {
      scroll.contentOffset.y = offset
      try root.layout(in: Size(width: 320, height: 480))
      // 8 and 44 above the title of 10, 8 below it; 8 and 5 on one side of it, 8 on the other.
      expectEqual(numbers(header), [0, offset, 51, 70])
      expectEqual(numbers(title), [13, 52, 30, 10])
      expectEqual(scroll.contentSize, Size(width: 320, height: 12 * 56))
    }
  }

  @Test("views directly in a scroll view see the safe area only at the ends, at every zoom")
  func rightInside() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 5, bottom: 34, right: 6)
    let host = ScrollView("host")
    host.contentInsetAdjustmentBehavior = .never
    let boxes = panels(in: host)
    // 200 points of content end well before the 6 at the right; 900 do not end above the 34 at the
    // bottom.
    for zoom in [1.0, 3, 0.5, 1] {
      host.zoomScale = zoom
      for offset in [0.0, 300, 420] {
        host.contentOffset.y = offset * zoom
        try root.layout(in: Size(width: 320, height: 480))
        expectEqual(host.contentSize, Size(width: 200 * zoom, height: 900 * zoom))
        expectEqual(numbers(boxes[0]), [5, 44, 195, 256])
        expectEqual(numbers(boxes[1]), [5, 0, 195, 300])
        expectEqual(numbers(boxes[2]), [5, 0, 195, 266])
      }
    }
    host.contentInsetAdjustmentBehavior = .automatic
    try root.layout(in: Size(width: 320, height: 480))
    // The content is too tall, but not too wide.
    for box in boxes { expectEqual(numbers(box), [5, 0, 195, 300]) }
  }
}
