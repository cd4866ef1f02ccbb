// References that do not keep their target alive. This is the only file with such references.
//
// Who owns whom: a parent node owns its children and their views; the engine of a tree's root owns
// the active constraints. Everything that points the other way is one of the links below, and every
// target clears the links to itself when it goes:
//
// - `LayoutNode.deinit` clears the parent link of its children and its end of each constraint,
// - `LayoutConstraint.deinit` takes itself out of the lists of its nodes,
// - `View.deinit` clears the view link of its node,
// - an engine clears the engine link of a constraint that it lets go.

/// A node that is not kept alive.
struct NodeLink {
  private let target: Unmanaged<LayoutNode>?

  init(_ node: LayoutNode? = nil) { target = node.map(Unmanaged.passUnretained) }

  var node: LayoutNode? { target?.takeUnretainedValue() }

  var isEmpty: Bool { target == nil }

  /// Whether the link leads to a node; cheaper than to compare ``node`` with it.
  func leads(to node: LayoutNode) -> Bool {
    target?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
  }

  /// Whether both links lead to the same node, or both to none.
  func leads(whereLeads other: NodeLink) -> Bool { target?.toOpaque() == other.target?.toOpaque() }
}

/// A constraint that is not kept alive.
struct ConstraintLink {
  private let target: Unmanaged<LayoutConstraint>?

  init(_ constraint: LayoutConstraint? = nil) { target = constraint.map(Unmanaged.passUnretained) }

  var constraint: LayoutConstraint? { target?.takeUnretainedValue() }
}

/// A view that is not kept alive.
struct ViewLink {
  private let target: Unmanaged<View>?

  init(_ view: View? = nil) { target = view.map(Unmanaged.passUnretained) }

  var view: View? { target?.takeUnretainedValue() }
}

/// An engine that is not kept alive.
struct EngineLink {
  private let target: Unmanaged<LayoutEngine>?

  init(_ engine: LayoutEngine? = nil) { target = engine.map(Unmanaged.passUnretained) }

  var engine: LayoutEngine? { target?.takeUnretainedValue() }
}
