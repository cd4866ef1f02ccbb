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

  /// What a fitting size aims at; a target without a limit is aimed at like the largest that UIKit has, below contents.
  init(target: Double, priority: LayoutPriority, insets: Double) {
    let isLimited = !Self.isUnlimited(target)
    value = (isLimited ? target : Size.layoutFittingExpanded.width) + insets
    self.priority = isLimited ? priority : min(priority, .fittingSizeLevel)
  }

  /// Whether a number is one of those by which programs say that there is no limit.
  static func isUnlimited(_ target: Double) -> Bool {
    target == .infinity || target == .greatestFiniteMagnitude
      || target == Double(Float.greatestFiniteMagnitude)
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
