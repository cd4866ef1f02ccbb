@_spi(Memory) import Simplex

// Where the layout is possible at all, and what clashes where it is not.

/// What the solver refused at a number.
struct FunctionConflict {
  let conflict: Conflict
  /// The solver before, and the changes that it refused.
  let solver: Solver
  let changes: RowChanges
  let parameter: Double
  /// Whether the layout would be possible if no text wrapped.
  let isOfTexts: Bool
}

extension FunctionBuilder {
  /// Solves at a number as layout does that has not seen the tree before: texts are first as wide as they like.
  ///
  /// - Returns: What clashes; nil if the layout is possible.
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
    }
    if let refused = try apply(changes, at: parameter, isOfTexts: false) { return refused }
    for _ in 0..<4 {
      let heights = textsOffTheirStep()
      if heights.isEmpty { break }
      if let refused = try setHeights(heights, at: parameter) { return refused }
    }
    return nil
  }

  /// Brings the rows of texts into line with new heights.
  ///
  /// - Returns: What clashes; nil if the layout is possible with them.
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
    let wanted = engine.roundedUpToPixels(Size(width: natural.width, height: height))
    engine.items[texts[text].slot].setTargetContent(wanted)
    for row in texts[text].rows { changes.constants.append((row, wanted.height)) }
  }

  private mutating func apply(
    _ changes: RowChanges, at parameter: Double, isOfTexts: Bool
  ) throws(LayoutFunctionError) -> FunctionConflict? {
    do {
      try solver.update { (solver: inout Solver) throws(SolverError.Thrown) in
        for (row, priority) in changes.priorities { try solver.setPriority(priority, of: row) }
        for (row, constant) in changes.constants { try solver.setConstant(constant, of: row) }
      }
      return nil
    } catch {
      guard case SolverError.unsatisfiable(let conflict) = error else { throw functionError(error) }
      return FunctionConflict(
        conflict: conflict, solver: solver, changes: changes, parameter: parameter,
        isOfTexts: isOfTexts)
    }
  }

  /// The nearest number at which the layout is possible, from one on in a direction; the solver is there then.
  ///
  /// A conflict says up to where it lasts, since its contradiction is linear in the number; no other number is tried.
  ///
  /// - Returns: The number, or nil if there is none in the range.
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
      let least = position + direction * 1e-9 * Swift.max(1, position.magnitude)
      position = direction > 0 ? Swift.max(end, least) : Swift.min(end, least)
    }
    return nil
  }

  /// Where a text would next have another height, if none had been wrapped yet.
  private func nextTextStep(
    _ refused: FunctionConflict, _ direction: Double
  ) throws(LayoutFunctionError) -> Double? {
    var trial = self
    trial.solver = refused.solver
    let limit = direction > 0 ? range.upperBound : range.lowerBound
    var walk = try trial.makeWalk(from: refused.parameter, to: limit)
    while try advance(&walk) {
      let exits = trial.textExits(walk, direction, isPatient: true)
      if let exit = exits.first {
        return exit.parameter + (exit.includesParameter ? 0 : direction * 1e-6)
      }
    }
    return nil
  }

  /// A number at or below which the layout is the same all the way down, or below which it is impossible.
  mutating func findLowest(from anchor: Double) throws(LayoutFunctionError) -> (
    lowest: Double, isOpen: Bool
  ) {
    let inside = Swift.min(anchor, range.upperBound)
    var position = try firstPossible(from: inside)
    if position == nil { position = try firstPossible(from: inside, -1) }
    guard var position else { return (inside, false) }
    var idle = 0
    while true {
      var walk = try makeWalk(from: position, to: -.infinity)
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

  /// What clashes at the end of where the layout is possible, just outside; nil if nothing is asked for there.
  ///
  /// The conflict is taken a point outside, unless another one than that of the end is found there first.
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

  /// A conflict as the program is told of it.
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
