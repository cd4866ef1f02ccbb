/// A node in the tree of items, with its name and its frame.
///
/// A widget class of another toolkit holds a node and adopts ``LayoutItem``. The tree of nodes
/// mirrors the tree of widgets; a node owns its children.
///
/// A ``View`` is a node itself, so that both are one object. It inherits the members that are
/// useful to views; it provides the others through its ``layoutNode``. Derive a class from
/// ``View``, not from this one.
open class LayoutNode: LayoutItem {
  // The compiler proves that no accesses overlap for variables that only this module sees. It
  // cannot for those that AnchorsQuestions reads, so these and those of constraints are declared
  // unchecked: checks would double the instructions of a first layout.

  /// The name printed in frames and reports.
  @usableFromInline final var storedName: String
  @exclusivity(unchecked) package final var storedChildren: [LayoutNode] = []
  @exclusivity(unchecked) package final var parentLink: NodeLink?
  /// The first constraint object in the list of those that mention the node.
  @exclusivity(unchecked) package final var firstConstraint: EndLink?
  /// True if the node is the root of a tree and owns its engine.
  private(set) final var ownsEngine = false
  /// True if the children's content affects this node, as in a stack view.
  @exclusivity(unchecked) package final var dependsOnChildren = false
  /// The latest record that mentions the node; without lists of records, a mark that some does.
  final var firstRecord = RecordLink.none
  /// The frame, without exclusivity checks because client code reads it inline.
  ///
  /// Invariant: it is only read and written as a whole, so that no access overlaps another.
  @exclusivity(unchecked) @usableFromInline package final var storedFrame = Rect.zero
  final var declaredContentSize = Size.noIntrinsicSize
  final var contentPriorities = ContentPriorities()
  /// The node's slot in the engine of its tree, or absent.
  @exclusivity(unchecked) package final var slot = ItemIndex.absent
  @exclusivity(unchecked) package final var kind = NodeKind.item
  /// True if the node is a view with callable overrides; false during its deinitialization.
  final var isView = false
  final var state: NodeState = []
  /// The node's slot in an engine that computes a fitting of part of the tree, or absent.
  final var fittingSlot = ItemIndex.absent
  /// The number of active constraints that mention the node.
  @exclusivity(unchecked) package final var activeCount: Int32 = 0
  /// The number of ancestors, valid once the engine of the tree has scanned the node.
  @exclusivity(unchecked) package final var cachedDepth: Int32 = 0
  /// The index of the most recently removed child.
  final var lastRemovedIndex: Int32 = 0
  /// The engine of the tree, retained by the node.
  ///
  /// It is set at the root, and as a cache at some nodes far from it. A cached engine may be
  /// superseded; ``NodeLink/treeEngine`` resolves that.
  private(set) final var engineLink: EngineLink?
  /// The engine of a tree whose root was deallocated, if it had constraints; set at the roots of
  /// survivors.
  ///
  /// Survivors are independent trees, which several threads may use. So its references are counted
  /// atomically, and nothing changes it.
  final var formerEngine: LayoutEngine?
  /// State that most nodes do not need.
  @exclusivity(unchecked) package final var rareState: RareNodeState?
  /// The queue for the node's contents on release; nil unless a deep parent is deallocated.
  private final var releaseQueue: ReleaseQueue?

