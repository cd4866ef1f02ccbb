@_spi(Memory) import Simplex

// The nodes that a layout has changed, which its result has listed later, or never.

extension LayoutEngine {
  /// What the layout did.
  func finish() -> LayoutResult {
    // What goes with them runs methods of the program's: by then there is a result, which is told of what these take out.
    let findings = round.findings
    round.findings = []
    defer { withExtendedLifetime(findings) {} }
    listChanged()
    var count = 0
    let journal = round.journal
    for index in journal.indices {
      let node = journal[index]
      forgetJournal(of: node)
      guard node.frame != round.frameBefore(index), !node.kind.isAuxiliary else { continue }
      journal[count] = node
      count += 1
    }
    round.endJournal(keeping: count)
    let size = rootLink.frame.size
    guard count > 0 else { return LayoutResult(size: size, nodes: nil, root: nil) }
    let changed = round.result ?? ChangedNodes()
    changed.begin(self)
    round.result = changed
    // What has left the tree meanwhile lives until the layout has ended, and no longer.
    if !round.departed.isEmpty || !isInCharge { listChanged() }
    return LayoutResult(size: size, nodes: changed, root: rootLink.node)
  }

  /// The nodes that the latest result is about.
  func changedNodes() -> [LayoutNode] {
    var links = round.changed.makeIterator()
    return NodeLink.nodes(atMost: round.changed.count) { links.next() }
  }

  /// Has the latest result keep its nodes itself, if it is still there; nobody has links to them then.
  func listChanged() {
    guard round.hasResult else { return }
    if let result = round.takeResultInUse() { result.keep(changedNodes()) }
    round.forgetChanged()
  }
}
