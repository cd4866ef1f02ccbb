// Which slopes are in question.
//
// A row whose cost changes can only change the slopes of the active rows that it is composed of.

extension Core {
  /// Questions the active rows whose slopes at this rank the changed rows may have changed.
  mutating func questionChanges(rank: Int) {
    guard !pending.changedRows.isEmpty else { return }
    var kept = 0
    for place in 0..<pending.changedRows.count {
      let change = pending.changedRows[place]
      if Swift.max(Int(levels.rank(change.level)), 1) == rank {
        seedChange(rows[change.row])
      } else {
        pending.changedRows[kept] = change
        kept += 1
      }
    }
    pending.changedRows.truncate(to: kept)
    questionComposition(rank: rank)
  }

  /// Seeds a changed row with a weight of its own, so that no two of them cancel.
  ///
  /// An active row is composed of itself; what its variables are composed of is asked then.
  private mutating func seedChange(_ row: RowRecord) {
    let weight = Degeneracy.distance(row.serial)
    guard row.owner != noVariable else { return seedPrice(row, weight) }
    for place in Int(row.start)..<Int(row.start + row.count) {
      let variable = terms[place].variable
      work.price[variable] += weight * Degeneracy.distance(UInt32(truncatingIfNeeded: place))
      work.positions.insert(variables[variable].position)
    }
  }

  /// Questions the active rows that a row depends on, as far as they can still move at this rank.
  mutating func questionAncestors(of row: RowRecord, rank: Int) {
    let epoch = work.nextEpoch()
    work.queue.removeAll()
    enqueueVariables(of: row, epoch)
    var next = 0
    while next < work.queue.count {
      let variable = work.queue[next]
      next += 1
      let owner = variables[variable].owner
      let slot = owner == noRow ? Slot(stayOf: variable) : Slot(row: owner)
      if isOpen(slot, rank: rank) { question(slot) }
      if owner != noRow { enqueueVariables(of: rows[owner], epoch) }
    }
  }

  @inline(__always)
  private mutating func enqueueVariables(of row: RowRecord, _ epoch: UInt32) {
    statistics.cells &+= Int(row.count)
    for place in Int(row.start)..<Int(row.start + row.count) {
      let variable = terms[place].variable
      if work.variableMark[variable] != epoch {
        work.variableMark[variable] = epoch
        work.queue.append(variable)
      }
    }
  }

  /// Questions the active rows that the vector seeded is composed of.
  ///
  /// Shares are computed and not only traced: where a row has taken a removed one's place, what both
  /// are composed of cancels, and what remains is what differs.
  private mutating func questionComposition(rank: Int) {
    btran()
    for place in 0..<work.priced.count {
      let variable = work.priced[place]
      guard work.price[variable] != 0 else { continue }
      let owner = variables[variable].owner
      let slot = owner == noRow ? Slot(stayOf: variable) : Slot(row: owner)
      if isOpen(slot, rank: rank) { question(slot) }
    }
    clearPrices()
  }

  /// Puts a slot among those whose slopes are in question, at this rank and those below it.
  mutating func question(_ slot: Slot) {
    if mark(of: slot) != work.slotEpoch {
      setMark(of: slot, work.slotEpoch)
      work.slots.append(slot)
      work.isClosureWhole = false
    }
    work.questions.append(slot)
  }

  @inline(__always)
  private func mark(of slot: Slot) -> UInt32 {
    slot.isStay ? work.staySlotMark[slot.variable] : work.slotMark[slot.row]
  }

  @inline(__always)
  func setMark(of slot: Slot, _ mark: UInt32) {
    if slot.isStay {
      work.staySlotMark[slot.variable] = mark
    } else {
      work.slotMark[slot.row] = mark
    }
  }
}
