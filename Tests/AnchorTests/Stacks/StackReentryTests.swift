import TestSupport
import Testing

@testable import Anchors

/// Views that change their stack when it measures them.
@Suite struct StackReentryTests {
  /// A view whose content size runs client code.
  final class ReentrantView: View {
    var whenAsked: (() -> Void)?
    override var intrinsicContentSize: Size {
      whenAsked?()
      return Size(width: 10, height: 20)
    }
  }

  @Test(
    "a view removed or added while measuring takes effect in the same layout",
    arguments: StackView.Distribution.allCases)
  func once(_ distribution: StackView.Distribution) throws {
    for alignment in [StackView.Alignment.fill, .center, .firstBaseline] {
      let row = StackView(distribution: distribution, alignment: alignment, name: "row")
      let reentrant = ReentrantView("reentrant")
      let (other, guest) = (Box("other", 20, 20), Box("guest", 30, 20))
      for view in [reentrant, other, Box("last", 30, 20)] { row.addArrangedSubview(view) }
      var steps = [
        { row.removeArrangedSubview(row.arrangedSubviews[2]) }, { other.removeFromSuperview() },
        { row.addArrangedSubview(guest) }, { row.insertArrangedSubview(other, at: 0) },
      ]
      reentrant.whenAsked = { if !steps.isEmpty { steps.removeFirst()() } }
      while !steps.isEmpty {
        reentrant.invalidateIntrinsicContentSize()
        row.setNeedsUpdateConstraints()
        try row.layout(width: 300, height: 20)
      }
      try row.layout(width: 300, height: 20)
      expectEqual(row.arrangedSubviews.map(\.name), ["other", "reentrant", "guest"])
      if distribution == .fillProportionally {
        // 20 to 10 to 30 of 300.
        expectNear(row.arrangedSubviews.map(\.frame.minX), [0, 100, 150])
      }
      for constraint in row.activeConstraints {
        expect(constraint.isActive && constraint.excess < 1e-6 || constraint.priority < 1000)
      }
    }
  }

  @Test(
    "a view that changes its stack at every measurement causes a layout loop that can be resolved")
  func forever() throws {
    let row = StackView(distribution: .fillProportionally, name: "row")
    let reentrant = ReentrantView("reentrant")
    row.addArrangedSubview(reentrant)
    try row.layout(width: 100, height: 20)
    var count = 0
    reentrant.whenAsked = {
      count += 1
      row.addArrangedSubview(Box("\(count)", 10, 20))
    }
    row.spacing = 1
    expectEqual(failure { _ = try row.layout(width: 100, height: 20) }, "layoutLoop")
    reentrant.whenAsked = nil
    for view in row.arrangedSubviews.dropFirst() { view.removeFromSuperview() }
    try row.layout(width: 100, height: 20)
    expectEqual(numbers(reentrant), [0, 0, 100, 20])
  }

  @Test("reordering and spacing changes during an update take effect") func sameNumber()
    throws
  {
    let row = StackView(distribution: .fillProportionally, name: "row")
    let reentrant = ReentrantView("reentrant")
    let other = Box("other", 30, 20)
    for view in [reentrant, other] { row.addArrangedSubview(view) }
    try row.layout(width: 80, height: 20)
    expectNear([reentrant.frame.minX, other.frame.minX], [0, 20])
    var isDone = false
    reentrant.whenAsked = { [unowned row, unowned other] in
      guard !isDone else { return }
      isDone = true
      row.insertArrangedSubview(other, at: 0)
      row.setCustomSpacing(40, after: other)
    }
    row.setNeedsUpdateConstraints()
    reentrant.invalidateIntrinsicContentSize()
    try row.layout(width: 80, height: 20)
    expectEqual(row.arrangedSubviews.map(\.name), ["other", "reentrant"])
    // The extent without the spacing, 40, is shared as 30 to 10.
    expectNear(numbers(other), [0, 0, 30, 20])
    expectNear(numbers(reentrant), [70, 0, 10, 20])
  }
}
