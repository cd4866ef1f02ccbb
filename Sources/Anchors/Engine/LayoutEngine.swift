import Simplex

/// Turns the constraints of a tree into frames.
///
/// It belongs to the root of the tree.
final class LayoutEngine {
  let rootLink: NodeLink
  var constraints: [LayoutConstraint?] = []

  init(root: LayoutNode) {
    rootLink = NodeLink(root)
  }

  /// Takes an active constraint into the tree's care.
  func adopt(_ constraint: LayoutConstraint) {
    constraint.engineLink = EngineLink(self)
    constraint.slot = Int32(constraints.count)
    constraints.append(constraint)
  }

  /// Lets go of a constraint that was deactivated.
  func release(_ constraint: LayoutConstraint) {
    constraint.engineLink = EngineLink()
    let slot = Int(constraint.slot)
    constraint.slot = -1
    constraints[slot] = nil
  }

  func constraintChanged(_ constraint: LayoutConstraint) {}
  func contentChanged(_ node: LayoutNode) {}
  func frameWasSet(_ node: LayoutNode) {}
  func geometryChanged(_ node: LayoutNode) {}
  func directionChanged(_ node: LayoutNode) {}
  func needsLayout(_ node: LayoutNode) {}
}
