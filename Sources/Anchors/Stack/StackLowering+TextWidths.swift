// Wrapping texts in one row share the space that nothing else distributes.
//
// If they do not all fit in one line, a narrower text violates nothing, so that every distribution
// would be optimal, even one with a width of 0. Minimizing the largest width makes the result
// unique: texts narrower than an equal share get their natural width, and the others get equal
// shares.

extension StackLowering {
  mutating func fitTextWidthGuide() {
    guard !wrappingTextIndices.isEmpty else { return }
    let share = container.textWidthGuide ?? stack.makeGuide("UISV-text-width")
    container.textWidthGuide = share
    container.rows.require(
      .textWidthFit, Statement(zero: share, .width, priority: 25), &update)
  }

  mutating func lowerTextWidths(_ items: inout [StackItem]) {
    guard let share = container.textWidthGuide else { return }
    for index in wrappingTextIndices {
      items[index].rows.require(
        .textWidth, Statement(items[index].link, .width, .lessThanOrEqual, share, .width), &update)
    }
  }
}

extension StackView {
  /// Finds the indices of the visible wrapping texts.
  ///
  /// - Parameter change: The pending change; only the items in it are examined if there is no guide
  ///   for text widths yet.
  /// - Returns: The indices; empty unless there are several texts.
  func wrappingTextIndices(_ change: StackChange) -> [Int] {
    guard settings.sharesTextWidths else { return [] }
    let items = items
    if case .items(let indices) = change, container.textWidthGuide == nil {
      let texts = indices.filter { $0 < items.count && recordWrapping(items[$0]) }
      if texts.isEmpty { return [] }
    }
    let texts = items.indices.filter { recordWrapping(items[$0]) }
    return texts.count > 1 ? texts : []
  }

  /// Records whether the content of an item wraps.
  ///
  /// - Returns: Whether it wraps and is visible.
  private func recordWrapping(_ item: StackItem) -> Bool {
    let wraps = item.node.wrapsContent
    item.node.state.set(.wrapsInRow, wraps)
    return wraps && !item.isHidden
  }

  /// Determines whether a child has started or stopped wrapping since the last update.
  ///
  /// Nested stacks are excluded: their notifications arrive during changes in which no client code
  /// may run.
  ///
  /// - Returns: Whether the text widths may change.
  func changesTextWidths(with child: LayoutNode) -> Bool {
    settings.sharesTextWidths && !child.dependsOnChildren && child.parent === layoutNode
      && child.wrapsContent != child.state.contains(.wrapsInRow) && arrangedIndex(of: child) != nil
  }
}
