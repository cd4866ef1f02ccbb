import Buffers

// State of the layout that is running, and of the latest one.

extension EngineState {
  /// The running layout: its size, the views to lay out and the frames written.
  package struct CurrentLayout {
    /// The size requested for the root, and the size in the root's rows.
    package var requestedSize = RootSize(width: nil, height: nil)
    var loweredSize = RootSize(width: nil, height: nil)
    /// True if a layout has requested a size since the root's frame was set by hand.
    var hasSize = false
    /// True if a layout, or a fitting of the whole tree, is running.
    package var isRunning = false
    /// The number of unfinished queries, which may run client code.
    var activeQueries = 0
    /// A number that differs after any change, departure or solution.
    ///
    /// Client code that runs during a query, to measure a text or to name a view, may change the
    /// tree or lay it out; comparing stamps detects that.
    package var changeStamp: UInt32 = 0
    /// Nodes that left the tree during the layout.
    ///
    /// They are retained until it ends, since their client code may be running.
    var leavingNodes: [LayoutNode] = []
    /// The number of layouts begun, not counting those that only scroll.
    var number: UInt32 = 0
    /// Nodes whose `layoutSubviews` must run.
    var layoutQueue = List<NodeLink>()
    /// Nodes dequeued for `layoutSubviews`; nil once they are done or have left the tree.
    var nodesToLayOut = List<NodeLink?>()
    /// The first index of each depth in `nodesToLayOut`.
    ///
    /// Filled by `dequeueByDepth()`, which does not use the contents of earlier calls.
    var offsetsByDepth = List<Int32>()
    /// The node whose `layoutSubviews` is running, and the nodes that changed the layout in theirs.
    var nodeInLayout: NodeLink?
    var loopSuspects: [LayoutNode] = []
    /// The nodes whose frames were written, retained until the layout has ended.
    ///
    /// `framesBefore` has their old frames, except for a prefix of the journal whose old frames
    /// were zero; in a first layout that is the whole journal.
    var journal = List<NodeLink>()
    /// The nodes of the latest result, unless the result stores them itself.
    private(set) var changed = List<NodeLink>()
    /// The object with the nodes of the latest result; reused if nothing else refers to it.
    var result: ChangedNodes?
    var framesBefore = List<Rect>()
    private var framesOfZero = 0
    /// The progress of inherited insets in following the frames.
    var insets = InsetProgress()
    /// True while inherited insets are computed from frames, and scroll views decide about theirs.
    var decidesSafeAreas = false
    /// The scroll views that have decided in this layout; outer ones first.
    var scrollNodes: [LayoutNode] = []
    /// Side effects of the layout, reverted if it fails; the latest is last.
    var sideEffects: [LayoutSideEffect] = []
    /// The positions of the variables that the solver has changed, read from it once per solution.
    var changedVariables = List<Int32>()

    init() {}

    /// Begins a layout that does more than scroll.
    mutating func begin() {
      number &+= 1
      scrollNodes = []
    }

    init(copying other: CurrentLayout) {
      self = other
      scrollNodes = []
      leavingNodes = []
      layoutQueue = other.layoutQueue.copy()
      nodesToLayOut = List()
      offsetsByDepth = List()
      changedVariables = List()
      // A copy writes no frames.
      journal = List()
      changed = List()
      result = nil
      framesBefore = List()
      framesOfZero = 0
    }

    /// Records the old frame of the last node of the journal.
    @inline(__always)
    mutating func recordFrame(_ frame: Rect) {
      if framesBefore.isEmpty, frame == .zero {
        framesOfZero += 1
      } else {
        framesBefore.append(frame)
      }
    }

    /// Returns the old frame of a node of the journal.
    @inline(__always)
    func frameBefore(_ index: Int) -> Rect {
      index < framesOfZero ? .zero : framesBefore[index - framesOfZero]
    }

    /// Closes the journal and makes its first nodes those of the result.
    ///
    /// - Parameter count: The number of nodes of the result.
    mutating func closeJournal(retaining count: Int) {
      journal.removeAll(from: count)
      swap(&journal, &changed)
      discardJournal()
    }

    /// True if the engine stores the nodes of a result.
    @inline(__always)
    var hasResult: Bool { !changed.isEmpty }

    /// Detaches the nodes of the latest result, so that the next result gets a new object.
    ///
    /// - Returns: The nodes, or nil if nothing else refers to them.
    mutating func detachResult() -> ChangedNodes? {
      guard result != nil, !isKnownUniquelyReferenced(&result) else { return nil }
      defer { result = nil }
      return result
    }

    /// Discards the nodes of the latest result.
    ///
    /// Their memory goes to the journal if that is empty.
    mutating func discardChanged() {
      changed.removeAll()
      if journal.isEmpty { swap(&journal, &changed) }
    }

    mutating func discardJournal() {
      journal.removeAll()
      framesOfZero = 0
      framesBefore.removeAll()
    }

    mutating func free() {
      layoutQueue.free()
      nodesToLayOut.free()
      offsetsByDepth.free()
      changedVariables.free()
      journal.free()
      changed.free()
      framesBefore.free()
    }
  }
}

/// The progress of inherited insets in following the frames, which depend on them in turn.
struct InsetProgress {
  /// True if they may be reset, as in a new tree: once in a layout.
  var canReset = false
  /// True if they are kept, because they would not settle, or conflict at one of the frames that
  /// are equally good.
  var areKept = false
  /// The number of passes with these insets or because of them.
  var rounds = 0
  /// The number of side effects before the insets of the latest pass.
  var effectsBefore = 0
}
