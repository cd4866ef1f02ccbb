// References that do not keep their target alive. This is the only file with `unowned(unsafe)`.
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
  unowned(unsafe) var node: LayoutNode?

  init(_ node: LayoutNode? = nil) { self.node = node }
}

/// A constraint that is not kept alive.
struct ConstraintLink {
  unowned(unsafe) var constraint: LayoutConstraint?

  init(_ constraint: LayoutConstraint? = nil) { self.constraint = constraint }
}

/// A view that is not kept alive.
struct ViewLink {
  unowned(unsafe) var view: View?

  init(_ view: View? = nil) { self.view = view }
}

/// An engine that is not kept alive.
struct EngineLink {
  unowned(unsafe) var engine: LayoutEngine?

  init(_ engine: LayoutEngine? = nil) { self.engine = engine }
}
