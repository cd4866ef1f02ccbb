// Texts that wrap in one row: what is left of the room is shared where nothing else decides.
//
// Each is satisfied with less than its width, so that any division of a room that is too narrow for all
// satisfies them equally well, down to one that leaves a text no room at all. The widest becomes as narrow
// as it can be: then whoever asks for less than an equal share gets that, and the others equal shares.

extension StackLowering {
  mutating func fitTextWidthGuide() {
    guard !sharing.isEmpty else { return }
    let share = canvas.textWidthGuide ?? makeGuide("UISV-text-width")
    canvas.textWidthGuide = share
    canvas.rows.require(
      .textWidthFit, StackRow(zero: share, .width, priority: 25), &update)
  }

  mutating func lowerTextWidths(_ items: inout [StackItem]) {
    guard let share = canvas.textWidthGuide else { return }
    for place in sharing {
      items[place].rows.require(
        .textWidth, StackRow(items[place].link, .width, .lessThanOrEqual, share, .width), &update)
    }
  }
}

extension StackView {
  /// The places of the texts that wrap and share the room, given what an update looks at.
  func wrappingTextIndices(_ change: StackChange) -> [Int] {
    settings.sharesTextWidths ? withItemsRetained { findSharingPlaces(change) } : []
  }

  private func findSharingPlaces(_ change: StackChange) -> [Int] {
    let items = items
    if case .items(let places) = change, canvas.textWidthGuide == nil {
      var concernsText = false
      for place in places where place < items.count {
        if recordWrapping(items[place]) { concernsText = true }
      }
      if !concernsText { return [] }
    }
    var wrapping: [Int] = []
    for index in items.indices where recordWrapping(items[index]) { wrapping.append(index) }
    return wrapping.count > 1 ? wrapping : []
  }

  /// Notes whether the content of an item wraps; returns whether it is a text that takes part.
  private func recordWrapping(_ item: StackItem) -> Bool {
    let wraps = item.node.wrapsContent
    item.node.state.set(.wrapsInRow, wraps)
    return wraps && !item.isHidden
  }

  /// Whether the content of a child has come to wrap, or not to, since the last update.
  ///
  /// A stack in the stack is not asked before that: it tells of changes in the middle of what makes them, where no code of
  /// the program's may run.
  func changesTextWidths(with child: LayoutNode) -> Bool {
    settings.sharesTextWidths && !child.dependsOnChildren && child.parent === layoutNode
      && child.wrapsContent != child.state.contains(.wrapsInRow) && place(of: child) != nil
  }
}
