/// The progress of the current call.
struct CallState {
  /// The rows that the call has added, in order; valid until the next call begins.
  var newRows = NewRows()
  /// True if some of these rows were removed within the call.
  var hasDiscardedRows = false
  /// True if the call has set a constant or a priority.
  var hasSetNumbers = false
  /// True if a value is outside the range that is valid at the end of a call.
  var hasLargeValues = false
  /// True if the call uses the tolerance of ordinary rows because it cycled with a finer one.
  var usesRelaxedTolerance = false
  /// The number of pivots that count toward the budget.
  var pivots = 0
  /// The number of bound swaps, which have a limit of their own.
  var boundSwaps: Int32 = 0

  mutating func begin() {
    newRows.removeAll()
    hasDiscardedRows = false
    beginStep()
  }

  /// Begins a further step of the call, which has rows of its own but a budget for each step.
  mutating func beginStep() {
    (pivots, boundSwaps) = (0, 0)
    hasSetNumbers = false
    hasLargeValues = false
    usesRelaxedTolerance = false
  }

  func copy() -> CallState {
    var result = self
    result.newRows = newRows.copy()
    return result
  }

  func free() { newRows.free() }
}
