import Anchors
import Simplex
import SimplexQuestions

// Limits of the range in which the layout is possible, and the conflicts beyond.

/// A conflict at one value of the parameter.
struct FunctionConflict {
  let conflict: Conflict
  /// The solver before the changes, and the changes that it rejected.
  let solver: Solver
  let changes: RowChanges
  let parameter: Double
  /// True if the heights of wrapped texts caused the conflict.
  let isOfTexts: Bool
}

extension FunctionBuilder {
  /// Solves for a parameter like a first layout, with texts at their natural widths first.
  ///
  /// - Returns: The conflict, or nil if the layout is possible.
  mutating func solve(at parameter: Double) throws(LayoutFunctionError) -> FunctionConflict? {
    var changes = RowChanges()
    for (row, constant, priority) in rootRows {
      changes.priorities.append((row, priority))
      if let constant { changes.constants.append((row, constant)) }
    }
    for constant in constants {
      changes.constants.append(
        (constant.constraint, constant.offset + constant.rate * parameter))
    }
    for index in texts.indices {
      texts[index].step = nil
      appendHeight(texts[index].natural.height, index, to: &changes)
      let natural = engine.roundedUpToPixels(texts[index].natural)
      appendWidth(natural.width, index, isNarrowed: false, to: &changes)
    }
    if let refused = try apply(changes, at: parameter, isOfTexts: false) { return refused }
    for _ in 0..<4 {
      let heights = textsOffTheirStep()
      if heights.isEmpty { break }
      if let refused = try setHeights(heights, at: parameter) { return refused }
    }
    return nil
  }

  /// Updates the rows of texts to new heights.
  ///
  /// - Returns: The conflict, or nil if the layout is possible with them.
  mutating func setHeights(
    _ heights: [(text: Int, step: HeightStep)], at parameter: Double
  ) throws(LayoutFunctionError) -> FunctionConflict? {
    var changes = RowChanges()
    for (text, step) in heights {
      texts[text].step = step
      appendHeight(step.height, text, to: &changes)
    }
    return try apply(changes, at: parameter, isOfTexts: true)
  }

  private func appendHeight(_ height: Double, _ text: Int, to changes: inout RowChanges) {
    let natural = texts[text].natural
    let target = engine.roundedUpToPixels(Size(width: natural.width, height: height))
    engine.items[texts[text].slot].setTargetContent(target)
    for row in texts[text].rows { changes.constants.append((row, target.height)) }
  }

  private mutating func apply(
    _ changes: RowChanges, at parameter: Double, isOfTexts: Bool
  ) throws(LayoutFunctionError) -> FunctionConflict? {
    do {
      var changes = changes
      try changes.apply(to: &solver)
      return nil
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw functionError(error) }
      return FunctionConflict(
        conflict: conflict, solver: solver, changes: changes, parameter: parameter,
        isOfTexts: isOfTexts)
    }
  }

  /// Finds the nearest parameter with a possible layout in a direction.
  ///
  /// The solver is left there. The contradiction of a conflict is linear in the parameter, so it
  /// determines where the conflict ends without further attempts.
  ///
  /// - Returns: The parameter, or nil if there is none in the range.
  mutating func firstPossible(
    from start: Double, _ direction: Double = 1
  ) throws(LayoutFunctionError) -> Double? {
    var position = start
    for _ in 0..<1000 {
      guard range.contains(position) else { return nil }
      guard let refused = try solve(at: position) else { return position }
      var end = refused.conflict.end(along: constants, from: position, toward: direction)
      if refused.isOfTexts, let event = try nextTextStep(refused, direction) {
        end = direction > 0 ? Swift.min(end, event) : Swift.max(end, event)
      }
      guard end.isFinite else { return nil }
      let minimum = position + direction * 1e-9 * Swift.max(1, position.magnitude)
      position = direction > 0 ? Swift.max(end, minimum) : Swift.min(end, minimum)
    }
    return nil
  }

  /// Finds the parameter at which a text, unwrapped so far, would first change its height.
  private func nextTextStep(
    _ refused: FunctionConflict, _ direction: Double
  ) throws(LayoutFunctionError) -> Double? {
    var trial = self
    trial.solver = refused.solver
    let limit = direction > 0 ? range.upperBound : range.lowerBound
    var walk = try trial.makeWalk(of: trial.solver, from: refused.parameter, to: limit)
    while try advance(&walk) {
      let exits = trial.textExits(walk, direction, isPatient: true)
      if let exit = exits.first {
        return exit.parameter + (exit.includesParameter ? 0 : direction * 1e-6)
      }
    }
    return nil
  }

  /// Finds the start of the lowest piece.
  ///
  /// - Returns: A parameter at or below which the layout is a single piece without end, with
  ///   `isOpen` set; or the parameter below which the layout is impossible.
  mutating func findLowest(from anchor: Double) throws(LayoutFunctionError) -> (
    lowest: Double, isOpen: Bool
  ) {
    let inside = Swift.min(anchor, range.upperBound)
    var position = try firstPossible(from: inside)
    if position == nil { position = try firstPossible(from: inside, -1) }
    guard var position else { return (inside, false) }
    var idle = 0
    while true {
      var walk = try makeWalk(of: solver, from: position, to: -.infinity)
      var exits: [FunctionTextExit] = []
      while exits.isEmpty, try advance(&walk) {
        exits = textExits(walk, -1, isPatient: idle > Self.patience)
      }
      guard let exit = exits.first else {
        return walk.end.isFinite ? (walk.end, false) : (walk.start - 1, true)
      }
      idle = exit.parameter < position ? 0 : idle + 1
      position = exit.parameter
      var changed: [Int] = []
      guard try rewrap(exits, walk, &changed) else { return (position, false) }
    }
  }

  /// Reports the conflict just outside the possible range, or nil at the end of the range.
  ///
  /// The conflict is that at a distance of 1, or nearer if another conflict occurs there.
  func report(at end: Double, _ direction: Double) throws(LayoutFunctionError) -> ConflictReport? {
    let limit = direction > 0 ? range.upperBound : range.lowerBound
    var distance = Swift.min(1, direction * (limit - end))
    guard distance > 0 else { return nil }
    var best: FunctionConflict?
    for _ in 0..<12 {
      var trial = self
      if let refused = try trial.solve(at: end + direction * distance) {
        best = refused
        let reach = refused.conflict.end(
          along: constants, from: refused.parameter, toward: -direction)
        if refused.isOfTexts || (reach - end).magnitude < 1e-6 * Swift.max(1, end.magnitude) {
          break
        }
      }
      distance /= 4
    }
    return best.map { report($0) }
  }

  /// Returns the report of a conflict.
  func report(_ refused: FunctionConflict) -> ConflictReport {
    let copy = LayoutEngine(copying: engine)
    copy.solver = refused.solver
    copy.changes.constants = refused.changes.constants
    copy.changes.priorities = refused.changes.priorities
    if isOfExtent {
      copy.currentLayout.requestedSize = RootSize(
        width: refused.parameter, height: refused.parameter)
    }
    return copy.report(refused.conflict)
  }
}
