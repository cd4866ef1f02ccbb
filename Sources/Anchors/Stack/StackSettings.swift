/// The settings of a stack view as a whole.
struct StackSettings: Equatable {
  var axis = Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing = 0.0
  var isBaselineRelative = false
  var isMarginsRelative = false
  var hidingPriority = LayoutPriority.required
  var proportionalMode = StackView.ProportionalMode.correct

  /// The alignment in effect: in a column, baseline alignments become edge alignments.
  var effectiveAlignment: StackView.Alignment {
    guard axis == .vertical else { return alignment }
    return switch alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    case .fill, .leading, .center, .trailing: alignment
    }
  }

  /// True if spacings are measured between baselines.
  var spacesBaselines: Bool { isBaselineRelative && axis == .vertical }

  /// True if the spacing is a minimum distance between neighbors instead of the exact one.
  ///
  /// All gaps between neighbors are equal then, from edge to edge or from center to center.
  var hasGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  /// True if wrapping texts share the space, which may be less than their natural widths.
  var sharesTextWidths: Bool {
    axis == .horizontal && distribution != .fillEqually && !dependsOnContents
  }

  /// True if a change of any content affects the sizes of all items.
  var dependsOnContents: Bool { distribution == .fillProportionally }
}

extension StackView.Alignment {
  /// True if all views are aligned with a baseline of the first one.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

/// The constraints and guides of a stack as a whole; the stack's node owns the guides.
struct StackContainer {
  var rows = ContainerRows()
  /// The guide across the axis that contains all views that are not hidden.
  var spanner: NodeLink?
  /// The guide that replaces the views along the axis while all are hidden.
  var emptySpan: NodeLink?
  /// The guide with the width of the widest wrapping text, if there are several.
  var textWidthGuide: NodeLink?
}
