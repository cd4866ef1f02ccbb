package import Buffers
import Simplex

/// The state of a ``LayoutEngine``, in parts by subject.
package struct EngineState {
  var rootLink: NodeLink
  /// The engine that owns the tree since this engine's root joined another one.
  var successor: LayoutEngine?
  /// True if the root no longer exists.
  var hasShutDown = false
  /// True if constraints with objects related items when the root was deallocated.
  var hasRelatedByObjects = false
  var solver = Solver()
  var rows = Rows()
  var items = Items()
  var tree = Tree()
  var currentLayout = CurrentLayout()
  var scrolling = Scrolling()
  var recovery = Recovery()
  var fitting = Fitting()
  var changes = RowChanges()
  /// True if another engine owns the tree; this one then leaves constraints unchanged.
  var borrowsTree = false
  /// The root and the items of a copy, retained because a copy is not notified of departures.
  private var retainedNodes: [LayoutNode] = []
  var counts = EngineCounts()

  fileprivate static var firstItems: Int { 12 }
  private static var firstConstraints: Int { 40 }
  private static var firstRareRows: Int { 8 * RowKind.rareCount }

  /// Creates the state of an engine, with lists that ``beginLists(in:)`` starts.
  @inline(__always)
  init(root: NodeLink) {
    rootLink = root
  }

  /// Starts the lists in borrowed memory of ``firstBytes``, enough for a card.
  ///
  /// One block of memory replaces many small ones. Not part of `init`, which would build the whole
  /// state elsewhere and copy it.
  mutating func beginLists(in room: UnsafeMutableRawPointer) {
    var used = 0
    func carve<Element>(_ capacity: Int, of element: Element.Type) -> UnsafeMutableRawPointer {
      defer { used += (capacity * MemoryLayout<Element>.stride + 15) & ~15 }
      return room + used
    }
    func carveList<Element>(_ capacity: Int) -> List<Element> {
      List(in: carve(capacity, of: Element.self), capacity: capacity)
    }
    items.records = carveList(Self.firstItems)
    let count = Self.firstConstraints
    rows.constraints = ConstraintTable(
      ChunkedList(in: carve(count, of: ConstraintRecord.self), capacity: count))
    currentLayout.framesBefore = carveList(Self.firstItems)
    rows.queue = carveList(count)
    items.owners = carveList(Self.firstItems)
    items.queue = carveList(Self.firstItems)
    items.moved = carveList(Self.firstItems)
    items.rareRows = carveList(Self.firstRareRows)
    currentLayout.layoutQueue = carveList(Self.firstItems)
    currentLayout.nodesToLayOut = carveList(Self.firstItems)
    assert(used <= Self.firstBytes, "the lists begin beyond their memory")
  }

  /// Reserves capacity for a number of items; growing in steps would move the lists often.
  mutating func reserveItems(_ count: Int) {
    guard count > Self.firstItems else { return }
    items.room = count
    items.records.reserve(count)
    items.owners.reserve(count)
    items.queue.reserve(count)
    items.moved.reserve(count)
    currentLayout.layoutQueue.reserve(count)
    currentLayout.framesBefore.reserve(count)
  }

  /// The bytes that the lists of `beginLists(in:)` need, including padding.
  static var firstBytes: Int {
    firstItems
      * (MemoryLayout<ItemRecord>.stride + MemoryLayout<Rect>.stride + 8 + 8 + 4 + 4 + 4)
      + firstRareRows * MemoryLayout<RowIndex>.stride + 10 * 16
      + firstConstraints * (MemoryLayout<ConstraintRecord>.stride + 4)
  }

  /// Creates a copy with lists of its own.
  init(copying other: EngineState) {
    self = other
    borrowsTree = true
    if retainedNodes.isEmpty {
      retainedNodes = [rootLink.node] + items.indices.compactMap { other.items[$0].node?.node }
    }
    rows = Rows(copying: other.rows)
    items = Items(copying: other.items)
    tree = Tree(copying: other.tree)
    currentLayout = CurrentLayout(copying: other.currentLayout)
    recovery.badContents = other.recovery.badContents.copy()
    changes = RowChanges()
  }

  /// Frees the lists and releases the constraints.
  mutating func free() {
    // An engine that was shut down retains no constraint.
    if !hasShutDown || borrowsTree { rows.constraints.releaseObjects() }
    rows.free()
    items.free()
    tree.free()
    currentLayout.free()
    recovery.badContents.free()
    changes.free()
  }
}

