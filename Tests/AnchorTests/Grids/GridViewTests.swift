import AnchorsGrid
import TestSupport
import Testing

/// The placement of contents in a grid.
@Suite struct GridViewTests {
  func image(_ name: String, _ width: Double, _ height: Double) -> ImageView {
    ImageView(name, imageSize: Size(width: width, height: height))
  }

  @Test("a grid without rows, without columns or with hidden ones only has no size")
  func empty() throws {
    let grid = try GridView("table", columns: 2, columnSpacing: 8, rowSpacing: 8)
    try grid.layout(width: nil, height: nil)
    // Without contents only the spacing between the two columns is left.
    expectEqual(grid.frame.size, Size(width: 8, height: 0))
    try grid.addRow([image("a", 10, 10), image("b", 10, 10)])
    for column in grid.columns { column.isHidden = true }
    try grid.layout(width: nil, height: nil)
    expectEqual(grid.frame.size, .zero)
    try grid.removeColumn(at: 0)
    try grid.removeColumn(at: 0)
    try grid.layout(width: nil, height: nil)
    expect(grid.frame.size == .zero && grid.subviews.isEmpty)
  }

  @Test("margins inset the rows and columns") func margins() throws {
    let grid = try GridView("table", columns: 1)
    let a = image("a", 30, 10)
    try grid.addRow([a])
    grid.isLayoutMarginsRelativeArrangement = true
    grid.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    try grid.layout(width: nil, height: nil)
    expectEqual(a.frame, Rect(x: 2, y: 1, width: 30, height: 10))
    expectEqual(grid.frame.size, Size(width: 36, height: 14))
    grid.isLayoutMarginsRelativeArrangement = false
    try grid.layout(width: nil, height: nil)
    expect(a.frame.origin == .zero && grid.frame.size == Size(width: 30, height: 10))
  }

  @Test("columns by content divide a lack of space equally, from the widest down")
  func lack() throws {
    let texts = ["one two three four five six seven", "a b c d e f g h i j k l m n o p q r", "i"]
    let labels = texts.map { text in
      let label = Label(text)
      label.numberOfLines = 0
      return label
    }
    let grid = try GridView("table", columns: 3)
    try grid.addRow(labels)
    try grid.layout(width: nil, height: nil)
    let natural = labels.map(\.frame.width)
    expect(natural[0] > 100 && natural[1] > 100)
    try grid.layout(width: 150, height: nil)
    let share = (150 - natural[2]) / 2
    let widest = labels.map { $0.contentSize(forWidth: share).width }
    expect(widest[0] > 60 && widest[0] < share && widest[1] > 60 && widest[1] < share)
    expectEqual(labels.map(\.frame.width), [widest[0], widest[1], natural[2]])
    #expect(grid.frame.height > labels[2].intrinsicContentSize.height)
    expectEmpty(grid.ambiguousItems)
  }

  @Test("shares take what hugging contents and fixed columns leave") func shares() throws {
    let grid = try GridView("invoice", columns: 4, columnSpacing: 10)
    let cells = [Label("1"), Label("A service"), Label("2 h"), Label("190.00")]
    try grid.addRow(cells)
    try grid.column(0).setSize(.fixed(20))
    try grid.column(1).setSize(.share(3))
    try grid.column(2).setSize(.share(1))
    try grid.layout(width: 400, height: nil)
    let last = cells[3].intrinsicContentSize.width
    let rest = 400 - 30 - 20 - last
    expectEqual(cells[3].frame.width, last)
    #expect(abs(cells[1].frame.width - 0.75 * rest) < 1e-9)
    #expect(abs(cells[2].frame.width - 0.25 * rest) < 1e-9)
  }

  @Test("contents in shares yield before those of other columns, whatever their priorities")
  func yielding() throws {
    let grid = try GridView("invoice", columns: 3)
    let text = Label("a text that is much longer than the space that the numbers leave")
    text.numberOfLines = 0
    let numbers = [Label("1"), Label("190.00")]
    try grid.addRow([numbers[0], text, numbers[1]])
    try grid.column(1).setSize(.share(1))
    try grid.layout(width: 150, height: nil)
    let widths = numbers.map(\.intrinsicContentSize.width)
    expectEqual(numbers.map(\.frame.width), widths)
    expectNear(text.frame.width, (150 - widths[0] - widths[1]), within: 1e-9)
    expect(text.frame.height > 2 * numbers[0].frame.height || numbers[0].frame.height > 40)
    // The program reads and sets its own priority, which applies again outside of shares.
    expectEqual(text.contentCompressionResistancePriority(for: .horizontal), .defaultHigh)
    text.setContentCompressionResistancePriority(900, for: .horizontal)
    expectEqual(text.contentCompressionResistancePriority(for: .horizontal), 900)
    try grid.layout(width: 150, height: nil)
    expectEqual(numbers.map(\.frame.width), widths)
    try grid.column(1).setSize(.content)
    try grid.layout(width: 150, height: nil)
    expectEqual(text.frame.width, text.contentSize(forWidth: 150).width)
    expectEqual(text.contentCompressionResistancePriority(for: .horizontal), 900)
    try grid.column(1).setSize(.share(1))
    try grid.layout(width: 150, height: nil)
    text.removeFromSuperview()
    expectEqual(text.contentCompressionResistancePriority(for: .horizontal), 900)
    let stack = StackView(arrangedSubviews: [Label("190.00"), text])
    try stack.layout(width: 150, height: nil)
    expectEqual(text.frame.width, text.contentSize(forWidth: 150).width)
  }

