import Buffers

/// The variables that searches of a call have visited, or those of rows with a changed cost.
struct ReachSet: BitwiseCopyable {
  /// The index of the set that it was united with, in union-find; its own index for a root.
  var parent: Int
  /// For a root, the most important level found in the united sets.
  var level: Int32
  /// True if a search has visited the variables, so that no other one needs to.
  let isVisited: Bool
}

/// The removals of a call, and the sets of variables that share the dual values of removed rows.
struct Removals {
  /// The first epoch that marks a set in `pricing.reachMark`; 0 if the call has made none.
  private var firstEpoch: UInt32 = 0
  /// The sets of the call, indexed by epoch minus `firstEpoch`.
  private var sets = List<ReachSet>()
  /// True if the sets and their marks are valid.
  private(set) var areMarksValid = false
  /// True if the call has removed active rows of blocks.
  var hasBlockRows = false
  /// The weights of removed rows, and the columns they are computed from.
  var weights = List<RemovalWeight>()
  var columns = List<Double>()

  /// Begins a call.
  mutating func begin() {
    firstEpoch = 0
    areMarksValid = true
    hasBlockRows = false
  }

  mutating func invalidateMarks() { areMarksValid = false }

  mutating func resetEpochs() {
    invalidateMarks()
    firstEpoch = 0
  }

  /// Makes a set whose variables an epoch marks.
  mutating func makeSet(_ epoch: UInt32, level: Int32, isVisited: Bool) {
    if firstEpoch == 0 {
      firstEpoch = epoch
      sets.removeAll()
    }
    let index = Int(epoch &- firstEpoch)
    // Epochs between sets mark other things.
    while sets.count <= index {
      sets.append(ReachSet(parent: sets.count, level: noLevel, isVisited: isVisited))
    }
    sets[index].level = level
  }

  /// Returns whether a mark is that of a set of this call.
  @inline(__always)
  func isSet(_ mark: UInt32) -> Bool { mark >= firstEpoch }

  /// Returns whether a search has visited the variables with a mark.
  func isVisited(_ mark: UInt32) -> Bool { sets[Int(mark &- firstEpoch)].isVisited }

  /// The most important level found in a set and those united with it.
  func level(_ mark: UInt32) -> Int32 { sets[root(mark)].level }

  /// Finds the index of the root of a set.
  private func root(_ mark: UInt32) -> Int {
    var index = Int(mark &- firstEpoch)
    while sets[index].parent != index {
      let parent = sets[index].parent
      sets[index].parent = sets[parent].parent
      index = parent
    }
    return index
  }

  func unite(_ first: UInt32, _ second: UInt32, _ levels: PriorityLevels) {
    let (first, second) = (root(first), root(second))
    guard first != second else { return }
    sets[second].parent = first
    raise(first, to: sets[second].level, levels)
  }

  func raise(_ mark: UInt32, to level: Int32, _ levels: PriorityLevels) {
    raise(root(mark), to: level, levels)
  }

  private func raise(_ index: Int, to level: Int32, _ levels: PriorityLevels) {
    sets[index].level = levels.moreImportant(sets[index].level, level)
  }

  /// A copy of the sets, for a copy of the solver within an update.
  func copy() -> Removals {
    var result = self
    result.sets = sets.copy()
    (result.weights, result.columns) = (List(), List())
    return result
  }

  func free() {
    sets.free()
    weights.free()
    columns.free()
  }
}

extension PriorityLevels {
  /// The more important of two levels, either of which may be `noLevel`.
  func moreImportant(_ first: Int32, _ second: Int32) -> Int32 {
    if first == noLevel { return second }
    if second == noLevel { return first }
    return priority(first) > priority(second) ? first : second
  }
}