extension EngineState {
  /// The active constraints, and the queue of changed ones.
  package struct Rows {
    package var constraints = ConstraintTable()
    /// Slots of constraints that are new or changed.
    var queue = List<ConstraintIndex>()
    /// Rows to remove, left by removed constraints and items, and variables of removed items.
    var toRemove = List<ConstraintID>()
    var variablesToRemove = List<Variable>()
    /// True if a queued constraint may need answers of client code.
    var needAnswers = false
    /// Answers of client code about queued constraints.
    package var answers: [ClientQuery] = []

    init() {}

    init(copying other: Rows) {
      self = other
      constraints = ConstraintTable(copying: other.constraints)
      queue = other.queue.copy()
      toRemove = other.toRemove.copy()
      variablesToRemove = other.variablesToRemove.copy()
    }

    mutating func free() {
      constraints.free()
      queue.free()
      toRemove.free()
      variablesToRemove.free()
    }
  }

  /// The registered items by slot, and the queues of those to process.
  package struct Items {
    /// The records; slots of records without a node are free.
    package var records = List<ItemRecord>()
    var freeSlots = List<ItemIndex>()
    /// The rare rows of items, up to the last slot that has some; see ``RowKind/isRare``.
    ///
    /// Few items have them: mainly the root, and items that no constraint mentions.
    var rareRows = List<RowIndex>()
    /// The minimum number of items to expect.
    var room = EngineState.firstItems
    /// Measurements of contents by slot, up to the last item that needs one.
    var measures = List<ContentMeasure>()
    /// Minimum content sizes by slot, up to the last item that has one.
    var minimums = List<MinimumTarget>()
    /// The slot that owns the variables of each box; see ``owner(of:)``.
    var owners = List<ItemIndex>()
    /// Slots of items whose rows may have to change.
    var queue = List<ItemIndex>()
    /// Slots of items that the solver has moved since their frame was written.
    var moved = List<ItemIndex>()
    /// Slots of items whose content must be measured at the resulting width.
    var wrapQueue = List<ItemIndex>()
    /// Slots of texts under a limit, to be narrowed to their widest line.
    var narrowed = List<ItemIndex>()
    /// Slots of such texts whose widths required constraints determine, so that they fill them.
    var filled = List<ItemIndex>()
    /// Slots of texts that have changed their widths since they were measured, as others narrowed.
    var movedTexts = List<ItemIndex>()
    /// True if it must be determined again which of these texts fill their widths.
    var mayFill = false

    init() {}

    init(copying other: Items) {
      records = other.records.copy()
      freeSlots = other.freeSlots.copy()
      rareRows = other.rareRows.copy()
      measures = other.measures.copy()
      minimums = other.minimums.copy()
      owners = other.owners.copy()
      queue = other.queue.copy()
      moved = other.moved.copy()
      wrapQueue = other.wrapQueue.copy()
      narrowed = other.narrowed.copy()
      filled = other.filled.copy()
      movedTexts = other.movedTexts.copy()
      mayFill = other.mayFill
    }

    mutating func free() {
      records.free()
      freeSlots.free()
      rareRows.free()
      measures.free()
      minimums.free()
      owners.free()
      queue.free()
      moved.free()
      wrapQueue.free()
      narrowed.free()
      filled.free()
      movedTexts.free()
    }

    /// Returns the slot that owns a variable, from the variable's position.
    @inline(__always)
    func owner(of position: Int) -> ItemIndex { owners[Self.box(of: position)] }

    /// Returns the box of a variable; an engine makes variables four at a time.
    @inline(__always)
    static func box(of position: Int) -> Int { position &>> 2 }

    /// The maximum number of variables.
    package var variableCount: Int { 4 * owners.count }

    /// All slots, including free ones.
    package var indices: Range<ItemIndex> { ItemIndex(0)..<ItemIndex(records.count) }

    package subscript(slot: ItemIndex) -> ItemRecord {
      @inline(__always)
      get { records[slot] }
      @inline(__always)
      nonmutating _modify { yield &records[slot] }
    }
  }

