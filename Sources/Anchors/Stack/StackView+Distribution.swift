extension StackView {
  /// How the arranged views share the room along the axis.
  public enum Distribution: Sendable, Hashable, CaseIterable {
    /// The views follow one another, the spacing apart, and fill the stack. In a stack that is too
    /// large the view that hugs its content least grows, in one too small the view that resists
    /// compression least shrinks.
    case fill
    /// As `fill`, with all views of one size.
    case fillEqually
    /// As `fill`, with the sizes in the proportion of the contents' sizes.
    case fillProportionally
    /// The views keep their sizes, and the gaps between them are equal and at least the spacing.
    case equalSpacing
    /// The distances from middle to middle are equal as far as sizes and spacing allow.
    case equalCentering
  }
}

extension StackView.Distribution {
  /// What the sizes of the views along the axis follow.
  enum Sizes {
    /// The views' own contents and constraints.
    case own
    /// The first visible view.
    case equal
    /// The stack, in the proportion of the contents; equal if no view has content.
    case proportional
  }

  /// What the distances between neighbors follow.
  enum Gaps {
    /// The spacing, exactly.
    case exact
    /// Equal gaps from edge to edge, each at least the spacing.
    case equal
    /// Equal distances from center to center, each gap at least the spacing.
    case equalCenters
  }

  var sizes: Sizes {
    switch self {
    case .fill, .equalSpacing, .equalCentering: .own
    case .fillEqually: .equal
    case .fillProportionally: .proportional
    }
  }

  var gaps: Gaps {
    switch self {
    case .fill, .fillEqually, .fillProportionally: .exact
    case .equalSpacing: .equal
    case .equalCentering: .equalCenters
    }
  }
}
