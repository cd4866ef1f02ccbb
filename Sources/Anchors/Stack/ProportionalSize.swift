/// What a view gets of the room along the axis of a stack that fills proportionally.
enum ProportionalSize {
  /// Nothing is said: the view is hidden, it has no content beside others that have, or its size cannot be found.
  case unspecified
  /// A factor of the canvas' extent, and a number added to it.
  case part(factor: Double, constant: Double, priority: LayoutPriority)
}
