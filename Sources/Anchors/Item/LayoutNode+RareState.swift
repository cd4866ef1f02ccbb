// Rarely used settings of a node.

extension LayoutNode {
  func requireRareState() -> RareNodeState {
    if let rareState { return rareState }
    let made = RareNodeState()
    rareState = made
    return made
  }

  /// The distances from the frame to the alignment rectangle, in points.
  ///
  /// Constraints apply to the alignment rectangle. With `left: 3` the frame begins 3 points to the
  /// left of `leftAnchor`. Insets with a number that is NaN or beyond 1e9 are refused: the next
  /// layout reports them.
  public var alignmentRectInsets: EdgeInsets {
    get { rareState?.alignmentInsets ?? .zero }
    set {
      guard newValue.isUsable else { return refuse { $0.alignmentInsets = newValue } }
      if rareState?.refused?.alignmentInsets != nil { refuse { $0.alignmentInsets = nil } }
      guard newValue != alignmentRectInsets else { return }
      requireRareState().alignmentInsets = newValue
      notifyEngine { $0.geometryChanged(self) }
    }
  }

  /// The kind of content, which may override the direction of reading.
  ///
  /// Any value but ``SemanticContentAttribute/unspecified`` replaces the direction of reading for
  /// constraints among the node's children, for those between children and node, and for its
  /// margins. It does not affect the content of its children.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { rareState?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      requireRareState().semanticContent = newValue
      directionChanged()
    }
  }

  /// Returns the value of a setting at the node or its nearest ancestor that has one.
  ///
  /// - Parameter setting: Reads the value; nil if it is not set.
  /// - Returns: The value, or nil if no node on the path to the root has one.
  func inherited<Value>(_ setting: (RareNodeState) -> Value?) -> Value? {
    for link in NodeLink(self).path where link.hasRareState {
      if let value = link.use({ $0.rareState.flatMap(setting) }) { return value }
    }
    return nil
  }
}

extension _NodeOnlyMembers where Self == LayoutNode {
  /// The size of the content in points, or ``Size/noIntrinsicMetric`` on an axis without one.
  ///
  /// If ``measure`` is set, it is the result of that closure without a width.
  public var intrinsicContentSize: Size {
    get { self.measuredContent(width: nil) }
    nonmutating set {
      self.declaredContentSize = newValue
      self.invalidateIntrinsicContentSize()
    }
  }

  /// A closure that measures the content at a width, or its natural size for nil, in points.
  ///
  /// It is not called for widths of at least the natural one. Call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` when its results change.
  public var measure: ((Double?) -> Size)? {
    get { self.rareState?.measure }
    nonmutating set {
      self.requireRareState().measure = newValue
      self.invalidateIntrinsicContentSize()
    }
  }

  /// A closure that measures the baselines of the content at a width, in points.
  ///
  /// It gets nil until a layout has computed the width, and then that width, whenever a constraint
  /// to a baseline needs the baselines of content whose height depends on its width. They are
  /// measured from the edges of the alignment rectangle.
  ///
  /// ```swift
  /// let help = LayoutNode("help")
  /// help.measure = { width in  // two lines if the width is below 100
  ///   Size(width: 100, height: width ?? 100 < 100 ? 40 : 20)
  /// }
  /// help.measureBaselines = { width in
  ///   // A heading in a line of its own is higher.
  ///   Baselines(firstFromTop: width ?? 100 < 100 ? 18 : 15, lastFromBottom: 5)
  /// }
  /// ```
  public var measureBaselines: ((Double?) -> Baselines)? {
    get { self.rareState?.measureBaselines }
    nonmutating set {
      self.requireRareState().measureBaselines = newValue
      self.invalidateIntrinsicContentSize()
    }
  }

  /// A closure that measures baselines that do not depend on the width.
  ///
  /// It is called whenever the content is measured. Setting it replaces ``measureBaselines``.
  public var baselines: (() -> Baselines)? {
    get { self.measureBaselines.map { measure in { measure(nil) } } }
    nonmutating set { self.measureBaselines = newValue.map { measure in { _ in measure() } } }
  }

  /// A closure that is called after layout has set a new frame.
  public var didLayout: (() -> Void)? {
    get { self.rareState?.didLayout }
    nonmutating set { self.requireRareState().didLayout = newValue }
  }

  /// The point in the node's own coordinates at the top left corner of its frame.
  ///
  /// It is nonzero in scrolling nodes; a change moves no child's frame. A coordinate that is NaN is
  /// ignored, and one beyond 1e9 is clamped to that.
  public var boundsOrigin: Point {
    get { self.rareState?.boundsOrigin ?? .zero }
    nonmutating set {
      let old = boundsOrigin
      let new = Point(x: newValue.x.usable(or: old.x), y: newValue.y.usable(or: old.y))
      guard new != old else { return }
      self.requireRareState().boundsOrigin = new
      root.engine?.boundsOriginChanged(self, by: Point(x: new.x - old.x, y: new.y - old.y))
    }
  }

  /// The measurer of texts in this node: its own or the inherited one, Helvetica unless set.
  ///
  /// Complexity: O(depth).
  public var effectiveTextMeasurer: TextMeasurer {
    self.inherited { $0.textMeasurer } ?? .helvetica
  }
}

/// State that most nodes do not need, in an object of its own so that nodes stay small.
package final class RareNodeState {
  var alignmentInsets = EdgeInsets.zero
  var boundsOrigin = Point.zero
  var refused: RefusedNumbers?
  var direction: LayoutDirection?
  var semanticContent = SemanticContentAttribute.unspecified
  @exclusivity(unchecked) package var guides: [LayoutNode] = []
  var measure: ((Double?) -> Size)?
  @exclusivity(unchecked) package var minimum: MinimumContent?
  var measureBaselines: ((Double?) -> Baselines)?
  var didLayout: (() -> Void)?
  var needsLayoutHandler: (() -> Void)?
  var textMeasurer: TextMeasurer?
  /// The style of a label's font that is not a built-in face.
  var fontStyle: FontStyle?
  var autoresizingMask: AutoresizingMask = []
  var autoresizingReference: Size?
  /// The frame and parent size from which the mask's rows are made; nil until set or inferred.
  var autoresizingBasis: AutoresizingBasis?
  var insetGuides: InsetGuides?
  @exclusivity(unchecked) package var scroll: ScrollState?
  var margins = LayoutMargins()
  var safeArea: EdgeInsets?
  var additionalSafeArea = EdgeInsets.zero
  /// Called when the safe area may have changed.
  var safeAreaHandler: (() -> Void)?
  var keyboardFrame: Rect?
  /// The insets inherited from the surroundings, by the frames of the last layout.
  var inherited = InheritedInsets()
  var readableWidth: Double?
  var scale: Double?
  var systemSpacing: ((LayoutNode, LayoutNode, Axis) -> Double)?
  var lastReport: LayoutReport?
  var reportHandler: ((LayoutReport) -> Void)?
  /// The constraints made by the last `remakeConstraints`.
  var remade: [LayoutConstraint] = []
  /// Collects constraints of the chain while a closure of `remakeConstraints` runs; at the root.
  var remake: Remake?
  /// An object that another module attaches to the item.
  var attachment: AnyObject?
}
