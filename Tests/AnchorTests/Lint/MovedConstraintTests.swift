import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Constraints whose slots in the engine's table change during `lint`.
@Suite struct MovedConstraintTests {
  @Test("lint names a constraint without effect after the table was compacted")
  func compacted() throws {
    let root = View("root")
    var widths: [LayoutConstraint] = []
    for number in 0..<200 {
      let view = View("view\(number)")
      root.addSubview(view)
      view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
      widths.append(view.widthAnchor.constraint(equalToConstant: 10))
    }
    let last = View("last")
    root.addSubview(last)
    last.edges(equalTo: root)
    let idle = last.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
    idle.identifier = "idle"
    LayoutConstraint.activate(widths + [idle])
    try root.layout(width: 60, height: 50)
    LayoutConstraint.deactivate(widths)
    for view in root.subviews.dropLast() { view.removeFromSuperview() }
    let report = try root.lint(widths: 20...60)
    let found = report.findings.filter { $0.code == .neverBinding }
    expectEqual(found.map { $0.constraints.map(\.identifier) }, [["idle"]])
  }
}
