import Buffers
import Simplex

// The passes of a layout: update constraints, solve, write frames and call `layoutSubviews`, again
// while views change the layout.

extension LayoutEngine {
  /// The number of passes after which views that still change the layout are reported as a loop,
  /// and insets that still follow the frames are kept.
  private static var maximumPasses: Int { 10 }

  /// The maximum number of rounds of updating constraints and insets in one pass.
  package static var maximumRounds: Int { 3 }

  /// The number of passes that each scroll view may add to try margins.
  private static var maximumTrials: Int { 8 }

  /// The number of conflicts that are found by one solution each, before all others by one.
  private static var singleConflicts: Int { 8 }

  /// The maximum number of times a text is measured at another width in one solution.
  private static var maximumWraps: Int { 2 }

  /// Lays the tree out.
  ///
  /// - Throws: The first error found. Every frame is then unchanged, and changes stay queued.
  func layOutStrictly(_ size: RootSize) throws(LayoutError) -> LayoutResult {
    defer { releaseLeavingNodes() }
    guard recovery.report == nil else { return try layOutStrictlyWithin(size) }
    try checkSize(size)
    // The size stays requested if the layout fails, for later recovering layouts without a size.
    currentLayout.requestedSize = size
    currentLayout.hasSize = true
    reinstateAllBroken()
    requeueInvalid()
    do throws(LayoutError) {
      try runPasses()
    } catch {
      restoreFrames()
      throw error
    }
    return finishLayout()
  }

  /// Runs a strict layout inside a recovering one, where a view requests it.
  private func layOutStrictlyWithin(_ size: RootSize) throws(LayoutError) -> LayoutResult {
    // Reinstated for the strict layout; the enclosing layout finds and reports the conflicts again.
    reinstateAllBroken()
    let outer = recovery.report
    recovery.report = nil
    defer { recovery.report = outer }
    return try layOutStrictly(size)
  }

  /// Lays the tree out and breaks constraints that cannot hold.
  func layOutRecovering(_ size: RootSize) -> (LayoutResult, LayoutReport) {
    defer { releaseLeavingNodes() }
    let outer = recovery.report
    recovery.report = LayoutReport()
    do throws(LayoutError) {
      try checkSize(size)
      let before = currentLayout.requestedSize
      currentLayout.requestedSize = size
      currentLayout.hasSize = true
      reinstateConflictingWithRoot(after: before)
      requeueInvalid()
      try runPasses()
    } catch {
      restoreFrames()
      recovery.report?.failure = error
    }
    // Before the code below runs client code, which may remove nodes with written frames.
    let result = finishLayout()
    var report = recovery.report ?? LayoutReport()
    recovery.report = outer
    // A strict layout around this one must throw for the rows that this one has broken.
    if outer == nil, currentLayout.isRunning { reinstateAllBroken() }
    reportInvalid(in: &report)
    for index in report.conflicts.indices {
      report.conflicts[index].more = report.conflicts.count - 1 - index
    }
    return (result, report)
  }

  private func runPasses() throws(LayoutError) {
    // A view may run another layout during this one.
    let isInner = currentLayout.isRunning
    let outerInsets = currentLayout.insets
    currentLayout.isRunning = true
    // However the layout ends, nothing stored for it may retain the tree: the root owns the engine.
    defer {
      currentLayout.insets = outerInsets
      discardAnswers()
      currentLayout.loopSuspects = []
      // Last, since the releases above may remove nodes of the journal.
      currentLayout.isRunning = isInner
      if !isInner {
        currentLayout.scrollNodes = []
        rearmChangeReport()
      }
    }
    currentLayout.insets = InsetProgress(canReset: true)
    var (loops, trials) = (0, 0)
    var isScrolling = isOnlyScrolled
    if !isScrolling { currentLayout.begin() }
    repeat {
      // If the layout ends before frames are written, the next layout must update all insets.
      tree.insetsAreStale = true
      try beginPass(&loops)
      prepareToSolve(isScrolling)
      try solveAndWrapTexts(isScrolling: isScrolling)
      if tree.isSuperseded { return }
      if isScrolling, !currentLayout.insets.canReset {
        // The insets of unmoved items must be computed again, too.
        isScrolling = false
        currentLayout.begin()
      }
      writeFrames()
      try wrapRounded()
      if tree.isSuperseded { return }
      currentLayout.insets.effectsBefore = currentLayout.sideEffects.count
      if currentLayout.insets.areKept {
        // The frames need not agree with the insets.
      } else if isScrolling {
        inheritInsetsWhereMoved()
      } else if inheritInsets(), trials < Self.maximumTrials * currentLayout.scrollNodes.count {
        // A pass after trials of scroll views does not count.
        trials += 1
        currentLayout.insets.rounds -= 1
      }
      tree.insetsAreStale = false
      callLayoutSubviews()
      if tree.isSuperseded { return }
      if isScrolling, isDirty || tree.insetsAreStale {
        isScrolling = false
        currentLayout.begin()
      }
    } while isDirty || tree.insetsAreStale
    // A constraint to another tree may have been activated since, owned by that tree's engine.
    tree.insetsAreStale = true
    if recovery.report == nil { try validate() }
    tree.insetsAreStale = false
  }

