import Anchors

/// The purpose of a constraint in a grid, as a number of a `ContainerRole`.
///
/// The numbers are others than those of a stack, which may be a content of the grid.
enum GridRole: UInt8 {
  case trackLead = 14
  case trackSize
  case trackNear
  case trackFar
  case trackLine
  case trackLimit
  case cellBaseline
  case cellRise
  // From here on in pairs, for columns and for rows.
  case widestColumn
  case tallestRow
  case gridWidth
  case gridHeight
  case cellLeading
  case cellTop
  case cellTrailing
  case cellBottom
  case cellMiddleX
  case cellMiddleY
  case cellWidth
  case cellHeight
  case spanLeading
  case spanTop
  case spanTrailing
  case spanBottom
  // Those that belong to the second item.
  case columnEnd = 47
  case rowEnd
  // Those that impose a size.
  case cellNarrow = 58
  case cellLow
  case cellCollapsedWidth = 61
  case cellCollapsedHeight

  /// The same role along an axis; this is the horizontal one of a pair.
  func along(_ axis: Axis) -> GridRole {
    axis == .horizontal ? self : GridRole(rawValue: rawValue + 1) ?? self
  }

  /// The identifier in reports.
  var identifier: String {
    switch self {
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

extension ContainerRows {
  /// Reconciles the constraint of a role with a row, or adds it.
  mutating func require(_ role: GridRole, _ row: Statement, _ update: inout ContainerUpdate) {
    require(ContainerRole(role.rawValue), row, &update)
  }
}
