@_spi(Memory) import Simplex

/// What the program said about a constraint when it was asked, before the constraint's row is made.
struct ClientAnswer {
  /// The slot of the constraint in the engine.
  let constraint: Int
  /// The standard distance that the constraint counts, in points.
  private(set) var spacing = LayoutNode.standardSpacing
  private var baselines: [BaselineAnswer] = []
  /// The node whose baselines are no numbers that can be used, if there is one.
  private(set) var nodeWithBadBaselines: LayoutNode?

  /// Asks; the methods of the program that this runs may change the tree.
  init(_ constraint: LayoutConstraint, at slot: Int, root: LayoutNode) {
    self.constraint = slot
    if constraint.state.contains(.systemSpacing), let provider = root.rareState?.systemSpacing,
      let before = constraint.secondItem, let after = constraint.firstItem
    {
      let axis: Axis =
        constraint.firstAttribute.attributeClass == .vertical ? .vertical : .horizontal
      spacing = provider(before, after, axis)
    }
    for end in 0..<constraint.endCount {
      guard let baseline = constraint.attribute(at: end).baseline,
        let item = constraint.item(at: end)?.node
      else { continue }
      let target = item.baselineNode(baseline)
      var answer = target.measuredBaselines()
      if !answer.areUsable {
        nodeWithBadBaselines = target
        answer = Baselines()
      }
      baselines.append(BaselineAnswer(end: end, node: target, baselines: answer))
    }
  }

  /// The baseline of an end: the node that gives it, and where that has its baselines.
  ///
  /// - Parameters:
  ///   - end: The end of the constraint.
  ///   - item: The item there.
  /// - Returns: What was answered, unless the node has left the item since.
  func baseline(at end: UInt8, of item: NodeLink) -> (node: NodeLink, baselines: Baselines)? {
    guard let answer = baselines.first(where: { $0.end == end }),
      answer.node.isDescendant(of: item.node)
    else { return nil }
    return (NodeLink(answer.node), answer.baselines)
  }
}

/// The node that gives the baseline of one end of a constraint.
private struct BaselineAnswer {
  let end: UInt8
  let node: LayoutNode
  let baselines: Baselines
}

extension LayoutEngine {
  /// Asks the program for what the rows of changed constraints need.
  ///
  /// Its methods may change the tree, or lay it out; while rows are made it would be too late for that.
  ///
  /// - Parameter again: Whether to ask about constraints that were asked about before, too.
  func queryClient(again: Bool) {
    if again { discardAnswers() }
    // Nothing is asked about what is only stated.
    guard rows.hasObjects else { return }
    var start = 0
    while let index = nextUnanswered(from: start) {
      start = index + 1
      let slot = Int(rows.queue[index])
      guard let link = rows.constraints[slot].link else { continue }
      let constraint = link.constraint
      let answer = ClientAnswer(constraint, at: slot, root: rootLink.node)
      guard rows.constraints.indices.contains(slot), rows.constraints[slot].link == link else {
        continue
      }
      rows.constraints[slot].answer = Int32(rows.answers.count)
      rows.answers.append(answer)
      if let node = answer.nodeWithBadBaselines, contains(NodeLink(node)) {
        recovery.badContents.append(NodeLink(node))
      }
    }
  }

  /// The index in the queue of the next constraint that asks the program and has no answer.
  ///
  /// Most trees have many constraints that are only stated between few that are objects.
  private func nextUnanswered(from start: Int) -> Int? {
    let (queue, constraints) = (rows.queue, rows.constraints)
    var index = start
    while index < queue.count {
      let constraint = constraints[Int(queue[index])]
      if let link = constraint.link, constraint.answer < 0, link.use({ $0.needsClientAnswer }) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Forgets what the program said.
  func discardAnswers() {
    guard !rows.answers.isEmpty else { return }
    for answer in rows.answers where rows.constraints.indices.contains(answer.constraint) {
      rows.constraints[answer.constraint].answer = -1
    }
    // A view that goes with the list may run a layout, which must not find it half emptied.
    let gone = rows.answers
    rows.answers = []
    withExtendedLifetime(gone) {}
  }
}
