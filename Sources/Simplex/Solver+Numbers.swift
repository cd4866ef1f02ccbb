// Handles as single numbers, for programs in languages without handles of three numbers.

extension Solver {
  /// The handle of a variable of this solver as one number, at least 0.
  ///
  /// It contains the index, the generation, and the tag of the solver, so that a number of a
  /// removed variable, of a constraint or of another solver is not mistaken for it: but for one
  /// case in two billion, and with the tag's limit that ``Variable`` describes.
  package func number(of variable: Variable) -> Int64 {
    number(variable.index, variable.generation)
  }

  /// The handle of a constraint of this solver as one number, at least 0.
  package func number(of id: ConstraintID) -> Int64 { number(id.index, id.generation) }

  /// The variable that a number stands for, an unknown variable if there is none.
  package func variable(numbered number: Int64) -> Variable {
    let problem = state.pointee.problem
    let index = Int32(truncatingIfNeeded: number)
    guard index >= 0, Int(index) < problem.variableCount, problem.variables[index].isAlive,
      number == self.number(index, problem.variables[index].generation)
    else { return Variable(index: -1, generation: removedGeneration, tag: problem.tag) }
    return problem.handle(ofVariable: index)
  }

  /// The constraint that a number stands for, an unknown constraint if there is none.
  package func constraint(numbered number: Int64) -> ConstraintID {
    let problem = state.pointee.problem
    let index = Int32(truncatingIfNeeded: number)
    guard index >= 0, Int(index) < problem.rowCount,
      number == self.number(index, problem.rows[index].generation)
    else { return ConstraintID(index: -1, generation: removedGeneration, tag: problem.tag) }
    return problem.id(ofRow: index)
  }

  /// Returns whether a constraint is the suggestion of an edit.
  package func isEdit(_ id: ConstraintID) -> Bool {
    state.pointee.problem.isKnown(id) && state.pointee.problem.rows[id.index].isEdit
  }

  private func number(_ index: Int32, _ generation: UInt32) -> Int64 {
    // Spreads tags, which are addresses and so near each other, over all bits.
    let mixed = generation &+ state.pointee.problem.tag &* 0x9E37_79B1
    return Int64(mixed & 0x7FFF_FFFF) << 32 | Int64(UInt32(bitPattern: index))
  }
}

extension ConstraintID {
  /// A small number, from 0 upward, that no other current constraint of the solver has.
  package var position: Int { Int(index) }
}
