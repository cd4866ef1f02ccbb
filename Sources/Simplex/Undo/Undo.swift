/// The means to roll a call back, and to report what it has changed.
package struct Undo {
  var log = UndoLog()
  /// The counts and list heads at the start of the current call; nil between calls.
  var checkpoint: UndoLog.Checkpoint?
  package var updateDepth = 0
  /// The serial number of the first row that the current call adds; 0 between calls.
  var firstSerialOfCall: UInt32 = 0
  /// The changes that `drainChanges` reports.
  var changes = ChangeLog()

  func copy() -> Undo {
    var result = self
    result.log = log.copy()
    result.changes = changes.copy()
    return result
  }

  mutating func free() {
    log.free()
    changes.free()
  }
}