  /// Creates a node without a parent, for a subclass.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public init(named name: String) {
    storedName = name
  }

  deinit {
    if ownsEngine { formerEngine = engineLink?.use { $0.shutDown() } }
    while let link = firstConstraint { link.constraint.constraint.detachItems() }
    releaseContents()
    if engineLink != nil { setEngineLink(nil, ownsEngine: false) }
  }

  /// Releases the children and guides during deinitialization.
  ///
  /// Nodes without other owners are released one after the other instead of recursively, which
  /// would need a stack as deep as the tree.
  private final func releaseContents() {
    guard !storedChildren.isEmpty || rareState != nil else { return }
    if let releaseQueue { return detachContents(&releaseQueue.nodes) }
    var released: [LayoutNode] = []
    detachContents(&released)
    var queue: ReleaseQueue?
    while !released.isEmpty {
      Self.releaseLast(of: &released, leavingContentsTo: &queue)
      guard let queue, !queue.nodes.isEmpty else { continue }
      released += queue.nodes
      queue.nodes.removeAll()
    }
  }

  /// Releases the last node of a list, and makes it queue its contents if they nest deeply.
  private static func releaseLast(
    of nodes: inout [LayoutNode], leavingContentsTo queue: inout ReleaseQueue?
  ) {
    // Client code in a deinitializer may have moved the node into another tree.
    guard var node = nodes.popLast(), node.parentLink == nil else { return }
    guard isKnownUniquelyReferenced(&node) else { return node.separateFromDeadTree() }
    guard node.isDeep else { return }
    let used = queue ?? ReleaseQueue()
    queue = used
    node.releaseQueue = used
  }

  /// True if any child has contents.
  private final var isDeep: Bool {
    storedChildren.contains { !$0.storedChildren.isEmpty || $0.rareState != nil }
  }

  /// Detaches children and guides as trees of their own, because the node is being deallocated.
  private final func detachContents(_ released: inout [LayoutNode]) {
    var children = storedChildren
    storedChildren = []
    // Only now does no survivor have the engine.
    if ownsEngine { formerEngine?.prepareForSurvivors(&children) }
    for index in children.indices {
      NodeLink(children[index]).use { $0.detachFromDeadTree(formerEngine) }
    }
    if released.isEmpty { released = children } else { released += children }
    guard let guides = rareState?.guides, !guides.isEmpty else { return }
    for guide in guides { guide.detachFromDeadTree(formerEngine) }
    // It retains the objects of guides, which would make them survivors.
    rareState = nil
    released += guides
  }

  /// The layout guide of the node, or nil if it is not a guide's node.
  ///
  /// If the guide's object no longer exists, a new one stands for the same rectangle.
  package var ownGuide: LayoutGuide? { nil }

  /// Called when the object of the node's guide is deallocated.
  func guideWasReleased() {}

  /// Queries the natural content size, and whether its height depends on its width.
  ///
  /// It may run client code, so the caller retains the node.
  func naturalContent() -> (size: Size, wraps: Bool) {
    guard let measure = rareState?.measure else { return (declaredContentSize, false) }
    return (measure(nil), true)
  }

  /// Measures the content size at a width, or without one; may run client code.
  package func measuredContent(width: Double?) -> Size {
    rareState?.measure?(width) ?? declaredContentSize
  }

  /// The engine of the tree; nil except at its root.
  final var engine: LayoutEngine? {
    get { ownsEngine ? engineLink?.engine : nil }
    set { setEngineLink(newValue.map { EngineLink($0) }, ownsEngine: newValue != nil) }
  }

  @inline(never)
  private final func setEngineLink(_ link: EngineLink?, ownsEngine: Bool) {
    let old = engineLink
    link?.retain()
    engineLink = link
    self.ownsEngine = ownsEngine
    old?.release()
  }

  /// Caches the engine of the tree at a node far from the root.
  final func cacheEngine(_ link: EngineLink) {
    if !ownsEngine, engineLink != link { setEngineLink(link, ownsEngine: false) }
  }

  /// Clears the cached engine, because the node leaves the tree.
  final func clearCachedEngine() {
    if !ownsEngine, engineLink != nil { setEngineLink(nil, ownsEngine: false) }
  }

  /// Indicates whether the item is hidden; hidden items occupy no space in stacks and grids.
  ///
  /// ```swift
  /// let row = StackView(spacing: 8), photo = View("photo"), name = View("name")
  /// for view in [photo, name] {
  ///   row.addArrangedSubview(view)
  ///   view.size(width: 40, height: 40)
  /// }
  /// let both = try row.layout(width: nil, height: nil)
  /// assert(both.size.width == 40 + 8 + 40)
  /// photo.isHidden = true
  /// let one = try row.layout(width: nil, height: nil)
  /// assert(one.size.width == 40)
  /// ```
  open var isHidden: Bool {
    get { state.contains(.hidden) }
    set {
      guard newValue != state.contains(.hidden) else {
        if newValue { parent?.ownView?.childWasHiddenAgain(self) }
        return
      }
      state.set(.hidden, newValue)
      parent?.ownView?.childVisibilityChanged(self)
    }
  }

  /// Requests a call of the view's `updateConstraints()` from the next layout.
  open func setNeedsUpdateConstraints() {
    state.insert(.needsConstraintUpdate)
    parentLink?.use { $0.markDescendantConstraintUpdate() }
    if state.contains(.scanned) { reportNeedsLayout() }
  }

  /// Requests a call of the view's `layoutSubviews()` from the next layout.
  open func setNeedsLayout() {
    guard !state.contains(.needsLayout) else { return }
    state.insert(.needsLayout)
    if state.contains(.scanned) { notifyEngine { $0.enqueueLayoutSubviews(of: self) } }
  }

  /// The node itself.
  @inlinable
  public final var layoutNode: LayoutNode { self }

  /// The frame in the parent's coordinates, in points.
  ///
  /// It is (0, 0, 0, 0) before the first layout:
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// photo.edges(equalTo: card, insets: DirectionalEdgeInsets(10))
  /// assert(photo.frame == .zero)
  /// try card.layout(width: 100, height: 60)
  /// assert(photo.frame == Rect(x: 10, y: 10, width: 80, height: 40))
  /// ```
  ///
  /// For the root it is the position of the tree in its surroundings. Layout sets the frame of
  /// every item with constraints or with content. For all others a frame set by client code
  /// persists, and is the basis of an autoresizing mask. A frame that layout determines is restored
  /// by the next layout, unless it was set during a layout. A frame with a number that is NaN or
  /// beyond 1e9 is refused: the next layout reports it.
  public final var frame: Rect {
    @inlinable
    get { storedFrame }
    set {
      guard newValue.isUsable else { return refuse { $0.frame = newValue } }
      if rareState?.refused?.frame != nil { refuse { $0.frame = nil } }
      storedFrame = newValue
      resetAutoresizingBasis()
      guard !slot.isAbsent else { return insetsChanged() }
      notifyEngine { $0.frameWasSet(self) }
    }
  }
}

