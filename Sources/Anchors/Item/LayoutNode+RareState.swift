// What a widget may tell about itself, beyond its name and its place.

extension LayoutNode {
  func requireRareState() -> RareNodeState {
    if let rareState { return rareState }
    let made = RareNodeState()
    rareState = made
    return made
  }

  /// How far the frame reaches beyond the alignment rectangle, to which constraints apply.
  ///
  /// With `left: 3` the frame begins 3 points to the left of where `leftAnchor` is. Insets with a
  /// number that is NaN or beyond 1e9 are not taken: the next layout names them.
  public var alignmentRectInsets: EdgeInsets {
    get { rareState?.alignmentInsets ?? .zero }
    set {
      guard newValue.isUsable else { return refuse { $0.alignmentInsets = newValue } }
      if rareState?.refused?.alignmentInsets != nil { refuse { $0.alignmentInsets = nil } }
      guard newValue != alignmentRectInsets else { return }
      requireRareState().alignmentInsets = newValue
      geometryChanged()
    }
  }

  /// The direction of reading of what is in this node, or nil to follow the parent.
  public var layoutDirection: LayoutDirection? {
    get { rareState?.direction }
    set {
      guard newValue != layoutDirection else { return }
      requireRareState().direction = newValue
      directionChanged()
    }
  }

  /// What the node shows: anything but ``SemanticContentAttribute/unspecified`` decides in place of the direction of
  /// reading how its own content is arranged.
  ///
  /// It counts for constraints between its children, and between them and the node, and for its margins, but not for
  /// what is inside its children.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { rareState?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      requireRareState().semanticContent = newValue
      directionChanged()
    }
  }

  /// The direction that holds in this node: that of its ``semanticContentAttribute``, its own or else the parent's,
  /// left to right at the root.
  ///
  /// Complexity: O(depth).
  public var effectiveLayoutDirection: LayoutDirection {
    semanticContentAttribute.layoutDirection ?? inherited { $0.direction } ?? .leftToRight
  }

  /// How texts in this node and below are measured, or nil to follow the parent.
  public var textMeasurer: TextMeasurer? {
    get { rareState?.textMeasurer }
    set {
      requireRareState().textMeasurer = newValue
      invalidateContentOfSubtree()
    }
  }

  /// What the node has set, or else the nearest node around it; nil if none has.
  func inherited<Value>(_ setting: (RareNodeState) -> Value?) -> Value? {
    var link: NodeLink? = NodeLink(self)
    while let current = link {
      if current.hasRareState, let value = current.use({ $0.rareState.flatMap(setting) }) {
        return value
      }
      link = current.parent
    }
    return nil
  }
}

extension _NodeOnlyMembers where Self == LayoutNode {
  /// The size of the content, or ``Size/noIntrinsicMetric`` on an axis without one.
  ///
  /// It is what ``measure`` gives without a width, where that is set.
  public var intrinsicContentSize: Size {
    get { self.measuredContent(width: nil) }
    nonmutating set {
      self.declaredContentSize = newValue
      self.invalidateIntrinsicContentSize()
    }
  }

  /// Gives the size of the content for a width, or its natural size for nil; both in points.
  ///
  /// A width at least as large as the natural one is not asked about. Call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` when the answer changes.
  public var measure: ((Double?) -> Size)? {
    get { self.rareState?.measure }
    nonmutating set {
      self.requireRareState().measure = newValue
      self.invalidateIntrinsicContentSize()
    }
  }

  /// Gives the distances of the baselines from the edges; asked whenever the content is measured.
  public var baselines: (() -> Baselines)? {
    get { self.rareState?.measureBaselines }
    nonmutating set {
      self.requireRareState().measureBaselines = newValue
      self.invalidateIntrinsicContentSize()
    }
  }

  /// Called when layout has set a new frame.
  public var didLayout: (() -> Void)? {
    get { self.rareState?.didLayout }
    nonmutating set { self.requireRareState().didLayout = newValue }
  }

  /// The point of the node's own coordinates that lies at its frame's top left corner.
  ///
  /// It is other than zero in what scrolls: children stay where they are while it changes. A coordinate
  /// that is NaN is left as it was, and one beyond 1e9 is cut to that.
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

  /// The measurer that holds here: the node's own or else the parent's, Helvetica at the root.
  ///
  /// Complexity: O(depth).
  public var effectiveTextMeasurer: TextMeasurer {
    self.inherited { $0.textMeasurer } ?? .helvetica
  }
}
