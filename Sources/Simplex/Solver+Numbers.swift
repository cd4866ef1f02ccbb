// Handles as single numbers, for programs in languages without handles of three numbers.

extension Solver {
  /// The handle of a variable of this solver as one number, at least 0.
  ///
  /// It contains the index in its low 31 bits, and above them the generation mixed with the tag of
  /// the solver. A number of a removed variable, of a constraint or of another solver is not
  /// mistaken for it: but for one case in billions, and with the tag's limit that ``Variable``
  /// describes.
  @inline(__always)
  package func number(of variable: Variable) -> Int64 {
    number(variable.index, variable.generation)
  }

  /// The handle of a constraint of this solver as one number, at least 0.
  @inline(__always)
  package func number(of id: ConstraintID) -> Int64 { number(id.index, id.generation) }

  /// The variable that a number stands for, an unknown variable if there is none.
  @inline(__always)
  package func variable(numbered number: Int64) -> Variable {
    let (index, generation) = parts(of: number)
    return Variable(index: index, generation: generation, tag: state.pointee.problem.tag)
  }

  /// The constraint that a number stands for, an unknown constraint if there is none.
  @inline(__always)
  package func constraint(numbered number: Int64) -> ConstraintID {
    let (index, generation) = parts(of: number)
    return ConstraintID(index: index, generation: generation, tag: state.pointee.problem.tag)
  }

  /// Returns whether a constraint is the suggestion of an edit.
  package func isEdit(_ id: ConstraintID) -> Bool {
    state.pointee.problem.isLive(id) && state.pointee.problem.rows[id.index].isEdit
  }

  @inline(__always)
  private func number(_ index: Int32, _ generation: UInt32) -> Int64 {
    Int64(generation &+ spreadTag) << 31 | Int64(index)
  }

  @inline(__always)
  private func parts(of number: Int64) -> (index: Int32, generation: UInt32) {
    let generation = UInt32(truncatingIfNeeded: number >> 31) &- spreadTag
    // Removed variables have this generation, which no handle has.
    if number < 0 || generation == removedGeneration { return (-1, removedGeneration) }
    return (Int32(truncatingIfNeeded: number & 0x7FFF_FFFF), generation)
  }

  /// The tag, which is an address and so near others, spread over all bits.
  @inline(__always)
  private var spreadTag: UInt32 { state.pointee.problem.tag &* 0x9E37_79B1 }
}
