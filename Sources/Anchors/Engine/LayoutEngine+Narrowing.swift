import Buffers
package import Simplex
import SimplexQuestions

// Wrapped texts as wide as their widest line. A solution in which each text wants its natural width
// finds the limits at which texts wrap; another one narrows the texts, which hides the limits.

extension LayoutEngine {
  /// True if the next update changes the rows of the solver.
  var needsSolution: Bool {
    !rows.queue.isEmpty || !items.queue.isEmpty || !rows.toRemove.isEmpty
      || currentLayout.requestedSize != currentLayout.loweredSize
  }

  /// Sets the targets of narrowed texts to their natural widths, so that the next solution finds
  /// the limits at which they wrap.
  func restoreNaturalWidths() {
    for slot in items.narrowed {
      let natural = roundedUpToPixels(items.naturalContent(of: slot))
      setTargetWidth(natural.width, of: slot)
    }
    // They may have the same width at their limits as now, so that the solution would not show it.
    for slot in items.movedTexts where items.indices.contains(slot) {
      items.enqueueWrap(slot)
    }
    items.movedTexts.removeAll()
  }

  /// Solves with the natural widths of narrowed texts, before other changes of a copy.
  package func solveForLimits() throws(SolverError.Thrown) {
    guard items.hidesLimits else { return }
    restoreNaturalWidths()
    try flush()
  }

  /// Sets the width that a wrapping content needs at the measured one, and adds it to the list of
  /// those that have to be narrowed.
  func setNeededWidth(_ width: Double, of slot: ItemIndex) {
    if items.measures.reaches(slot) {
      let limit = items.measures[slot].width
      // A text that fills its limit has the exact one, whose edges are rounded like its own.
      items.measures[slot].needed =
        width < limit - 1e-6
        ? roundedUpToPixels(Size(width: width, height: 0)).width
        : width > limit ? width : solver[items[slot].width]
    }
    let (isLimited, state) = (items.widestLine(of: slot) != nil, items[slot].state)
    if !isLimited, state.contains(.yields) { items.mayFill = true }
    guard isLimited, !state.contains(.narrows) else { return }
    items.mayFill = true
    items[slot].state.insert(.narrows)
    items.narrowed.append(slot)
  }

  /// Sets the targets of texts that wrap to the widths of their widest lines.
  ///
  /// - Returns: Whether a row of a text changes.
  func narrowTexts() -> Bool {
    var changed = items.mayFill && findFilledTexts()
    for slot in items.narrowed {
      guard let width = items.widestLine(of: slot) else { continue }
      if setTargetWidth(width, of: slot) { changed = true }
    }
    return changed
  }

  /// Determines which texts fill their widths, whatever their targets are.
  ///
  /// That follows from required equations, whose constants do not matter.
  ///
  /// - Returns: Whether the priority of a text changes.
  private func findFilledTexts() -> Bool {
    items.mayFill = false
    var changed = false
    for slot in items.filled { items.narrowed.append(slot) }
    items.filled.removeAll()
    var fixed = FixedVariables(of: solver)
    var kept = 0
    for index in items.narrowed.indices {
      let slot = items.narrowed[index]
      let isLimited = items[slot].state.contains(.narrows) && items.widestLine(of: slot) != nil
      if !isLimited { items[slot].state.remove(.narrows) }
      let isFixed = isLimited && fixed.contains(items[slot].width)
      if setYields(isLimited && !isFixed, slot) { changed = true }
      if isFixed {
        items.filled.append(slot)
      } else if isLimited {
        items.narrowed[kept] = slot
        kept += 1
      }
    }
    items.narrowed.removeAll(from: kept)
    return changed
  }

  /// Sets whether a text gives way to contents that hug equally.
  ///
  /// - Returns: Whether that changes a row.
  private func setYields(_ yields: Bool, _ slot: ItemIndex) -> Bool {
    guard yields != items[slot].state.contains(.yields) else { return false }
    items[slot].state.set(.yields, yields)
    guard let node = items[slot].node else { return false }
    node.state.insert(.prioritiesChanged)
    enqueue(slot)
    return true
  }

  /// Returns whether the rows of a text state its widest line in place of its natural width.
  func isNarrowed(_ slot: ItemIndex) -> Bool {
    items[slot].state.contains(.narrows)
      && items[slot].targetContent.width < items.naturalContent(of: slot).width
  }

  /// Sets the width of a text in its rows.
  ///
  /// - Returns: Whether it differs from the one before.
  @discardableResult
  private func setTargetWidth(_ width: Double, of slot: ItemIndex) -> Bool {
    guard items[slot].state.contains(.narrows) else { return false }
    let before = items[slot].targetContent
    guard width != before.width else { return false }
    items[slot].setTargetContent(Size(width: width, height: before.height))
    enqueue(slot)
    return true
  }
}

extension EngineState.Items {
  /// True if texts are under limits, or were.
  @inline(__always)
  var haveLimitedTexts: Bool { !narrowed.isEmpty || !filled.isEmpty }

  /// True if the solution does not show the limits at which texts wrap.
  @inline(__always)
  var hidesLimits: Bool { !narrowed.isEmpty || !movedTexts.isEmpty }

  /// Returns the width of the widest line of a text under a limit, at most the limit.
  ///
  /// - Returns: The width; nil if the text has its natural one, or is another content.
  func widestLine(of slot: ItemIndex) -> Double? {
    guard self[slot].state.contains(.wraps), measures.reaches(slot) else { return nil }
    let (needed, natural) = (measures[slot].needed, measures[slot].natural.width)
    return needed < natural - 1e-6 ? needed : nil
  }
}

extension ContentPriorities {
  /// Returns the priority with which the width of a content hugs in its row.
  ///
  /// A narrowed text had more space at its limit, so it gives way to contents that hug equally.
  @inline(__always)
  func widthHugging(yields: Bool) -> LayoutPriority {
    yields ? LayoutPriority(hugging.horizontal.rawValue * (1 - 0x1p-26)) : hugging.horizontal
  }
}

extension LayoutNode {
  /// The priority with which the width of the content hugs in its row, narrowed or not.
  package func widthHugging(yields: Bool) -> Priority {
    Priority(contentPriorities.widthHugging(yields: yields).rawValue)
  }
}
