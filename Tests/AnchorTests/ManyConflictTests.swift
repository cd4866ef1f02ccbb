import TestSupport
import Testing

@testable import Anchors

/// 2.7: layouts with many conflicts, which recovering layout finds together.
@Suite struct ManyConflictTests {
  private let root = View("root")

  private func layOut() -> LayoutReport? {
    var reports: [LayoutReport] = []
    root.layoutNode.reportHandler = { reports.append($0) }
    root.frame = Rect(origin: .zero, size: Size(width: 320, height: 480))
    root.layoutIfNeeded()
    return reports.first
  }

  @Test("2.7: one of two widths of each of many views is broken, with few solutions in all")
  func sizes() throws {
    let views = (0..<300).map { Box("view\($0)") }
    for (index, view) in views.enumerated() {
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
        .heightAnchor(equalTo: 5).widthAnchor(equalTo: 10 + Double(index))
        .widthAnchor(equalTo: 1000)
    }
    let report = try #require(layOut())
    expectNil(report.failure)
    expectEqual(report.conflicts.count, 300)
    for (index, view) in views.enumerated() {
      let expected: [Double] = [0, 0, 10 + Double(index), 5]
      expectEqual(numbers(view), expected)
    }
    let broken = Set(report.conflicts.compactMap { $0.brokenConstraint?.equation })
    expectEqual(broken, Set(views.map { "\($0.name).width == 1000" }))
    for (index, conflict) in report.conflicts.enumerated() {
      expect(conflict.members.count == 2 && conflict.more == 299 - index)
      // Each but the last leads to the next conflict, whatever is changed.
      expectEqual(conflict.cures.contains { $0.solves }, (index == 299))
    }
    // Seven rows for each view and two of the root, in about ten of 300 solutions.
    let rows = root.layoutNode.engine?.counts.rowsChanged ?? .max
    #expect(rows < 15 * (7 * 300 + 2), "\(rows)")
  }

  @Test("2.7: conflicts with rows of an earlier layout are found together, too")
  func later() throws {
    let views = (0..<100).map { Box("view\($0)") }
    let first = views.map { $0.widthAnchor.constraint(equalToConstant: 10) }
    for view in views {
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
        .heightAnchor(equalTo: 5)
    }
    LayoutConstraint.activate(first)
    #expect(layOut()?.conflicts.isEmpty != false)
    let before = root.layoutNode.engine?.counts.rowsChanged ?? 0
    for view in views { view.widthAnchor(equalTo: 20).rightAnchor(equalTo: root.rightAnchor) }
    let report = try #require(layOut())
    // Both new constraints contradict those of the first layout.
    expect(report.conflicts.count == 200 && report.failure == nil)
    let expected: [Double] = [0, 0, 10, 5]
    for view in views { expectEqual(numbers(view), expected) }
    let rows = (root.layoutNode.engine?.counts.rowsChanged ?? .max) - before
    #expect(rows < 15 * 2 * 100, "\(rows)")
    // Without the first width, the broken ones are retried: 20 from the left conflicts with 320.
    LayoutConstraint.deactivate(first)
    expectEqual(layOut()?.conflicts.count, 100)
  }

  @Test("2.7: many conflicts of one chain end where no row is left to break")
  func chain() throws {
    var above = root.topAnchor
    for index in 0..<40 {
      let view = Box("view\(index)")
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: above).heightAnchor(equalTo: 20)
        .bottomAnchor(equalTo: root.bottomAnchor)
      above = view.bottomAnchor
    }
    let report = try #require(layOut())
    expectNil(report.failure)
    // The first bottom edge may stay; each other view is below it.
    #expect(report.conflicts.count >= 39)
    for conflict in report.conflicts { #expect(conflict.brokenConstraint != nil) }
  }
}
