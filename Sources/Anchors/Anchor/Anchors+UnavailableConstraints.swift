// Unavailable constraints between typed anchors, which explain a mistake at compile time.
// Written by Scripts/generators/chain.py.

extension XAxisAnchor {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: equalTo: card.leadingAnchor."
  )
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.equal, self, 1, 0, #fileID, #line) }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: lessThanOrEqualTo: card.leadingAnchor."
  )
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line) }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: greaterThanOrEqualTo: card.leadingAnchor."
  )
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line) }
}

extension YAxisAnchor {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: equalTo: card.topAnchor."
  )
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.equal, self, 1, 0, #fileID, #line) }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: lessThanOrEqualTo: card.topAnchor."
  )
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line) }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: greaterThanOrEqualTo: card.topAnchor."
  )
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line) }
}

extension DimensionAnchor {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a size to another size, or use equalToConstant: for a number. Of an item name an anchor: equalTo: card.widthAnchor."
  )
  public func constraint<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.equal, self, 1, 0, #fileID, #line) }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a size to another size, or use equalToConstant: for a number. Of an item name an anchor: lessThanOrEqualTo: card.widthAnchor."
  )
  public func constraint<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.lessThanOrEqual, self, 1, 0, #fileID, #line) }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a size to another size, or use equalToConstant: for a number. Of an item name an anchor: greaterThanOrEqualTo: card.widthAnchor."
  )
  public func constraint<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0
  ) -> LayoutConstraint { constraint(.greaterThanOrEqual, self, 1, 0, #fileID, #line) }
}
