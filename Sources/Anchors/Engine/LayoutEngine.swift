import Simplex

/// Turns the constraints of a tree into frames.
///
/// It belongs to the root of the tree and owns the active constraints. Changes are only noted when
/// they happen; the next layout brings them to the solver in one transaction.
///
/// What it holds is behind a pointer: the properties of a class are checked for overlapping access each
/// time they are touched, which took a sixth of the time of a small layout. The pointer is valid from
/// `init` to `deinit`, and nothing outside of this file sees it.
final class LayoutEngine {
  fileprivate let storage: UnsafeMutablePointer<EngineState>

  init(root: LayoutNode) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: EngineState(root: root))
  }

  /// A copy that shares nothing with the original but the items and the constraints.
  init(copying other: LayoutEngine) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: EngineState(copying: other.storage.pointee))
    isTemporary = true
  }

  deinit {
    storage.pointee.free()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Lets go of everything, when the root goes.
  ///
  /// A constraint wholly inside a child or guide of the root stays active: whatever survives of the
  /// tree takes it along, or it goes with its items.
  func shutDown() {
    scrollCrossingConstraints = []
    for index in constraints.indices {
      guard let link = constraints[index].link else { continue }
      constraints[index].link = nil
      let survives = link.use { constraint in
        constraint.engineLink = nil
        constraint.state.remove([.queued, .stale, .broken, .invalid, .crossesScrollView])
        guard let host = constraint.hostLink, host != rootLink else { return false }
        constraint.state.insert(.detached)
        return true
      }
      if survives { continue }
      link.use { constraint in
        constraint.slot = -1
        constraint.state.remove(.active)
      }
      link.release()
    }
  }
}

