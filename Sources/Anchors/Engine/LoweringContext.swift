/// What one side of a constraint is expressed in.
struct LoweringContext {
  let host: NodeLink
  let mirrored: Bool
  /// Whether mirroring leaves the host's width in the row: it cancels out unless a factor differs.
  let mirrorsWidth: Bool
  /// The content guide of a host that scrolls, unless the constraint comes with the host.
  let content: NodeLink?
  /// Whether the constraint says something of its host on behalf of the stack around it.
  let isImposed: Bool
  /// The constraint, where the tree has scroll views.
  let constraint: ConstraintLink?
  /// The index of what the program said about the constraint, or -1.
  let answer: Int32

  /// The node that an attribute of an item means: edges and baselines of a host that scrolls are those of its content,
  /// centers and extents those of its frame.
  func target(of node: NodeLink, _ attribute: LayoutAttribute) -> NodeLink {
    guard let content, node == host, !attribute.isDimension, !attribute.isCenter else {
      return node
    }
    return content
  }

  /// Whether an attribute of an item is the center of a host that scrolls.
  ///
  /// It is that of the frame where the content begins, so that nothing tied to it moves with the offset.
  func isCenterOfContentHost(_ node: NodeLink, _ attribute: LayoutAttribute) -> Bool {
    content != nil && node == host && attribute.isCenter
  }

  /// How many times its variables a content guide is as large as; 1 for any other node.
  func scale(of node: NodeLink) -> Double {
    guard let constraint, node.kind == .contentGuide else { return 1 }
    return node.node.contentScale(in: constraint.constraint)
  }

  /// Whether a side of the constraint is the content of a scroll view.
  var mentionsContent: Bool { mentionsContent(nil) }

  /// Whether a side of the constraint is a content guide, or that of any scroll view.
  func mentionsContent(_ guide: NodeLink?) -> Bool {
    guard let constraint = constraint?.constraint else { return false }
    for end in 0..<constraint.endCount {
      guard let node = constraint.item(at: end) else { continue }
      let meant = target(of: node, constraint.attribute(at: end))
      if meant.kind == .contentGuide, guide == nil || guide == meant { return true }
    }
    return false
  }
}
