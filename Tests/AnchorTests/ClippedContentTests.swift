import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Contents that got less space than they need.
@Suite struct ClippedContentTests {
  private struct Found: Equatable {
    let name: String
    let axis: Axis
    let natural: Double
    let actual: Double

    init(_ name: String, _ axis: Axis, _ natural: Double, _ actual: Double) {
      (self.name, self.axis, self.natural, self.actual) = (name, axis, natural, actual)
    }

    init(_ clipped: ClippedContent) {
      self.init(clipped.item.name, clipped.axis, clipped.natural, clipped.actual)
    }
  }

  private func box(_ name: String, _ width: Double, _ height: Double) -> View {
    let box = View(name)
    box.layoutNode.intrinsicContentSize = Size(width: width, height: height)
    return box
  }

  @Test("a column that is too low names each content that got less, in the order of the tree")
  func column() throws {
    let column = StackView(
      "column", axis: .vertical, spacing: 5, [box("a", 50, 30), box("b", 80, 20)])
    column.addArrangedSubview(box("c", 10, 10))
    column.arrangedSubviews[0].setContentCompressionResistancePriority(740, for: .vertical)
    let fits = try column.layout(width: 80, height: 70)
    expectEmpty(fits.clipped)
    let low = try column.layout(width: 60, height: 52)
    expectEqual(
      low.clipped.map(Found.init),
      [
        Found("a", .vertical, 30, 12), Found("b", .horizontal, 80, 60),
      ])
    expectEqual(low.clipped.map { $0.description }.first, "a is 12 high instead of 30")
    expectEqual(low.clipped.last?.description, "b is 60 wide instead of 80")
  }

  @Test("a text that wraps is clipped by its height alone, one that does not by its width too")
  func texts() throws {
    let page = View("page"), text = Label("aaa bbb ccc", name: "text", font: Font(size: 10))
    page.textMeasurer = .square
    page.addSubview(text)
    text.edges(equalTo: page)
    text.numberOfLines = 0
    try expectEmpty(page.layout(width: 30, height: 30).clipped)
    try expectEqual(
      page.layout(width: 30, height: 20).clipped.map(Found.init),
      [
        Found("text", .vertical, 30, 20)
      ])
    text.numberOfLines = 1
    let single = try page.layout(width: 30, height: 20).clipped.map(Found.init)
    expectEqual(single, [Found("text", .horizontal, 110, 30)])
  }

  @Test("hidden contents are not clipped, and rounding to pixels clips nothing") func hidden()
    throws
  {
    let row = StackView("row", [box("a", 50.3, 10), box("b", 20.6, 10)])
    row.scale = 1
    try expectEmpty(row.layout(width: nil, height: nil).clipped)
    try expectEqual(row.layout(width: 60, height: 10).clipped.count, 1)
    for view in row.arrangedSubviews { view.isHidden = true }
    try expectEmpty(row.layout(width: 60, height: 10).clipped)
  }
}
