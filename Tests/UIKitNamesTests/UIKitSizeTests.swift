import TestSupport
import Testing
import UIKitNames

/// Sizes in the forms that libraries and view code for UIKit use.
@Suite("UIKit's ways to state a size")
struct UIKitSizeTests {
  /// A label of eight words in a cell that it fills.
  private func makeCell() -> (cell: UIView, label: UILabel) {
    let cell = UIView("cell")
    let label = UILabel("one two three four five six seven eight", name: "label")
    label.numberOfLines = 0
    cell.addSubview(label)
    label.edges(equalTo: cell)
    return (cell, label)
  }

  @Test(
    "a size without a second item ignores the second attribute",
    arguments: [NSLayoutConstraint.Attribute.width, .height], [0.0, 1, 2])
  func sizes(attribute: NSLayoutConstraint.Attribute, multiplier: Double) throws {
    let root = UIView()
    let view = UIView()
    root.addSubview(view)
    for (relation, constant) in [(NSLayoutConstraint.Relation.equal, 50.0), (.lessThanOrEqual, 70)]
    {
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: attribute,
        multiplier: multiplier, constant: constant)
      expectNil(constraint.fault)
      constraint.isActive = true
    }
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.layoutIfNeeded()
    expectEqual((attribute == .width ? view.frame.width : view.frame.height), 50)
  }

  @Test(
    "6.6: a target without a limit gives the height of the text at the width",
    arguments: [
      Double.infinity, .greatestFiniteMagnitude, Double(Float.greatestFiniteMagnitude),
      UIView.layoutFittingExpandedSize.height, 0,
    ])
  func unlimited(height: Double) throws {
    let (cell, label) = makeCell()
    // The layout at the width gives the height of the text.
    try cell.layout(width: 100, height: nil)
    let lines = label.frame.height
    #expect(lines > 2 * 20.4 - 1e-9)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 100, height: height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, CGSize(width: 100, height: lines))
    // An infinite target is no requirement at any priority.
    if height > 1e9 {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: 100, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .required)
      expectEqual(size, CGSize(width: 100, height: lines))
    }
    expectNil(cell.layoutNode.lastReport)
  }

  @Test(
    "6.6: an invalid target is reported by name, and the result is the frame",
    arguments: [Double.nan, -1, -Double.infinity, 2e9])
  func impossibleTargets(number: Double) throws {
    let (cell, _) = makeCell()
    try cell.layout(width: 100, height: 60)
    for (name, target) in [
      ("width", CGSize(width: number, height: 10)), ("height", CGSize(width: 10, height: number)),
    ] {
      var reported = ""
      cell.layoutNode.reportHandler = { reported = $0.description }
      expectEqual(cell.systemLayoutSizeFitting(target), CGSize(width: 100, height: 60))
      guard case .invalidNumber(let text) = cell.layoutNode.lastReport?.failure else {
        Issue.record("\(String(describing: cell.layoutNode.lastReport))")
        continue
      }
      expect(text.contains("The target \(name) "))
      expect(reported.contains(text))
    }
  }

  @Test("an impossible fitting size is reported")
  func clash() throws {
    let (cell, label) = makeCell()
    label.widthAnchor(equalTo: 30).widthAnchor(equalTo: 40)
    expectEqual(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), .zero)
    guard case .unsatisfiable(let conflict) = cell.layoutNode.lastReport?.failure else {
      Issue.record("\(String(describing: cell.layoutNode.lastReport))")
      return
    }
    expectEqual(conflict.members.count, 2)
  }

  @Test("5.3f: the last view gets the remaining length under UIKit's names")
  func proportions() throws {
    final class Box: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 25, height: 25) }
    }
    let boxes = (0..<4).map { _ in Box(frame: .zero) }
    let stacks = [UIStackView(), UIStackView(frame: .zero), UIStackView(arrangedSubviews: boxes)]
    for stack in stacks {
      for box in boxes { stack.addArrangedSubview(box) }
      stack.distribution = .fillProportionally
      stack.spacing = 10
      try stack.layout(width: 195, height: 25)
      // 25 of 4 × 25 and 3 × 10, of 195: three views have that share, the last the remainder.
      let share: Double = 25 / (4 * 25 + 3 * 10) * 195
      let expected = [share, share, share, 195 - 3 * 10 - 3 * share]
      expect(zip(boxes, expected).allSatisfy { abs($0.frame.width - $1) < 1e-9 })
    }
  }
}
