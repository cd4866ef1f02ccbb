/// What a stack view was told about itself as a whole.
struct StackSettings: Equatable {
  var axis: Axis
  var distribution: StackView.Distribution
  var alignment: StackView.Alignment
  var spacing: Double
  var isBaselineRelative = false
  var isMarginsRelative = false
  var hidingPriority = LayoutPriority.required
  var proportionalMode = StackView.ProportionalMode.correct

  /// The alignment with the baselines of a column taken for what they come to there.
  var effectiveAlignment: StackView.Alignment {
    guard axis == .vertical else { return alignment }
    return switch alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    case .fill, .leading, .center, .trailing: alignment
    }
  }

  /// The distance between neighbors in points, where the standard spacing is not another than usual.
  var points: Double {
    switch spacing {
    case StackView.spacingUseDefault: 0
    case StackView.spacingUseSystem: LayoutNode.standardSpacing
    default: spacing
    }
  }

  /// Whether spacings lie between baselines.
  var spacesBaselines: Bool { isBaselineRelative && axis == .vertical }

  /// Whether the distances between neighbors are at least the spacing instead of exactly it.
  var spacesAtLeast: Bool { distribution.gaps != .exact }

  /// Whether texts that wrap get room by what each asks for, which may not be enough for all.
  var sharesTextWidths: Bool { axis == .horizontal && distribution.sizes == .own }

  /// Whether sizes follow the contents, so that any change of a content concerns all of them.
  var dependsOnContents: Bool { distribution.sizes == .proportional }
}
