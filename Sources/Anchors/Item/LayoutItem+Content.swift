// Priorities of an item's content size.

extension LayoutItem {
  /// Returns the priority with which the item stays as small as its content.
  ///
  /// - Parameter axis: The axis of the priority.
  /// - Returns: The priority of `size <= content size`; 250 unless set.
  public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
    layoutNode.contentPriorities.hugging[axis]
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
    if let own = node.parentLink?.view?.ownResistance(of: node, axis) { return own }
    return node.contentPriorities.resistance[axis]
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
    changeContentPriorities { $0.hugging[axis] = priority }
  }

  @usableFromInline
  func setResistance(_ priority: LayoutPriority, _ axis: Axis) {
    if parent?.ownView?.setOwnResistance(priority, of: self, axis) == true { return }
    changeContentPriorities { $0.resistance[axis] = priority }
  }

  /// Sets the compression resistance with which the content resists at present.
  package func setEffectiveResistance(_ resistance: AxisPair<LayoutPriority>) {
    changeContentPriorities { $0.resistance = resistance }
  }

  private func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
    let before = contentPriorities
    change(&contentPriorities)
    guard contentPriorities != before else { return }
    state.insert(.prioritiesChanged)
    contentChanged()
  }
}

// The size below which content must not be compressed.

/// The minimum size of a node's content.
package struct MinimumContent {
  var declared = Size.noIntrinsicSize
  package var measure: ((Double?) -> Size)?
  var priority = LayoutPriority.required
}

extension LayoutItem {
  /// The size in points below which the content must not be compressed.
  ///
  /// It is ``Size/noIntrinsicMetric`` on an axis without a minimum, and on both axes unless set.
  /// The content size is what the item has if there is space: it may be compressed at its
  /// compression resistance. The minimum is a bound of its own, at
  /// ``minimumContentPriority``. Reports name it, as in *minimum width of name*.
  ///
  /// ```swift
  /// let row = View("row"), name = Label("A long name", name: "name")
  /// row.addSubview(name)
  /// name.edges(equalTo: row)
  /// name.minimumContentSize = Size(width: 40, height: Size.noIntrinsicMetric)
  /// let smallest = try row.minimumSize()
  /// assert(smallest.width == 40)
  /// try row.layout(width: 60, height: nil)  // narrower than the text
  /// assert(name.frame.width == 60)
  /// ```
  ///
  /// If ``LayoutNode/measureMinimum`` is set, it is the result of that closure without a width. A
  /// size with a number that is NaN, negative or beyond 1e9 is an error of the next layout, which
  /// names the item.
  public var minimumContentSize: Size {
    get { layoutNode.measuredMinimum(width: nil) }
    set { layoutNode.changeMinimum { $0.declared = newValue } }
  }

  /// The priority of the minimum content size; ``LayoutPriority/required`` unless set.
  ///
  /// With a lower priority, a layout that is too small compresses the content further instead of
  /// failing, or of breaking a constraint.
  public var minimumContentPriority: LayoutPriority {
    get { layoutNode.rareState?.minimum?.priority ?? .required }
    set { layoutNode.changeMinimum { $0.priority = newValue } }
  }
}

extension _NodeOnlyMembers where Self == LayoutNode {
  /// A closure that measures the minimum size of the content, in points.
  ///
  /// It gets nil for the minimum size of the content, or a width in points for the minimum height
  /// at that width, of which only the height is used. An axis without a minimum has the extent
  /// ``Size/noIntrinsicMetric``. A layout calls it with nil whenever it measures the content, and
  /// with each resulting width. Call ``LayoutItem/invalidateIntrinsicContentSize()`` when its
  /// results change.
  ///
  /// ```swift
  /// let help = LayoutNode("help")
  /// help.measure = { width in  // 24 words, each 20 points wide and 10 high
  ///   let words = max(1, ((width ?? 480) / 20).rounded(.down))
  ///   return Size(width: width ?? 480, height: (24 / words).rounded(.up) * 10)
  /// }
  /// help.measureMinimum = { width in
  ///   let words = max(1, ((width ?? 20) / 20).rounded(.down))
  ///   return Size(width: 20, height: (24 / words).rounded(.up) * 10)
  /// }
  /// let smallest = try help.minimumSize()
  /// assert(smallest == Size(width: 20, height: 240))
  /// ```
  public var measureMinimum: ((Double?) -> Size)? {
    get { self.rareState?.minimum?.measure }
    nonmutating set { self.changeMinimum { $0.measure = newValue } }
  }
}

extension LayoutNode {
  /// Measures the minimum size of the content at a width, or without one; may run client code.
  func measuredMinimum(width: Double?) -> Size {
    guard let minimum = rareState?.minimum else { return .noIntrinsicSize }
    return minimum.measure?(width) ?? minimum.declared
  }

  fileprivate func changeMinimum(_ change: (inout MinimumContent) -> Void) {
    let rareState = requireRareState()
    var minimum = rareState.minimum ?? MinimumContent()
    change(&minimum)
    let old = rareState.minimum
    // Releasing the old closure may run client code, so it is released last.
    withExtendedLifetime(old) {
      rareState.minimum = minimum
      contentChanged()
    }
  }
}

/// Out-of-range numbers that client code assigned to a node.
///
/// The node retains its previous values, and every layout reports these until valid ones are
/// assigned.
final class RefusedNumbers {
  var frame: Rect?
  var alignmentInsets: EdgeInsets?
  var referenceSize: Size?

  /// Describes the first refused value, with the name of the node and a remedy.
  ///
  /// - Returns: The message, or nil if no value is refused.
  func text(_ name: String) -> String? {
    if let frame {
      return "The frame " + list(frame.numbers) + " of " + name + " is invalid" + Self.range
    }
    if let insets = alignmentInsets {
      return "The alignment insets (top, left, bottom, right) = " + list(insets.numbers) + " of "
        + name + " are invalid" + Self.range
    }
    guard let size = referenceSize else { return nil }
    return "The autoresizing reference size " + list([size.width, size.height]) + " of " + name
      + " is invalid" + Self.range
  }

  private static var range: String { "; each number must be from -1e9 to 1e9." }
}

extension LayoutNode {
  /// The message about invalid numbers of the node, or nil if all are valid.
  var refusal: String? {
    guard let rareState else { return nil }
    if let text = rareState.refused?.text(displayName) { return text }
    guard let scroll = rareState.scroll, scroll.minimumZoomScale > scroll.maximumZoomScale else {
      return nil
    }
    return "The minimum zoom scale of " + displayName + ", " + decimal(scroll.minimumZoomScale)
      + ", is larger than its maximum, " + decimal(scroll.maximumZoomScale)
      + "; set minimumZoomScale to at most maximumZoomScale."
  }

  /// Records a refused value, or clears it after a valid one.
  ///
  /// - Parameter change: Sets or clears one of the values.
  func refuse(_ change: (RefusedNumbers) -> Void) {
    let rareState = requireRareState()
    let refused = rareState.refused ?? RefusedNumbers()
    rareState.refused = refused
    change(refused)
    numbersChanged()
  }
}

extension Rect {
  /// True if each number is within the range of a layout.
  var isUsable: Bool { numbers.allSatisfy { $0.magnitude <= 1e9 } }

  var numbers: [Double] { [minX, minY, width, height] }
}

extension EdgeInsets {
  /// True if each number is within the range of a layout.
  var isUsable: Bool { numbers.allSatisfy { $0.magnitude <= 1e9 } }

  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}
