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
