import Anchors
import Simplex
import SimplexQuestions

// Following the layout upward from one parameter to the next conflict, piece by piece.

/// State carried across changes of a text's height.
struct WalkState {
  /// The previous parametric simplex, to compare the binding constraints with.
  var last: ParametricSimplex?
  /// True if its last segment became a piece of the function.
  var hasAppended = false
  /// The texts whose heights have just changed.
  var rewrapped: [Int] = []
  /// True if the start of the next piece belongs to it.
  var includesStart = true
  /// The number of consecutive height changes without progress of the parameter.
  var idle = 0
}

extension FunctionBuilder {
  /// Follows the layout upward from the solver's parameter, and appends the pieces.
  ///
  /// - Returns: The parameter at which the layout becomes impossible, or nil if it is possible up
  ///   to the end of the range.
  mutating func walk(from start: Double) throws(LayoutFunctionError) -> Double? {
    var state = WalkState()
    var position = start
    while true {
      var walk = try makeWalk(of: solver, from: position, to: range.upperBound)
      if let last = state.last {
        walk.compareBinding(with: last, includesSegment: state.hasAppended)
      }
      var exits: [FunctionTextExit] = []
      while try advance(&walk) {
        exits = textExits(walk, 1, isPatient: state.idle > Self.patience)
        let end = exits.first?.parameter ?? walk.end
        try appendPieces(walk, to: end, exits, &state)
        if !exits.isEmpty { break }
      }
      guard let exit = exits.first else { return walk.conflict == nil ? nil : walk.end }
      state.idle =
        exit.parameter > position + 1e-9 * Swift.max(1, position.magnitude) ? 0 : state.idle + 1
      position = exit.parameter
      state.includesStart = exit.includesParameter
      guard try rewrap(exits, walk, &state.rewrapped) else { return position }
    }
  }

  /// The maximum number of times that texts may change each other's width at one parameter.
  static var patience: Int { 8 }

  func makeWalk(
    of solver: Solver, from start: Double, to end: Double
  ) throws(LayoutFunctionError) -> ParametricSimplex {
    do {
      return try ParametricSimplex(of: solver, constants, from: start, to: end)
    } catch {
      throw functionError(error)
    }
  }

  func advance(_ walk: inout ParametricSimplex) throws(LayoutFunctionError) -> Bool {
    do {
      return try walk.next()
    } catch {
      throw functionError(error)
    }
  }

  /// Appends the current segment as a piece, up to a parameter.
  mutating func append(
    _ walk: ParametricSimplex, to end: Double, _ exits: [FunctionTextExit], _ state: inout WalkState
  ) throws(LayoutFunctionError) {
    let includesEnd = exits.first?.includesParameter != true
    state.hasAppended = false
    // A single parameter is a piece only if layout selects the solution there.
    guard
      end > walk.start || (state.includesStart && includesEnd && !exits.isEmpty)
        || function.pieces.isEmpty || walk.start == range.upperBound
    else { return }
    let names = state.rewrapped.map { texts[$0].node.displayName }
    let open = try ambiguous(in: walk, to: end)
    let counts = state.rewrapped.map { lineCount(of: $0) }
    watch?.observe(walk, to: end, open: open)
    let piece = LayoutFunction.Piece(
      from: isOpenBelow && function.pieces.isEmpty ? -.infinity : walk.start, to: end,
      includesFrom: state.includesStart, includesTo: includesEnd,
      enters: reported(walk.entering), leaves: reported(walk.leaving), rewrapped: names,
      lineCounts: counts, ambiguous: open)
    try append(piece, items.frames(in: walk))
    state.rewrapped = []
    state.includesStart = true
    state.hasAppended = true
  }

  /// Returns the number of lines of a text within the piece, from the step that it is in.
  private func lineCount(of text: Int) -> Int {
    guard let label = texts[text].node as? Label, let step = texts[text].step else { return 0 }
    let width = step.low.isFinite && step.high.isFinite ? (step.low + step.high) / 2 : step.low
    return label.layoutNode.effectiveTextMeasurer.measure(
      TextRequest(
        label.text, font: label.font, maxWidth: width.isFinite ? width : nil,
        maxLines: label.numberOfLines)
    ).lineCount
  }