/// Nodes to be released, whose parent was deallocated.
private final class ReleaseQueue {
  var nodes: [LayoutNode] = []
}

/// The priorities of hugging and compression resistance of a node's content.
package struct ContentPriorities: Equatable {
  var hugging = AxisPair(LayoutPriority.defaultLow, .defaultLow)
  package var resistance = AxisPair(LayoutPriority.defaultHigh, .defaultHigh)

  var areValid: Bool {
    hugging.horizontal.isValid && hugging.vertical.isValid && resistance.horizontal.isValid
      && resistance.vertical.isValid
  }
}

// Data and guides of other modules at a node.

extension LayoutNode {
  /// An object that another module attaches to the item; layout ignores it.
  package var attachment: AnyObject? {
    get { rareState?.attachment }
    set { requireRareState().attachment = newValue }
  }

  /// Adds a guide that neither frame descriptions nor reports of ambiguity list.
  ///
  /// - Parameter guide: A guide without an owning view.
  package func addAuxiliaryGuide(_ guide: LayoutGuide) {
    guide.layoutNode.kind = .auxiliaryGuide
    addGuide(guide.layoutNode)
  }
}

// Properties of nodes and views that no toolkit's view class has. As members of an extension of the
// protocol they do not occupy their names: a view class may have its own property `name`.

extension LayoutItem where Self: LayoutNode {
  /// The name printed in frames and reports.
  ///
  /// A subclass that declares a `name` of its own hides this one; ``LayoutNode/layoutNode`` has it.
  @inlinable
  public var name: String {
    get { self.storedName }
    set { self.storedName = newValue }
  }

  /// The direction of reading of this node's content, or nil to inherit the parent's.
  public var layoutDirection: LayoutDirection? {
    get { self.rareState?.direction }
    set {
      guard newValue != layoutDirection else { return }
      self.requireRareState().direction = newValue
      self.directionChanged()
    }
  }

  /// The direction of layout in this node, left to right unless set.
  ///
  /// It is that of its ``LayoutNode/semanticContentAttribute``, or otherwise its own or inherited
  /// ``layoutDirection``.
  ///
  /// Complexity: O(depth).
  public var effectiveLayoutDirection: LayoutDirection {
    self.semanticContentAttribute.layoutDirection ?? self.inherited { $0.direction } ?? .leftToRight
  }

  /// The measurer of texts in this node and its descendants, or nil to inherit the parent's.
  public var textMeasurer: TextMeasurer? {
    get { self.rareState?.textMeasurer }
    set {
      self.requireRareState().textMeasurer = newValue
      self.invalidateContentOfSubtree()
    }
  }
}

/// Members of ``LayoutNode`` that ``View`` hides; use ``LayoutNode/layoutNode`` of a view.
///
/// A view class may therefore have own members named `children`, `root` or `measure`.
public protocol _NodeOnlyMembers {}

extension LayoutNode: _NodeOnlyMembers {}
