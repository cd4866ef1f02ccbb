/// An item's place in the tree of items, with its name and its frame.
///
/// A widget class of another toolkit holds a node and adopts ``LayoutItem``. The tree of nodes follows
/// the tree of widgets; a node owns its children.
public final class LayoutNode: LayoutItem {
  /// The name printed in frames and reports.
  public var name: String
  var storedChildren: [LayoutNode] = []
  var parentLink: NodeLink?
  var viewLink: ViewLink?
  /// Keeps the view alive while the node is in a tree: the parent owns it.
  var ownedView: View?
  /// The first of the constraints that mention the node.
  var firstConstraint: EndLink?
  /// The first of those that are only stated; while these have no lists, merely one of them.
  var firstStated = StatedLink.none
  var storedFrame = Rect.zero
  var declaredContentSize = Size.noIntrinsicSize
  var contentPriorities = ContentPriorities()
  /// The node's slot in the engine of its tree, or -1.
  var slot: Int32 = -1
  var kind = NodeKind.item
  var state: NodeState = []
  /// The node's slot in an engine that fits part of the tree, or -1.
  var fittingSlot: Int32 = -1
  /// The number of active constraints that mention the node.
  var activeConstraints: Int32 = 0
  /// The number of nodes above, right once the engine of the tree has looked at the node.
  var knownDepth: Int32 = 0
  /// The index at which the latest of the children that left was.
  var latestDeparture: Int32 = 0
  /// Only at the root of a tree.
  var engine: LayoutEngine? {
    willSet { forgetEngine() }
    didSet { engineLink = engine.map { EngineLink($0) } }
  }
  /// The way to the engine for those who need not keep it alive.
  ///
  /// It is at the root, and far from it at some nodes, which keep the engine alive. Only ``NodeLink/treeEngine`` knows whether it still is in charge.
  private(set) var engineLink: EngineLink?
  /// What was stated in a tree whose root has gone; at the roots of what survives of it.
  var leftConstraints: LeftConstraints?
  /// What most nodes never need.
  var rareState: RareNodeState?

  /// A node without a place in a tree.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public init(_ name: String = "") {
    self.name = name
  }

  deinit {
    if let engine { leftConstraints = engine.shutDown() }
    while let link = firstConstraint { link.constraint.constraint.loseItems() }
    if !firstStated.isNone { leftConstraints?.removeAll(of: self) }
    releaseContents()
    forgetEngine()
  }

  /// Lets go of what is in the node: whatever nothing else keeps alive goes one after the other, not each
  /// inside of the other, which would take a stack as deep as the tree.
  private func releaseContents() {
    guard !storedChildren.isEmpty || rareState != nil else { return }
    var released: [LayoutNode] = []
    detachContents(&released)
    while var node = released.popLast() {
      // A view that went may have put it into another tree.
      guard node.parentLink == nil else { continue }
      // The view may be what the program kept the node by.
      node.ownedView = nil
      if isKnownUniquelyReferenced(&node), node.isDeep { node.detachContents(&released) }
    }
  }

  /// Whether there is something in what is in the node.
  private var isDeep: Bool {
    storedChildren.contains { !$0.storedChildren.isEmpty || $0.rareState != nil }
  }

  /// Makes children and guides trees of their own, because the node goes.
  private func detachContents(_ released: inout [LayoutNode]) {
    let children = storedChildren
    storedChildren = []
    let left = leftConstraints.flatMap { $0.isEmpty ? nil : $0 }
    for index in children.indices { NodeLink(children[index]).use { $0.detachFromDeadTree(left) } }
    if released.isEmpty { released = children } else { released += children }
    guard let rareState else { return }
    for guide in rareState.guides { guide.detachFromDeadTree(left) }
  }

  /// Remembers the engine of the tree at a node far from the root.
  func rememberEngine(_ link: EngineLink) {
    guard engine == nil, engineLink != link else { return }
    link.retain()
    engineLink?.release()
    engineLink = link
  }

  /// Forgets the engine that was remembered, because the node leaves the tree.
  func forgetEngine() {
    guard engine == nil, let link = engineLink else { return }
    engineLink = nil
    link.release()
  }

  /// The nodes inside this one, back to front.
  public var children: [LayoutNode] { storedChildren }

  /// The node itself.
  public var layoutNode: LayoutNode { self }

  /// The node that this one is in, or nil at the root of a tree.
  public var parent: LayoutNode? { parentLink?.node }

  /// The node at the top of the tree, possibly this one.
  ///
  /// Complexity: O(1) on average in a tree that has been asked before, O(depth) at most.
  public var root: LayoutNode { NodeLink(self).root.node }

  /// The frame in the parent's coordinates, in points.
  ///
  /// For the root it is where the tree lies in its surroundings. Layout sets the frame of every item
  /// that constraints mention, or that has a content. A frame that is set by hand stays for all others,
  /// and is what an autoresizing mask starts from; where layout sets it, it is put back by the next one, unless it
  /// was set in the middle of one. One with a number that is NaN or beyond 1e9 is not taken: the next layout
  /// names it.
  public var frame: Rect {
    get { storedFrame }
    set {
      guard newValue.isUsable else { return refuse { $0.frame = newValue } }
      if rareState?.refused?.frame != nil { refuse { $0.frame = nil } }
      storedFrame = newValue
      forgetAutoresizingBasis()
      frameWasSet()
    }
  }

  /// The size of the content, or ``Size/noIntrinsicMetric`` on an axis without one.
  ///
  /// It is what ``measure`` gives without a width, where that is set.
  public var intrinsicContentSize: Size {
    get { measuredContent(width: nil) }
    set {
      declaredContentSize = newValue
      invalidateIntrinsicContentSize()
    }
  }
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