  /// The state of the tree, and the queues of its nodes to process.
  struct Tree {
    /// True if the whole tree must be scanned, as before the first layout.
    var needsFullScan = true
    /// Unscanned subtrees.
    var newSubtrees = List<NodeLink>()
    /// Nodes whose content must be measured.
    var contentQueue = List<NodeLink>()
    /// Nodes with a guide for margins or safe area.
    var insetNodes = List<NodeLink>()
    /// True if insets may have changed since the last layout for a reason other than moved frames.
    var insetsAreStale = true
    /// True if a stack depends on a view's fitting size; see ``NodeState/usesFittingSize``.
    var hasFittedStacks = false
    /// True if a stack depends on sizes that were measured while this engine owned the tree.
    var hasMeasuringStacks = false
    /// True if constraints of other trees may mention items of this one.
    var mayMeetOtherTrees = false
    /// True if the next change must be reported to the root's handler.
    var reportsFirstChange = false
    /// The number of unfinished moves of nodes, during which nothing is reported.
    var unfinishedMoves = 0
    /// True if a change was made while nothing could be reported.
    var hasUnreportedChange = false
    /// True if the root joined another tree, whose engine now owns all items.
    var isSuperseded = false

    init() {}

    init(copying other: Tree) {
      self = other
      newSubtrees = other.newSubtrees.copy()
      contentQueue = other.contentQueue.copy()
      insetNodes = other.insetNodes.copy()
    }

    mutating func free() {
      newSubtrees.free()
      contentQueue.free()
      insetNodes.free()
    }
  }

  /// State that exists because of scroll views in the tree.
  struct Scrolling {
    /// True if the tree has contained a scroll view.
    var hasScrollViews = false
    /// The number of constraints that are queued only because of scrolling.
    var queuedConstraints = 0
    /// Active constraints between the inside and the outside of a scroll view.
    var crossingConstraints: [LayoutConstraint] = []
  }

  /// The broken and invalid constraints, and their report.
  package struct Recovery {
    /// The report of rows broken so far by recovering layout; nil in strict layout.
    var report: LayoutReport?
    /// Broken rows, each with its conflict.
    package var broken = BrokenRows()
    /// Active constraints that are invalid or have no host.
    package var invalidConstraints: [LayoutConstraint] = []
    /// Nodes with numbers out of range, set or measured.
    package var badContents = List<NodeLink>()
  }

  /// State of an engine that only finds the size of a subtree.
  struct Fitting {
    /// True if this is such an engine.
    ///
    /// Nodes then have slots in it besides their slots in the tree's engine, which may change
    /// independently.
    var isActive = false
    /// The nodes that have a slot for a fitting, retained.
    var nodes: [LayoutNode] = []
    /// Contents queried before a fitting, in the order in which it scans their nodes.
    ///
    /// Client code must find the tree unchanged.
    var contents: [ContentAnswer] = []
    private var nextContentIndex = 0

    /// Returns the content of a node if it is the next one queried before the fitting.
    mutating func popContent(of node: NodeLink) -> ContentAnswer? {
      guard nextContentIndex < contents.count, node.refers(to: contents[nextContentIndex].node)
      else { return nil }
      nextContentIndex += 1
      return contents[nextContentIndex - 1]
    }
  }
}