  /// Counts a pass, by the reason for it.
  ///
  /// - Parameter loops: The number of passes because of views.
  /// - Throws: ``LayoutError/layoutLoop(_:)`` if views or measurements have changed the layout too
  ///   often.
  private func beginPass(_ loops: inout Int) throws(LayoutError) {
    let suspects = currentLayout.loopSuspects
    currentLayout.loopSuspects = []
    if !suspects.isEmpty { loops += 1 }
    guard loops < Self.maximumPasses,
      !suspects.isEmpty || continueFollowingFrames(atMost: Self.maximumPasses)
    else { throw .layoutLoop(suspects.map { $0.displayName }) }
  }

  /// Releases nodes that left the tree during a layout or a fitting.
  ///
  /// Called after the layout has ended and reported its frames, since a node that is deallocated
  /// may run another layout.
  package func releaseLeavingNodes() {
    guard !currentLayout.isRunning, !currentLayout.leavingNodes.isEmpty else { return }
    let gone = currentLayout.leavingNodes
    currentLayout.leavingNodes = []
    withExtendedLifetime(gone) {}
  }

  /// True if nothing but scrolling has happened since the last layout.
  ///
  /// Only the insets of moved items can then change.
  private var isOnlyScrolled: Bool {
    !tree.insetsAreStale && rows.queue.count == scrolling.queuedConstraints && items.queue.isEmpty
      && rows.toRemove.isEmpty && tree.contentQueue.isEmpty && recovery.broken.isEmpty
      && !needsPreparation
      && currentLayout.requestedSize == currentLayout.loweredSize
  }

  /// Updates constraints, insets and contents to the current tree, before anything is solved.
  package func prepareToSolve(_ isScrolling: Bool) {
    var rounds = 0
    repeat {
      updateConstraints()
      scanNewSubtrees()
      if !isScrolling { updateInsetGuides() }
      measureQueuedContents()
      queryClient(again: true)
      rounds += 1
    } while needsPreparation && rounds < Self.maximumRounds
  }

  /// True if constraints need an update, or the tree has new parts.
  var needsPreparation: Bool {
    tree.needsFullScan || !tree.newSubtrees.isEmpty || !tree.contentQueue.isEmpty
      || rootLink.state.needsConstraintUpdateWithin
  }

  /// True if something has changed since the last update of the solver.
  package var isDirty: Bool {
    !rows.queue.isEmpty || !items.queue.isEmpty || !rows.toRemove.isEmpty
      || !currentLayout.layoutQueue.isEmpty || !items.moved.isEmpty || needsPreparation
  }

  /// Solves, including the heights of texts.
  ///
  /// - Parameter isScrolling: Whether nothing but scrolling has happened, which changes no limit.
  /// - Throws: ``LayoutError``; the changes that were not solved stay queued.
  package func solveAndWrapTexts(isScrolling: Bool = false) throws(LayoutError) {
    if items.hidesLimits, !isScrolling, needsSolution { restoreNaturalWidths() }
    try updateSolver(mayResetHeights: true)
    if tree.isSuperseded { return }
    if recovery.report == nil { try validate() }
    enqueueMovedItems()
    try wrapTexts()
  }

