/// What a ``LayoutNode`` has that a ``View``, which is one, does not inherit from it: of a view it is asked by way of
/// its ``LayoutNode/layoutNode``.
///
/// A class of views may so call something of its own `children`, `root` or `measure`.
public protocol _NodeOnlyMembers {}

extension LayoutNode: _NodeOnlyMembers {}
