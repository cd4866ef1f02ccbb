import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Views that change the tree when a report queries their names.
@Suite("Views that change the tree when a report queries their names")
struct ReentrantNameTests {
  /// A view without a name that runs an action once, or on every query of its name.
  private final class Intruder: View {
    var whenNamed: (() -> Void)?
    var repeats = false

    override var nameInReports: String {
      let action = whenNamed
      if !repeats { whenNamed = nil }
      action?()
      return "Intruder"
    }
  }

  private let root = View("root")
  private let intruder = Intruder()

  /// Pins the intruder to the corner of the root without constraining its width.
  init() {
    root.addSubview(intruder)
    intruder.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    intruder.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    intruder.heightAnchor.constraint(equalToConstant: 10).isActive = true
  }

  /// Changes that resolve a conflict between widths of 10 and 20, and the resulting width.
  private static let ends:
    [(name: String, change: @Sendable (LayoutConstraint, LayoutConstraint) -> Void, width: Double)] =
      [
        ("the wide one goes", { _, wide in wide.isActive = false }, 10),
        ("the narrow one goes", { narrow, _ in narrow.isActive = false }, 20),
        ("the narrow one gives way", { narrow, _ in narrow.priority = .defaultHigh }, 20),
        ("the wide one gives way", { _, wide in wide.priority = .defaultHigh }, 10),
        ("the narrow one is as wide", { narrow, _ in narrow.constant = 20 }, 20),
        ("the wide one is as narrow", { _, wide in wide.constant = 10 }, 10),
      ]

  @Test(
    "a conflict resolved while it is being named is not reported and breaks nothing",
    arguments: ends.indices, [false, true])
  func conflictEnds(end: Int, isSeen: Bool) throws {
    let narrow = intruder.widthAnchor.constraint(equalToConstant: 10)
    let wide = intruder.widthAnchor.constraint(equalToConstant: 20)
    narrow.isActive = true
    if isSeen { try root.layout(width: 100, height: 100) }
    wide.isActive = true
    intruder.whenNamed = { Self.ends[end].change(narrow, wide) }
    root.layoutIfNeeded(width: 100, height: 100)
    let (name, _, width) = Self.ends[end]
    expectNil(root.layoutNode.lastReport, "\(name)")
    expectEqual(intruder.frame, Rect(x: 0, y: 0, width: width, height: 10), "\(name)")
  }

  @Test("each of several conflicts is reported, though querying each name makes a change")
  func conflicts() {
    let others = (0..<4).map { number in
      let view = Intruder()
      root.addSubview(view)
      for width in [10.0, 20 + Double(number)] {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      view.whenNamed = { view.heightAnchor.constraint(equalToConstant: 50).isActive = true }
      return view
    }
    root.layoutIfNeeded(width: 100, height: 100)
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 4)
    expectNil(root.layoutNode.lastReport?.failure)
    // The later width of each is broken.
    for view in others { expectEqual(view.frame.size, Size(width: 10, height: 50)) }
  }

