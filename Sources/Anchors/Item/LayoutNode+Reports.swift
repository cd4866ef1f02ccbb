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
