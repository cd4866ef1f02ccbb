import Simplex

/// Everything that a ``LayoutEngine`` holds.
struct EngineState {
  let rootLink: NodeLink
  var solver = Solver()

  /// The active constraints in order of activation, with holes where one was deactivated; the engine
  /// keeps them alive.
  var constraints = Table<ActiveConstraint>()
  var holes = 0
  /// Places of constraints that are new or changed.
  var constraintQueue = Table<Int32>()
  /// Rows that outlived their constraint or item, and variables that outlived their item.
  var rowsToRemove = Table<ConstraintID>()
  var variablesToRemove = Table<Variable>()

  /// The items that take part; those without a node are free to be used again.
  var items = Table<ItemRecord>()
  var freeItems = Table<Int32>()
  /// The item that each variable belongs to, by the variable's index.
  var owners = Table<Int32>()
  /// Places of items whose rows may have to change.
  var itemQueue = Table<Int32>()
  /// Whether the whole tree must be looked through, as before the first layout.
  var needsFullScan = true
  /// Subtrees that have not been looked through.
  var newSubtrees = Table<NodeLink>()
  /// How many layouts have begun that were about more than scrolling.
  var layoutNumber: UInt32 = 0
  /// Whether margins or safe areas may be others than at the last layout, but for moved frames.
  var insetsAreStale = true
  /// How many constraints are queued only because something was scrolled.
  var scrolledConstraints = 0
  /// Whether a scroll view has been in the tree.
  var hasScrollViews = false
  /// Whether a stack reckons with the fitting size of one in it, as ``NodeState/fitted`` says.
  var hasFittedStacks = false
  /// Whether constraints of other trees may mention items of this one.
  var mayMeetOtherTrees = false
  /// Whether the root has become part of another tree, whose engine is in charge of all items now.
  var isRetired = false
  /// How many items have left the tree: what has to look whether an item is still there, looks at this
  /// first.
  var departures = 0
  /// What the program said about queued constraints.
  var answers: [ProgramAnswer] = []
  /// Active constraints that lead out of a scroll view.
  var scrollCrossingConstraints: [LayoutConstraint] = []
  /// Nodes whose margins or safe area have a guide.
  var insetNodes = Table<NodeLink>()
  /// Nodes whose content must be measured.
  var contentQueue = Table<NodeLink>()
  /// Places of items that the solver has moved since their frame was written.
  var movedItems = Table<Int32>()
  /// Places of items whose content must be measured for the width they got.
  var wrapQueue = Table<Int32>()

  /// The size that the root is to have and the one that its rows say.
  var wantedRoot = RootSize(width: nil, height: nil)
  var loweredRoot = RootSize(width: nil, height: nil)
  /// Whether a layout has asked for a size since the root's frame was set by hand.
  var hasSize = false

  /// Nodes whose `layoutSubviews` must run.
  var layoutQueue = Table<NodeLink>()
  /// Those of the round that runs; nil once they are done or have left the tree.
  var layoutRound: [NodeLink?] = []
  /// The node whose `layoutSubviews` runs, and those that changed the layout in theirs.
  var nodeInLayout: NodeLink?
  var loopSuspects: [LayoutNode] = []
  /// The nodes whose frame was written in the present layout, and the frame each had before.
  var journal: [LayoutNode] = []
  var framesBefore = Table<Rect>()

  var counts = EngineCounts()
  var changes = RowChanges()
  var changedVariables: [Variable] = []
  /// What recovering layout left out so far; nil in strict layout.
  var recovery: LayoutReport?
  var broken: [BrokenRow] = []
  /// Active constraints that are left out because they make no sense or have no host.
  var invalidConstraints: [LayoutConstraint] = []
  /// Nodes whose content size or its priorities are out of range.
  var badContents = Table<NodeLink>()

