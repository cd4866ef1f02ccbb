// Bulk loads: adding many constraints one by one, without a batch of all of them.

import Buffers

extension Solver {
  /// True if a bulk load can begin: the solver never had constraints and is not in an update.
  package var canBulkLoad: Bool {
    Shortcut.bulkLoad.isOn && state.pointee.problem.isPristine
      && state.pointee.problem.rowCount == 0
      && state.pointee.undo.updateDepth == 0
  }

  /// Begins a bulk load: a call that adds constraints one by one, without a batch.
  ///
  /// Until ``finishBulkLoad()``, the solver may only make variables and load constraints, and must
  /// not be copied.
  ///
  /// - Parameters:
  ///   - constraints: The approximate number of constraints.
  ///   - termCount: The approximate total number of their terms.
  package mutating func beginBulkLoad(_ constraints: Int, terms termCount: Int) {
    let state = mutableState
    state.pointee.begin()
    state.pointee.makeTables(rows: constraints, terms: termCount)
  }

  /// Loads a term of a constraint, which ``loadRow(_:_:_:)`` completes.
  ///
  /// - Precondition: The variable is alive in this solver.
  /// - Parameters:
  ///   - variable: The variable of the term.
  ///   - coefficient: The coefficient of the variable.
  package mutating func loadTerm(_ variable: Variable, _ coefficient: Double) {
    uniqueState.pointee.problem.loadTerm(variable, coefficient)
  }

