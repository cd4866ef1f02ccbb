import Simplex

// One layout: constraints are updated, solved, frames written, views told; again while they change
// something.

extension LayoutEngine {
  /// How often views may change the layout from `layoutSubviews` before it is called a loop.
  private static var maximumPasses: Int { 10 }

  /// How often constraints and insets are brought into line within one pass.
  private static var maximumRounds: Int { 3 }

  /// How often a text may be measured for another width within one solution.
  private static var maximumWraps: Int { 2 }

  /// Lays the tree out and throws at what is wrong, with every frame as it was.
  func layOutStrictly(_ size: RootSize) throws(LayoutError) -> LayoutResult {
    try checkSize(size)
    let before = (size: wantedRoot, isSet: hasSize)
    wantedRoot = size
    hasSize = true
    retryAllBroken()
    requeueInvalid()
    do throws(LayoutError) {
      try run()
    } catch {
      wantedRoot = before.size
      hasSize = before.isSet
      restoreFrames()
      throw error
    }
    return finish()
  }

  /// Lays the tree out and leaves out what cannot hold.
  func layOutRecovering(_ size: RootSize) -> (LayoutResult, LayoutReport) {
    recovery = LayoutReport()
    let before = (size: wantedRoot, isSet: hasSize)
    do throws(LayoutError) {
      try checkSize(size)
      wantedRoot = size
      hasSize = true
      retryRoot(after: before.size)
      requeueInvalid()
      try run()
    } catch {
      wantedRoot = before.size
      hasSize = before.isSet
      restoreFrames()
      recovery?.failure = error
    }
    var report = recovery ?? LayoutReport()
    recovery = nil
    noteInvalid(in: &report)
    return (finish(), report)
  }

  private func run() throws(LayoutError) {
    var passes = 0
    var isScrolling = isOnlyScrolled
    insetsAreStale = true
    if !isScrolling { layoutNumber &+= 1 }
    repeat {
      guard passes < Self.maximumPasses else {
        throw .layoutLoop(loopSuspects.map { $0.displayName })
      }
      passes += 1
      loopSuspects.removeAll()
      prepare(isScrolling)
      try solve()
      if isRetired { return }
      writeFrames()
      try wrapRounded()
      if isRetired { return }
      if isScrolling { inheritInsetsWhereMoved() } else { inheritInsets() }
      callLayoutSubviews()
      if isRetired { return }
      if isScrolling, isDirty {
        isScrolling = false
        layoutNumber &+= 1
      }
    } while isDirty
    insetsAreStale = false
  }

  /// Whether nothing has happened since the last layout but that content was scrolled: only what moves
  /// then can see other insets.
  private var isOnlyScrolled: Bool {
    !insetsAreStale && constraintQueue.count == scrolledConstraints && itemQueue.isEmpty
      && rowsToRemove.isEmpty && contentQueue.isEmpty && broken.isEmpty && !needsPreparation
      && wantedRoot == loweredRoot
  }

  /// Brings constraints, insets and contents into line with each other: nothing is solved before all of
  /// them say what the tree as it is asks for.
  private func prepare(_ isScrolling: Bool) {
    var rounds = 0
    repeat {
      updateConstraints()
      scanNewSubtrees()
      if !isScrolling { refreshInsetGuides() }
      measureQueued()
      askProgram(again: true)
      rounds += 1
    } while needsPreparation && rounds < Self.maximumRounds
  }

  /// Whether constraints have to be updated, or something has arrived in the tree.
  private var needsPreparation: Bool {
    needsFullScan || !newSubtrees.isEmpty || !contentQueue.isEmpty
      || rootLink.state.needsConstraintUpdateWithin
  }

  /// Whether something changed since the last time the solver was brought up to date.
  private var isDirty: Bool {
    !constraintQueue.isEmpty || !itemQueue.isEmpty || !rowsToRemove.isEmpty
      || !layoutQueue.isEmpty || needsPreparation
  }

  /// Solves, texts included.
  func solve() throws(LayoutError) {
    try bringUpToDate()
    if isRetired { return }
    if recovery == nil { try validate() }
    absorbChanges()
    try wrapTexts()
  }

  /// Solves again with the heights that texts have in the widths that came out.
  func wrapTexts() throws(LayoutError) {
    for _ in 0..<Self.maximumWraps {
      guard remeasureWrappedText(), !isRetired else { break }
      try bringUpToDate()
      absorbChanges()
    }
    wrapQueue.removeAll()
  }

  /// Wraps texts anew that rounding to pixels gave another width than they were measured for.
  private func wrapRounded() throws(LayoutError) {
    for _ in 0..<Self.maximumWraps {
      guard !wrapQueue.isEmpty else { return }
      try wrapTexts()
      if isRetired { return }
      writeFrames()
    }
    wrapQueue.removeAll()
  }

  /// Brings the solver up to date; when recovering, leaves out one row of each conflict.
  private func bringUpToDate() throws(LayoutError) {
    while true {
      do throws(SolverError) {
        try flush()
        return
      } catch {
        // What makes no sense comes first: correcting it often resolves the clash as well.
        if recovery == nil { try validate() }
        guard recovery != nil, case .unsatisfiable(let conflict) = error else {
          throw layoutError(error)
        }
        let members = origins(of: conflict)
        guard let brokenConstraint = breakOne(of: members) else { throw layoutError(error) }
        recovery?.conflicts.append(report(members, brokenConstraint: brokenConstraint))
      }
    }
  }

  /// Notes which items the solver has moved.
  func absorbChanges() {
    if changedVariables.capacity == 0 { changedVariables.reserveCapacity(owners.count) }
    solver.takeChanges(into: &changedVariables)
    for variable in changedVariables {
      let slot = Int(owners[variable.position])
      guard items[slot].node != nil else { continue }
      markMoved(slot)
      let position = variable.position
      if items[slot].x.position == position || items[slot].y.position == position {
        items[slot].state.insert(.shifted)
      }
      if items[slot].state.contains(.wraps), items[slot].width.position == variable.position {
        wrapQueue.append(Int32(slot))
      }
    }
  }

  func markMoved(_ slot: Int) {
    guard !items[slot].state.contains(.moved) else { return }
    items[slot].state.insert(.moved)
    movedItems.append(Int32(slot))
  }

  private func checkSize(_ size: RootSize) throws(LayoutError) {
    for extent in [size.width.value, size.height.value] {
      guard extent >= 0, extent <= 1e9 else {
        throw .invalidNumber(
          "A layout cannot be " + decimal(extent) + " large; give a size from 0 to 1e9.")
      }
    }
  }
}
