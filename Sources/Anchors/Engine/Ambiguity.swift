import Simplex

// Whether constraints say enough.

extension LayoutNode {
  /// Whether another frame of the node would satisfy the constraints as well, on an axis.
  func isAmbiguous(_ axis: Axis) -> Bool {
    guard slot >= 0, state.contains(.known), let engine = root.engine else { return false }
    let record = engine.items[Int(slot)]
    let position = axis == .horizontal ? record.x : record.y
    let extent = axis == .horizontal ? record.width : record.height
    if parentLink.node != nil, !engine.isDetermined(position) { return true }
    return !engine.isDetermined(extent)
  }
}

extension LayoutEngine {
  fileprivate func isDetermined(_ variable: Variable) -> Bool {
    (try? solver.isDetermined(variable)) ?? true
  }
}
