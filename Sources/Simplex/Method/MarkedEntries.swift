import Buffers

/// The basis entries that a call has marked for pricing, each once, and those to price next.
struct MarkedEntries {
  /// The epoch in which an entry was last marked.
  private var epochs = EntryTable<UInt32>()
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
  func contains(_ entry: BasisEntry) -> Bool { epochs[entry] == epoch }

  /// Marks an entry that is not marked.
  @inline(__always)
  mutating func insert(_ entry: BasisEntry) {
    epochs[entry] = epoch
    all.append(entry)
  }

  mutating func carve(variables: Int, rows: Int, from arena: inout Arena) {
    epochs = EntryTable(variables: variables, rows: rows, repeating: 0, in: &arena)
  }

  /// Clears all marks, because epochs start again.
  func resetEpochs() { epochs.fill(0) }

  func free() {
    all.free()
    unpriced.free()
    repriced.free()
  }
}
