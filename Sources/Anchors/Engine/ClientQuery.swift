import Buffers

/// The answers of client code about one constraint, queried before the constraint's row is made.
package struct ClientQuery {
  /// The slot of the constraint in the engine.
  let constraint: ConstraintIndex
  /// The standard distance that the constraint adds, in points.
  private(set) var spacing = LayoutNode.standardSpacing
  private var baselines: [(end: UInt8, node: LayoutNode, baselines: Baselines)] = []
  /// The node whose baselines are unusable numbers, if any.
  private(set) var nodeWithBadBaselines: LayoutNode?

  /// Queries client code, which may change the tree.
  package init(_ constraint: LayoutConstraint, at slot: ConstraintIndex, of engine: LayoutEngine) {
    let root = engine.rootLink.node
    self.constraint = slot
    if constraint.state.contains(.systemSpacing), let provider = root.rareState?.systemSpacing,
      let before = constraint.secondItem, let after = constraint.firstItem
    {
      spacing = provider(before, after, constraint.firstAttribute.axis)
    }
    for end in 0..<constraint.endCount {
      guard let baseline = constraint.attribute(at: end).baseline,
        let item = constraint.item(at: end)?.node
      else { continue }
      let target = item.baselineNode(baseline)
      var answer = target.measuredBaselines(width: engine.baselineWidth(of: target))
      if !answer.areUsable {
        nodeWithBadBaselines = target
        answer = Baselines()
      }
      baselines.append((end, target, answer))
    }
  }

  /// Returns the node that provides the baseline of an end, with its baselines.
  ///
  /// - Parameters:
  ///   - end: The end of the constraint.
  ///   - item: The item at that end.
  /// - Returns: The answer, or nil if the node has left the item since.
  func baseline(at end: UInt8, of item: NodeLink) -> (node: NodeLink, baselines: Baselines)? {
    guard let answer = baselines.first(where: { $0.end == end }),
      answer.node.isDescendant(of: item.node)
    else { return nil }
    return (NodeLink(answer.node), answer.baselines)
  }
}

extension LayoutEngine {
  /// Queries client code for everything that the rows of changed constraints need.
  ///
  /// Client code may change the tree or lay it out, which must not happen while rows are collected.
  ///
  /// - Parameter again: Whether to query again for constraints that already have answers.
  func queryClient(again: Bool) {
    if again { discardAnswers() }
    guard rows.needAnswers else { return }
    var start = 0
    while let index = nextUnanswered(from: start) {
      start = index + 1
      let slot = rows.queue[index]
      guard let link = rows.constraints.object(at: slot) else { continue }
      let constraint = link.constraint
      let answer = ClientQuery(constraint, at: slot, of: self)
      guard rows.constraints.indices.contains(slot), rows.constraints.object(at: slot) == link
      else { continue }
      rows.constraints.setQueryResult(Int32(rows.answers.count), at: slot)
      rows.answers.append(answer)
      if let node = answer.nodeWithBadBaselines, contains(NodeLink(node)) {
        recovery.badContents.append(NodeLink(node))
      }
    }
  }

  /// Finds the index in the queue of the next constraint object that needs an answer and has none.
  ///
  /// The loop is tight because a queue typically has many records between few objects.
  private func nextUnanswered(from start: Int) -> Int? {
    let (queue, constraints) = (rows.queue, rows.constraints)
    var index = start
    while index < queue.count {
      let slot = queue[index]
      if let link = constraints.object(at: slot), constraints.answer(at: slot) < 0,
        link.use({ $0.needsClientQuery })
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Returns the width at which the baselines of a wrapping content apply; nil if it is unknown.
  func baselineWidth(of node: LayoutNode) -> Double? {
    let slot = slot(of: NodeLink(node))
    guard !slot.isAbsent, items[slot].state.contains(.wraps) else { return nil }
    let width = items.measuredWidth(of: slot)
    return width.isNaN ? nil : width
  }

  /// Queries the baselines of a content again, because they may depend on its new width.
  ///
  /// - Returns: Whether a constraint uses them.
  func requeryBaselines(of slot: ItemIndex, _ link: NodeLink) -> Bool {
    guard items[slot].state.contains(.baselinesUsed) else { return false }
    let node = link.node
    guard node.rareState?.measureBaselines != nil, node.ownView == nil else { return false }
    if !borrowsTree {
      baselinesChanged(node)
      invalidateBaselines(with: node)
      return true
    }
    // Constraints are queued in the engine that owns the tree, so this one finds its own.
    rows.needAnswers = true
    for index in rows.constraints.indices {
      let usesBaseline = rows.constraints.object(at: index)?.use { $0.needsClientQuery }
      if usesBaseline == true { rows.queue.append(index) }
    }
    return true
  }

  /// Discards the answers of client code.
  package func discardAnswers() {
    guard !rows.answers.isEmpty else { return }
    for answer in rows.answers where rows.constraints.indices.contains(answer.constraint) {
      rows.constraints.setQueryResult(-1, at: answer.constraint)
    }
    // Emptied first: releasing the list may free a view whose `deinit` runs a layout.
    let gone = rows.answers
    rows.answers = []
    withExtendedLifetime(gone) {}
  }
}

/// The answers of client code about the content of one node, without a width.
struct ContentAnswer {
  let node: LayoutNode
  /// The content size.
  let size: Size
  /// True if the height depends on the width.
  let wraps: Bool
  /// The minimum content size; nil if the node has none.
  let minimum: Size?

  /// Queries client code, which may change the tree.
  init(of node: LayoutNode) {
    self.node = node
    (size, wraps) = node.naturalContent()
    minimum = node.rareState?.minimum == nil ? nil : node.measuredMinimum(width: nil)
  }
}

/// The answers of client code about one content whose height depends on its width.
struct HeightAnswer {
  /// The height of the content, not rounded.
  var height: Double
  /// The width of the widest line of a text, at most the given one; the natural one for another
  /// content.
  var width: Double
  /// The minimum height; nil if it does not depend on the width.
  var minimum: Double?

  /// Queries client code, which may change the tree.
  ///
  /// The natural height applies at the natural width and above, and also at a width of 0: a text in
  /// a collapsed row must not break after every character.
  init(of node: LayoutNode, natural: Size, atWidth width: Double) {
    let isText = node.ownView?.showsText == true
    (height, self.width) = (natural.height, natural.width)
    if isText { self.width = Swift.min(width, natural.width) }
    guard width > 1e-6 else { return }
    if node.rareState?.minimum?.measure != nil {
      minimum = node.measuredMinimum(width: width).height
    }
    if width < natural.width - 1e-6 {
      let size = node.measuredContent(width: width)
      height = size.height
      if isText, size.width >= 0 { self.width = Swift.min(width, size.width) }
    }
  }
}
