@_spi(Memory) import Simplex

/// Everything that a ``LayoutEngine`` holds, in parts by what they are about.
struct EngineState {
  var rootLink: NodeLink
  /// The engine that is in charge of the tree since this one's root has become part of it.
  var successor: LayoutEngine?
  /// Whether the root no longer exists.
  var hasShutDown = false
  var solver = Solver()
  var rows = Rows()
  var items = Items()
  var tree = Tree()
  var currentLayout = CurrentLayout()
  var scrolling = Scrolling()
  var recovery = Recovery()
  var fitting = Fitting()
  var changes = RowChanges()
  /// Whether the engine looks at a tree that another one is in charge of: it then leaves constraints
  /// as they are.
  var borrowsTree = false
  /// The root and the items of a copy, kept alive: nobody tells it when one leaves the tree.
  private var keptNodes: [LayoutNode] = []
  var counts = EngineCounts()

  fileprivate static var firstItems: Int { 12 }
  private static var firstConstraints: Int { 40 }
  /// Where the lists of items go on in a larger tree.
  private var itemRoom: UnsafeMutableRawPointer?

  /// The state of an engine, whose lists have yet to begin.
  @inline(__always)
  init(root: NodeLink) {
    rootLink = root
  }

  /// Lets lists begin in borrowed memory of ``firstBytes``, enough for a card: one piece of memory instead of many
  /// small ones.
  ///
  /// It is no part of `init`, which would make the whole state elsewhere and copy it.
  mutating func beginLists(in room: UnsafeMutableRawPointer) {
    var used = 0
    func take<Element>(_ capacity: Int, of element: Element.Type) -> UnsafeMutableRawPointer {
      defer { used += (capacity * MemoryLayout<Element>.stride + 15) & ~15 }
      return room + used
    }
    func begin<Element>(_ capacity: Int) -> List<Element> {
      List(in: take(capacity, of: Element.self), capacity: capacity)
    }
    items.records = begin(Self.firstItems)
    let count = Self.firstConstraints
    rows.constraints = ChunkedList(in: take(count, of: ActiveConstraint.self), capacity: count)
    currentLayout.framesBefore = begin(Self.firstItems)
    rows.queue = begin(count)
    items.owners = begin(Self.firstItems)
    items.queue = begin(Self.firstItems)
    items.moved = begin(Self.firstItems)
    items.frameRows = begin(Items.frameRowCount * Self.firstItems)
    currentLayout.layoutQueue = begin(Self.firstItems)
    currentLayout.nodesToLayOut = begin(Self.firstItems)
    assert(used <= Self.firstBytes, "the lists begin beyond their memory")
  }

  /// Makes room for so many items, in one piece too: growing little by little would move them several times.
  mutating func reserveItems(_ count: Int) {
    guard count > Self.firstItems, itemRoom == nil else { return }
    let bytes =
      count * (MemoryLayout<ItemRecord>.stride + MemoryLayout<Rect>.stride + 8 + 4 + 4 + 4)
      + 6 * 16
    let room = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
    itemRoom = room
    items.room = count
    var used = 0
    func move<Element>(_ list: inout List<Element>, _ capacity: Int) {
      var moved = List<Element>(in: room + used, capacity: capacity)
      used += (capacity * MemoryLayout<Element>.stride + 15) & ~15
      for element in list { moved.append(element) }
      list.free()
      list = moved
    }
    move(&items.records, count)
    move(&items.owners, count)
    move(&items.queue, count)
    move(&items.moved, count)
    move(&currentLayout.layoutQueue, count)
    move(&currentLayout.framesBefore, count)
    assert(used <= bytes, "the lists end beyond their memory")
  }

  /// What the lists of `beginLists(in:)` take, with room for rounding up.
  static var firstBytes: Int {
    firstItems
      * (MemoryLayout<ItemRecord>.stride + Items.frameRowCount * MemoryLayout<RowIndex>.stride
        + MemoryLayout<Rect>.stride + 8 + 8 + 4 + 4 + 4)
      + 10 * 16
      + firstConstraints * (MemoryLayout<ActiveConstraint>.stride + 4)
  }

  /// The same, with lists of its own.
  init(copying other: EngineState) {
    self = other
    borrowsTree = true
    if keptNodes.isEmpty {
      keptNodes = [rootLink.node] + items.indices.compactMap { other.items[$0].node?.node }
    }
    itemRoom = nil
    rows = Rows(copying: other.rows)
    items = Items(copying: other.items)
    tree = Tree(copying: other.tree)
    currentLayout = CurrentLayout(copying: other.currentLayout)
    recovery.badContents = other.recovery.badContents.copy()
    changes = RowChanges()
  }

  /// Gives the lists back and releases the constraints.
  mutating func free() {
    // An engine that was shut down keeps no constraint alive.
    if !hasShutDown || borrowsTree { rows.releaseConstraints() }
    rows.free()
    items.free()
    tree.free()
    currentLayout.free()
    recovery.badContents.free()
    changes.free()
    itemRoom?.deallocate()
  }
}

extension EngineState {
  /// The active constraints, and which of their rows must change.
  struct Rows {
    /// The active constraints in order of activation, with holes where one was deactivated; the engine
    /// keeps them alive.
    var constraints = ChunkedList<ActiveConstraint>()
    /// Those among them that are not objects.
    var records = ConstraintTable()
    var holes = 0
    /// Places of constraints that are new or changed.
    var queue = List<Int32>()
    /// Rows that outlived their constraint or item, and variables that outlived their item.
    var toRemove = List<ConstraintID>()
    var variablesToRemove = List<Variable>()
    /// What the program said about queued constraints.
    var answers: [ClientAnswer] = []

