// Slopes: what loosening an active row by one would change at a level.

extension Core {
  /// Collects the violated rows, from a rank on, that the slots in question reach, by rank.
  mutating func buildClosure(rank: Int) {
    clearClosure()
    let epoch = work.nextEpoch()
    work.queue.removeAll()
    for place in 0..<work.slots.count where isActive(work.slots[place]) {
      let slot = work.slots[place]
      if !slot.isStay { insertRank(ofRow: rows[slot.row], from: rank) }
      enqueueWithBlock(variable(of: slot), epoch)
    }
    var next = 0
    while next < work.queue.count {
      let variable = work.queue[next]
      next += 1
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
    work.isClosureStale = false
  }

  @inline(__always)
  private mutating func enqueueWithBlock(_ variable: Int32, _ epoch: UInt32) {
    guard work.variableMark[variable] != epoch else { return }
    let block = variables[variable].block
    if block == noBlock {
      work.variableMark[variable] = epoch
      work.queue.append(variable)
      return
    }
    let record = blocks[block]
    for position in 0..<Int(record.count) {
      let member = blocks.member(record, position)
      work.variableMark[member] = epoch
      work.queue.append(member)
    }
  }

  private mutating func insertRank(ofRow row: RowRecord, from rank: Int) {
    if self.rank(ofRow: row) > rank { work.ranks.insert(levels.rank(row.level)) }
  }

  private mutating func addPriced(_ row: Int32, _ record: RowRecord, from rank: Int) {
    let own = self.rank(ofRow: record)
    guard own >= rank else { return }
    work.nextPriced[row] = work.pricedHeads[own]
    work.pricedHeads[own] = row
    work.pricedRanks.append(Int32(truncatingIfNeeded: own))
    insertRank(ofRow: record, from: rank)
  }

  mutating func clearClosure() {
    for place in 0..<work.pricedRanks.count { work.pricedHeads[work.pricedRanks[place]] = noRow }
    work.pricedRanks.removeAll()
    work.isClosureStale = true
  }

  /// What one unit of the user's violation costs per unit of the scaled one.
  @inline(__always)
  func weight(_ row: RowRecord) -> Double {
    row.level == PriorityLevels.required ? 1 : scaled(1, by: -Int(row.exponent))
  }

  /// The steepest improving direction at a rank; without one, marks what the rank blocks.
  mutating func bestCandidate(rank: Int) -> Candidate? {
    var row = work.pricedHeads[rank]
    while row != noRow {
      let record = rows[row]
      let gradient = record.side.gradient(record.relation)
      if gradient != 0, record.owner == noVariable {
        seedPrice(record, gradient * weight(record))
      }
      row = work.nextPriced[row]
    }
    btran()
    defer { clearPrices() }
    var best: Candidate?
    var kept = 0
    for place in 0..<work.slots.count {
      let slot = work.slots[place]
      guard isActive(slot) else {
        unmark(slot)
        continue
      }
      work.slots[kept] = isOpen(slot, rank: rank) ? consider(slot, rank: rank, &best) : slot
      kept += 1
    }
    work.slots.truncate(to: kept)
    return best
  }

  private mutating func unmark(_ slot: Slot) {
    if slot.isStay { work.staySlotMark[slot.variable] = 0 } else { work.slotMark[slot.row] = 0 }
  }

  /// Marks the directions of a slot that the rank blocks, and deals with an improving one: exchanges
  /// bounds if that is all it takes, else takes it for the best. Returns the slot that is there now.
  private mutating func consider(_ slot: Slot, rank: Int, _ best: inout Candidate?) -> Slot {
    let slopes = slopes(of: slot, rank: rank)
    statistics.cells &+= 1
    var blocked = blockedLevels(slot)
    let level = levels.level(rank: rank)
    var improving: Candidate?
    if isOpen(blocked.up, rank: rank) {
      blocked.up = slopes.up > Tolerance.slope ? level : noLevel
      if slopes.up < -Tolerance.slope {
        improving = Candidate(slot: slot, direction: 1, slope: slopes.up)
      }
    }
    if isOpen(blocked.down, rank: rank) {
      blocked.down = slopes.down > Tolerance.slope ? level : noLevel
      if slopes.down < -Tolerance.slope {
        improving = Candidate(slot: slot, direction: -1, slope: slopes.down)
      }
    }
    setBlocked(slot, up: blocked.up, down: blocked.down)
    guard let improving else { return slot }
    if let exchanged = exchangeBounds(improving, rank: rank) {
      unmark(slot)
      work.slotMark[exchanged.row] = work.slotEpoch
      return exchanged
    }
    take(improving, &best)
    return slot
  }

  /// What raising and lowering the activity of a slot's row by one changes at a rank.
  private func slopes(of slot: Slot, rank: Int) -> (up: Double, down: Double) {
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

  func take(_ candidate: Candidate, _ best: inout Candidate?) {
    for place in 0..<work.rejected.count where work.rejected[place] == candidate.slot { return }
    guard let present = best else {
      best = candidate
      return
    }
    if work.zeroSteps > Degeneracy.patience {
      if comesBefore(candidate.slot, present.slot) { best = candidate }
      return
    }
    let difference = candidate.slope - present.slope
    if difference.magnitude <= Tolerance.tie * present.slope.magnitude {
      if comesBefore(candidate.slot, present.slot) { best = candidate }
    } else if difference < 0 {
      best = candidate
    }
  }

  /// The order of ties: rows by their serial numbers, then stays by their variables.
  private func comesBefore(_ first: Slot, _ second: Slot) -> Bool {
    switch (first.isStay, second.isStay) {
    case (false, false): rows[first.row].serial < rows[second.row].serial
    case (true, true): first.variable < second.variable
    case (false, true): true
    case (true, false): false
    }
  }
}
