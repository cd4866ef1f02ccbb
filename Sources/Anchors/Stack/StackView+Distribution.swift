extension StackView {
  /// The distribution of space among the arranged views along the axis.
  public enum Distribution: Sendable, Hashable, CaseIterable {
    /// The views fill the stack, separated by exactly the spacing.
    ///
    /// In a stack that is too large the view with the lowest hugging priority grows; in one that is
    /// too small the view with the lowest compression resistance shrinks.
    case fill
    /// Like `fill`, with equal sizes of all views.
    case fillEqually
    /// Like `fill`, with sizes proportional to those of the contents.
    case fillProportionally
    /// The views have their own sizes, with equal gaps of at least the spacing.
    case equalSpacing
    /// The distances between centers are equal as far as sizes and spacing allow.
    case equalCentering
  }
}

extension StackView.Distribution {
  /// The source of the views' sizes along the axis.
  enum Sizes {
    /// The views' own contents and constraints.
    case own
    /// The size of the first visible view.
    case equal
    /// The stack's size, divided in proportion to the contents, or equally without any content.
    case proportional
  }

  /// The source of the distances between neighbors.
  enum Gaps {
    /// Exactly the spacing.
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
