import Anchors
import Simplex
import SimplexQuestions

// Texts as wide as their widest line. One parametric simplex follows the limits at which texts
// wrap; within each of its segments, others follow the layout with the texts narrowed.

extension FunctionBuilder {
  /// Appends the pieces within a segment of the limits, up to a parameter.
  ///
  /// - Parameters:
  ///   - limits: The parametric simplex in which texts want their natural widths.
  ///   - end: The parameter.
  ///   - exits: The changes of heights there.
  ///   - state: The state of the walk.
  /// - Throws: ``LayoutFunctionError/tooManyPieces(limit:knownUpTo:)``, or an error of the solver.
  mutating func appendPieces(
    _ limits: ParametricSimplex, to end: Double, _ exits: [FunctionTextExit],
    _ state: inout WalkState
  ) throws(LayoutFunctionError) {
    guard texts.contains(where: { wraps($0, limits, to: end) }) else {
      try append(limits, to: end, exits, &state)
      if !exits.isEmpty { state.last = limits }
      return
    }
    var (position, idle) = (limits.start, 0)
    while true {
      let lines = lineSteps(limits, at: position)
      var shown = try narrowed(limits, lines, from: position, to: end)
      if let last = state.last {
        shown.compareBinding(with: last, includesSegment: state.hasAppended)
      }
      var change: FunctionTextExit?
      while change == nil, try advance(&shown) {
        change = idle > Self.patience ? nil : lineChange(lines, limits, shown, after: position)
        let next = change.map { [$0] } ?? (shown.end < end ? [] : exits)
        try append(shown, to: change?.parameter ?? shown.end, next, &state)
      }
      state.last = shown
      guard let change else { return }
      idle = change.parameter > position + 1e-9 * Swift.max(1, position.magnitude) ? 0 : idle + 1
      position = change.parameter
      state.includesStart = change.includesParameter
      state.rewrapped.append(change.text)
    }
  }

  /// Returns whether a text is narrower than its natural width somewhere in a segment.
  private func wraps(_ text: FunctionText, _ limits: ParametricSimplex, to end: Double) -> Bool {
    let start = limits.value(of: text.width)
    let length = Swift.min(end, limits.start + 1e9) - limits.start
    let last = start + limits.slope(of: text.width) * length
    return Swift.min(start, last) < text.natural.width - FunctionText.tolerance
  }

  /// Returns the lines of the texts that wrap just after a parameter.
  private func lineSteps(
    _ limits: ParametricSimplex, at position: Double
  ) -> [FunctionTextLines] {
    let frames = engine.grid == nil || texts.isEmpty ? [] : items.frames(in: limits)
    return texts.indices.compactMap { index in
      let text = texts[index]
      let width = widthBeyond(position, of: text, limits, frames)
      guard text.node.ownView?.showsText == true,
        width < text.natural.width - FunctionText.tolerance
      else { return nil }
      let (step, widest) = lines(of: text, at: width)
      let growth = limits.slope(of: text.width)
      let limit = limits.value(of: text.width) + growth * (position - limits.start)
      return FunctionTextLines(
        text: index, step: step, width: widest ?? limit, growth: widest == nil ? growth : nil)
    }
  }

  /// Returns how a text breaks at a width.
  ///
  /// - Returns: The interval of widths with the same lines, as far as it is known, and the width of
  ///   the widest one; nil for a text that fills its limit.
  private func lines(
    of text: FunctionText, at width: Double
  ) -> (step: HeightStep?, widest: Double?) {
    let tolerance = FunctionText.tolerance
    // A text without space has its natural height, but no width.
    guard width > tolerance else { return (nil, nil) }
    let measured = text.node.measuredContent(width: width).width
    let (needed, step) = (measured >= 0 ? measured : .infinity, text.lineStep(at: width))
    // Letters wider than their limit have the same lines as where they fit.
    if needed > width + tolerance { return (step?.clamped(to: (-.infinity)...needed), nil) }
    let fills = needed >= width - tolerance
    if fills, (text.node as? Label)?.heightBeyondLines(width) != nil { return (step, nil) }
    guard engine.grid != nil else { return (step?.clamped(to: needed...(.infinity)), needed) }
    // A text whose widest line is as wide as its rounded limit fills the exact one.
    if fills { return (step?.clamped(to: needed...(needed + tolerance)), nil) }
    return (
      step?.clamped(to: (needed + 2 * tolerance)...(.infinity)),
      engine.roundedUpToPixels(Size(width: needed, height: 0)).width
    )
  }

