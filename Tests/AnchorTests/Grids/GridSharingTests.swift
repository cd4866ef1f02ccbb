import AnchorsGrid
import TestSupport
import Testing

/// Grids that share the columns of a grid around them.
@Suite struct GridSharingTests {
  func image(_ name: String, _ width: Double, _ height: Double = 10) -> ImageView {
    ImageView(name, imageSize: Size(width: width, height: height))
  }

  /// A list of cards, each with a margin around a grid that shares the list's columns.
  func list(_ widths: [[Double]], margin: Double = 0) throws -> (GridView, [View]) {
    let list = try GridView("list", columns: 2, columnSpacing: 8, rowSpacing: 4)
    var images: [View] = []
    for (index, pair) in widths.enumerated() {
      let card = View("card\(index)")
      let inner = try GridView("inner\(index)", sharing: list.columns)
      card.addSubview(inner)
      inner.edges(equalTo: card, insets: DirectionalEdgeInsets(margin))
      let row = pair.enumerated().map { image("item\(index).\($0)", $1) }
      try inner.addRow(row)
      images += row
      try list.addRow([card]).cell(0).setSpan(columns: 2)
    }
    return (list, images)
  }

  @Test("the largest content in any card decides a column of all of them") func cards() throws {
    let (list, images) = try list([[30, 50], [70, 20]])
    try list.layout(width: nil, height: nil)
    expectEqual(list.frame.size, Size(width: 70 + 8 + 50, height: 10 + 4 + 10))
    expectEqual(images.map(\.frame.width), [70, 50, 70, 50])
    expectEqual(images.map(\.frame.minX), [0, 78, 0, 78])
    images[2].isHidden = true
    try list.layout(width: nil, height: nil)
    expect(images[1].frame.minX == 38 && images[3].frame.minX == 38)
    expectEmpty(list.ambiguousItems)
  }

  @Test("the outer edges of an inset card are its own, and the lines between columns are shared")
  func inset() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let (list, images) = try list([[30, 50], [70, 20]], margin: 12)
      list.layoutDirection = direction
      try list.layout(width: nil, height: nil)
      // The column of 70 has the margin in front, that of 50 behind.
      expectEqual(list.frame.width, 12 + 70 + 8 + 50 + 12)
      expectEqual(images.map(\.frame.width), [70, 50, 70, 50])
      expectEqual(images[0].frame.minX, (direction == .leftToRight ? 0 : 58))
      expectEqual(images[1].frame.minX, (direction == .leftToRight ? 78 : 0))
    }
  }

  @Test("a shared column that the owner hides disappears from each card") func hidden() throws {
    let (list, images) = try list([[30, 50], [70, 20]])
    try list.layout(width: nil, height: nil)
    try list.column(0).isHidden = true
    try list.layout(width: nil, height: nil)
    expect(images[0].isHidden && images[2].isHidden && images[1].frame.minX == 0)
    expectEqual(list.frame.width, 50)
    try list.column(0).isHidden = false
    try list.column(1).alignment = .trailing
    try list.layout(width: nil, height: nil)
    expectEqual(images[3].frame, Rect(x: 78 + 30, y: 0, width: 20, height: 10))
  }

  @Test("columns without a common ancestor are named by the layout, until there is one")
  func noAncestor() throws {
    let owner = try GridView("owner", columns: 2)
    let inner = try GridView("inner", sharing: owner.columns)
    try inner.addRow([image("item", 30), image("other", 20)])
    do {
      try inner.layout(width: nil, height: nil)
      Issue.record("laid out without the columns")
    } catch LayoutError.noCommonAncestor(let summaries) {
      expect(summaries.contains { $0.equation.contains("column 1 of owner") })
    }
    try owner.addRow([inner]).cell(0).setSpan(columns: 2)
    try owner.layout(width: nil, height: nil)
    expectEqual(inner.frame, Rect(x: 0, y: 0, width: 50, height: 10))
    inner.removeFromSuperview()
    #expect(throws: LayoutError.self) { try inner.layout(width: nil, height: nil) }
    // Its columns are still in the other tree, whose layout reports the same.
    #expect(throws: LayoutError.self) { try owner.layout(width: nil, height: nil) }
    try owner.cell(row: 0, column: 0).setContent(inner)
    try owner.layout(width: nil, height: nil)
    expectEqual(owner.columns.map(\.frame.width), [30, 20])
  }

  @Test("columns that are not consecutive columns of one grid are refused") func refused() throws {
    let (one, two) = (try GridView("one", columns: 3), try GridView("two", columns: 1))
    let error = GridError.notConsecutive(grid: "card")
    for columns in [
      [], [one.columns[0], one.columns[2]], [one.columns[1], one.columns[0]],
      [one.columns[0], two.columns[0]],
    ] {
      #expect(throws: error) { try GridView("card", sharing: columns) }
    }
    let card = try GridView("card", sharing: one.columns)
    let shared = GridError.sharedColumns(grid: "card")
    #expect(throws: shared) { try card.addColumn() }
    #expect(throws: shared) { try card.removeColumn(at: 0) }
    #expect(throws: shared) { try card.setSpacing(columns: 4, rows: 4) }
    expectEqual(card.rowSpacing, 0)
  }

  @Test("cards may outlive the owner of their columns, and the owner its cards")
  func lifetimes() throws {
    var cards: [GridView] = []
    do {
      let (list, _) = try list([[30, 50], [70, 20]])
      try list.layout(width: nil, height: nil)
      cards = ["inner0", "inner1"].compactMap { list[$0] as? GridView }
      try list.removeRow(at: 0)
      cards.removeFirst()
      try list.column(0).setSize(.fixed(90))
      try list.layout(width: nil, height: nil)
      expectEqual(cards[0].frame.width, 90 + 8 + 20)
    }
    expectNil(cards[0].superview)
    #expect(throws: LayoutError.self) { try cards[0].layout(width: nil, height: nil) }
  }
}
