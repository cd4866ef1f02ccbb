/// What is wanted of the size of a root.
struct RootSize: Equatable {
  var width: RootExtent
  var height: RootExtent
}

/// What is wanted of one extent of a root: a number and how much it matters.
struct RootExtent: Equatable {
  var value: Double
  var priority: LayoutPriority

  /// As small as the content asks for.
  static var fitting: RootExtent { RootExtent(value: 0, priority: .fittingSizeLevel) }

  init(value: Double, priority: LayoutPriority) {
    self.value = value
    self.priority = priority
  }

  /// Exactly a number of points, or as small as the content asks for.
  init(_ points: Double?) {
    self = points.map { RootExtent(value: $0, priority: .required) } ?? .fitting
  }
}

extension RootSize {
  /// Exactly the numbers given, and as small as the content asks for where there is none.
  init(width: Double?, height: Double?) {
    self.init(width: RootExtent(width), height: RootExtent(height))
  }
}
