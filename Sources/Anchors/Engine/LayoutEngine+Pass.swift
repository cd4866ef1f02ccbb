@_spi(Memory) import Simplex

// One layout: constraints are updated, solved, frames written, views told; again while they change
// something.

extension LayoutEngine {
  /// How often views may change the layout from `layoutSubviews` before it is called a loop.
  private static var maximumPasses: Int { 10 }

  /// How often constraints and insets are brought into line within one pass.
  static var maximumRounds: Int { 3 }

  /// How often a text may be measured for another width within one solution.
  private static var maximumWraps: Int { 2 }

  /// Lays the tree out and throws at what is wrong, with every frame as it was.
  func layOutStrictly(_ size: RootSize) throws(LayoutError) -> LayoutResult {
    defer { releaseLeavingNodes() }
    guard recovery.report == nil else { return try layOutStrictlyWithin(size) }
    discardPrelayoutFitting()
    try checkSize(size)
    // It stays the size asked for if the layout fails: a recovering one without a size is then asked for
    // the same.
    currentLayout.requestedSize = size
    currentLayout.hasSize = true
    retryAllBroken()
    requeueInvalid()
    do throws(LayoutError) {
      try run()
    } catch {
      restoreFrames()
      throw error
    }
    return finish()
  }

  /// Does so in the middle of a recovering layout, where a view asks for it.
  private func layOutStrictlyWithin(_ size: RootSize) throws(LayoutError) -> LayoutResult {
    // As a strict layout does: what is left out is found again by the layout around it, whose report this is.
    retryAllBroken()
    let outer = recovery.report
    recovery.report = nil
    defer { recovery.report = outer }
    return try layOutStrictly(size)
  }

  /// Lays the tree out and leaves out what cannot hold.
  func layOutRecovering(_ size: RootSize) -> (LayoutResult, LayoutReport) {
    defer { releaseLeavingNodes() }
    discardPrelayoutFitting()
    let outer = recovery.report
    recovery.report = LayoutReport()
    do throws(LayoutError) {
      try checkSize(size)
      let before = currentLayout.requestedSize
      currentLayout.requestedSize = size
      currentLayout.hasSize = true
      retryRoot(after: before)
      requeueInvalid()
      try run()
    } catch {
      restoreFrames()
      recovery.report?.failure = error
    }
    // Before what follows asks the program, which may take out what has been written.
    let result = finish()
    var report = recovery.report ?? LayoutReport()
    recovery.report = outer
    // A strict layout around it is to throw at what this one has left out.
    if outer == nil, currentLayout.isRunning { retryAllBroken() }
    reportInvalid(in: &report)
    for index in report.conflicts.indices {
      report.conflicts[index].more = report.conflicts.count - 1 - index
    }
    return (result, report)
  }

  private func run() throws(LayoutError) {
    // A view may lay the tree out again meanwhile.
    let isInner = currentLayout.isRunning
    currentLayout.isRunning = true
    // However it ends, nothing that is kept for it keeps the tree alive: the root owns the engine.
    defer {
      currentLayout.canResetInsets = false
      discardAnswers()
      currentLayout.loopSuspects = []
      // Last, since what was let go may take out what the journal names.
      currentLayout.isRunning = isInner
    }
    currentLayout.canResetInsets = true
    var passes = 0
    var isScrolling = isOnlyScrolled
    if !isScrolling { currentLayout.number &+= 1 }
    repeat {
      // However it ends before the frames are written: the next layout looks at all insets.
      tree.insetsAreStale = true
      guard passes < Self.maximumPasses else {
        throw .layoutLoop(currentLayout.loopSuspects.map { $0.displayName })
      }
      passes += 1
      currentLayout.loopSuspects = []
      prepare(isScrolling)
      try solve()
      if tree.isSuperseded { return }
      if isScrolling, !currentLayout.canResetInsets {
        // Those of what has not moved must be found again, too.
        isScrolling = false
        currentLayout.number &+= 1
      }
      currentLayout.canResetInsets = false
      writeFrames()
      try wrapRounded()
      if tree.isSuperseded { return }
      if isScrolling { inheritInsetsWhereMoved() } else { inheritInsets() }
      tree.insetsAreStale = false
      callLayoutSubviews()
      if tree.isSuperseded { return }
      if isScrolling, isDirty || tree.insetsAreStale {
        isScrolling = false
        currentLayout.number &+= 1
      }
    } while isDirty || tree.insetsAreStale
    // A constraint to another tree may have been stated since, in the care of that tree.
    tree.insetsAreStale = true
    if recovery.report == nil { try validate() }
    tree.insetsAreStale = false
  }

  /// Lets go of what has left the tree in a layout or a fitting, once it has ended and its frames are told: a view that
  /// goes may run another.
  func releaseLeavingNodes() {
    guard !currentLayout.isRunning, !currentLayout.leavingNodes.isEmpty else { return }
    let gone = currentLayout.leavingNodes
    currentLayout.leavingNodes = []
    withExtendedLifetime(gone) {}
  }

  /// Whether what leaves the tree lives on until the layout that is under way has ended.
  var retainsLeavingNodes: Bool { currentLayout.isRunning && !fitting.isActive }

  /// Whether nothing has happened since the last layout but that content was scrolled: only what moves
  /// then can see other insets.
  private var isOnlyScrolled: Bool {
    !tree.insetsAreStale && rows.queue.count == scrolling.queuedConstraints && items.queue.isEmpty
      && rows.toRemove.isEmpty && tree.contentQueue.isEmpty && recovery.broken.isEmpty
      && !needsPreparation
      && currentLayout.requestedSize == currentLayout.loweredSize
  }

