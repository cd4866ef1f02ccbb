/// The basis entries that a call has marked for pricing, each once, and those to price next.
struct MarkedEntries {
  /// The epoch in which the hold of a variable, or an active row, was last marked.
  private var holdEpochs = Buffer<UInt32>()
  private var rowEpochs = Buffer<UInt32>()
  private var epoch: UInt32 = 0
  /// The entries that the call has marked; see `optimize`.
  private(set) var all = List<BasisEntry>()
  /// The marked entries without a price of the current level.
  var unpriced = List<BasisEntry>()
  /// The priced entries whose directions must be classified next.
  var repriced = List<BasisEntry>()

  /// Unmarks all entries.
  mutating func reset(epoch: UInt32) {
    self.epoch = epoch
    all.removeAll()
    unpriced.removeAll()
  }

  /// Returns whether the call has marked an entry.
  @inline(__always)
  func contains(_ entry: BasisEntry) -> Bool {
    (entry.isHold ? holdEpochs[entry.variable] : rowEpochs[entry.row]) == epoch
  }

  /// Marks an entry that is not marked.
  @inline(__always)
  mutating func insert(_ entry: BasisEntry) {
    if entry.isHold { holdEpochs[entry.variable] = epoch } else { rowEpochs[entry.row] = epoch }
    all.append(entry)
  }

  mutating func carveHolds(_ count: Int, from arena: inout Arena) {
    holdEpochs = arena.carve(count, repeating: 0)
  }

  mutating func carveRows(_ count: Int, from arena: inout Arena) {
    rowEpochs = arena.carve(count, repeating: 0)
  }

  /// Clears all marks, because epochs start again.
  func resetEpochs() {
    holdEpochs.fill(0, count: holdEpochs.capacity)
    rowEpochs.fill(0, count: rowEpochs.capacity)
  }

  func free() {
    all.free()
    unpriced.free()
    repriced.free()
  }
}
