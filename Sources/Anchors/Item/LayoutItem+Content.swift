// Priorities of an item's content size.

extension LayoutItem {
  /// Returns the priority with which the item stays as small as its content.
  ///
  /// - Parameter axis: The axis of the priority.
  /// - Returns: The priority of `size <= content size`; 250 unless set.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    let priorities = layoutNode.contentPriorities
    return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  /// Sets the priority with which the item stays as small as its content.
  ///
  /// If there is more space than content, the item with the lower priority grows:
  ///
  /// ```swift
  /// let row = StackView(), name = Label("Name"), value = Label("Value")
  /// for label in [name, value] { row.addArrangedSubview(label) }
  /// name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  /// try row.layout(width: 320, height: nil)
  /// assert(name.frame.width == name.intrinsicContentSize.width)
  /// assert(value.frame.width == 320 - name.frame.width)
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of `size <= content size`.
  ///   - axis: The axis of the priority.
  @inline(never)
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
    layoutNode.setHugging(priority, axis)
  }

  /// Returns the priority with which the item stays as large as its content.
  ///
  /// - Parameter axis: The axis of the priority.
  /// - Returns: The priority of `size >= content size`; 750 unless set.
  public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
    let node = layoutNode
    // Contents of grids whose size is a share resist less.
    if let own = node.parentLink?.view?.ownGrid?.ownResistance(of: node, axis) { return own }
    let priorities = node.contentPriorities
    return axis == .horizontal
      ? priorities.horizontalCompression : priorities.verticalCompression
  }

  /// Sets the priority with which the item stays as large as its content.
  ///
  /// If there is less space than content, the item with the lower priority shrinks:
  ///
  /// ```swift
  /// let row = StackView(), name = Label("A long name"), time = Label("12:30")
  /// for label in [name, time] { row.addArrangedSubview(label) }
  /// name.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  /// try row.layout(width: 100, height: nil)
  /// assert(time.frame.width == time.intrinsicContentSize.width)
  /// assert(name.frame.width == 100 - time.frame.width)
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of `size >= content size`.
  ///   - axis: The axis of the priority.
  @inline(never)
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
    layoutNode.setResistance(priority, axis)
  }

  /// Invalidates the content size and the baselines.
  ///
  /// The next layout queries them again and changes only the numbers that differ.
  public func invalidateIntrinsicContentSize() {
    layoutNode.contentChanged()
  }
}

extension LayoutNode {
  @usableFromInline
  func setHugging(_ priority: LayoutPriority, _ axis: Axis) {
    if axis == .horizontal {
      guard priority != contentPriorities.horizontalHugging else { return }
      contentPriorities.horizontalHugging = priority
    } else {
      guard priority != contentPriorities.verticalHugging else { return }
      contentPriorities.verticalHugging = priority
    }
    contentPrioritiesChanged()
  }

  @usableFromInline
  func setResistance(_ priority: LayoutPriority, _ axis: Axis) {
    if parent?.ownView?.ownGrid?.setOwnResistance(priority, of: self, axis) == true { return }
    if axis == .horizontal {
      guard priority != contentPriorities.horizontalCompression else { return }
      contentPriorities.horizontalCompression = priority
    } else {
      guard priority != contentPriorities.verticalCompression else { return }
      contentPriorities.verticalCompression = priority
    }
    contentPrioritiesChanged()
  }

  /// Sets the compression resistance with which the content resists at present.
  func setEffectiveResistance(_ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    guard
      horizontal != contentPriorities.horizontalCompression
        || vertical != contentPriorities.verticalCompression
    else { return }
    contentPriorities.horizontalCompression = horizontal
    contentPriorities.verticalCompression = vertical
    contentPrioritiesChanged()
  }

  private func contentPrioritiesChanged() {
    state.insert(.prioritiesChanged)
    contentChanged()
  }
}
