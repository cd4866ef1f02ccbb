import Simplex

/// The fitting size of a tree in which only constants and priorities have changed since its layout.
///
/// The tree's own solver evaluates the changes and is restored. Texts are measured at the resulting
/// widths, as in a layout. Because that runs client code, each round starts from the unchanged
/// solver, with the changes and the heights measured so far.
struct FittingTrial {
  /// A content whose height depends on its width.
  private struct Text {
    let slot: Int
    /// The last width found by the solver.
    var width: Double
    var isQueued: Bool
    var measuredWidth: Double
    var height: Double
    var minimumHeight: Double
  }

  /// The maximum number of times a text is measured at another width.
  private static var rounds: Int { 2 }

  private let engine: LayoutEngine
  private let root: (width: Variable, height: Variable)
  private let changeStamp: UInt32
  /// True if the root's width is that of its rows, so that texts mostly have their current widths.
  private let isWidthFixed: Bool
  private var texts: [Text] = []
  private var steps: [ParameterChanges] = []
  /// The solution for `steps`; nil until computed, and after `steps` has changed.
  private var solved: Size?

  /// Collects the changes of an engine.
  ///
  /// - Returns: Nil if other changes than to constants and priorities are pending.
  init?(_ engine: LayoutEngine, _ size: RootSize) {
    guard engine.hasParameterChangesOnly, let changes = engine.collectParameterChanges(for: size)
    else {
      return nil
    }
    self.engine = engine
    let slot = engine.slotRegistering(engine.rootLink)
    root = (engine.items[slot].width, engine.items[slot].height)
    changeStamp = engine.currentLayout.changeStamp
    isWidthFixed = size.width == engine.currentLayout.loweredSize.width
    steps.reserveCapacity(2)
    steps.append(changes)
    texts = Self.texts(of: engine)
    let hasBaselines = texts.contains { text in
      engine.items[text.slot].state.contains(.baselinesUsed)
        && engine.items[text.slot].node?.node.rareState?.measureBaselines != nil
    }
    // They may depend on the width, which changes.
    if hasBaselines { return nil }
  }

  /// Returns the texts of the tree in their current state.
  private static func texts(of engine: LayoutEngine) -> [Text] {
    let items = engine.items
    var texts: [Text] = []
    for slot in items.indices
    where items[slot].state.contains(.wraps) && items[slot].node != nil {
      texts.append(
        Text(
          slot: slot, width: engine.solver[items[slot].width],
          isQueued: items[slot].state.contains(.wrapQueued),
          measuredWidth: items.measuredWidth(of: slot), height: items[slot].targetContent.height,
          minimumHeight: items.minimum(of: slot).target.height))
    }
    return texts
  }

  /// Computes the size of the root's alignment rectangle.
  ///
  /// - Returns: The size, or nil if the solver fails or measuring a text has changed the tree.
  mutating func size() -> Size? {
    if isWidthFixed {
      guard let heights = measureTexts() else { return nil }
      // A single step, because each step evaluates all values again.
      let count = steps[0].constants.count
      steps[0].constants += heights.constants
      guard let size = solve(), let others = measureTexts() else { return nil }
      if others.constants.isEmpty { return size }
      // The guess was wrong, and must not influence the answer.
      texts = Self.texts(of: engine)
      steps[0].constants.removeSubrange(count...)
      solved = nil
    }
    for _ in 0..<Self.rounds {
      guard solve() != nil, let changes = measureTexts() else { return nil }
      if changes.constants.isEmpty { break }
      steps.append(changes)
    }
    return solve()
  }

  /// Solves for all steps, and marks the texts whose widths have changed.
  private mutating func solve() -> Size? {
    if let solved { return solved }
    var variables: [Variable] = []
    variables.reserveCapacity(texts.count + 2)
    variables.append(root.width)
    variables.append(root.height)
    for text in texts { variables.append(engine.items[text.slot].width) }
    guard let values = try? engine.solver.values(of: variables, after: steps) else { return nil }
    for index in texts.indices where values[index + 2].bitPattern != texts[index].width.bitPattern {
      texts[index].width = values[index + 2]
      texts[index].isQueued = true
    }
    solved = Size(width: values[0], height: values[1])
    return solved
  }

  /// Measures the texts whose content or width has changed.
  ///
  /// - Returns: The heights that differ from those in the rows, or nil if a layout is required
  ///   instead.
  private mutating func measureTexts() -> ParameterChanges? {
    var changes = ParameterChanges(constants: [], priorities: [])
    for index in texts.indices where texts[index].isQueued {
      texts[index].isQueued = false
      let text = texts[index]
      guard let node = engine.items[text.slot].node?.node else { return nil }
      if (text.width - text.measuredWidth).magnitude < 1e-6 { continue }
      texts[index].measuredWidth = text.width
      let natural = engine.items.naturalContent(of: text.slot)
      let answer = HeightAnswer(of: node, natural: natural, atWidth: text.width)
      let isSame =
        engine.ownsTree && !engine.needsPreparation
        && engine.currentLayout.changeStamp == changeStamp
      let height = answer.height
      guard isSame, height.isValidExtent,
        addMinimumHeight(answer.minimum, of: index, to: &changes)
      else { return nil }
      guard height != text.height else { continue }
      guard let hug = engine.row(.hugHeight, of: text.slot), height >= 0,
        let resist = engine.row(.resistHeight, of: text.slot)
      else { return nil }
      texts[index].height = height
      if changes.constants.isEmpty { changes.constants.reserveCapacity(2 * texts.count) }
      changes.constants.append((hug, height))
      changes.constants.append((resist, height))
    }
    if !changes.constants.isEmpty { solved = nil }
    return changes
  }

  /// Adds the change of a minimum height if it differs.
  ///
  /// - Returns: Whether that is possible; otherwise a layout is required instead.
  private mutating func addMinimumHeight(
    _ measured: Double?, of index: Int, to changes: inout ParameterChanges
  ) -> Bool {
    let text = texts[index]
    guard text.minimumHeight >= 0, let measured else { return true }
    let height = engine.roundedMinimumHeight(measured)
    guard height >= 0, let row = engine.row(.minimumContentHeight, of: text.slot) else {
      return false
    }
    guard height != text.minimumHeight else { return true }
    texts[index].minimumHeight = height
    changes.constants.append((row, height))
    return true
  }
}