    init() {}

    init(copying other: Rows) {
      self = other
      assert(other.records.count == 0, "a copy of constraints that are not objects")
      records = ConstraintTable()
      constraints = other.constraints.copy()
      queue = other.queue.copy()
      toRemove = other.toRemove.copy()
      variablesToRemove = other.variablesToRemove.copy()
      for index in constraints.indices { constraints[index].link?.retain() }
    }

    /// Whether some constraint is an object.
    var hasObjects: Bool { records.count < constraints.count - holes }

    func releaseConstraints() {
      for index in constraints.indices { constraints[index].link?.release() }
    }

    mutating func free() {
      constraints.free()
      records.free()
      queue.free()
      toRemove.free()
      variablesToRemove.free()
    }
  }

  /// The items that take part, by their slots, and which of them must be looked at.
  struct Items {
    /// Those without a node are free to be used again.
    var records = List<ItemRecord>()
    var freeSlots = List<Int32>()
    /// The rows of frames, which the root has and what no constraint mentions, four a slot up to the last that has some.
    var frameRows = List<RowIndex>()
    /// How many items there are expected to be, at least.
    var room = EngineState.firstItems
    /// What is remembered of contents, by slot, up to the last item that needs it.
    var measures = List<ContentMeasure>()
    /// The item that the variables of each box belong to: see ``owner(of:)``.
    var owners = List<Int32>()
    /// Items whose rows may have to change.
    var queue = List<Int32>()
    /// Items that the solver has moved since their frame was written.
    var moved = List<Int32>()
    /// Items whose content must be measured for the width they got.
    var wrapQueue = List<Int32>()

    init() {}

    init(copying other: Items) {
      records = other.records.copy()
      freeSlots = other.freeSlots.copy()
      frameRows = other.frameRows.copy()
      measures = other.measures.copy()
      owners = other.owners.copy()
      queue = other.queue.copy()
      moved = other.moved.copy()
      wrapQueue = other.wrapQueue.copy()
    }

    mutating func free() {
      records.free()
      freeSlots.free()
      frameRows.free()
      measures.free()
      owners.free()
      queue.free()
      moved.free()
      wrapQueue.free()
    }

    /// The item that a variable belongs to, by the variable's position.
    @inline(__always)
    func owner(of position: Int) -> Int { Int(owners[Self.box(of: position)]) }

    /// The box that a variable is in: an engine makes variables four at a time.
    @inline(__always)
    static func box(of position: Int) -> Int { position &>> 2 }

    /// How many variables there are, at most.
    var variableCount: Int { 4 * owners.count }

    /// All slots, those of free records too.
    var indices: Range<Int> { records.indices }

    subscript(slot: Int) -> ItemRecord {
      @inline(__always)
      get { records[slot] }
      @inline(__always)
      nonmutating _modify { yield &records[slot] }
    }
  }

  /// What is known of the tree, and which of its nodes must be looked at.
  struct Tree {
    /// Whether the whole tree must be scanned, as before the first layout.
    var needsFullScan = true
    /// Subtrees that have not been scanned.
    var newSubtrees = List<NodeLink>()
    /// How many items have left the tree, compared before checking whether one is still there.
    var treeVersion = 0
    /// Nodes whose content must be measured.
    var contentQueue = List<NodeLink>()
    /// Nodes whose margins or safe area have a guide.
    var insetNodes = List<NodeLink>()
    /// Whether insets may have changed since the last layout for any reason other than moved frames.
    var insetsAreStale = true
    /// Whether a stack depends on the fitting size of a view in it, as ``NodeState/usesFittingSize`` says.
    var hasFittedStacks = false
    /// Whether a stack follows from sizes that were measured while this engine was in charge.
    var hasMeasuringStacks = false
    /// Whether constraints of other trees may mention items of this one.
    var mayMeetOtherTrees = false
    /// Whether the root has become part of another tree, whose engine is in charge of all items now.
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

  /// What scroll views in the tree make necessary.
  struct Scrolling {
    /// Whether a scroll view has been in the tree.
    var hasScrollViews = false
    /// How many constraints are queued only because something was scrolled.
    var queuedConstraints = 0
    /// Active constraints that lead out of a scroll view.
    var crossingConstraints: [LayoutConstraint] = []
  }

  /// What is left out, and the report of that.
  struct Recovery {
    /// What recovering layout left out so far; nil in strict layout.
    var report: LayoutReport?
    /// Rows that cannot hold together with others.
    var broken: [BrokenRow] = []
    /// Active constraints that are invalid or have no host.
    var invalidConstraints: [LayoutConstraint] = []
    /// Nodes that were given, or give, numbers out of range.
    var badContents = List<NodeLink>()
  }

  /// What an engine needs that only looks for the size of part of a tree.
  struct Fitting {
    /// Whether the engine does: nodes have their places in it besides those in the engine of the tree,
    /// which may change meanwhile.
    var isActive = false
    /// How far fitting sizes have brought a tree that was not laid out.
    var early = PrelayoutFitting.neverRequested
    /// The nodes that have got a place for a fitting, kept alive.
    var nodes: [LayoutNode] = []
    /// Contents measured before a fitting, in the order in which it needs them: measuring runs the
    /// program's code, which must find the tree as it is.
    var gatheredContents: [NaturalContent] = []
    var nextContentIndex = 0
  }
}