// The parts of the state by their names; ``EngineState`` says what they are.
extension LayoutEngine {
  var rootLink: NodeLink { storage.pointee.rootLink }
  var solver: Solver {
    get { storage.pointee.solver }
    _modify { yield &storage.pointee.solver }
  }
  var constraints: Table<ActiveConstraint> {
    get { storage.pointee.constraints }
    _modify { yield &storage.pointee.constraints }
  }
  var holes: Int {
    get { storage.pointee.holes }
    _modify { yield &storage.pointee.holes }
  }
  var constraintQueue: Table<Int32> {
    get { storage.pointee.constraintQueue }
    _modify { yield &storage.pointee.constraintQueue }
  }
  var rowsToRemove: Table<ConstraintID> {
    get { storage.pointee.rowsToRemove }
    _modify { yield &storage.pointee.rowsToRemove }
  }
  var variablesToRemove: Table<Variable> {
    get { storage.pointee.variablesToRemove }
    _modify { yield &storage.pointee.variablesToRemove }
  }
  var items: Table<ItemRecord> {
    get { storage.pointee.items }
    _modify { yield &storage.pointee.items }
  }
  var freeItems: Table<Int32> {
    get { storage.pointee.freeItems }
    _modify { yield &storage.pointee.freeItems }
  }
  var owners: Table<Int32> {
    get { storage.pointee.owners }
    _modify { yield &storage.pointee.owners }
  }
  var itemQueue: Table<Int32> {
    get { storage.pointee.itemQueue }
    _modify { yield &storage.pointee.itemQueue }
  }
  var needsFullScan: Bool {
    get { storage.pointee.needsFullScan }
    _modify { yield &storage.pointee.needsFullScan }
  }
  var newSubtrees: Table<NodeLink> {
    get { storage.pointee.newSubtrees }
    _modify { yield &storage.pointee.newSubtrees }
  }
  var insetNodes: Table<NodeLink> {
    get { storage.pointee.insetNodes }
    _modify { yield &storage.pointee.insetNodes }
  }
  var insetsAreStale: Bool {
    get { storage.pointee.insetsAreStale }
    _modify { yield &storage.pointee.insetsAreStale }
  }
  var scrolledConstraints: Int {
    get { storage.pointee.scrolledConstraints }
    _modify { yield &storage.pointee.scrolledConstraints }
  }
  var layoutNumber: UInt32 {
    get { storage.pointee.layoutNumber }
    _modify { yield &storage.pointee.layoutNumber }
  }
  var hasScrollViews: Bool {
    get { storage.pointee.hasScrollViews }
    _modify { yield &storage.pointee.hasScrollViews }
  }
  var hasFittedStacks: Bool {
    get { storage.pointee.hasFittedStacks }
    _modify { yield &storage.pointee.hasFittedStacks }
  }
  var scrollCrossingConstraints: [LayoutConstraint] {
    get { storage.pointee.scrollCrossingConstraints }
    _modify { yield &storage.pointee.scrollCrossingConstraints }
  }
  var contentQueue: Table<NodeLink> {
    get { storage.pointee.contentQueue }
    _modify { yield &storage.pointee.contentQueue }
  }
  var movedItems: Table<Int32> {
    get { storage.pointee.movedItems }
    _modify { yield &storage.pointee.movedItems }
  }
  var wrapQueue: Table<Int32> {
    get { storage.pointee.wrapQueue }
    _modify { yield &storage.pointee.wrapQueue }
  }
  var wantedRoot: RootSize {
    get { storage.pointee.wantedRoot }
    _modify { yield &storage.pointee.wantedRoot }
  }
  var loweredRoot: RootSize {
    get { storage.pointee.loweredRoot }
    _modify { yield &storage.pointee.loweredRoot }
  }
  var hasSize: Bool {
    get { storage.pointee.hasSize }
    _modify { yield &storage.pointee.hasSize }
  }
  var layoutQueue: Table<NodeLink> {
    get { storage.pointee.layoutQueue }
    _modify { yield &storage.pointee.layoutQueue }
  }
  var layoutRound: [NodeLink?] {
    get { storage.pointee.layoutRound }
    _modify { yield &storage.pointee.layoutRound }
  }
  var nodeInLayout: NodeLink? {
    get { storage.pointee.nodeInLayout }
    _modify { yield &storage.pointee.nodeInLayout }
  }
  var loopSuspects: [LayoutNode] {
    get { storage.pointee.loopSuspects }
    _modify { yield &storage.pointee.loopSuspects }
  }
  var journal: [LayoutNode] {
    get { storage.pointee.journal }
    _modify { yield &storage.pointee.journal }
  }
  var framesBefore: Table<Rect> {
    get { storage.pointee.framesBefore }
    _modify { yield &storage.pointee.framesBefore }
  }
  var counts: EngineCounts {
    get { storage.pointee.counts }
    _modify { yield &storage.pointee.counts }
  }
  var changes: RowChanges {
    get { storage.pointee.changes }
    _modify { yield &storage.pointee.changes }
  }
  var changedVariables: [Variable] {
    get { storage.pointee.changedVariables }
    _modify { yield &storage.pointee.changedVariables }
  }
  var recovery: LayoutReport? {
    get { storage.pointee.recovery }
    _modify { yield &storage.pointee.recovery }
  }
  var broken: [BrokenRow] {
    get { storage.pointee.broken }
    _modify { yield &storage.pointee.broken }
  }
  var invalidConstraints: [LayoutConstraint] {
    get { storage.pointee.invalidConstraints }
    _modify { yield &storage.pointee.invalidConstraints }
  }
  var badContents: Table<NodeLink> {
    get { storage.pointee.badContents }
    _modify { yield &storage.pointee.badContents }
  }
  var isFitting: Bool {
    get { storage.pointee.isFitting }
    _modify { yield &storage.pointee.isFitting }
  }
  var fittedNodes: [LayoutNode] {
    get { storage.pointee.fittedNodes }
    _modify { yield &storage.pointee.fittedNodes }
  }
  var knownContents: [NaturalContent] {
    get { storage.pointee.knownContents }
    _modify { yield &storage.pointee.knownContents }
  }
  var usedContents: Int {
    get { storage.pointee.usedContents }
    _modify { yield &storage.pointee.usedContents }
  }
  var mayMeetOtherTrees: Bool {
    get { storage.pointee.mayMeetOtherTrees }
    _modify { yield &storage.pointee.mayMeetOtherTrees }
  }
  var isRetired: Bool {
    get { storage.pointee.isRetired }
    _modify { yield &storage.pointee.isRetired }
  }
  var departures: Int {
    get { storage.pointee.departures }
    _modify { yield &storage.pointee.departures }
  }
  var answers: [ProgramAnswer] {
    get { storage.pointee.answers }
    _modify { yield &storage.pointee.answers }
  }
  var isTemporary: Bool {
    get { storage.pointee.isTemporary }
    _modify { yield &storage.pointee.isTemporary }
  }
}

extension LayoutEngine {
  /// The active constraint at an index, or nil where one was deactivated.
  func constraint(at index: Int) -> LayoutConstraint? { constraints[index].link?.constraint }

  /// The active constraints in order of activation.
  func constraintsInOrder() -> [LayoutConstraint] {
    constraints.indices.compactMap { constraint(at: $0) }
  }
}
