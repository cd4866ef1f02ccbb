import Buffers
import Simplex

/// Texts of required height, which can make a layout impossible at another width.
///
/// A cure counts only if the layout is feasible with these texts wrapped again.
struct TextTrial {
  private struct Text {
    let slot: ItemIndex
    let width: Variable
    /// The rows that state the height.
    var rows: [ConstraintID]
    let height: Double
    /// True if the rows state the minimum height.
    var isMinimum = false
  }

  /// The maximum number of times a text is measured at another width in one solution.
  private static var rounds: Int { 2 }

  private let engine: LayoutEngine
  private var texts: [Text] = []

  /// Collects the texts of required height.
  ///
  /// - Parameters:
  ///   - engine: The engine whose changes conflict.
  ///   - solver: A solver with the changes, without some rows.
  ///   - added: The rows that the changes add, in order.
  init(_ engine: LayoutEngine, _ solver: Solver, added: [ConstraintID]) {
    self.engine = engine
    var textIndices = [Int](repeating: -1, count: engine.items.records.count)
    var minimumIndices = textIndices
    for slot in engine.items.indices where engine.items[slot].state.contains(.wraps) {
      let record = engine.items[slot]
      guard record.node != nil else { continue }
      textIndices[slot.position] = texts.count
      let rows = [engine.row(.hugHeight, of: slot), engine.row(.resistHeight, of: slot)]
        .compactMap { $0 }
      texts.append(
        Text(slot: slot, width: record.width, rows: rows, height: record.targetContent.height))
    }
    for slot in engine.items.indices {
      guard let row = engine.row(.minimumContentHeight, of: slot),
        engine.items[slot].node?.node.rareState?.minimum?.measure != nil
      else { continue }
      minimumIndices[slot.position] = texts.count
      texts.append(
        Text(
          slot: slot, width: engine.items[slot].width, rows: [row],
          height: engine.items.minimum(of: slot).target.height, isMinimum: true))
    }
    guard !texts.isEmpty else { return }
    for index in 0..<Swift.min(added.count, engine.changes.origins.count) {
      let origin = engine.changes.origins[index]
      let text: Int
      switch origin.kind {
      case .hugHeight, .resistHeight: text = textIndices[origin.item.position]
      case .minimumContentHeight: text = minimumIndices[origin.item.position]
      default: continue
      }
      if text >= 0 { texts[text].rows.append(added[index]) }
    }
    // A text that is a member of the conflict is not wrapped again.
    texts.removeAll { text in
      !text.rows.contains { solver.kind(of: $0)?.priority == .required }
        || text.rows.contains { !solver.contains($0) }
    }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// Returns whether the layout is feasible with the heights of texts at their resulting widths.
  func isFeasible(_ solver: inout Solver) -> Bool {
    var heights = texts.map { $0.height }
    for _ in 0..<Self.rounds {
      var changes = RowChanges()
      for (index, text) in texts.enumerated() {
        let width = solver[text.width]
        guard let height = height(of: text, atWidth: width), height != heights[index]
        else { continue }
        heights[index] = height
        for row in text.rows { changes.constants.append((row, height)) }
      }
      if changes.isEmpty { return true }
      if (try? changes.apply(to: &solver)) == nil { return false }
    }
    return true
  }
}

extension TextTrial {
  private func height(of text: Text, atWidth width: Double) -> Double? {
    guard let answer = engine.heights(ofText: text.slot, width: width) else { return nil }
    guard text.isMinimum else { return engine.roundedHeight(answer) }
    return answer.minimum.map { engine.roundedMinimumHeight($0) }
  }
}

extension LayoutEngine {
  /// Returns the height in the rows of a text at a width, or nil if it has none.
  func height(ofText slot: ItemIndex, width: Double) -> Double? {
    heights(ofText: slot, width: width).flatMap { roundedHeight($0) }
  }

  /// Queries the heights of a text at a width; nil if the query has removed it from the tree.
  fileprivate func heights(ofText slot: ItemIndex, width: Double) -> HeightAnswer? {
    guard let node = items[slot].node?.node else { return nil }
    let answer = HeightAnswer(of: node, natural: items.naturalContent(of: slot), atWidth: width)
    return items[slot].node?.refers(to: node) == true ? answer : nil
  }

  /// Returns the height of a text as the rows state it; nil if there is none.
  fileprivate func roundedHeight(_ answer: HeightAnswer) -> Double? {
    let target = roundedUpToPixels(Size(width: 0, height: answer.height)).height
    return target >= 0 && target <= 1e9 ? target : nil
  }
}
