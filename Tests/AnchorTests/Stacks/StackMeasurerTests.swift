import Anchors
import TestSupport
import Testing

/// Stacks of measured texts, moved to trees with another measurer.
@Suite struct StackMeasurerTests {
  /// Actions on a tree before it is added to another one.
  enum Before: CaseIterable { case nothing, fitted, fittedTwice, fittedInside, laidOut }

  /// A measurer by the number of characters.
  private static func measurer(
    _ extent: @escaping @Sendable (Int) -> Double
  ) -> TextMeasurer {
    TextMeasurer { request in
      let side = extent(request.text.utf8.count)
      return TextMeasurement(
        size: Size(width: side, height: side),
        baselines: Baselines(firstFromTop: side, lastFromBottom: 0))
    }
  }

  private func act(_ before: Before, on root: View, inside: View) throws {
    switch before {
    case .nothing: break
    case .fitted: _ = try root.systemLayoutSizeFitting(.layoutFittingCompressed)
    case .fittedTwice:
      for _ in 0..<2 { _ = try root.systemLayoutSizeFitting(.layoutFittingCompressed) }
    case .fittedInside: _ = try inside.systemLayoutSizeFitting(.layoutFittingCompressed)
    case .laidOut: try root.layout(width: 300, height: 40)
    }
  }

  @Test(arguments: Before.allCases)
  func `shares are those of the current tree's measurer`(_ before: Before) throws {
    let row = StackView(distribution: .fillProportionally, name: "row")
    for text in ["a", "bbb"] { row.addArrangedSubview(Label(text)) }
    let middle = View("middle")
    middle.addSubview(row)
    row.edges(equalTo: middle)
    try act(before, on: middle, inside: row)
    let outer = View("outer")
    outer.textMeasurer = Self.measurer { _ in 20 }
    outer.addSubview(middle)
    middle.edges(equalTo: outer)
    try outer.layout(width: 400, height: 50)
    expectNear(row.subviews.map(\.frame.width), [200, 200])
  }

  @Test(arguments: Before.allCases)
  func `the baseline is that of the tallest text by the current tree's measurer`(_ before: Before)
    throws
  {
    let row = StackView(alignment: .top, name: "row")
    row.addArrangedSubview(Label("a", font: Font(size: 30)))
    row.addArrangedSubview(Label("bbb", font: Font(size: 10)))
    let middle = View("middle")
    let box = View("box")
    for view in [row, box] { middle.addSubview(view) }
    row.topAnchor(equalTo: middle.topAnchor).leadingAnchor(equalTo: middle.leadingAnchor)
    box.size(width: 1, height: 1).leadingAnchor(equalTo: middle.leadingAnchor)
    box.bottomAnchor.constraint(equalTo: row.firstBaselineAnchor).isActive = true
    try act(before, on: middle, inside: row)
    let outer = View("outer")
    outer.textMeasurer = Self.measurer { 10 * Double($0) }
    outer.addSubview(middle)
    middle.edges(equalTo: outer)
    try outer.layout(width: 400, height: 50)
    expectEqual(box.frame.maxY, 30)
  }
}