  /// Solves again with the heights of texts at their resulting widths.
  package func wrapTexts() throws(LayoutError) {
    for _ in 0..<Self.maximumWraps {
      guard remeasureWrappedText(), !tree.isSuperseded else { break }
      try updateSolver()
      enqueueMovedItems()
    }
    if items.haveLimitedTexts, narrowTexts() {
      items.clearWrapQueue()
      try updateSolver()
      enqueueMovedItems()
      for slot in items.wrapQueue { items.movedTexts.append(slot) }
    }
    items.clearWrapQueue()
    if recovery.report == nil, !recovery.badContents.isEmpty { try validate() }
  }

  /// Wraps texts again whose width, rounded to pixels, differs from the measured one.
  private func wrapRounded() throws(LayoutError) {
    for _ in 0..<Self.maximumWraps {
      guard !items.wrapQueue.isEmpty else { return }
      try wrapTexts()
      if tree.isSuperseded { return }
      writeFrames()
    }
    items.clearWrapQueue()
  }

  /// Updates the solver; in recovering layout, breaks one row of each conflict.
  ///
  /// Before it breaks a row, it resets the heights of texts if these are about to be measured at
  /// their resulting widths, and replaces inherited insets that other frames would not have.
  private func updateSolver(mayResetHeights: Bool = false) throws(LayoutError) {
    var attempts = 0
    var conflicts = 0
    while true {
      do {
        try flush()
        return
      } catch {
        // The height of a text at an earlier width is no reason to fail: a new tree starts without
        // it.
        if mayResetHeights, case SolverError.unsatisfiable = error, resetWrappedHeights() {
          continue
        }
        // Insets inherited from earlier frames are no reason either.
        if case SolverError.unsatisfiable = error, replaceInheritedInsets() { continue }
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
          // Naming a view for the report has changed the tree, which may have another conflict now.
          attempts += 1
          if attempts < Self.maximumRounds { continue }
          throw .layoutLoop([rootLink.node.displayName])
        }
        guard let origin else { throw layoutError(error) }
        recovery.report?.conflicts.append(report)
        breakRow(origin, of: analysis.origins)
        attempts = 0
        conflicts += 1
        if conflicts == Self.singleConflicts, !analysis.breakingSolves { breakFurtherRows() }
      }
    }
  }

  /// Enqueues the items that the solver has moved.
  package func enqueueMovedItems() {
    if grid == nil, solver.discardInitialChanges() { return enqueueAllItems() }
    solver.drainChanges(into: &currentLayout.changedVariables)
    let (records, owners) = (items.records, items.owners)
    for variable in currentLayout.changedVariables {
      let position = Int(variable)
      let slot = owners[EngineState.Items.box(of: position)]
      guard records[slot].node != nil else { continue }
      enqueueMovedItem(slot)
      if records[slot].x.position == position || records[slot].y.position == position {
        records[slot].state.insert(.shifted)
      }
      if records[slot].state.contains(.wraps), records[slot].width.position == position {
        items.enqueueWrap(slot)
      }
    }
  }

  /// Enqueues all items after a first layout, where every frame is new.
  private func enqueueAllItems() {
    for slot in items.indices
    where items[slot].node != nil && !items[slot].state.contains(.isOuterRecord) {
      enqueueMovedItem(slot)
      if items[slot].state.contains(.wraps) { items.enqueueWrap(slot) }
    }
  }

  /// Enqueues an item whose frame must be written, unless it is enqueued.
  func enqueueMovedItem(_ slot: ItemIndex) {
    guard !items[slot].state.contains(.moved) else { return }
    items[slot].state.insert(.moved)
    items.moved.append(slot)
  }

  func checkSize(_ size: RootSize) throws(LayoutError) {
    for (name, extent) in [("width", size.width.value), ("height", size.height.value)] {
      guard extent >= 0, extent <= 1e9 else {
        throw .invalidNumber(
          "The layout " + name + " " + decimal(extent) + " is invalid; use a " + name
            + " from 0 to 1e9, or nil for the fitting one.")
      }
    }
  }
}
