@_spi(Memory) import Simplex

// What the engine knows of the layout that is under way, and of the latest.

extension EngineState {
  /// A layout under way: the size it is for, the views it tells and the frames it has written.
  struct CurrentLayout {
    /// The size wanted for the root, and the one that its rows state.
    var requestedSize = RootSize(width: nil, height: nil)
    var loweredSize = RootSize(width: nil, height: nil)
    /// Whether a layout has asked for a size since the root's frame was set by hand.
    var hasSize = false
    /// Whether a layout is under way, or a fitting of the whole tree.
    var isRunning = false
    /// How many questions are being answered that may run the program's own methods.
    var activeQueries = 0
    /// How far the tree has come: another number whenever something changes, leaves or is solved.
    ///
    /// A method of the program's that runs in the middle of an answer, to measure a text or to give a name, may change
    /// the tree or lay it out.
    var changeStamp: UInt32 = 0
    /// What has left the tree since it began, which lives until it ends: its own methods may be running.
    var leavingNodes: [LayoutNode] = []
    /// How many layouts have begun that were about more than scrolling.
    var number: UInt32 = 0
    /// Nodes whose `layoutSubviews` must run.
    var layoutQueue = List<NodeLink>()
    /// Those whose turn has come; nil once they are done or have left the tree.
    var nodesToLayOut = List<NodeLink?>()
    /// Where the nodes of each depth begin among them, while they are sorted.
    var offsetsByDepth = List<Int32>()
    /// The node whose `layoutSubviews` runs, and those that changed the layout in theirs.
    var nodeInLayout: NodeLink?
    var loopSuspects: [LayoutNode] = []
    /// The nodes whose frame was written, which live at least until the layout has ended, and the frame each had
    /// before; the first of them, in a first layout all, had none.
    var journal = List<NodeLink>()
    /// The nodes that the latest result is about, unless it keeps them itself.
    private(set) var changed = List<NodeLink>()
    /// What that result tells of, or what the next one will.
    var result: ChangedNodes?
    var framesBefore = List<Rect>()
    private var framesOfZero = 0
    /// Whether inherited insets may be forgotten where nothing can hold with them: once, in a layout's first pass.
    var canResetInsets = false
    /// What the layout has found that begins anew if it fails, the latest last.
    var sideEffects: [LayoutSideEffect] = []
    /// The positions of the variables that the solver has changed, read from it once per solution.
    var changedVariables = List<Int32>()

    init() {}

    init(copying other: CurrentLayout) {
      self = other
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

    /// Notes the frame that a node of the journal had before.
    @inline(__always)
    mutating func recordFrame(_ frame: Rect) {
      if framesBefore.isEmpty, frame == .zero {
        framesOfZero += 1
      } else {
        framesBefore.append(frame)
      }
    }

    /// The frame that a node of the journal had before.
    @inline(__always)
    func frameBefore(_ index: Int) -> Rect {
      index < framesOfZero ? .zero : framesBefore[index - framesOfZero]
    }

    /// Ends the journal, of whose first nodes the result is to tell.
    mutating func closeJournal(keeping count: Int) {
      journal.removeAll(from: count)
      swap(&journal, &changed)
      discardJournal()
    }

    /// Whether links are kept for a result.
    @inline(__always)
    var hasResult: Bool { !changed.isEmpty }

    /// What the latest result tells of, which the next one will not use; nil if that result has gone.
    mutating func detachResult() -> ChangedNodes? {
      guard result != nil, !isKnownUniquelyReferenced(&result) else { return nil }
      defer { result = nil }
      return result
    }

    /// Forgets what the latest result was about; the next journal has the room, unless it has begun.
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
