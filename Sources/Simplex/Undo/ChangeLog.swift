/// The variables that may have moved since the last call of `takeChanges`.
struct ChangeLog {
  /// The values at that time; empty until the first call, when all count as 0.
  private var reported = Buffer<Double>()
  private var candidates = BitSet()
  /// Whether there was no call yet: every variable is a candidate, and nothing is recorded.
  private var isIdle = true
  /// Whether the indices of variables no longer follow their creation.
  var hasReusedIndices = false

  @inline(__always)
  mutating func note(_ variable: Int32) {
    if !isIdle { candidates.insert(variable) }
  }

  mutating func noteAll(_ count: Int) {
    guard !isIdle else { return }
    for variable in 0..<count { candidates.insert(Int32(truncatingIfNeeded: variable)) }
  }

  mutating func grow(to count: Int) {
    guard !isIdle else { return }
    reported.grow(to: count, keeping: reported.capacity, filling: 0)
    candidates.grow(to: count)
  }

  /// Counts all variables as reported, if none ever was; returns whether that is so.
  mutating func skipFirst(values: Buffer<Double>, count: Int) -> Bool {
    guard isIdle else { return false }
    isIdle = false
    grow(to: Swift.max(count, values.capacity))
    reported.update(from: values, count: count)
    return true
  }

  /// Calls `body` with each variable whose value differs in any bit from the last reported one.
  @inline(__always)
  mutating func take(values: Buffer<Double>, count: Int, _ body: (Int32) -> Void) {
    if isIdle {
      isIdle = false
      grow(to: Swift.max(count, values.capacity))
      for variable in 0..<count { report(Int32(truncatingIfNeeded: variable), values, body) }
      return
    }
    // A variable that a call made and that was undone with it has no value.
    candidates.drain { if $0 < count { report($0, values, body) } }
  }

  @inline(__always)
  private func report(_ variable: Int32, _ values: Buffer<Double>, _ body: (Int32) -> Void) {
    let value = values[variable]
    if value.bitPattern != reported[variable].bitPattern {
      reported[variable] = value
      body(variable)
    }
  }

  /// Starts an index over from 0, for another variable.
  func forget(_ variable: Int32) {
    if !isIdle { reported[variable] = 0 }
  }

  func copy() -> ChangeLog {
    var result = self
    result.reported = reported.copy(keeping: reported.capacity)
    result.candidates = candidates.copy()
    return result
  }

  mutating func free() {
    reported.free()
    candidates.free()
  }
}
