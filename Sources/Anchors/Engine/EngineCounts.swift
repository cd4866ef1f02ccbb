/// What an engine has done since it was made, in steps that are the same on every machine.
struct EngineCounts: Equatable {
  /// Items whose frame was computed from what the solver says.
  var framesRead = 0
  /// Frames that were other than before.
  var framesWritten = 0
  /// Items whose margins and safe area were recomputed.
  var insetsRead = 0
  /// Levels gone up on long ways to the root of the tree.
  var levelsClimbed = 0
  /// Fixed sizes that were compared with others to explain conflicts.
  var sizesCompared = 0
  /// Rows that were added to the solver, changed in it or removed from it.
  var rowsChanged = 0
}
