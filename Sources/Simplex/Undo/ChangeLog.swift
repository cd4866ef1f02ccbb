import Buffers

/// The variables that may have changed since the last call of `drainChanges`.
struct ChangeLog {
  private enum State {
    /// No drain has happened.
    ///
    /// Reported values are 0, every variable is a candidate, and nothing is recorded.
    case neverRead
    /// All current values are reported; the next call that may change some saves them first.
    case unchanged
    case recording
  }

  private var state = State.neverRead
  /// The values at the last drain, while changes are recorded.
  private var reported = Buffer<Double>()
  private var candidates = BitSet()
  /// Reused storage for the handles of changed variables.
  var handles = List<Variable>()
  /// True once indices of variables were reused, so that they are no longer in order of creation.
  var hasReusedIndices = false

  @inline(__always)
  mutating func record(_ variable: Int32) {
    if state == .recording { candidates.insert(variable) }
  }

  /// Records all variables of a list of words.
  mutating func record(_ words: List<BitSetWord>) {
    guard state == .recording else { return }
    for word in words { candidates.insert(word) }
  }

  mutating func recordAll(_ count: Int) {
    guard state == .recording else { return }
    for variable in 0..<count { candidates.insert(Int32(truncatingIfNeeded: variable)) }
  }

  mutating func grow(to count: Int) {
    guard state == .recording else { return }
    reported.grow(to: count, keeping: reported.capacity, filling: 0)
    candidates.grow(to: count)
  }

  /// Marks all variables as reported, if no drain has happened.
  ///
  /// - Returns: Whether no drain has happened.
  mutating func discardInitialChanges() -> Bool {
    guard state == .neverRead else { return false }
    state = .unchanged
    return true
  }

  /// Saves the current values before a call changes some, if all of them are reported.
  @inline(__always)
  mutating func snapshotReported(_ values: Buffer<Double>, count: Int) {
    if state == .unchanged { beginRecording(values, count: count) }
  }

  @inline(never)
  private mutating func beginRecording(_ values: Buffer<Double>, count: Int) {
    state = .recording
    grow(to: Swift.max(count, values.capacity))
    reported.update(from: values, count: count)
  }

  /// Calls `body` with each variable whose value differs in any bit from the last reported one.
  @inline(__always)
  mutating func drain(values: Buffer<Double>, count: Int, _ body: (Int32) -> Void) {
    switch state {
    case .neverRead:
      for variable in 0..<count where values[variable].bitPattern != 0 {
        body(Int32(truncatingIfNeeded: variable))
      }
      state = .unchanged
    case .unchanged: break
    case .recording:
      // A candidate may belong to a rolled-back call and have no value.
      let reported = reported
      candidates.drainWords(below: count) { variable in
        let value = values[variable]
        if value.bitPattern != reported[variable].bitPattern {
          reported[variable] = value
          body(variable)
        }
      }
    }
  }

  /// Resets the reported value of an index to 0, for its reuse by another variable.
  func reset(_ variable: Int32) {
    if state == .recording { reported[variable] = 0 }
  }

  func copy() -> ChangeLog {
    var result = self
    result.reported = reported.copy(keeping: reported.capacity)
    result.candidates = candidates.copy()
    result.handles = List()
    return result
  }

  mutating func free() {
    reported.free()
    candidates.free()
    handles.free()
  }
}
