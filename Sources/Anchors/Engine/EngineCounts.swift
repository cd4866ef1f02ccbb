import Simplex

/// The work that an engine has done since it was created, in units equal on every machine.
struct EngineCounts: Equatable {
  /// Items whose frame was computed from the solver's values.
  var framesRead = 0
  /// Frames that differed from the frame before.
  var framesWritten = 0
  /// Items whose margins and safe area were recomputed.
  var insetsRead = 0
  /// Levels climbed on long paths to the root of the tree.
  var levelsClimbed = 0
  /// Fixed sizes compared with others to explain conflicts.
  var sizesCompared = 0
  /// Rows added to the solver, changed in it or removed from it.
  var rowsChanged = 0
}

extension LayoutArea {
  /// The counted work of the solver in all layouts of the tree: pivots and visited cells.
  ///
  /// Equal on every machine. Both are 0 before the first layout.
  @_spi(Statistics)
  public var solverWork: (pivots: Int, cells: Int) {
    guard let engine = layoutNode.root.engine else { return (0, 0) }
    return (engine.solver.statistics.pivots, engine.solver.statistics.cells)
  }
}
