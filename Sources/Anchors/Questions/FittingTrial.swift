@_spi(Memory) import Simplex

/// The fitting size of a tree in which nothing but numbers has changed since it was laid out: the solver of the tree
/// tries the numbers out, and the tree is as it was.
///
/// Texts are measured for the widths that come out, as a layout does. That runs the program's code, so the solver is
/// asked anew for each round: it tries the numbers again, and then the heights.
struct FittingTrial {
  /// A content whose height depends on its width.
  private struct Text {
    let slot: Int
    /// The width that the solver had last.
    var width: Double
    var isQueued: Bool
    var measuredWidth: Double
    var height: Double
  }

  /// How often a text may be measured for another width.
  private static var rounds: Int { 2 }

  private let engine: LayoutEngine
  private let root: (width: Variable, height: Variable)
  private let changeStamp: UInt32
  /// Whether the root keeps the width that its rows state, so that texts most often have the widths that they had.
  private let isWidthFixed: Bool
  private var texts: [Text] = []
  private var steps: [ParameterChanges] = []
  /// What the solver finds for the steps, once it was asked.
  private var solved: Size?

  /// - Returns: Nil if more than numbers has changed.
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
  }

  /// The texts as the tree has them.
  private static func texts(of engine: LayoutEngine) -> [Text] {
    let items = engine.items
    var texts: [Text] = []
    for slot in items.indices
    where items[slot].state.contains(.wraps) && items[slot].node != nil {
      texts.append(
        Text(
          slot: slot, width: engine.solver[items[slot].width],
          isQueued: items[slot].state.contains(.wrapQueued),
          measuredWidth: items.measuredWidth(of: slot), height: items[slot].targetContent.height))
    }
    return texts
  }

  /// The size of the alignment rectangle of the root.
  ///
  /// - Returns: Nil if the solver refuses, or if the program has changed the tree while a text was measured.
  mutating func size() -> Size? {
    if isWidthFixed {
      guard let heights = measureTexts() else { return nil }
      // One step for both: for each more all values are found once more.
      let count = steps[0].constants.count
      steps[0].constants += heights.constants
      guard let size = solve(), let others = measureTexts() else { return nil }
      if others.constants.isEmpty { return size }
      // The answer is to be the one that comes out without the guess.
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

  /// Solves for all steps, and notes which texts have got another width.
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

  /// Measures the texts that are new or have got another width.
  ///
  /// - Returns: The heights that differ from those that the rows say, or nil if a layout has to look at that.
  private mutating func measureTexts() -> ParameterChanges? {
    var changes = ParameterChanges(constants: [], priorities: [])
    for index in texts.indices where texts[index].isQueued {
      texts[index].isQueued = false
      let text = texts[index]
      guard let node = engine.items[text.slot].node?.node else { return nil }
      if (text.width - text.measuredWidth).magnitude < 1e-6 { continue }
      texts[index].measuredWidth = text.width
      let natural = engine.items.naturalContent(of: text.slot)
      let height = engine.height(of: node, natural, atWidth: text.width)
      let isSame =
        engine.ownsTree && !engine.needsPreparation
        && engine.currentLayout.changeStamp == changeStamp
      guard isSame, height.isValidExtent else { return nil }
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
}
