// Unavailable overloads, which explain a mistake at compile time. The compiler chooses them only if
// no other overload matches; they are never called.

extension XAxisAnchor {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right."
  )
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, self, 1, 0, #fileID, #line)
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right."
  )
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line)
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right."
  )
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line)
  }
}

extension YAxisAnchor {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "Constrain a vertical anchor to a vertical one.")
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, self, 1, 0, #fileID, #line)
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "Constrain a vertical anchor to a vertical one.")
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line)
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "Constrain a vertical anchor to a vertical one.")
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line)
  }
}

extension DimensionAnchor {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "Constrain a size to another size, or use equalToConstant: for a number."
  )
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, self, 1, 0, #fileID, #line)
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "Constrain a size to another size, or use equalToConstant: for a number."
  )
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line)
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "Constrain a size to another size, or use equalToConstant: for a number."
  )
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line)
  }
}