  /// A node with a baseline.
  final class Item: LayoutItem {
    let layoutNode: LayoutNode

    init(_ name: String, height: Double, baseline: Double) {
      layoutNode = LayoutNode(name)
      layoutNode.measure = { _ in Size(width: 20, height: height) }
      layoutNode.baselines = {
        Baselines(firstFromTop: baseline, lastFromBottom: height - baseline)
      }
    }
  }

  @Test("contents on baselines meet, and the row contains them all") func baselines() throws {
    for isFirst in [true, false] {
      let grid = try GridView("table", columns: 3)
      let (a, b) = (Item("a", height: 30, baseline: 20), Item("b", height: 24, baseline: 8))
      let tall = image("tall", 10, 60)
      let row = try grid.addRow([a.layoutNode, b.layoutNode, tall])
      row.alignment = isFirst ? .firstBaseline : .lastBaseline
      try row.cell(2).verticalAlignment = .top
      try grid.layout(width: nil, height: nil)
      expectEqual(b.layoutNode.frame.minY - a.layoutNode.frame.minY, 20 - 8)
      expect(a.layoutNode.frame.height == 30 && b.layoutNode.frame.height == 24)
      // 20 above the common baseline and 16 below it.
      expectEqual(row.frame.height, 60)
      expectEqual(a.layoutNode.frame.minY, (isFirst ? 0 : 60 - 36))
      tall.removeFromSuperview()
      try grid.layout(width: nil, height: nil)
      expect(row.frame.height == 36 && a.layoutNode.frame.minY == 0)
      a.layoutNode.isHidden = true
      try grid.layout(width: nil, height: nil)
      expect(row.frame.height == 24 && b.layoutNode.frame.minY == 0)
      expectEmpty(grid.ambiguousItems)
    }
  }

  @Test("the grid's baselines are those of its first and last visible contents")
  func ownBaselines() throws {
    let row = StackView(axis: .horizontal, alignment: .firstBaseline)
    let grid = try GridView("table", columns: 1, rowSpacing: 4)
    let mark = Item("mark", height: 40, baseline: 30)
    let (a, b) = (Item("a", height: 10, baseline: 6), Item("b", height: 20, baseline: 12))
    try grid.addRow([a.layoutNode])
    try grid.addRow([b.layoutNode])
    row.addArrangedSubview(mark)
    row.addArrangedSubview(grid)
    try row.layout(width: nil, height: nil)
    expectEqual(grid.frame.minY, 30 - 6)
    try grid.row(0).isHidden = true
    try row.layout(width: nil, height: nil)
    expectEqual(grid.frame.minY, 30 - 12)
  }

  @Test("views hidden by client code stay hidden when their row is shown again")
  func hiddenViews() throws {
    let grid = try GridView("table", columns: 2, columnSpacing: 5)
    let (a, b) = (image("a", 30, 10), image("b", 40, 10))
    let row = try grid.addRow([a, b])
    a.isHidden = true
    row.isHidden = true
    expect(b.isHidden)
    row.isHidden = false
    expect(a.isHidden && !b.isHidden)
    row.isHidden = true
    b.isHidden = true
    a.isHidden = false
    expect(a.isHidden)
    row.isHidden = false
    expect(!a.isHidden && b.isHidden)
    try grid.layout(width: nil, height: nil)
    expectEqual(a.frame, Rect(x: 0, y: 0, width: 30, height: 10))
    // The empty column remains, with its spacing.
    expectEqual(grid.frame.width, 35)
  }

  @Test("a removed content is released, shown and free of the grid's constraints")
  func removal() throws {
    let grid = try GridView("table", columns: 2)
    let (a, b) = (image("a", 30, 10), image("b", 40, 20))
    try grid.addRow([a, b])
    try grid.column(1).isHidden = true
    try grid.layout(width: nil, height: nil)
    b.removeFromSuperview()
    expect(!b.isHidden && b.superview == nil)
    try expectNil(grid.cell(row: 0, column: 1).content)
    try b.layout(width: nil, height: nil)
    expectEqual(b.frame.size, Size(width: 40, height: 20))
    try grid.cell(row: 0, column: 0).setContent(b)
    expectNil(a.superview)
    try grid.layout(width: nil, height: nil)
    expect(b.frame.size == Size(width: 40, height: 20) && grid.frame.size == b.frame.size)
    expect(grid.cell(of: b)?.column === (try grid.column(0)) && grid.cell(of: a) == nil)
  }

  @Test("a content moves to another cell of the grid and leaves its old one empty")
  func movedContent() throws {
    let grid = try GridView("table", columns: 2, columnSpacing: 6)
    let a = image("a", 30, 10)
    try grid.addRow([a, image("b", 40, 20)])
    try grid.layout(width: nil, height: nil)
    try grid.addRow([nil, a])
    try grid.layout(width: nil, height: nil)
    expectEqual(a.frame, Rect(x: 6, y: 20, width: 40, height: 10))
    try expectNil(grid.cell(row: 0, column: 0).content)
  }
}
