import Anchors
import TestSupport
import Testing

/// Bugs reported against other layout engines, each as a test named after its source.
@Suite struct PeerLayoutTests {
  let root = View("root")

  /// Adds views from edge to edge that share a width equally.
  private func addColumns(_ count: Int, to parent: View) -> [View] {
    var columns: [View] = []
    for index in 0..<count {
      let column = View("column \(index)")
      parent.addSubview(column)
      column.topAnchor(equalTo: parent.topAnchor).bottomAnchor(equalTo: parent.bottomAnchor)
        .leadingAnchor(equalTo: columns.last?.trailingAnchor ?? parent.leadingAnchor)
      if let first = columns.first { column.widthAnchor(equalTo: first.widthAnchor) }
      columns.append(column)
    }
    columns.last?.trailingAnchor(equalTo: parent.trailingAnchor)
    return columns
  }

  @Test(
    "ratatui#367: eighths of any width leave no gap and no overlap",
    arguments: [80.0, 83, 100, 103, 119])
  func eighths(width: Double) throws {
    let columns = addColumns(8, to: root)
    root.scale = 1
    try root.layout(in: Size(width: width, height: 1))
    for (column, next) in zip(columns, columns.dropFirst()) {
      expectEqual(column.frame.maxX, next.frame.minX)
    }
    expect(columns[0].frame.minX == 0 && columns[7].frame.maxX == width)
    let exact = width / 8
    for column in columns {
      expect(column.frame.width == exact.rounded(.down) || column.frame.width == exact.rounded(.up))
    }
  }

  @Test("taffy#834, taffy#1189, bevy#7712: neighbors in a parent between pixels touch")
  func parentBetweenPixels() throws {
    // Ten rows of 13.9375 in a parent at 51.2, as in the report of taffy.
    let panel = View("panel").pinned(87.5, 51.2, 175, 139.375, in: root)
    root.addSubview(panel)
    var rows: [View] = []
    for index in 0..<10 {
      let row = View("row \(index)").pinned(0, 13.9375 * Double(index), 87.5, 13.9375, in: panel)
      panel.addSubview(row)
      rows.append(row)
    }
    root.scale = 1
    try root.layout(in: Size(width: 350, height: 600))
    for (index, row) in rows.enumerated() {
      // Edges are rounded where they are in the root: 51.2 + 162.5 is not 51 + 163.
      let top = (51.2 + 13.9375 * Double(index)).rounded()
      let bottom = (51.2 + 13.9375 * Double(index + 1)).rounded()
      expectEqual(panel.frame.minY + row.frame.minY, top, "row \(index)")
      expectEqual(panel.frame.minY + row.frame.maxY, bottom, "row \(index)")
    }
  }

  @Test("yoga#824, yoga#545, yoga#901: a text has the same size after each of many layouts")
  func repeatedRounding() throws {
    let panel = View("panel")
    root.addSubview(panel)
    let left = panel.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    panel.topAnchor(equalTo: root.topAnchor, constant: -1.49).size(width: 500, height: 500)
    let text = Box("text", 10, 10)
    panel.addSubview(text)
    text.leftAnchor(equalTo: panel.leftAnchor).topAnchor(equalTo: panel.topAnchor)
    root.scale = 2
    for step in 1...20 {
      left.constant = Double(step)
      try root.layout(in: Size(width: 600, height: 600))
      expectEqual(numbers(text), [0, 0, 10, 10], "step \(step)")
      expectEqual(panel.frame.minY, -1.5, "step \(step)")
    }
  }

  @Test("yoga#872: a share as minimum refers to the superview, not to the one above it")
  func shareOfTheSuperview() throws {
    let outer = View("outer").pinned(0, 0, 40, 10, in: root)
    let inner = View("inner")
    let child = View("child")
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(child)
    inner.pinned(0, 0, 10, 10, in: outer)
    child.leftAnchor(equalTo: inner.leftAnchor).topAnchor(equalTo: inner.topAnchor)
      .heightAnchor(equalTo: 10)
      .widthAnchor(greaterThanOrEqualTo: inner.widthAnchor, multiplier: 0.5)
      .widthAnchor(equalTo: 0, priority: 250)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(child.frame.width, 5)
  }

  @Test("yoga#1936, yoga#168: views with minima and maxima share a width without overlap")
  func minimaAndMaxima() throws {
    let row = StackView(distribution: .fill, name: "row")
    let views = (0..<3).map { View("view \($0)") }
    for (view, minimum) in zip(views, [60.0, 0, 0]) {
      row.addArrangedSubview(view)
      view.heightAnchor(equalTo: 36)
        .widthAnchor(greaterThanOrEqualTo: minimum).widthAnchor(lessThanOrEqualTo: 180)
    }
    views[1].widthAnchor(equalTo: views[2].widthAnchor)
    views[0].widthAnchor(equalTo: views[1].widthAnchor, priority: 500)
    // Thirds of 480; a minimum of 60 and halves of the other 60.
    for (width, expected) in [(480.0, [160.0, 160, 160]), (120, [60, 30, 30])] {
      try row.layout(width: width, height: nil)
      expectNear(views.map(\.frame.width), expected, "\(width)")
      expectNear(views.map(\.frame.minX), [0, expected[0], expected[0] + expected[1]])
    }
  }

  @Test("androidx/constraintlayout#52: a maximum limits a share of a width")
  func limitedShare() throws {
    let text = Box("text", 300, 20)
    root.addSubview(text)
    text.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
      .widthAnchor(lessThanOrEqualTo: 120)
      .widthAnchor(equalTo: root.widthAnchor, multiplier: 0.5, priority: 999)
    for (width, expected) in [(400.0, 120.0), (200, 100), (100, 50)] {
      try root.layout(in: Size(width: width, height: 50))
      expectEqual(text.frame.width, expected, "\(width)")
    }
  }

