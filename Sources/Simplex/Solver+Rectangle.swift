extension Solver {
  /// Makes four variables at once, as for the place and the extents of a rectangle.
  package mutating func makeRectangle() -> (
    x: Variable, y: Variable, width: Variable, height: Variable
  ) {
    let core = core
    return (
      core.pointee.makeVariable(nil), core.pointee.makeVariable(nil),
      core.pointee.makeVariable(nil), core.pointee.makeVariable(nil)
    )
  }
}