  /// Whether the engine looks at a tree that another one is in charge of: it then leaves constraints
  /// as they are.
  var isTemporary = false
  /// Whether it looks for the size of part of a tree: nodes have their places in it besides those in
  /// the engine of the tree, which may change meanwhile.
  var isFitting = false
  /// The nodes with a place while fitting, kept alive.
  var fittedNodes: [LayoutNode] = []
  /// What a fitting needs not ask, in the order in which it will: asking runs code of others,
  /// which must find the tree as it is.
  var knownContents: [NaturalContent] = []
  var usedContents = 0

  /// Where the tables begin, enough for a card: one piece of memory instead of many small ones.
  private var firstRoom: UnsafeMutableRawPointer?

  init(root: LayoutNode) {
    rootLink = NodeLink(root)
    let room = UnsafeMutableRawPointer.allocate(byteCount: Self.firstBytes, alignment: 16)
    firstRoom = room
    var used = 0
    func begin<Element>(_ capacity: Int) -> Table<Element> {
      let table = Table<Element>(in: room + used, capacity: capacity)
      used += (capacity * MemoryLayout<Element>.stride + 15) & ~15
      return table
    }
    items = begin(8)
    constraints = begin(32)
    framesBefore = begin(8)
    constraintQueue = begin(32)
    owners = begin(32)
    itemQueue = begin(8)
    movedItems = begin(8)
    layoutQueue = begin(8)
    changes.origins = begin(64)
    assert(used <= Self.firstBytes, "the tables begin beyond their memory")
  }

  /// What the tables of `init(root:)` take, with room for rounding up.
  private static var firstBytes: Int {
    8 * (MemoryLayout<ItemRecord>.stride + MemoryLayout<Rect>.stride + 8 + 4 + 4) + 9 * 16
      + 32 * (MemoryLayout<ActiveConstraint>.stride + 8) + 64 * MemoryLayout<RowOrigin>.stride
  }

  /// The same, with tables of its own.
  init(copying other: EngineState) {
    self = other
    firstRoom = nil
    constraints = Table(copying: other.constraints)
    constraintQueue = Table(copying: other.constraintQueue)
    rowsToRemove = Table(copying: other.rowsToRemove)
    variablesToRemove = Table(copying: other.variablesToRemove)
    items = Table(copying: other.items)
    freeItems = Table(copying: other.freeItems)
    owners = Table(copying: other.owners)
    itemQueue = Table(copying: other.itemQueue)
    newSubtrees = Table(copying: other.newSubtrees)
    insetNodes = Table(copying: other.insetNodes)
    contentQueue = Table(copying: other.contentQueue)
    movedItems = Table(copying: other.movedItems)
    wrapQueue = Table(copying: other.wrapQueue)
    layoutQueue = Table(copying: other.layoutQueue)
    framesBefore = Table(copying: other.framesBefore)
    badContents = Table(copying: other.badContents)
    changes = RowChanges()
    for index in constraints.indices { constraints[index].link?.retain() }
  }

  /// Gives the tables back and lets go of the constraints.
  mutating func free() {
    for index in constraints.indices { constraints[index].link?.release() }
    constraints.free()
    constraintQueue.free()
    rowsToRemove.free()
    variablesToRemove.free()
    items.free()
    freeItems.free()
    owners.free()
    itemQueue.free()
    newSubtrees.free()
    insetNodes.free()
    contentQueue.free()
    movedItems.free()
    wrapQueue.free()
    layoutQueue.free()
    framesBefore.free()
    badContents.free()
    changes.free()
    firstRoom?.deallocate()
  }
}

/// The content of a node without a width, and whether its height depends on the width it gets.
struct NaturalContent {
  let node: LayoutNode
  let content: (size: Size, wraps: Bool)

  init(of node: LayoutNode) {
    self.node = node
    content = node.naturalContent()
  }
}

/// An active constraint and the row it has, if it has one.
struct ActiveConstraint {
  /// The constraint; nil once it is deactivated.
  var link: ConstraintLink?
  var row: ConstraintID?
  /// The place of what the program said about it while it is queued, or -1.
  var answer: Int32 = -1
}
