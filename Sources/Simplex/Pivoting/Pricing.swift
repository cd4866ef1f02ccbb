// Slopes: what loosening an active row by one would change at a level.

extension Core {
  /// Collects the violated rows, from a rank on, that the slots in question reach, by rank.
  ///
  /// What all slots reach is kept from rank to rank, for as long as the active set does not change.
  mutating func buildClosure(rank: Int, isWhole: Bool) {
    if work.isClosureWhole { return }
    clearClosure()
    let epoch = work.nextEpoch()
    work.closureEpoch = epoch
    work.queue.removeAll()
    for place in 0..<work.questions.count where isActive(work.questions[place]) {
      let slot = work.questions[place]
      if !slot.isStay { insertRank(ofRow: rows[slot.row], below: rank) }
      enqueueWithBlock(variable(of: slot), epoch)
    }
    var next = 0
    while next < work.queue.count {
      let variable = work.queue[next]
      next &+= 1
      collectPriced(inColumnOf: variable, from: rank, epoch)
    }
    work.isClosureWhole = isWhole
  }

  @inline(__always)
  private mutating func collectPriced(
    inColumnOf variable: Int32, from rank: Int, _ epoch: UInt32
  ) {
    var place = variables[variable].head
    while place != noTerm {
      let row = terms[place].row
      place = links[place].next
      statistics.cells &+= 1
      let record = rows[row]
      if record.owner != noVariable {
        enqueueWithBlock(record.owner, epoch)
      } else if work.rowMark[row] != epoch {
        work.rowMark[row] = epoch
        if record.side.gradient(record.relation) != 0 { addPriced(row, record, from: rank) }
      }
    }
  }

  @inline(__always)
  private mutating func enqueueWithBlock(_ variable: Int32, _ epoch: UInt32) {
    guard work.reachMark[variable] != epoch else { return }
    let block = variables[variable].block
    if block == noBlock {
      work.reachMark[variable] = epoch
      work.queue.append(variable)
      return
    }
    let record = blocks[block]
    for position in 0..<Int(record.count) {
      let member = blocks.member(record, position)
      work.reachMark[member] = epoch
      work.queue.append(member)
    }
  }

  private mutating func insertRank(ofRow row: RowRecord, below rank: Int) {
    if self.rank(ofRow: row) > rank { work.ranks.insert(levels.rank(row.level)) }
  }

  private mutating func addPriced(_ row: Int32, _ record: RowRecord, from rank: Int) {
    let own = self.rank(ofRow: record)
    guard own >= rank else { return }
    work.nextPriced[row] = work.pricedHeads[own]
    work.pricedHeads[own] = row
    work.pricedRanks.append(Int32(truncatingIfNeeded: own))
    insertRank(ofRow: record, below: rank)
  }

  mutating func clearClosure() {
    for place in 0..<work.pricedRanks.count { work.pricedHeads[work.pricedRanks[place]] = noRow }
    work.pricedRanks.removeAll()
    work.isClosureWhole = false
  }

  /// What one unit of the user's violation costs per unit of the scaled one.
  @inline(__always)
  func weight(_ row: RowRecord) -> Double {
    row.level == PriorityLevels.required ? 1 : scaled(1, by: -Int(row.exponent))
  }

  /// Finds the slopes of the slots in question at a rank: marks what the rank blocks, and collects
  /// what improves.
  mutating func price(rank: Int) {
    var row = work.pricedHeads[rank]
    var largest = 0.0
    while row != noRow {
      let record = rows[row]
      let gradient = record.side.gradient(record.relation)
      if gradient != 0, record.owner == noVariable {
        let weight = weight(record)
        largest = Swift.max(largest, weight)
        seedPrice(record, gradient * weight, within: work.closureEpoch)
      }
      row = work.nextPriced[row]
    }
    work.leastSlope = Tolerance.slope * (largest == 0 ? 1 : largest)
    btran(within: work.closureEpoch)
    for place in 0..<work.questions.count {
      let slot = work.questions[place]
      forgetCandidates(of: slot)
      guard isActive(slot), isOpen(slot, rank: rank) else { continue }
      consider(slot, rank: rank)
    }
    work.questions.removeAll()
    clearPrices()
  }

  /// Marks the directions of a slot that the rank blocks, and deals with an improving one: exchanges
  /// bounds if that is all it takes, else notes it.
  private mutating func consider(_ slot: Slot, rank: Int) {
    let slopes = slopes(of: slot, rank: rank)
    statistics.cells &+= 1
    var blocked = blockedLevels(slot)
    // Rounding is in the price; where there is none, a row's own cost is exact, however small.
    let least = work.price[variable(of: slot)] == 0 ? 0 : work.leastSlope
    var improving: Candidate?
    if isOpen(blocked.up, rank: rank) {
      blocked.up = mark(blocked.up, slope: slopes.up, least, rank)
      if slopes.up < -least {
        improving = candidate(slot, direction: 1, slope: slopes.up)
      }
    }
    if isOpen(blocked.down, rank: rank) {
      blocked.down = mark(blocked.down, slope: slopes.down, least, rank)
      if slopes.down < -least {
        improving = candidate(slot, direction: -1, slope: slopes.down)
      }
    }
    setBlocked(slot, up: blocked.up, down: blocked.down)
    guard let improving else { return }
    if let exchanged = exchangeBounds(improving, rank: rank) {
      setMark(of: exchanged, work.slotEpoch)
      work.slots.append(exchanged)
    } else {
      work.improving.insert(improving)
    }
  }

  /// The level that blocks a direction as far as this rank tells.
  ///
  /// The mark of a less important level stays until that level is visited, which it then must be.
  @inline(__always)
  private func mark(_ present: Int32, slope: Double, _ least: Double, _ rank: Int) -> Int32 {
    if slope > least { return levels.level(rank: rank) }
    guard present != noLevel, levels.rank(present) > rank, slope >= -least else { return noLevel }
    work.ranks.insert(levels.rank(present))
    return present
  }

  /// What raising and lowering the activity of a slot's row by one changes at a rank.
  func slopes(of slot: Slot, rank: Int) -> (up: Double, down: Double) {
    let price = work.price[variable(of: slot)]
    guard !slot.isStay else { return (price, -price) }
    let row = rows[slot.row]
    guard self.rank(ofRow: row) == rank else { return (price, -price) }
    let own = weight(row)
    return (
      row.relation == .greaterThanOrEqual ? price : price + own,
      row.relation == .lessThanOrEqual ? -price : own - price
    )
  }
}
