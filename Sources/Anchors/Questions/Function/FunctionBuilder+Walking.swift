@_spi(Memory) import Simplex

// Walking from one number to where the layout becomes impossible, piece by piece.

/// How a walk goes on after a text has got another height.
private struct WalkState {
  /// The last walk of the solver, to tell what enters and leaves.
  var last: ParametricSimplex?
  /// Whether its last piece was worth a piece of the function.
  var hasAppended = false
  /// The texts that have just got another height.
  var rewrapped: [Int] = []
  /// Whether the number where the next piece begins belongs to it.
  var includesStart = true
  /// How often in a row texts have changed without any way made.
  var idle = 0
}

extension FunctionBuilder {
  /// Walks upward from a number at which the solver is, and appends the pieces.
  ///
  /// - Returns: Where the layout becomes impossible, or nil if it is possible up to the end of the range.
  mutating func walk(from start: Double) throws(LayoutFunctionError) -> Double? {
    var state = WalkState()
    var position = start
    while true {
      var walk = try makeWalk(from: position, to: range.upperBound)
      if let last = state.last {
        walk.compareBinding(with: last, includesSegment: state.hasAppended)
      }
      var exits: [FunctionTextExit] = []
      while try advance(&walk) {
        exits = textExits(walk, 1, isPatient: state.idle > Self.patience)
        let end = exits.first?.parameter ?? walk.end
        try append(walk, to: end, exits, &state)
        if !exits.isEmpty { break }
      }
      guard let exit = exits.first else { return walk.conflict == nil ? nil : walk.end }
      state.last = walk
      state.idle =
        exit.parameter > position + 1e-9 * Swift.max(1, position.magnitude) ? 0 : state.idle + 1
      position = exit.parameter
      state.includesStart = exit.includesParameter
      guard try rewrap(exits, walk, &state.rewrapped) else { return position }
    }
  }

  /// How often texts may change one another's width at one number.
  static var patience: Int { 8 }

  func makeWalk(from start: Double, to end: Double) throws(LayoutFunctionError) -> ParametricSimplex
  {
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

  /// Appends the present piece of a walk, up to a number.
  private mutating func append(
    _ walk: ParametricSimplex, to end: Double, _ exits: [FunctionTextExit], _ state: inout WalkState
  ) throws(LayoutFunctionError) {
    let includesEnd = exits.first?.includesParameter != true
    state.hasAppended = false
    // A single number is a piece only if layout chooses what is there.
    guard
      end > walk.start || (state.includesStart && includesEnd && !exits.isEmpty)
        || function.pieces.isEmpty || walk.start == range.upperBound
    else { return }
    let names = state.rewrapped.map { texts[$0].node.displayName }
    let open = try ambiguous(in: walk, to: end)
    watch?.observe(walk, to: end, open: open)
    let piece = LayoutFunction.Piece(
      from: isOpenBelow && function.pieces.isEmpty ? -.infinity : walk.start, to: end,
      includesFrom: state.includesStart, includesTo: includesEnd,
      enters: reported(walk.entering), leaves: reported(walk.leaving), rewrapped: names,
      ambiguous: open)
    try append(piece, items.frames(in: walk))
    state.rewrapped = []
    state.includesStart = true
    state.hasAppended = true
  }

  private func reported(_ ids: [ConstraintID]) -> [ReportedConstraint] {
    ids.compactMap { engine.reported($0) }
  }

  /// Where texts first get another height in the present piece of a walk; several at the same number.
  ///
  /// Those that get wider come first, since they have their new height at the number itself.
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
            index, walk, direction, frames, after: isPatient ? 1e-6 * size : 0, on: grid)
        } else {
          texts[index].exit(index, walk, direction)
        }
      guard let exit = next else { continue }
      let way = direction * (exit.parameter - walk.start)
      if isPatient, way < 1e-6 * size { continue }
      // At the end of a piece the next one shows whether the text goes on that way.
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

  /// Gives texts their new heights and solves at the number where they get them.
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
    // Other texts may get another width by it; as in layout, they are wrapped again a few times.
    for round in 0..<4 {
      guard try setHeights(heights, at: exits[0].parameter) == nil else { return false }
      for (text, _) in heights where !changed.contains(text) { changed.append(text) }
      guard round < 3 else { break }
      heights = textsOffTheirStep(but: exits)
      if heights.isEmpty { break }
    }
    return true
  }

  /// The texts whose width is none of those at which they have their height, with the step for it.
  ///
  /// On a grid those that have just left theirs are not asked: at the number itself they may be a pixel behind.
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

  /// What is open within a piece.
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
    for item in engine.ambiguousItems() {
      for attribute in item.attributes {
        found.append(LayoutQuantity(item.item.quantityName, attribute))
      }
    }
    return found
  }
}
