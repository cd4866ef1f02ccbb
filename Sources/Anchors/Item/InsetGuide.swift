// The guides of margins, safe area, keyboard and readable width, placed by constraints.

/// The guides of an item for margins, safe area, keyboard and readable width.
///
/// Each is created on first use.
final class InsetGuides {
  var margins: InsetGuide?
  var safeArea: InsetGuide?
  var keyboard: (guide: KeyboardLayoutGuide, edges: InsetGuide)?
  var readable: LayoutGuide?
  /// The constraint that limits the width of the readable guide.
  var readableWidth: LayoutConstraint?
  /// The constraint that makes the readable guide as wide as the margins if its limit allows.
  var readableWidening: LayoutConstraint?

  /// Visits the constraints between the edges of the guides and those of their item.
  func forEachEdge(_ visit: (LayoutConstraint) -> Void) {
    for guide in [margins, safeArea, keyboard?.edges] {
      guide?.forEachInset(.zero, .zero) { edge, _ in visit(edge) }
    }
  }
}

/// A guide inset from its item's edges by constraints, whose constants are the insets.
final class InsetGuide {
  let guide: LayoutGuide
  private let left: LayoutConstraint
  private let top: LayoutConstraint
  private let right: LayoutConstraint
  private let bottom: LayoutConstraint
  /// The constraints that center the guide and limit its width; nil unless readable width applies.
  private var readable:
    (center: LayoutConstraint, maximumWidth: LayoutConstraint, minimumLeft: LayoutConstraint)?

  convenience init(_ name: String, in owner: LayoutNode) {
    self.init(LayoutGuide(node: GuideNode(name, .insetGuide)), in: owner, top: .top)
  }

  /// Creates the constraints of a guide whose top is at the owner's top or bottom edge.
  init(_ guide: LayoutGuide, in owner: LayoutNode, top edge: LayoutAttribute) {
    self.guide = guide
    let node = guide.layoutNode
    owner.addGuide(node)
    left = LayoutConstraint(system: node, .left, .equal, owner, .left)
    top = LayoutConstraint(system: node, .top, .equal, owner, edge)
    right = LayoutConstraint(system: node, .right, .equal, owner, .right)
    bottom = LayoutConstraint(system: node, .bottom, .equal, owner, .bottom)
    LayoutConstraint.activate([left, top, right, bottom])
  }

  /// Visits the constraints of the edges, with their constants for insets from the owner's frame.
  ///
  /// The constants are reduced by the alignment insets, because anchors refer to the owner's
  /// alignment rectangle.
  func forEachInset(
    _ insets: EdgeInsets, _ alignment: EdgeInsets, _ visit: (LayoutConstraint, Double) -> Void
  ) {
    let start = insets.left - alignment.left
    let end = alignment.right - insets.right
    visit(left, start)
    visit(top, insets.top - alignment.top)
    visit(right, end)
    visit(bottom, alignment.bottom - insets.bottom)
    guard let readable else { return }
    visit(readable.center, (start + end) / 2)
    visit(readable.minimumLeft, start)
  }

  /// Applies or removes the limit to the readable width.
  ///
  /// - Parameters:
  ///   - follows: Whether the guide is limited to the readable width; otherwise the insets alone
  ///     determine its width.
  ///   - owner: The node that owns the guide.
  func setFollowsReadableWidth(_ follows: Bool, in owner: LayoutNode) {
    guard follows != (readable != nil) else { return }
    if let known = readable {
      for constraint in [known.center, known.maximumWidth, known.minimumLeft] {
        constraint.isActive = false
      }
      for side in [left, right] { side.priority = .required }
      readable = nil
      return
    }
    let node = guide.layoutNode
    let made = (
      center: LayoutConstraint(system: node, .centerX, .equal, owner, .centerX),
      maximumWidth: LayoutConstraint(readableWidthOf: node, in: owner),
      minimumLeft: LayoutConstraint(system: node, .left, .greaterThanOrEqual, owner, .left)
    )
    LayoutConstraint.activate([made.center, made.maximumWidth, made.minimumLeft])
    readable = made
  }

  /// Sets the maximum width of the guide and the priority of its side insets.
  ///
  /// The priority is minimal while nothing refers to the guide, so that an unused guide does not
  /// limit the width of its item.
  func setReadableWidth(_ width: Double) {
    guard let readable else { return }
    readable.maximumWidth.constant = width
    let priority: LayoutPriority = guide.layoutNode.isReferredTo ? 999 : 0.001
    for side in [left, right] { side.priority = priority }
  }
}

extension LayoutConstraint {
  /// Creates a constraint of a guide that belongs to an item and is never broken.
  ///
  /// It is required unless stated, and has the guide's name as identifier.
  convenience init(
    system guide: LayoutNode, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutNode?, _ secondAttribute: LayoutAttribute, constant: Double = 0,
    priority: LayoutPriority = .required
  ) {
    self.init(
      guide, attribute, relation, second, secondAttribute, multiplier: 1, constant: constant,
      priority: priority, identifier: guide.name, origin: ConstraintOrigin())
    state.insert(.system)
  }

  /// Creates a constraint that limits a guide to the readable width in its owner.
  convenience init(readableWidthOf guide: LayoutNode, in owner: LayoutNode) {
    self.init(
      system: guide, .width, .lessThanOrEqual, nil, .notAnAttribute,
      constant: owner.effectiveReadableWidth)
  }
}
