/// The variables that may have moved since the last call of `drainChanges`.
struct ChangeLog {
  private enum State {
    /// There was no call yet: all values count as 0 and every variable as a candidate, and nothing is recorded.
    case neverRead
    /// All present values are reported; the next call that may change some keeps them first.
    case unchanged
    case recording
  }

  private var state = State.neverRead
  /// The values at that time, while changes are recorded.
  private var reported = Buffer<Double>()
  private var candidates = BitSet()
  /// Room for the variables that are told.
  var handles = List<Variable>()
  /// Whether the indices of variables no longer follow their creation.
  var hasReusedIndices = false

  @inline(__always)
  mutating func record(_ variable: Int32) {
    if state == .recording { candidates.insert(variable) }
  }

  /// Notes all variables of a list of words.
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

  /// Counts all variables as reported, if none ever was; returns whether that is so.
  mutating func skipFirst() -> Bool {
    guard state == .neverRead else { return false }
    state = .unchanged
    return true
  }

  /// Keeps the reported values, if they are the present ones, before a call changes some.
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
      // A variable that a call made and that was undone with it has no value.
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

  /// Starts an index over from 0, for another variable.
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