  /// Brings constraints, insets and contents into line with each other: nothing is solved before all of
  /// them say what the tree as it is asks for.
  func prepare(_ isScrolling: Bool) {
    var rounds = 0
    repeat {
      updateConstraints()
      scanNewSubtrees()
      if !isScrolling { updateInsetGuides() }
      measureQueued()
      queryClient(again: true)
      rounds += 1
    } while needsPreparation && rounds < Self.maximumRounds
  }

  /// Whether constraints have to be updated, or something has arrived in the tree.
  var needsPreparation: Bool {
    tree.needsFullScan || !tree.newSubtrees.isEmpty || !tree.contentQueue.isEmpty
      || rootLink.state.needsConstraintUpdateWithin
  }

  /// Whether something changed since the last time the solver was brought up to date.
  var isDirty: Bool {
    !rows.queue.isEmpty || !items.queue.isEmpty || !rows.toRemove.isEmpty
      || !currentLayout.layoutQueue.isEmpty || !items.moved.isEmpty || needsPreparation
  }

  /// Solves, texts included.
  func solve() throws(LayoutError) {
    try bringUpToDate(mayForgetHeights: true)
    if tree.isSuperseded { return }
    if recovery.report == nil { try validate() }
    enqueueMovedItems()
    try wrapTexts()
  }

  /// Solves again with the heights that texts have in the widths that came out.
  func wrapTexts() throws(LayoutError) {
    for _ in 0..<Self.maximumWraps {
      guard remeasureWrappedText(), !tree.isSuperseded else { break }
      try bringUpToDate()
      enqueueMovedItems()
    }
    items.clearWrapQueue()
    if recovery.report == nil, !recovery.badContents.isEmpty { try validate() }
  }

  /// Wraps texts again whose width, rounded to pixels, differs from the one they were measured for.
  private func wrapRounded() throws(LayoutError) {
    for _ in 0..<Self.maximumWraps {
      guard !items.wrapQueue.isEmpty else { return }
      try wrapTexts()
      if tree.isSuperseded { return }
      writeFrames()
    }
    items.clearWrapQueue()
  }

  /// Brings the solver up to date; when recovering, leaves out one row of each conflict.
  ///
  /// Heights of texts may be forgotten where these are about to be measured for the widths that come out, inherited
  /// insets where they are about to be found from the frames.
  private func bringUpToDate(mayForgetHeights: Bool = false) throws(LayoutError) {
    var attempts = 0
    while true {
      do {
        try flush()
        return
      } catch {
        // What a text needed at an earlier width is no reason to fail: a new tree begins without it.
        if mayForgetHeights, case SolverError.unsatisfiable = error, resetWrappedHeights() {
          continue
        }
        // Nor are insets that reached into items by earlier frames.
        if currentLayout.canResetInsets, case SolverError.unsatisfiable = error,
          resetInheritedInsets()
        {
          continue
        }
        // Invalid constraints come first: correcting them often resolves the conflict as well.
        if case SolverError.invalidNumber = error, try excludeOverflowing() { continue }
        if recovery.report == nil { try validate() }
        guard recovery.report != nil, case SolverError.unsatisfiable(let conflict) = error else {
          throw layoutError(error)
        }
        let trial = ConflictTrial(self)
        let analysis = ConflictAnalysis(conflict, excluding: [], trial, self)
        let origin = analysis.brokenMember.map { analysis.origins[$0] }
        var report = report(analysis)
        report.brokenConstraint = origin.map { summary(of: $0) }
        if tree.isSuperseded { return }
        guard trial.isCurrent else {
          // A name that the report needs has changed the tree, in which something else may be wrong.
          attempts += 1
          if attempts < Self.maximumRounds { continue }
          throw .layoutLoop([rootLink.node.displayName])
        }
        guard let origin else { throw layoutError(error) }
        recovery.report?.conflicts.append(report)
        breakRow(origin, of: analysis.origins)
        attempts = 0
      }
    }
  }

  /// Notes which items the solver has moved.
  func enqueueMovedItems() {
    if grid == nil, solver.discardInitialChanges() { return absorbEverything() }
    solver.drainChanges(into: &currentLayout.changedVariables)
    let (records, owners) = (items.records, items.owners)
    for variable in currentLayout.changedVariables {
      let position = Int(variable)
      let slot = Int(owners[EngineState.Items.box(of: position)])
      guard records[slot].node != nil else { continue }
      markMoved(slot)
      if records[slot].x.position == position || records[slot].y.position == position {
        records[slot].state.insert(.shifted)
      }
      if records[slot].state.contains(.wraps), records[slot].width.position == position {
        items.enqueueWrap(slot)
      }
    }
  }

  /// Does so after a first layout, where all of them are new.
  private func absorbEverything() {
    for slot in items.indices
    where items[slot].node != nil && !items[slot].state.contains(.isOuterRecord) {
      markMoved(slot)
      if items[slot].state.contains(.wraps) { items.enqueueWrap(slot) }
    }
  }

  func markMoved(_ slot: Int) {
    guard !items[slot].state.contains(.moved) else { return }
    items[slot].state.insert(.moved)
    items.moved.append(Int32(slot))
  }

  private func checkSize(_ size: RootSize) throws(LayoutError) {
    for (name, extent) in [("width", size.width.value), ("height", size.height.value)] {
      guard extent >= 0, extent <= 1e9 else {
        throw .invalidNumber(
          "The " + name + " of a layout cannot be " + decimal(extent)
            + "; give a number from 0 to 1e9, or nil for the fitting one.")
      }
    }
  }
}
