package import Simplex

/// Turns the constraints of a tree into frames.
///
/// The engine belongs to the root of the tree and owns the active constraints. Changes are only
/// recorded when they happen; the next layout passes them to the solver in one transaction.
///
/// The state is behind a pointer, because the properties of a class are checked for overlapping
/// access at each use. Invariant: the pointer is valid from `init` to `deinit`, and private to this
/// file.
package final class LayoutEngine {
  fileprivate let storage: UnsafeMutablePointer<EngineState>

  init(root: NodeLink) {
    storage = Self.allocate(room: EngineState.firstBytes)
    storage.initialize(to: EngineState(root: root))
    storage.pointee.beginLists(in: UnsafeMutableRawPointer(storage + 1))
  }

  /// Allocates memory for a state, and for lists behind it.
  private static func allocate(room: Int) -> UnsafeMutablePointer<EngineState> {
    UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<EngineState>.stride + room,
      alignment: MemoryLayout<EngineState>.alignment
    ).bindMemory(to: EngineState.self, capacity: 1)
  }

  /// Creates a copy that shares only items and constraints with the original, and retains them.
  package init(copying other: LayoutEngine) {
    // Reports of a copy must refer to the same objects as the program does.
    other.materializeAll()
    storage = Self.allocate(room: 0)
    storage.initialize(to: EngineState(copying: other.storage.pointee))
  }

  deinit {
    storage.pointee.free()
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Decrements the counts of a constraint's items in other trees.
  private func decrementCounts(_ constraint: LayoutConstraint) {
    constraint.form?.forEachItem { item in
      if item.root != rootLink { item.use { $0.countConstraint(-1) } }
    }
  }

  /// Releases everything when the root is deallocated.
  ///
  /// A constraint wholly inside a child or guide of the root stays active: a surviving subtree
  /// adopts it, or it is deallocated with its items.
  ///
  /// - Returns: The engine itself if it has constraints, which survivors may need.
  func shutDown() -> LayoutEngine? {
    storage.pointee.hasShutDown = true
    let hadObjects = rows.constraints.hasObjects
    scrolling.crossingConstraints = []
    let slots = hadObjects ? rows.constraints.indices : .absent ..< .absent
    for slot in slots {
      guard let link = rows.constraints.object(at: slot) else { continue }
      rows.constraints.remove(at: slot)
      let ends = link.use { constraint in
        constraint.engineLink = nil
        constraint.state.remove([
          .queued, .stale, .broken, .invalid, .overflowing, .crossesScrollView,
        ])
        let host = constraint.hostLink
        if let host, host != rootLink {
          constraint.state.insert(.detached)
          if constraint.relatesItems { storage.pointee.hasRelatedByObjects = true }
          return false
        }
        constraint.slot = .absent
        constraint.state.remove(.active)
        if host == nil { decrementCounts(constraint) }
        return true
      }
      if ends { link.release() }
    }
    guard rows.constraints.plainCount > 0 || hadObjects else { return nil }
    // Survivors need the constraints alone, and nothing here may retain one of them.
    solver = Solver()
    recovery.invalidConstraints = []
    currentLayout.sideEffects = []
    currentLayout.result = nil
    return self
  }

  /// Returns whether constraints with objects related items when the engine was shut down.
  func hasRelatedByObjects() -> Bool { storage.pointee.hasRelatedByObjects }
}

// Accessors for the parts of the state, which ``EngineState`` documents.
extension LayoutEngine {
  func reserveItems(_ count: Int) { storage.pointee.reserveItems(count) }

  package var rootLink: NodeLink {
    get { storage.pointee.rootLink }
    set {
      captureChangedNodes()
      storage.pointee.rootLink = newValue
    }
  }
  var successor: LayoutEngine? {
    get { storage.pointee.successor }
    set { storage.pointee.successor = newValue }
  }
  var successorLink: EngineLink? { storage.pointee.successor.map { EngineLink($0) } }
  /// True if the root exists and has not joined another tree.
  package var ownsTree: Bool { !storage.pointee.hasShutDown && !storage.pointee.tree.isSuperseded }
  package var solver: Solver {
    _read { yield storage.pointee.solver }
    _modify { yield &storage.pointee.solver }
  }
  package var rows: EngineState.Rows {
    get { storage.pointee.rows }
    _modify { yield &storage.pointee.rows }
  }
  package var items: EngineState.Items {
    get { storage.pointee.items }
    _modify { yield &storage.pointee.items }
  }
  var tree: EngineState.Tree {
    get { storage.pointee.tree }
    _modify { yield &storage.pointee.tree }
  }
  package var currentLayout: EngineState.CurrentLayout {
    get { storage.pointee.currentLayout }
    _modify { yield &storage.pointee.currentLayout }
  }
  var scrolling: EngineState.Scrolling {
    get { storage.pointee.scrolling }
    _modify { yield &storage.pointee.scrolling }
  }
  package var recovery: EngineState.Recovery {
    get { storage.pointee.recovery }
    _modify { yield &storage.pointee.recovery }
  }
  var fitting: EngineState.Fitting {
    get { storage.pointee.fitting }
    _modify { yield &storage.pointee.fitting }
  }
  package var changes: RowChanges {
    get { storage.pointee.changes }
    _modify { yield &storage.pointee.changes }
  }
  var borrowsTree: Bool {
    get { storage.pointee.borrowsTree }
    _modify { yield &storage.pointee.borrowsTree }
  }
  var counts: EngineCounts {
    get { storage.pointee.counts }
    _modify { yield &storage.pointee.counts }
  }
}