  /// Returns the width at which a text wraps just after a parameter.
  private func widthBeyond(
    _ parameter: Double, of text: FunctionText, _ limits: ParametricSimplex,
    _ frames: [LinearFrame]
  ) -> Double {
    let growth = limits.slope(of: text.width)
    guard let grid = engine.grid, let item = items.index(of: text.node) else {
      let width = limits.value(of: text.width) + growth * (parameter - limits.start)
      // Lines change at distances far larger than that.
      let beyond = growth.magnitude > 1e-9 ? 2 * FunctionText.tolerance : 0
      return growth < 0 ? width - beyond : width + beyond
    }
    let parameter = parameter + 1e-7 * Swift.max(1, parameter.magnitude)
    let left = items.left(of: item, frames)
    let start = left.start + left.slope * (parameter - limits.start)
    let insets = text.node.alignmentRectInsets
    let width = frames[item].frame(at: parameter).width
    return Swift.max(0, grid.edge(start + width) - grid.edge(start) - insets.left - insets.right)
  }

  /// Follows the layout with texts as wide as their widest lines from a parameter on.
  private func narrowed(
    _ limits: ParametricSimplex, _ lines: [FunctionTextLines], from position: Double,
    to end: Double
  ) throws(LayoutFunctionError) -> ParametricSimplex {
    var (changes, constants) = (RowChanges(), constants)
    for lines in lines where lines.width < texts[lines.text].natural.width {
      appendWidth(lines.width, lines.text, isNarrowed: true, to: &changes)
      guard let growth = lines.growth, growth.magnitude > 1e-9 else { continue }
      let width = limits.value(of: texts[lines.text].width) - growth * limits.start
      for row in texts[lines.text].widthRows {
        constants.append(ParametricConstant(row, offset: width, rate: growth))
      }
    }
    do {
      var solver = try limits.solver(at: position)
      try changes.apply(to: &solver)
      return try ParametricSimplex(of: solver, constants, from: position, to: end)
    } catch {
      throw functionError(error)
    }
  }

  /// Appends a width of a text to changes of its rows.
  func appendWidth(_ width: Double, _ text: Int, isNarrowed: Bool, to changes: inout RowChanges) {
    let (rows, slot, node) = (texts[text].widthRows, texts[text].slot, texts[text].node)
    let height = engine.items[slot].targetContent.height
    engine.items[slot].setTargetContent(Size(width: width, height: height))
    for row in rows { changes.constants.append((row, width)) }
    guard let hugging = rows.first else { return }
    changes.priorities.append((hugging, node.widthHugging(yields: isNarrowed)))
  }

  /// Finds the first parameter at which the lines of a narrowed text change.
  private func lineChange(
    _ lines: [FunctionTextLines], _ limits: ParametricSimplex,
    _ shown: ParametricSimplex, after position: Double
  ) -> FunctionTextExit? {
    let frames = engine.grid == nil ? [] : items.frames(in: limits)
    let margin = 1e-7 * Swift.max(1, position.magnitude)
    let middle = shown.end.isFinite ? (shown.start + shown.end) / 2 : shown.start + 1
    var first: FunctionTextExit?
    for lines in lines {
      let (text, step) = (lines.text, lines.step)
      let variable = texts[text].width
      let room =
        limits.value(of: variable) + limits.slope(of: variable) * (middle - limits.start)
      let width = shown.value(of: variable) + shown.slope(of: variable) * (middle - shown.start)
      // A text that fills its limit has the same frame whatever its lines.
      guard lines.growth != nil || width < room - FunctionText.tolerance else { continue }
      let found =
        if let grid = engine.grid {
          roundedExit(
            from: step, text, limits, 1, frames, after: position - limits.start + margin, on: grid)
        } else {
          texts[text].exit(from: step, text, limits, 1)
        }
      guard let found, found.parameter < shown.end - 1e-9 * Swift.max(1, shown.end.magnitude),
        found.parameter < first?.parameter ?? .infinity
      else { continue }
      first = found
    }
    return first
  }
}

/// The lines of a text that wraps.
struct FunctionTextLines {
  /// The index of the text in the list of texts.
  let text: Int
  /// The interval of widths with these lines; nil if it is unknown, or there is no space.
  let step: HeightStep?
  /// The width of the widest line, rounded up to pixels, or the exact limit.
  let width: Double
  /// The growth of the limit that the width follows, where letters do not fit or the text is cut;
  /// nil if the width is that of the widest line.
  let growth: Double?
}

extension FunctionText {
  /// Finds the interval of widths around one width in which the text has the same lines.
  ///
  /// - Returns: The interval; nil if its lines are unknown.
  func lineStep(at width: Double) -> HeightStep? {
    guard let label = node as? Label else { return nil }
    return label.layoutNode.effectiveTextMeasurer.step(
      TextRequest(
        label.plainText, font: label.font, maxWidth: width, maxLines: label.numberOfLines), .lines)
  }
}