  private func reported(_ ids: [ConstraintID]) -> [ReportedConstraint] {
    ids.compactMap { engine.reported($0) }
  }

  /// Finds the first height change in the current segment, or several at the same parameter.
  ///
  /// Texts that become wider come first, since they have their new height at that parameter itself.
  func textExits(
    _ walk: ParametricSimplex, _ direction: Double, isPatient: Bool
  ) -> [FunctionTextExit] {
    let size = Swift.max(1, walk.start.magnitude)
    var found: [FunctionTextExit] = []
    let grid = texts.isEmpty ? nil : engine.grid
    let frames = grid == nil ? [] : items.frames(in: walk)
    for index in texts.indices {
      let next =
        if let grid {
          roundedExit(
            from: texts[index].step, index, walk, direction, frames,
            after: isPatient ? 1e-6 * size : 0, on: grid)
        } else {
          texts[index].exit(from: texts[index].step, index, walk, direction)
        }
      guard let exit = next else { continue }
      let way = direction * (exit.parameter - walk.start)
      if isPatient, way < 1e-6 * size { continue }
      // At the end of a segment, the next segment shows whether the width changes further.
      let rest = direction * (walk.end - exit.parameter)
      let isLast = walk.end == range.upperBound && walk.conflict == nil && exit.includesParameter
      guard rest > 1e-9 * size || (isLast && rest > -1e-9 * size) else { continue }
      if let first = found.first {
        let distance = direction * (exit.parameter - first.parameter)
        if distance > 1e-9 * size { continue }
        if distance < -1e-9 * size || (exit.includesParameter && !first.includesParameter) {
          found.removeAll()
        }
        if let first = found.first, first.includesParameter != exit.includesParameter { continue }
      }
      found.append(exit)
    }
    return found
  }

  /// Sets the new heights of texts, and solves at the parameter where they change.
  ///
  /// - Returns: Whether the layout is possible with them.
  mutating func rewrap(
    _ exits: [FunctionTextExit], _ walk: ParametricSimplex, _ changed: inout [Int]
  ) throws(LayoutFunctionError) -> Bool {
    var heights: [(text: Int, step: HeightStep)] = []
    for exit in exits {
      guard let step = texts[exit.text].step(at: exit.width) else {
        throw .unknownContent(texts[exit.text].node.displayName)
      }
      heights.append((exit.text, step))
    }
    do {
      solver = try walk.solver(at: exits[0].parameter)
    } catch {
      throw functionError(error)
    }
    // This may change the widths of other texts; as in layout, they are wrapped again a few times.
    for round in 0..<4 {
      guard try setHeights(heights, at: exits[0].parameter) == nil else { return false }
      for (text, _) in heights where !changed.contains(text) { changed.append(text) }
      guard round < 3 else { break }
      heights = textsOffTheirStep(but: exits)
      if heights.isEmpty { break }
    }
    return true
  }

  /// Finds the texts whose width is outside their step, with their new steps.
  ///
  /// On a grid, the texts of `exits` are skipped: at the parameter itself they may be a pixel
  /// behind.
  mutating func textsOffTheirStep(but exits: [FunctionTextExit] = []) -> [(
    text: Int, step: HeightStep
  )] {
    var found: [(text: Int, step: HeightStep)] = []
    for index in texts.indices {
      if engine.grid != nil, exits.contains(where: { $0.text == index }) { continue }
      let width = self.width(of: index)
      if let step = texts[index].step, width > step.low - FunctionText.tolerance,
        width < step.high + FunctionText.tolerance
      {
        continue
      }
      found.append((index, texts[index].stepOrPoint(at: width)))
    }
    return found
  }

  /// Returns the quantities that are ambiguous within a piece.
  private mutating func ambiguous(
    in walk: ParametricSimplex, to end: Double
  ) throws(LayoutFunctionError) -> [LayoutQuantity] {
    let inside = end.isFinite ? (walk.start + end) / 2 : walk.start + 1
    do {
      engine.solver = try walk.solver(at: inside)
    } catch {
      throw functionError(error)
    }
    var found: [LayoutQuantity] = []
    for item in engine.ambiguousItemsOfSolution() {
      for attribute in item.attributes {
        found.append(LayoutQuantity(item.item.quantityName, attribute))
      }
    }
    return found
  }
}
