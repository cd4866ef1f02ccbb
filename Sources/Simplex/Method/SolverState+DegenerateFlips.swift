// Passing the kinks of many rows in one step of length 0.
//
// Where rows of columns have more room than their texts want, and texts of a column are equally wide, each column
// takes a step of length 0 for each level of hugging: what the level gains elsewhere it loses at once at a text whose
// bound is met here. Each such step exchanges two rows and solves for it, but all that comes of it is the side of
// a row that lies on its kink, where both sides cost the same. So after some steps of this kind all improving directions
// are followed together, and what they meet at once is given its other side and priced.
//
// The sides are a guess: where directions cross, more rows may be passed than should be, and then others improve the
// level. So it is made again a few times, and steps go on from there.

/// When rows are passed together.
private enum DegenerateFlip {
  /// After so many steps of length 0 in a row that stopped at inequalities of the level.
  static var fewestSteps: Int { 4 }
  /// With at least so many directions beside the one to be followed.
  static var fewestDirections: Int { 8 }
  /// So many times in a visit to a level; two are mostly enough.
  static var mostPasses: Int { 4 }
}

extension SolverState {
  /// Passes the rows of a level that a candidate and all other improving directions meet at once.
  ///
  /// Returns whether a row was passed; the candidate is in the queue again then. Such are counted in `passes`.
  mutating func flipDegenerateRows(with first: Candidate, rank: Int, _ passes: inout Int) -> Bool {
    let degenerateSteps = scratch.zeroSteps
    guard passes < DegenerateFlip.mostPasses,
      scratch.improving.count >= DegenerateFlip.fewestDirections,
      Swift.min(degenerateSteps, scratch.cancelingSteps) >= DegenerateFlip.fewestSteps,
      degenerateSteps <= Degeneracy.patience
    else { return false }
    scratch.improving.insert(first)
    for candidate in scratch.improving where isActive(candidate.entry) {
      seedDirection(candidate.entry, candidate.direction)
    }
    ftran()
    statistics.cells &+= scratch.moved.count
    var hasPassed = false
    for row in scratch.moved where blocksAtZero(row, rank: rank) {
      flipSide(of: row)
      hasPassed = true
    }
    clearDirection()
    guard hasPassed else {
      passes = DegenerateFlip.mostPasses
      scratch.improving.remove(first.entry)
      return false
    }
    passes += 1
    pivotsInCall += 1
    statistics.pivots &+= 1
    countDegenerateStep()
    scratch.violationsAreComplete = false
    return true
  }

  /// Whether a movement begins at the kink of an inequality of a rank, and violates it.
  @inline(__always)
  private func blocksAtZero(_ row: Int32, rank: Int) -> Bool {
    let (record, alpha) = (rows[row], scratch.alpha[row])
    return self.rank(ofRow: record) == rank && record.relation != .equal
      && record.side.gradient(record.relation) == 0 && alpha.magnitude > Tolerance.plainRatio
      && isAhead(record.side, alpha) && isOnKink(row)
  }
}
