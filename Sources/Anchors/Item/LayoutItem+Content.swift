// How much an item's content counts.

extension LayoutItem {
  /// The priority with which the item stays as small as its content.
  ///
  /// - Parameter axis: The axis asked about.
  /// - Returns: The priority of `size <= content size`; 250 unless set.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    let priorities = layoutNode.contentPriorities
    return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  /// Sets the priority with which the item stays as small as its content.
  ///
  /// - Parameters:
  ///   - priority: The priority of `size <= content size`.
  ///   - axis: The axis meant.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    var priorities = layoutNode.contentPriorities
    if axis == .horizontal {
      priorities.horizontalHugging = priority
    } else {
      priorities.verticalHugging = priority
    }
    layoutNode.setContentPriorities(priorities)
  }

  /// The priority with which the item stays as large as its content.
  ///
  /// - Parameter axis: The axis asked about.
  /// - Returns: The priority of `size >= content size`; 750 unless set.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    let priorities = layoutNode.contentPriorities
    return axis == .horizontal
      ? priorities.horizontalCompression : priorities.verticalCompression
  }

  /// Sets the priority with which the item stays as large as its content.
  ///
  /// - Parameters:
  ///   - priority: The priority of `size >= content size`.
  ///   - axis: The axis meant.
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    var priorities = layoutNode.contentPriorities
    if axis == .horizontal {
      priorities.horizontalCompression = priority
    } else {
      priorities.verticalCompression = priority
    }
    layoutNode.setContentPriorities(priorities)
  }

  /// Invalidates the size of the content and its baselines, which the next layout asks for again.
  ///
  /// The next layout asks again and changes only the numbers that differ.
  public func invalidateIntrinsicContentSize() {
    layoutNode.contentChanged()
  }
}

extension LayoutNode {
  func setContentPriorities(_ priorities: ContentPriorities) {
    guard priorities != contentPriorities else { return }
    contentPriorities = priorities
    contentChanged()
  }
}