  @Test("taffy#452: a view inside one that was hidden has its size again")
  func shownAgain() throws {
    let column = StackView(axis: .vertical, name: "column")
    let parent = View("parent")
    let child = View("child")
    column.addArrangedSubview(parent)
    parent.addSubview(child)
    child.edges(equalTo: parent).size(width: 800, height: 100)
    try column.layout(width: nil, height: nil)
    parent.isHidden = true
    try column.layout(width: nil, height: nil)
    expectEqual(column.frame.height, 0)
    parent.isHidden = false
    try column.layout(width: nil, height: nil)
    expectEqual(numbers(child), [0, 0, 800, 100])
    expectEqual(numbers(column), [0, 0, 800, 100])
  }

  @Test("taffy#998: a view shrinks when its only subview is removed")
  func removedContent() throws {
    let panel = View("panel")
    let child = Box("child", 30, 20)
    panel.addSubview(child)
    child.leadingAnchor(equalTo: panel.leadingAnchor).topAnchor(equalTo: panel.topAnchor)
      .trailingAnchor(equalTo: panel.trailingAnchor).bottomAnchor(equalTo: panel.bottomAnchor)
    panel.widthAnchor(equalTo: 0, priority: 1).heightAnchor(equalTo: 0, priority: 1)
    root.addSubview(panel)
    panel.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(numbers(panel), [0, 0, 30, 20])
    child.removeFromSuperview()
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(numbers(panel), [0, 0, 0, 0])
  }

  @Test("SnapKit#571, SnapKit#83: constraints that replace a height do not conflict with it")
  func remadeHeight() throws {
    let info = View("info")
    root.addSubview(info)
    func remake(isExpanded: Bool) {
      root.remakeConstraints { root in
        info.leftAnchor(equalTo: root.leftAnchor).rightAnchor(equalTo: root.rightAnchor)
          .bottomAnchor(equalTo: root.bottomAnchor)
        if isExpanded {
          info.topAnchor(equalTo: root.topAnchor, constant: 42)
        } else {
          info.heightAnchor(equalTo: 92)
        }
      }
    }
    for _ in 0..<3 {
      remake(isExpanded: false)
      try root.layout(in: Size(width: 320, height: 480))
      expectEqual(numbers(info), [0, 480 - 92, 320, 92])
      remake(isExpanded: true)
      try root.layout(in: Size(width: 320, height: 480))
      expectEqual(numbers(info), [0, 42, 320, 480 - 42])
    }
  }

  @Test("emeus#19: the wider of two rows decides the smallest width, in either order")
  func smallestSize() throws {
    for order in [[0, 1], [1, 0]] {
      let window = View("window")
      let buttons = [View("hello"), View("world")]
      for index in order { window.addSubview(buttons[index]) }
      for (button, width) in zip(buttons, [200.0, 300]) {
        button.leadingAnchor(equalTo: window.leadingAnchor, constant: 15)
          .trailingAnchor(lessThanOrEqualTo: window.trailingAnchor, constant: -15)
          .size(width: width, height: 30)
      }
      buttons[0].topAnchor(equalTo: window.topAnchor, constant: 15)
      buttons[1].topAnchor(greaterThanOrEqualTo: buttons[0].bottomAnchor, constant: 100)
        .bottomAnchor(equalTo: window.bottomAnchor, constant: -15)
      let size = try window.systemLayoutSizeFitting(.layoutFittingCompressed)
      expectEqual(size, Size(width: 15 + 300 + 15, height: 15 + 30 + 100 + 30 + 15))
    }
  }

  @Test("emeus#18: a text that wraps moves what is below it")
  func wrappedHeadline() throws {
    root.textMeasurer = .square
    let headline = Label("", name: "headline", font: Font(size: 10))
    headline.numberOfLines = 0
    let byline = Box("byline", 50, 12)
    root.addSubview(headline)
    root.addSubview(byline)
    headline.leadingAnchor(equalTo: root.leadingAnchor)
      .trailingAnchor(equalTo: root.trailingAnchor).topAnchor(equalTo: root.topAnchor)
    byline.leadingAnchor(equalTo: root.leadingAnchor)
      .topAnchor(equalTo: headline.bottomAnchor, constant: 8)
    // Words of four letters and a space; 100 points are ten letters, so two words a line.
    for (words, lines) in [(1, 1), (2, 1), (3, 2), (7, 4)] {
      headline.text = Array(repeating: "four", count: words).joined(separator: " ")
      try root.layout(in: Size(width: 100, height: 200))
      expectEqual(byline.frame.minY, Double(10 * lines + 8), "\(words) words")
    }
  }

  @Test("Stevia#55: of two texts in a row, the one with less resistance shrinks")
  func whichShrinks() throws {
    let row = StackView(spacing: 8, name: "row")
    let texts = [Box("password", 100, 20), Box("first", 150, 20), Box("second", 150, 20)]
    for text in texts { row.addArrangedSubview(text) }
    texts[0].setContentCompressionResistancePriority(.required, for: .horizontal)
    for shrinking in [1, 2] {
      texts[shrinking].setContentCompressionResistancePriority(740, for: .horizontal)
      texts[3 - shrinking].setContentCompressionResistancePriority(750, for: .horizontal)
      try row.layout(width: 300, height: nil)
      var expected = [100.0, 150, 150]
      // 300 less two gaps of 8 and the other two widths.
      expected[shrinking] = 300 - 16 - 250
      expectEqual(texts.map(\.frame.width), expected)
    }
  }
}
