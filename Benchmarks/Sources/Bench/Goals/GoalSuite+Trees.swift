import AllocationCounter
import Anchors

/// The goals of the layout engine and of stack views.
extension GoalSuite {
  mutating func addTrees() {
    addCard()
    addWindow()
    addChainAllocations()
    addStackViews()
  }

  /// One business card, against the solver alone and against the peer on the bare constraints.
  private mutating func addCard() {
    let solver = measure("cards", 1, [.cold]).first
    let tree = measureTree("cards", 1, [.cold]).first
    add(
      "one card as views, against the solver alone", .atMost(3), "x",
      quotient(tree?.ours.median, solver?.ours.median))
    add(
      "one card as views, against the peer on the bare constraints", .atLeast(1), "x",
      quotient(solver?.peer?.samples.median, tree?.ours.median))
  }

  /// A window of 1 000 cards: five times the solver's own edit and 25 ns for each frame that moves.
  private mutating func addWindow() {
    let solver = measure("window", 1000, [.edit]).first
    let tree = measureTree("window", 1000, [.edit]).first
    // The root, the cards, and the photo and four labels of each.
    let moved = 1 + 6 * 1000.0
    let allowed = solver.map { 5 * $0.ours.median + 25 * moved }
    add(
      "resizing a window of 1000 cards, against 5 solver edits and 25 ns a frame", .atMost(1), "x",
      quotient(tree?.ours.median, allowed))
  }

  private mutating func addChainAllocations() {
    report.progress("allocations of the chain")
    let root = View("root")
    let views = (0..<1000).map { _ in View("view") }
    for view in views { root.addSubview(view) }
    allocationCountingStart()
    for view in views { view.topAnchor(equalTo: root.topAnchor, constant: 5) }
    let counted = allocationCountingStop()
    add(
      "allocations per constraint made by the chain", .atMost(3), "",
      Double(counted.allocations) / Double(views.count))
  }

  private mutating func addStackViews() {
    let stack = measureTree("label-stack", 1000, [.cold]).first
    let byHand = measureTree("label-chain", 1000, [.cold]).first
    add(
      "a stack of 1000 labels cold, against the same chain of anchors", .atMost(2), "x",
      quotient(stack?.ours.median, byHand?.ours.median))
    let hides = [100, 1000].map { measureTree("label-stack", $0, [.edit]).first?.ours.median }
    add(
      "hiding the last of 1000 labels in a stack, against the last of 100", .atMost(2), "x",
      hidingMoves() ? quotient(hides[1], hides[0]) : nil)
    let nests = [243, 1024, 7776].map { measureTree("stack-nest", $0, [.cold]).first?.ours.median }
    for (nest, leaves) in zip(nests, [243, 1024, 7776]).dropFirst() {
      add(
        "stacks five deep, time per leaf with \(leaves) leaves against 243", .atMost(1.25), "x",
        quotient(nest, nests[0]).map { $0 * 243 / Double(leaves) })
    }
  }

  /// Whether hiding a label in a stack has any effect, without which its time says nothing.
  private func hidingMoves() -> Bool {
    let scene = TreeScene.labelStack(10)
    let moved = try? (scene.layOut(), scene.takeTurn()).1.changed.count
    return (moved ?? 0) > 0
  }

  private func measureTree(_ name: String, _ size: Int, _ phases: [Phase]) -> [Measurement] {
    report.progress("tree of \(name) \(size)")
    guard let workload = TreeWorkload.all.first(where: { $0.name == name }) else { return [] }
    do {
      return try runner.measure(workload, size, phases, report: report)
    } catch {
      report.fault("tree of \(name) \(size): \(error)")
      return []
    }
  }

  private func quotient(_ upper: Double?, _ lower: Double?) -> Double? {
    guard let upper, let lower else { return nil }
    return upper / lower
  }
}
