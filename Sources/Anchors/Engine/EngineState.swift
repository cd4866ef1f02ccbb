import Simplex

/// Everything that a ``LayoutEngine`` holds.
struct EngineState {
  let rootLink: NodeLink
  var solver = Solver()

  /// The active constraints in order of activation, with holes where one was deactivated.
  var constraints: [LayoutConstraint?] = []
  /// The row of each constraint that has one, at the constraint's place.
  var rows: [ConstraintID?] = []
  var holes = 0
  /// Places of constraints that are new or changed.
  var constraintQueue: [Int32] = []
  /// Rows that outlived their constraint or item, and variables that outlived their item.
  var doomedRows: [ConstraintID] = []
  var doomedVariables: [Variable] = []

  /// The items that take part; those without a node are free to be used again.
  var items: [ItemRecord] = []
  var freeItems: [Int32] = []
  /// The item that each variable belongs to, by the variable's index.
  var owners: [Int32] = []
  /// Places of items whose rows may have to change.
  var itemQueue: [Int32] = []
  /// Whether the whole tree must be looked through, as before the first layout.
  var needsWalk = true
  /// Subtrees that have not been looked through.
  var arrivals: [NodeLink] = []
  /// Whether a scroll view has been in the tree.
  var hasScrollViews = false
  /// Active constraints that lead out of a scroll view.
  var crossings: [LayoutConstraint] = []
  /// Nodes whose margins or safe area have a guide.
  var insetNodes: [NodeLink] = []
  /// Nodes whose content must be measured.
  var contentQueue: [NodeLink] = []
  /// Places of items that the solver has moved since their frame was written.
  var movedItems: [Int32] = []
  /// Places of items whose content must be measured for the width they got.
  var wrapQueue: [Int32] = []

  /// The size that the root is to have and the one that its rows say.
  var wantedRoot = RootSize(width: nil, height: nil)
  var loweredRoot = RootSize(width: nil, height: nil)
  /// Whether a layout has asked for a size since the root's frame was set by hand.
  var hasSize = false

  /// Nodes whose `layoutSubviews` must run.
  var layoutQueue: [NodeLink] = []
  /// The node whose `layoutSubviews` runs, and those that changed the layout in theirs.
  var nodeInLayout: LayoutNode?
  var disturbers: [LayoutNode] = []
  var journal: [LayoutNode] = []
  var framesBefore: [Rect] = []

  var changes = RowChanges()
  var changedVariables: [Variable] = []
  /// What recovering layout left out so far; nil in strict layout.
  var recovery: LayoutReport?
  var broken: [BrokenRow] = []
  /// Active constraints that are left out because they make no sense or have no host.
  var unusable: [LayoutConstraint] = []
  /// Nodes whose content size or its priorities are out of range.
  var badContents: [NodeLink] = []

  /// Whether the engine looks at a tree that another one is in charge of: it then leaves constraints
  /// as they are.
  var isTemporary = false

  init(root: LayoutNode) { rootLink = NodeLink(root) }
}
