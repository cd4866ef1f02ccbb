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
