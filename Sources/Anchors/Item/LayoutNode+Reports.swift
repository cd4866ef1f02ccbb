// What recovering layout left out.

extension _NodeOnlyMembers where Self == LayoutNode {
  /// What the last ``LayoutItem/layoutIfNeeded()`` of the tree left out; kept at the root.
  public internal(set) var lastReport: LayoutReport? {
    get { self.rareState?.lastReport }
    nonmutating set {
      guard newValue != nil || self.rareState != nil else { return }
      self.requireRareState().lastReport = newValue
    }
  }

  /// Is given the report of a ``LayoutItem/layoutIfNeeded()`` that left something out; set at the
  /// root.
  public var reportHandler: ((LayoutReport) -> Void)? {
    get { self.rareState?.reportHandler }
    nonmutating set { self.requireRareState().reportHandler = newValue }
  }
}

extension LayoutNode {
  /// Reports at the root why a question about the tree has no answer, as a recovering layout reports.
  package func report(_ failure: LayoutError) {
    var report = LayoutReport()
    report.failure = failure
    let root = self.root
    root.lastReport = report
    root.reportHandler?(report)
  }

  /// Lays out the tree of this root, leaving out what cannot hold.
  ///
  /// - Parameter size: The size of the root, or nil for the one that was asked for last.
  /// - Returns: What the layout did.
  func layOutRecovering(_ size: RootSize?) -> LayoutResult {
    let engine = requireEngine()
    let (result, report) = engine.layOutRecovering(size ?? engine.sizeToKeep())
    lastReport = report.isEmpty ? nil : report
    if !report.isEmpty { reportHandler?(report) }
    return result
  }
}
