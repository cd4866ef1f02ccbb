/// Members of ``LayoutNode`` that ``View`` hides; use ``LayoutNode/layoutNode`` of a view.
///
/// A view class may therefore have own members named `children`, `root` or `measure`.
public protocol _NodeOnlyMembers {}

extension LayoutNode: _NodeOnlyMembers {}