  /// Completes the constraint of the terms that were loaded since the constraint before.
  ///
  /// - Parameters:
  ///   - relation: The relation of the sum of the terms to the constant.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  /// - Returns: The index of the constraint; none if a number is invalid, so that
  ///   ``finishBulkLoad()`` will throw.
  package mutating func loadRow(
    _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> RowIndex {
    uniqueState.pointee.loadRow(relation, constant, priority)
  }

  /// Loads `first - second  relation  constant`.
  ///
  /// - Precondition: The variables are alive in this solver.
  /// - Parameters:
  ///   - first: The terms to add.
  ///   - second: The terms to subtract.
  ///   - relation: The relation of the two sides.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  /// - Returns: The index of the constraint; none if a number is invalid, so that
  ///   ``finishBulkLoad()`` will throw.
  package mutating func loadRow(
    _ first: BoxTerms, minus second: BoxTerms, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> RowIndex {
    uniqueState.pointee.loadRow(first, minus: second, relation, constant, priority)
  }

  /// Loads the bounds of a box's extents: neither is negative, and each prefers its content's size.
  ///
  /// - Precondition: The variables are alive in this solver.
  /// - Parameters:
  ///   - width: The bounds of the width.
  ///   - height: The bounds of the height.
  /// - Returns: The index of the first of these constraints, which have consecutive indices; none
  ///   if a number is invalid, so that ``finishBulkLoad()`` will throw.
  package mutating func loadBounds(_ width: ExtentBounds, _ height: ExtentBounds) -> RowIndex {
    uniqueState.pointee.loadBounds(width, height)
  }

  /// Ends the bulk load and solves.
  ///
  /// - Throws: As ``add(_:)-(ConstraintBatch)``, with positions among all loaded constraints. The
  ///   constraints of the solver are as before the load, but its variables persist.
  package mutating func finishBulkLoad() throws(SolverError.Thrown) {
    let state = mutableState
    state.pointee.commitVariables()
    if let fault = state.pointee.problem.endBulkLoad() { throw rollBack(after: fault, to: nil) }
    try commitOrThrow()
  }

  /// The handle of the constraint at an index.
  ///
  /// - Precondition: The constraint exists.
  /// - Parameter rowIndex: The index.
  /// - Returns: The handle; nil if no constraint has ever had the index.
  package func constraintID(at rowIndex: RowIndex) -> ConstraintID? {
    let index = rowIndex.index
    guard index >= 0, Int(index) < state.pointee.problem.rowCount else { return nil }
    assert(state.pointee.problem.rows[index].isAlive, "the index of a removed constraint")
    return state.pointee.problem.id(ofRow: index)
  }

  /// The handle of a constraint that the last call added.
  ///
  /// - Precondition: The call added more than `position` constraints.
  /// - Parameter position: The position among the constraints that the call added.
  /// - Returns: The handle.
  package func lastAddedID(at position: Int) -> ConstraintID {
    state.pointee.problem.id(ofRow: state.pointee.call.newRows[position])
  }
}

/// The terms of a box attribute along an axis: the box's origin and a share of its extent.
///
/// The origin is omitted if it is that of the coordinate system.
@usableFromInline
package struct BoxTerms {
  /// The index of the origin; negative if there is none.
  @usableFromInline let origin: Int32
  /// The index of the extent; negative if there is none.
  @usableFromInline let extent: Int32
  @usableFromInline let share: Double

  /// Creates the terms of an attribute.
  ///
  /// - Parameters:
  ///   - origin: The origin of the box; nil if it is that of the coordinate system.
  ///   - extent: The extent of the box; nil if it has no share.
  ///   - share: The share of the extent.
  @inlinable
  package init(_ origin: Variable?, _ extent: Variable?, share: Double) {
    self.origin = origin?.index ?? -1
    self.extent = extent?.index ?? -1
    self.share = share
  }
}

/// Bounds of one extent of a box: it is not negative, and prefers the size of its content.
@usableFromInline
package struct ExtentBounds {
  @usableFromInline let variable: Variable
  /// The extent of the content; negative if there is none.
  @usableFromInline let content: Double
  /// The priority of `extent <= content`.
  @usableFromInline let hugging: Priority
  /// The priority of `extent >= content`.
  @usableFromInline let resistance: Priority

  /// Creates the bounds of an extent.
  ///
  /// - Parameters:
  ///   - variable: The extent.
  ///   - content: The extent of the content; negative if there is none.
  ///   - hugging: The priority of being at most as large as the content.
  ///   - resistance: The priority of being at least as large as the content.
  @inlinable
  package init(
    of variable: Variable, content: Double, hugging: Priority, resistance: Priority
  ) {
    self.variable = variable
    self.content = content
    self.hugging = hugging
    self.resistance = resistance
  }

  /// The reason why the content cannot be stated, if any.
  @inline(__always)
  fileprivate var fault: RowFault? {
    if content < 0 || content <= Tolerance.maximumNumber && hugging.isValid && resistance.isValid {
      return nil
    }
    guard content <= Tolerance.maximumNumber else { return .number(content) }
    return .priority(hugging.isValid ? resistance.rawValue : hugging.rawValue)
  }
}

extension SolverState {
  fileprivate mutating func loadRow(
    _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> RowIndex {
    var writer = beginRows(1, terms: 0)
    writer.append(presentTerms: problem.openTerms)
    problem.openTerms = 0
    return complete(&writer, relation, constant, priority)
  }

  fileprivate mutating func loadRow(
    _ first: BoxTerms, minus second: BoxTerms, _ relation: Relation, _ constant: Double,
    _ priority: Priority
  ) -> RowIndex {
    var writer = beginRows(1, terms: 4)
    if first.origin >= 0 { writer.append(1, first.origin) }
    if first.extent >= 0 { writer.append(first.share, first.extent) }
    if second.origin >= 0 { writer.append(-1, second.origin) }
    if second.extent >= 0 { writer.append(-second.share, second.extent) }
    return complete(&writer, relation, constant, priority)
  }

  @inline(__always)
  private mutating func complete(
    _ writer: inout RowWriter, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> RowIndex {
    do throws(RowFault) {
      try endRow(&writer, relation, constant, priority.rawValue)
    } catch {
      return reject(error)
    }
    finish(writer)
    return RowIndex(writer.first)
  }

  fileprivate mutating func loadBounds(_ width: ExtentBounds, _ height: ExtentBounds) -> RowIndex {
    if let fault = width.fault ?? height.fault { return reject(fault) }
    var writer = beginRows(6, terms: 6)
    writer.writeBound(
      width.variable, .greaterThanOrEqual, 0, level: PriorityLevels.required)
    writer.writeBound(
      height.variable, .greaterThanOrEqual, 0, level: PriorityLevels.required)
    if width.content >= 0 { writeContent(&writer, width) }
    if height.content >= 0 { writeContent(&writer, height) }
    finish(writer)
    return RowIndex(writer.first)
  }

  @inline(__always)
  private mutating func writeContent(_ writer: inout RowWriter, _ bounds: ExtentBounds) {
    assert(problem.isLive(bounds.variable), "a variable of another solver")
    writer.writeBound(
      bounds.variable, .lessThanOrEqual, bounds.content,
      level: problem.levels.level(of: bounds.hugging.rawValue))
    writer.writeBound(
      bounds.variable, .greaterThanOrEqual, bounds.content,
      level: problem.levels.level(of: bounds.resistance.rawValue))
  }

  @inline(never)
  private mutating func reject(_ fault: RowFault) -> RowIndex {
    if problem.rejected == nil { problem.rejected = fault }
    return RowIndex()
  }

  /// Makes the variables of the current call survive a rollback.
  fileprivate mutating func commitVariables() {
    undo.checkpoint?.variableCount = problem.variableCount
    undo.checkpoint?.freeVariableCount = problem.freeVariables.count
  }
}

extension Problem {
  /// Writes a term behind the others, without adding it to a row yet.
  @inline(__always)
  fileprivate mutating func loadTerm(_ variable: Variable, _ coefficient: Double) {
    assert(isLive(variable) && freeRow == noRow, "a variable of another solver, or no bulk load")
    let index = termCount &+ openTerms
    growTerms(to: index &+ 1)
    terms[index] = Term(
      coefficient: coefficient, variable: variable.index,
      row: Int32(truncatingIfNeeded: rowCount))
    openTerms &+= 1
  }

  /// - Returns: The first row that could not be added.
  fileprivate mutating func endBulkLoad() -> RowFault? {
    defer { (openTerms, rejected) = (0, nil) }
    return rejected
  }
}

/// The variables of a rectangle, as one compact handle.
///
/// Invariant: their indices, generations and positions are consecutive.
@usableFromInline
package struct BoxVariables: BitwiseCopyable, Sendable {
  /// The index of the first variable; the others have the next ones.
  @usableFromInline let index: Int32
  /// The generation of the first variable; the others have the next ones.
  @usableFromInline let generation: UInt32
  @usableFromInline let tag: UInt32

  init(from index: Int32, generation: UInt32, tag: UInt32) {
    self.index = index
    self.generation = generation
    self.tag = tag
  }

  /// The left edge.
  @inlinable package var x: Variable {
    Variable(index: index, generation: generation, tag: tag)
  }
  /// The top edge.
  @inlinable package var y: Variable {
    Variable(index: index &+ 1, generation: generation &+ 1, tag: tag)
  }
  /// The width.
  @inlinable package var width: Variable {
    Variable(index: index &+ 2, generation: generation &+ 2, tag: tag)
  }
  /// The height.
  @inlinable package var height: Variable {
    Variable(index: index &+ 3, generation: generation &+ 3, tag: tag)
  }
}
