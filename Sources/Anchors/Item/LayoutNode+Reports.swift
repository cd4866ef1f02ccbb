// What recovering layout left out.

extension LayoutNode {
  /// What the last ``LayoutItem/layoutIfNeeded()`` of the tree left out; kept at the root.
  public internal(set) var lastReport: LayoutReport? {
    get { extras?.lastReport }
    set {
      guard newValue != nil || extras != nil else { return }
      requireExtras().lastReport = newValue
    }
  }

  /// Is given the report of a ``LayoutItem/layoutIfNeeded()`` that left something out; set at the
  /// root.
  public var reportHandler: ((LayoutReport) -> Void)? {
    get { extras?.reportHandler }
    set { requireExtras().reportHandler = newValue }
  }

  /// Lays out the tree of this root, leaving out what cannot hold.
  func layOutRecovering() -> LayoutResult {
    let engine = requireEngine()
    let size =
      engine.hasSize
      ? engine.wantedRoot : RootSize(width: storedFrame.width, height: storedFrame.height)
    let (result, report) = engine.layOutRecovering(size)
    lastReport = report.isEmpty ? nil : report
    if !report.isEmpty { reportHandler?(report) }
    return result
  }
}
