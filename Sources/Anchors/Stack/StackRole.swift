/// The purpose of a constraint in a stack; role and owner are the key of the constraint.
///
/// Roles of the stack as a whole name sides instead of directions along the axis, so that
/// constraints that both axes share survive a change of the axis.
enum StackRole: UInt8 {
  case canvasLeading
  case canvasTrailing
  case canvasTop
  case canvasBottom
  case canvasMiddle
  case fitWidth
  case fitHeight
  case emptySpan
  case spannerFit
  case spacing
  case hiding
  case equalSize
  case proportion
  case gapLead
  case gapTrail
  case gapSize
  case alignNear
  case alignFar
  case alignMiddle
  case boundaryNear
  case boundaryFar
  case suppression
  case textWidthFit
  case textWidth
  // Those of a grid.
  case trackLead
  case trackSize
  case trackNear
  case trackFar
  case columnEnd
  case rowEnd
  case trackLine
  case trackLimit
  case widestColumn
  case tallestRow
  case gridWidth
  case gridHeight
  case cellLeading
  case cellTrailing
  case cellTop
  case cellBottom
  case cellMiddleX
  case cellMiddleY
  case cellWidth
  case cellHeight
  case cellNarrow
  case cellLow
  case cellBaseline
  case cellRise
  case cellCollapsedWidth
  case cellCollapsedHeight
  case spanLeading
  case spanTrailing
  case spanTop
  case spanBottom

  /// The role of a constraint to an edge of the canvas.
  init(container edge: LayoutAttribute) {
    switch edge {
    case .leading: self = .canvasLeading
    case .trailing: self = .canvasTrailing
    case .top: self = .canvasTop
    case .bottom: self = .canvasBottom
    default: self = .canvasMiddle
    }
  }

  /// True if a constraint with this role and a single item imposes that item's size.
  var isImposed: Bool {
    switch self {
    case .hiding, .proportion, .suppression, .cellNarrow, .cellLow, .cellCollapsedWidth,
      .cellCollapsedHeight:
      true
    default: false
    }
  }

  /// True if a constraint with this role collapses a hidden item.
  var isHiding: Bool {
    self == .hiding || self == .cellCollapsedWidth || self == .cellCollapsedHeight
  }

  /// True if the owner of the constraint is its second item instead of its first.
  ///
  /// Invariant: no other active constraint of a stack has the same role and owner.
  var belongsToSecond: Bool {
    switch self {
    case .canvasTrailing, .canvasBottom, .alignNear, .alignFar, .alignMiddle, .boundaryNear,
      .boundaryFar, .columnEnd, .rowEnd:
      true
    default: false
    }
  }

  /// The identifier in reports, equal to UIKit's where UIKit has one.
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
    case .trackLead, .columnEnd, .rowEnd, .trackLine: "grid-line"
    case .trackSize: "grid-size"
    case .trackNear, .trackFar: "grid-side"
    case .trackLimit, .widestColumn, .tallestRow: "grid-largest"
    case .gridWidth, .gridHeight: "grid-fit"
    case .cellLeading, .cellTrailing, .cellTop, .cellBottom, .spanLeading, .spanTrailing,
      .spanTop, .spanBottom:
      "grid-cell"
    case .cellMiddleX, .cellMiddleY, .cellBaseline, .cellRise: "grid-alignment"
    case .cellWidth, .cellHeight, .cellNarrow, .cellLow: "grid-content"
    case .cellCollapsedWidth, .cellCollapsedHeight: "grid-hiding"
    }
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
  var rows = StackRows()
  /// The guide between this item and the next visible one; owned by the stack's node.
  var gap: NodeLink?

  init(_ node: LayoutNode) { link = NodeLink(node) }

  var node: LayoutNode { link.node }

  var isHidden: Bool { link.state.contains(.hidden) }
}

/// The attributes along and across the axis of a stack.
struct StackAxes {
  let lead: LayoutAttribute
  let trail: LayoutAttribute
  let middle: LayoutAttribute
  let size: LayoutAttribute
  let near: LayoutAttribute
  let far: LayoutAttribute
  let crossMiddle: LayoutAttribute
  let cross: LayoutAttribute

  init(_ axis: Axis) {
    if axis == .horizontal {
      (lead, trail, middle, size) = (.leading, .trailing, .centerX, .width)
      (near, far, crossMiddle, cross) = (.top, .bottom, .centerY, .height)
    } else {
      (lead, trail, middle, size) = (.top, .bottom, .centerY, .height)
      (near, far, crossMiddle, cross) = (.leading, .trailing, .centerX, .width)
    }
  }
}
