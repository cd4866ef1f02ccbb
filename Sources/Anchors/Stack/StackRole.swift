/// The purpose of a constraint in a stack, as a number of a ``ContainerRole``.
///
/// Roles of the stack as a whole name sides instead of directions along the axis, so that
/// constraints that both axes share survive a change of the axis.
enum StackRole: UInt8 {
  case canvasLeading = 0
  case canvasTop
  case canvasMiddle
  case fitWidth
  case fitHeight
  case emptySpan
  case spannerFit
  case spacing
  case equalSize
  case gapLead
  case gapTrail
  case gapSize
  case textWidthFit
  case textWidth
  // Those that belong to the second item.
  case canvasTrailing = 40
  case canvasBottom
  case alignNear
  case alignFar
  case alignMiddle
  case boundaryNear
  case boundaryFar
  // Those that impose a size.
  case proportion = 56
  case suppression
  case hiding = 60

  /// The identifier in reports, equal to UIKit's.
  var identifier: String {
    switch self {
    case .canvasLeading, .canvasTrailing, .canvasTop, .canvasBottom, .canvasMiddle, .emptySpan:
      "UISV-canvas-connection"
    case .fitWidth, .fitHeight: "UISV-canvas-fit"
    case .spannerFit: "UISV-spanning-fit"
    case .spacing: "UISV-spacing"
    case .hiding: "UISV-hiding"
    case .equalSize, .gapSize: "UISV-fill-equally"
    case .proportion: "UISV-fill-proportionally"
    case .gapLead, .gapTrail: "UISV-distributing-edge"
    case .alignNear, .alignFar, .alignMiddle: "UISV-alignment"
    case .boundaryNear, .boundaryFar: "UISV-spanning-boundary"
    case .suppression: "UISV-ambiguity-suppression"
    case .textWidthFit, .textWidth: "UISV-text-width-disambiguation"
    }
  }
}

extension ContainerRows {
  /// Reconciles the constraint of a role with a row, or adds it.
  @inline(__always)
  mutating func require(_ role: StackRole, _ row: Statement, _ update: inout ContainerUpdate) {
    require(ContainerRole(role.rawValue), row, &update)
  }
}

/// An item of a stack, with its constraints and its gap.
struct StackItem {
  /// The node, a child of the stack, which retains it.
  ///
  /// Invariant: a node that is removed from the children is removed from the items.
  let link: NodeLink
  /// The distance to the next item in points, or ``StackView/spacingUseDefault``.
  var spacingAfter = StackView.spacingUseDefault
  var rows = ContainerRows()
  /// The guide between this item and the next visible one; owned by the stack's node.
  var gap: NodeLink?

  init(_ node: LayoutNode) { link = NodeLink(node) }

  var node: LayoutNode { link.node }

  var isHidden: Bool { link.state.contains(.hidden) }
}

/// The indices of the first and the last item that are not hidden; -1 if all are hidden.
struct VisibleRange: Equatable {
  var first = -1
  var last = -1

  init() {}

  /// Finds the range.
  ///
  /// Complexity: O(number of hidden items at the ends).
  init(of items: [StackItem]) {
    guard let first = items.firstIndex(where: { !$0.isHidden }),
      let last = items.lastIndex(where: { !$0.isHidden })
    else { return }
    self.first = first
    self.last = last
  }

  var isEmpty: Bool { first < 0 }
}