extension LayoutEngine {
  /// Returns the active constraint at a slot, or nil if there is none.
  ///
  /// A slot without a constraint is that of a deactivated one, or past the end of the list. Client
  /// code that names a view for a report may shorten the list.
  package func constraint(at index: ConstraintIndex) -> LayoutConstraint? {
    guard rows.constraints.indices.contains(index) else { return nil }
    if rows.constraints[index].isPlain { return materialize(index) }
    return rows.constraints.object(at: index)?.constraint
  }

  /// Returns the row of the active constraint at a slot, if any.
  package func row(at index: ConstraintIndex) -> ConstraintID? {
    rows.constraints[index].row.flatMap { solver.constraintID(at: $0) }
  }

  /// Returns the row of a kind that an item implies by itself, if any.
  package func row(_ kind: RowKind, of slot: ItemIndex) -> ConstraintID? {
    items[slot, kind].flatMap { solver.constraintID(at: $0) }
  }

  /// Returns the row of an origin, or nil if it no longer exists.
  ///
  /// Client code that names a view may remove it.
  package func row(of origin: RowOrigin) -> ConstraintID? {
    guard origin.kind == .constraint else { return row(origin.kind, of: origin.item) }
    let index = origin.constraint
    return rows.constraints.indices.contains(index) ? row(at: index) : nil
  }

  /// Returns the active constraints in order of activation.
  func constraintsInOrder() -> [LayoutConstraint] {
    rows.constraints.indices.compactMap { constraint(at: $0) }
  }
}

/// The work that an engine has done since it was created, in units equal on every machine.
struct EngineCounts: Equatable {
  /// Items whose frame was computed from the solver's values.
  var framesRead = 0
  /// Frames that differed from the frame before.
  var framesWritten = 0
  /// Items whose margins and safe area were recomputed.
  var insetsRead = 0
  /// Levels climbed on long paths to the root of the tree.
  var levelsClimbed = 0
  /// Fixed sizes compared with others to explain conflicts.
  var sizesCompared = 0
  /// Rows added to the solver, changed in it or removed from it.
  var rowsChanged = 0
}

extension LayoutArea {
  /// The counted work of the solver in all layouts of the tree: pivots and visited cells.
  ///
  /// Equal on every machine. Both are 0 before the first layout.
  @_spi(Statistics)
  public var solverWork: (pivots: Int, cells: Int) {
    guard let engine = layoutNode.root.engine else { return (0, 0) }
    return (engine.solver.statistics.pivots, engine.solver.statistics.cells)
  }
}

/// The requested size of a root.
package struct RootSize: Equatable {
  package var width: RootExtent
  package var height: RootExtent
}

/// The requested extent of a root, with its priority.
package struct RootExtent: Equatable {
  package var value: Double
  package var priority: LayoutPriority

  /// The smallest extent that the content allows.
  package static var fitting: RootExtent { RootExtent(value: 0, priority: .fittingSizeLevel) }
}

extension RootExtent {
  /// Creates the extent for a target of a fitting size.
  ///
  /// An unlimited target becomes UIKit's largest one, at a priority below contents.
  init(target: Double, priority: LayoutPriority, insets: Double) {
    let isLimited = !Self.isUnlimited(target)
    value = (isLimited ? target : Size.layoutFittingExpanded.width) + insets
    self.priority = isLimited ? priority : min(priority, .fittingSizeLevel)
  }

  /// Returns whether a number is one of those that programs use for "unlimited".
  static func isUnlimited(_ target: Double) -> Bool {
    target == .infinity || target == .greatestFiniteMagnitude
      || target == Double(Float.greatestFiniteMagnitude)
  }

  /// Creates an exact extent in points, or the fitting one for nil.
  init(_ points: Double?) {
    self = points.map { RootExtent(value: $0, priority: .required) } ?? .fitting
  }
}

extension RootSize {
  /// Creates an exact size in points, with the fitting extent for nil.
  package init(width: Double?, height: Double?) {
    self.init(width: RootExtent(width), height: RootExtent(height))
  }
}
