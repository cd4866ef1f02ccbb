/// An item's place in the tree of items, with its name and its frame.
///
/// A widget class of another toolkit holds a node and adopts ``LayoutItem``. The tree of nodes follows
/// the tree of widgets; a node owns its children.
///
/// A ``View`` is a node itself, which takes one object where a node beside it would take two. It has the members
/// that are of use to views; the others belong to nodes by themselves, and of a view to its ``layoutNode``. Derive a
/// class from ``View``, not from this.
open class LayoutNode: LayoutItem {
  /// The name printed in frames and reports.
  public final var name: String
  final var storedChildren: [LayoutNode] = []
  final var parentLink: NodeLink?
  /// The first of the constraints that mention the node.
  final var firstConstraint: EndLink?
  /// Whether the node is the root of a tree, whose engine is its own.
  private(set) final var ownsEngine = false
  /// Whether what its children show decides what it does, as in a stack view.
  final var dependsOnChildren = false
  /// The first of those that are only stated; while these have no lists, merely one of them.
  final var firstRecord = RecordLink.none
  /// Only read and written as a whole, so that no access lasts while another one begins: what the compiler cannot see,
  /// since a program reads it without a call.
  @exclusivity(unchecked) @usableFromInline final var storedFrame = Rect.zero
  final var declaredContentSize = Size.noIntrinsicSize
  final var contentPriorities = ContentPriorities()
  /// The node's slot in the engine of its tree, or -1.
  final var slot: Int32 = -1
  final var kind = NodeKind.item
  /// Whether it is a view, whose methods can be called; no longer once it goes.
  final var isView = false
  final var state: NodeState = []
  /// The node's slot in an engine that fits part of the tree, or -1.
  final var fittingSlot: Int32 = -1
  /// The number of active constraints that mention the node.
  final var activeCount: Int32 = 0
  /// The number of nodes above, right once the engine of the tree has looked at the node.
  final var cachedDepth: Int32 = 0
  /// The index at which the latest of the children that left was.
  final var lastRemovedIndex: Int32 = 0
  /// The engine of the tree, which the node keeps alive.
  ///
  /// It is at the root, and far from it at some nodes. Only ``NodeLink/treeEngine`` knows whether it still is in charge.
  private(set) final var engineLink: EngineLink?
  /// What was stated in a tree whose root has gone; at the roots of what survives of it.
  ///
  /// Survivors are trees of their own, which several threads may use: its references are counted as such.
  final var orphanedConstraints: OrphanedConstraints?
  /// What most nodes never need.
  final var rareState: RareNodeState?
  /// Who releases what is in the node when it goes; nil as long as it does not go with its parent.
  private final var releaseQueue: ReleaseQueue?

  /// A node without a place in a tree, as a class that is derived from it makes itself.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public init(named name: String) {
    self.name = name
  }

  deinit {
    if ownsEngine { orphanedConstraints = engineLink?.use { $0.shutDown() } }
    while let link = firstConstraint { link.constraint.constraint.detachItems() }
    if !firstRecord.isNone { orphanedConstraints?.removeAll(of: self) }
    releaseContents()
    if engineLink != nil { setEngineLink(nil, ownsEngine: false) }
  }

  /// Lets go of what is in the node: whatever nothing else keeps alive goes one after the other, not each
  /// inside of the other, which would take a stack as deep as the tree.
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

  /// Releases the last one of nodes; what is in it, which it has until it goes, is queued if there is much.
  private static func releaseLast(
    of nodes: inout [LayoutNode], leavingContentsTo queue: inout ReleaseQueue?
  ) {
    // A view that went may have put it into another tree.
    guard var node = nodes.popLast(), node.parentLink == nil else { return }
    guard node.isDeep, isKnownUniquelyReferenced(&node) else { return }
    let used = queue ?? ReleaseQueue()
    queue = used
    node.releaseQueue = used
  }

  /// Whether there is something in what is in the node.
  private final var isDeep: Bool {
    storedChildren.contains { !$0.storedChildren.isEmpty || $0.rareState != nil }
  }

  /// Makes children and guides trees of their own, because the node goes.
  private final func detachContents(_ released: inout [LayoutNode]) {
    let children = storedChildren
    storedChildren = []
    let left = orphanedConstraints.flatMap { $0.isEmpty ? nil : $0 }
    for index in children.indices { NodeLink(children[index]).use { $0.detachFromDeadTree(left) } }
    if released.isEmpty { released = children } else { released += children }
    guard let rareState else { return }
    for guide in rareState.guides { guide.detachFromDeadTree(left) }
  }

  /// The size of the content without a width, and whether its height depends on the width it gets.
  ///
  /// It runs methods of the program's: whoever asks keeps the node alive, as ``NodeLink/withRetained(_:)`` does.
  func naturalContent() -> (size: Size, wraps: Bool) {
    guard let measure = rareState?.measure else { return (declaredContentSize, false) }
    return (measure(nil), true)
  }

  /// The size of the content, measured for a width where one is given; runs methods of the program's likewise.
  func measuredContent(width: Double?) -> Size { rareState?.measure?(width) ?? declaredContentSize }

  /// Only at the root of a tree.
  final var engine: LayoutEngine? {
    get { ownsEngine ? engineLink?.engine : nil }
    set { setEngineLink(newValue.map { EngineLink($0) }, ownsEngine: newValue != nil) }
  }

  /// Has an engine, which nobody else needs to keep.
  final func installEngine(_ engine: consuming LayoutEngine) -> EngineLink {
    let old = engineLink
    let link = EngineLink(keeping: engine)
    engineLink = link
    ownsEngine = true
    old?.release()
    return link
  }

  @inline(never)
  private final func setEngineLink(_ link: EngineLink?, ownsEngine: Bool) {
    let old = engineLink
    link?.retain()
    engineLink = link
    self.ownsEngine = ownsEngine
    old?.release()
  }

  /// Remembers the engine of the tree at a node far from the root.
  final func cacheEngine(_ link: EngineLink) {
    if !ownsEngine, engineLink != link { setEngineLink(link, ownsEngine: false) }
  }

  /// Forgets the engine that was remembered, because the node leaves the tree.
  final func clearCachedEngine() {
    if !ownsEngine, engineLink != nil { setEngineLink(nil, ownsEngine: false) }
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
  /// For the root it is where the tree lies in its surroundings. Layout sets the frame of every item
  /// that constraints mention, or that has a content. A frame that is set by hand stays for all others,
  /// and is what an autoresizing mask starts from; where layout sets it, it is put back by the next one, unless it
  /// was set in the middle of one. One with a number that is NaN or beyond 1e9 is not taken: the next layout
  /// names it.
  public final var frame: Rect {
    @inlinable
    get { storedFrame }
    set {
      guard newValue.isUsable else { return refuse { $0.frame = newValue } }
      if rareState?.refused?.frame != nil { refuse { $0.frame = nil } }
      storedFrame = newValue
      resetAutoresizingBasis()
      frameWasSet()
    }
  }
}

/// Nodes that wait for their release, because what they were in has gone.
private final class ReleaseQueue {
  var nodes: [LayoutNode] = []
}

/// With what priorities a node's content is hugged and resists compression.
struct ContentPriorities: Equatable {
  var horizontalHugging = LayoutPriority.defaultLow
  var verticalHugging = LayoutPriority.defaultLow
  var horizontalCompression = LayoutPriority.defaultHigh
  var verticalCompression = LayoutPriority.defaultHigh

  var areValid: Bool {
    horizontalHugging.isValid && verticalHugging.isValid && horizontalCompression.isValid
      && verticalCompression.isValid
  }
}
