/// The requested size of a root.
package struct RootSize: Equatable {
  package var width: RootExtent
  package var height: RootExtent
}

/// The requested extent of a root, with its priority.
package struct RootExtent: Equatable {
  package var value: Double
  package var priority: LayoutPriority

  /// The smallest extent that the content allows.
  package static var fitting: RootExtent { RootExtent(value: 0, priority: .fittingSizeLevel) }

  init(value: Double, priority: LayoutPriority) {
    self.value = value
    self.priority = priority
  }

  /// Creates the extent for a target of a fitting size.
  ///
  /// An unlimited target becomes UIKit's largest one, at a priority below contents.
  init(target: Double, priority: LayoutPriority, insets: Double) {
    let isLimited = !Self.isUnlimited(target)
    value = (isLimited ? target : Size.layoutFittingExpanded.width) + insets
    self.priority = isLimited ? priority : min(priority, .fittingSizeLevel)
  }

  /// Returns whether a number is one of those that programs use for "unlimited".
  static func isUnlimited(_ target: Double) -> Bool {
    target == .infinity || target == .greatestFiniteMagnitude
      || target == Double(Float.greatestFiniteMagnitude)
  }

  /// Creates an exact extent in points, or the fitting one for nil.
  init(_ points: Double?) {
    self = points.map { RootExtent(value: $0, priority: .required) } ?? .fitting
  }
}

extension RootSize {
  /// Creates an exact size in points, with the fitting extent for nil.
  package init(width: Double?, height: Double?) {
    self.init(width: RootExtent(width), height: RootExtent(height))
  }
}
