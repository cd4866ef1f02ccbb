// Taking in, changing and removing rows. Each notes what it changed; `settle` follows up.

extension Core {
  mutating func append(_ constraint: LinearConstraint, _ priority: Priority) throws(RowFault) {
    var builder = beginRow()
    do throws(RowFault) {
      for position in 0..<constraint.terms.count {
        let (variable, coefficient) = constraint.terms.term(at: position)
        try appendTerm(variable, coefficient, to: &builder)
      }
      work.newRows.append(
        try endRow(builder, constraint.relation, constraint.constant, priority.rawValue))
    } catch {
      termCount = builder.start
      throw error
    }
  }

  func newIDs(from first: Int) -> [ConstraintID] {
    let count = work.newRows.count - first
    return [ConstraintID](unsafeUninitializedCapacity: count) { buffer, initialized in
      for place in 0..<count {
        buffer.initializeElement(at: place, to: id(ofRow: work.newRows[first + place]))
      }
      initialized = count
    }
  }

  mutating func setConstant(_ constant: Double, of row: Int32) {
    let record = rows[row]
    let scaled = scaled(constant, by: Int(record.exponent)) + 0.0
    guard scaled.bitPattern != record.constant.bitPattern else { return }
    journal.record(.row, row, record)
    rows[row].constant = scaled
    if record.owner == noVariable {
      pending.touchedRows.append(row)
    } else {
      pending.insert(position: variables[record.owner].position)
    }
  }

  mutating func setPriority(_ priority: Double, of row: Int32) {
    let record = rows[row]
    let level = levels.level(of: priority)
    guard level != record.level else { return }
    journal.record(.row, row, record)
    rows[row].level = level
    if record.owner != noVariable {
      // A required row blocks by its relation alone; of any other row, pricing finds out.
      rows[row].blockedUp = noLevel
      rows[row].blockedDown = noLevel
      if level == PriorityLevels.required { markOwnCost(row, rows[row]) }
      let isHigher = levels.rank(level) < levels.rank(record.level)
      let change = isHigher ? level : record.level
      pending.slots.append(SlotChange(slot: Slot(row: row), level: change))
      // If the same update removes the row, what it was composed of is asked from this level on.
      if updateDepth > 0 { noteChange(of: row, level: change) }
      return
    }
    let gradient = record.side.gradient(record.relation)
    guard gradient != 0 else { return }
    noteChange(of: row, level: record.level)
    noteCostChange(row, gradient)
  }

  mutating func removeRow(_ row: Int32) {
    let record = rows[row]
    let isLinked = Int(record.start) < linkedTerms
    journal.record(.row, row, record)
    if record.owner != noVariable {
      let level = sharedLevel(of: row)
      let variable = replaceByStay(row)
      if level != noLevel {
        pending.slots.append(SlotChange(slot: Slot(stayOf: variable), level: level))
        noteChange(of: row, level: level)
      }
    } else if record.side.gradient(record.relation) != 0 {
      noteChange(of: row, level: record.level)
    }
    if record.isEdit {
      let variable = terms[record.start].variable
      journal.record(.variable, variable, variables[variable])
      variables[variable].edit = noRow
    }
    rows[row].isAlive = false
    rows[row].side = .at
    work.hasDiscardedRows = true
    pending.removedRows.append(row)
    if isLinked { unlinkRow(row) }
    for place in Int(record.start)..<Int(record.start + record.count) {
      forget(terms[place].variable)
    }
  }

  /// A variable that nothing mentions any more goes back to 0.
  private mutating func forget(_ variable: Int32) {
    let record = variables[variable]
    guard record.head == noTerm, record.owner == noRow, record.stay != 0 else { return }
    journal.record(.variable, variable, record)
    variables[variable].stay = 0
    pending.insert(position: record.position)
  }

  /// The row as the user would write it.
  func constraint(ofRow row: Int32) -> LinearConstraint {
    let record = rows[row]
    let exponent = -Int(record.exponent)
    var expression = LinearExpression()
    for place in Int(record.start)..<Int(record.start + record.count) {
      let term = terms[place]
      expression.append(
        handle(ofVariable: term.variable), coefficient: scaled(term.coefficient, by: exponent))
    }
    return LinearConstraint(
      terms: expression, relation: record.relation,
      constant: scaled(record.constant, by: exponent),
      priority: Priority(levels.priority(record.level)))
  }

  func violation(ofRow row: Int32) -> Double {
    let record = rows[row]
    let excess = scaled(residual(record), by: -Int(record.exponent))
    return switch record.relation {
    case .equal: excess.magnitude
    case .lessThanOrEqual: Swift.max(0, excess)
    case .greaterThanOrEqual: Swift.max(0, 0 - excess)
    }
  }
}
