/// The coordinates in which a constraint is lowered.
package struct LoweringContext {
  package let host: NodeLink
  let mirrored: Bool
  /// True if mirroring leaves the host's width in the row; it cancels out if the multiplier is 1.
  let mirrorsWidth: Bool
  /// The content guide of a scrolling host; nil for the built-in constraints of a scroll view.
  package let content: NodeLink?
  /// True if a stack around the host imposed the constraint on the host alone.
  let isImposed: Bool
  /// The form of the constraint, if the tree has scroll views.
  let form: ConstraintForm?
  /// The index of the constraint's ``ClientAnswer``, or -1.
  let answer: Int32

  /// Returns the node to which an attribute of an item refers.
  ///
  /// Edges and baselines of a scrolling host are those of its content; centers and extents are
  /// those of its frame.
  func target(of node: NodeLink, _ attribute: LayoutAttribute) -> NodeLink {
    guard let content, node == host, !attribute.isDimension, !attribute.isCenter else {
      return node
    }
    return content
  }

  /// Returns whether an attribute of an item is the center of a scrolling host.
  ///
  /// It is the center of the frame at scroll offset 0, so that nothing constrained to it scrolls.
  func isCenterOfContentHost(_ node: NodeLink, _ attribute: LayoutAttribute) -> Bool {
    content != nil && node == host && attribute.isCenter
  }

  /// Returns the ratio of a content guide's size to its variables; 1 for any other node.
  func scale(of node: NodeLink) -> Double {
    guard node.kind == .contentGuide, let form else { return 1 }
    return node.node.contentScale(in: form)
  }

  /// True if the constraint refers to the content of any scroll view.
  var mentionsContent: Bool { mentionsContent(nil) }

  /// Returns whether the constraint refers to a content guide.
  ///
  /// - Parameter guide: The guide, or nil for any content guide.
  /// - Returns: Whether an end of the constraint refers to it.
  func mentionsContent(_ guide: NodeLink?) -> Bool {
    guard let form else { return false }
    for end in 0..<form.endCount {
      guard let node = form.item(at: end) else { continue }
      let meant = target(of: node, form.attribute(at: end))
      if meant.kind == .contentGuide, guide == nil || guide == meant { return true }
    }
    return false
  }
}