  @Test("a name query that solves the tree during a report leaves its rows intact")
  func reportIsOvertaken() {
    let other = Intruder()
    root.addSubview(other)
    other.widthAnchor.constraint(equalToConstant: 50).isActive = true
    intruder.widthAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded(width: 100, height: 100)
    let widths = [20.0, 30].map { intruder.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(widths)
    intruder.rightAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    intruder.whenNamed = {
      LayoutConstraint.deactivate(widths)
      _ = try? self.root.layoutFunction(of: .width, in: 10...200)
    }
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
    root.layoutIfNeeded(width: 100, height: 100)
    expectNil(root.layoutNode.lastReport)
    expect(intruder.frame.width == 10 && other.frame.maxX == intruder.frame.maxX)
  }

  @Test(
    "fittings from a name query leave a query of a tree without layout intact"
  )
  func fittingWithinQuestion() throws {
    for name in ["later", "last"] {
      let view = View(name)
      root.addSubview(view)
      view.widthAnchor.constraint(equalTo: intruder.widthAnchor).isActive = true
    }
    intruder.widthAnchor.constraint(equalToConstant: 10).isActive = true
    _ = try root.layoutFunction(of: .width, in: 10...200)
    intruder.whenNamed = {
      for _ in 0..<2 {
        _ = try? self.root.systemLayoutSizeFitting(Size(width: 50, height: 0))
      }
      _ = self.root.reportedValues.count
      self.root.subviews.last?.removeFromSuperview()
    }
    let names = root.reportedValues.map { $0.quantity.description }
    expect(names.contains("Intruder.width") && names.contains("later.width"))
    expect(!names.contains("last.width"))
  }

  @Test("conflicts that change with every name query end in a layout loop")
  func conflictsWithoutEnd() throws {
    var width = 10.0
    var last: LayoutConstraint?
    let change = {
      width += 1
      last?.isActive = false
      last = self.intruder.widthAnchor.constraint(equalToConstant: width)
      last?.isActive = true
    }
    change()
    intruder.widthAnchor.constraint(equalToConstant: 5).isActive = true
    intruder.whenNamed = change
    intruder.repeats = true
    root.layoutIfNeeded(width: 100, height: 100)
    guard case .layoutLoop(let names) = root.layoutNode.lastReport?.failure else {
      Issue.record("the failure is \(String(describing: root.layoutNode.lastReport))")
      return
    }
    expectEqual(names, ["root"])
    intruder.whenNamed = nil
    last?.isActive = false
    try root.layout(width: 100, height: 100)
    expectEqual(intruder.frame.width, 5)
  }

  @Test("a report survives a name query that adds the tree to another one")
  func conflictMoves() throws {
    let (narrow, wide) = (
      intruder.widthAnchor.constraint(equalToConstant: 10),
      intruder.widthAnchor.constraint(equalToConstant: 20)
    )
    LayoutConstraint.activate([narrow, wide])
    let top = View("top")
    intruder.whenNamed = { top.addSubview(self.root) }
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
    #expect(root.superview === top)
    wide.isActive = false
    root.edges(equalTo: top)
    try top.layout(width: 50, height: 40)
    expectEqual(root.frame, Rect(x: 0, y: 0, width: 50, height: 40))
    expectEqual(intruder.frame, Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("lint names violated preferences while constraints are deactivated")
  func listShrinks() throws {
    intruder.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let lost = intruder.widthAnchor.constraint(equalToConstant: 30).with(priority: .defaultHigh)
    var others: [LayoutConstraint] = []
    for _ in 0..<200 {
      others.append(intruder.heightAnchor.constraint(lessThanOrEqualToConstant: 20))
    }
    LayoutConstraint.activate(others)
    lost.isActive = true
    let later = root.widthAnchor.constraint(equalToConstant: 90).with(priority: .defaultHigh)
    later.isActive = true
    try root.layout(width: 100, height: 100)
    intruder.whenNamed = {
      LayoutConstraint.deactivate(others)
      self.root.layoutIfNeeded(width: 100, height: 100)
    }
    let allowed = LintCode.allCases.filter { $0 != .lostPreference }
    let report = root.lint(allowing: allowed)
    expectEqual(report.findings.first?.items, ["Intruder"])
    expectEqual(root.lint(allowing: allowed).findings.count, 2)
  }

  @Test("a layout function survives a name query that adds the tree to another one")
  func functionMoves() throws {
    intruder.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    let top = View("top")
    try root.layout(width: 100, height: 100)
    root.name = ""
    let outer = Intruder()
    outer.addSubview(root)
    root.edges(equalTo: outer)
    outer.whenNamed = {
      top.addSubview(outer)
      outer.edges(equalTo: top)
    }
    _ = try? outer.layoutFunction(of: .width, in: 10...200)
    #expect(outer.superview === top)
    try top.layout(width: 50, height: 40)
    expectEqual(outer.frame, Rect(x: 0, y: 0, width: 50, height: 40))
    expectEqual(intruder.frame, Rect(x: 0, y: 0, width: 50, height: 10))
  }
}
