// Reports of recovering layouts.

extension _NodeOnlyMembers where Self == LayoutNode {
  /// The report of the tree's last ``LayoutItem/layoutIfNeeded()``, or nil if it is empty.
  ///
  /// It is stored at the root.
  public internal(set) var lastReport: LayoutReport? {
    get { self.rareState?.lastReport }
    nonmutating set {
      guard newValue != nil || self.rareState != nil else { return }
      self.requireRareState().lastReport = newValue
    }
  }

  /// A closure that receives every nonempty report of ``LayoutItem/layoutIfNeeded()``.
  ///
  /// Set it at the root.
  public var reportHandler: ((LayoutReport) -> Void)? {
    get { self.rareState?.reportHandler }
    nonmutating set { self.requireRareState().reportHandler = newValue }
  }

  /// A closure that is called when the tree needs a layout.
  ///
  /// Set it at the root, usually to schedule a layout in the event loop of the program. After each
  /// layout it is called once, by the first change that may affect a frame: at the end of the call
  /// that makes the change, and before that call returns. It is not called while the tree is laid
  /// out, for changes that views make during a layout, or by changes that affect no frame. A layout
  /// that fails counts as one: the next change is reported. A tree that was never laid out, or that
  /// has changed before the closure is set, needs a layout without a call.
  ///
  /// ```swift
  /// let window = LayoutNode("window"), field = LayoutNode("field")
  /// window.addChild(field)
  /// field.intrinsicContentSize = Size(width: 50, height: 20)
  /// try window.layout(width: 200, height: 100)
  /// var requests = 0
  /// window.needsLayoutHandler = { requests += 1 }
  /// field.intrinsicContentSize = Size(width: 60, height: 20)
  /// field.isHidden = true  // outside a stack, this moves nothing
  /// assert(requests == 1)
  /// ```
  ///
  /// When a subtree moves, the roots of its old and of its new tree are informed, each by its own
  /// closure; the closure of a node that is no root is not called.
  public var needsLayoutHandler: (() -> Void)? {
    get { self.rareState?.needsLayoutHandler }
    nonmutating set {
      let old = self.rareState?.needsLayoutHandler
      // Releasing the old closure may run client code, so it is released last.
      withExtendedLifetime(old) {
        self.requireRareState().needsLayoutHandler = newValue
        self.engine?.rearmChangeReportIfClean()
      }
    }
  }
}

extension LayoutNode {
  /// Reports at the root that a query failed, in the form of a recovering layout's report.
  package func report(_ failure: LayoutError) {
    var report = LayoutReport()
    report.failure = failure
    let root = self.root
    root.lastReport = report
    root.reportHandler?(report)
  }

  /// Lays out the tree of this root, breaking constraints that cannot be satisfied.
  ///
  /// - Parameter size: The size of the root, or nil for the last requested one.
  /// - Returns: The result of the layout.
  func layOutRecovering(_ size: RootSize?) -> LayoutResult {
    let engine = requireEngine()
    let (result, report) = engine.layOutRecovering(size ?? engine.lastRequestedSize())
    lastReport = report.isEmpty ? nil : report
    if !report.isEmpty { reportHandler?(report) }
    return result
  }
}

// Frames as text.

extension LayoutNode {
  /// The lines of ``LayoutItem/frameDescription``.
  ///
  /// - Parameter unnamed: Returns the name of a view that has none.
  /// - Returns: The lines.
  package func frameDump(unnamed: (View) -> String = { _ in "" }) -> String {
    var text = ""
    var pending = [(node: self, indent: 0)]
    while let (node, indent) = pending.popLast() {
      node.appendFrame(to: &text, indent, unnamed)
      let guides = (node.rareState?.guides ?? []).filter { !$0.kind.isAuxiliary }
      for inner in (node.children + guides).reversed() { pending.append((inner, indent + 1)) }
    }
    return text
  }

  private func appendFrame(
    to text: inout String, _ indent: Int, _ unnamed: (View) -> String
  ) {
    if !text.utf8.isEmpty { text += "\n" }
    for _ in 0..<indent { text += "  " }
    if kind.isGuide { text += "guide " }
    if name.utf8.isEmpty, let view = ownView { text += unnamed(view) } else { text += name }
    text += " " + list(storedFrame.numbers)
  }
}

/// The nodes changed by a layout, listed lazily for its result.
///
/// Most results are never read, so a result does not retain each node: it retains the root, which
/// owns the others, and the engine holds links to them. The engine captures the list before one of
/// the nodes leaves the tree, before another engine adopts the tree, and before the next layout
/// has a result, unless the result was deallocated.
final class ChangedNodes {
  private var nodes: [LayoutNode] = []
  /// The engine that holds the links; nil once the nodes are stored here.
  ///
  /// Results retain its root.
  private var engine: EngineLink?
  private var wasAsked = false

  /// Starts a list whose links an engine holds.
  func begin(_ engine: LayoutEngine) {
    self.engine = EngineLink(engine)
    wasAsked = false
  }

  /// The nodes; the first read lists them, the second stores the list.
  ///
  /// Most results are read at most once.
  var list: [LayoutNode] {
    guard let engine else { return nodes }
    guard wasAsked else {
      wasAsked = true
      return engine.use { $0.changedNodes() }
    }
    engine.use { $0.captureChangedNodes() }
    return nodes
  }

  /// Stores the nodes, so that the engine's links are no longer used.
  func store(_ nodes: [LayoutNode]) {
    self.nodes = nodes
    engine = nil
  }
}
