// What does not compile, with the sentence that says why. These overloads are chosen only when no
// other fits, and are never called.

extension XAxisAnchor {
  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, self, 1, 0, #fileID, #line)
  }

  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line)
  }

  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line)
  }
}

extension YAxisAnchor {
  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, self, 1, 0, #fileID, #line)
  }

  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line)
  }

  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line)
  }
}

extension DimensionAnchor {
  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one; a number is written equalToConstant:."
  )
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, self, 1, 0, #fileID, #line)
  }

  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one; a number is written equalToConstant:."
  )
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line)
  }

  /// Not available: the anchor given cannot meet this one.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one; a number is written equalToConstant:."
  )
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line)
  }
}
