// Unavailable chain methods for vertical anchors, which explain a mistake at compile time.
// Written by Scripts/generators/chain.py.

extension LayoutArea {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: equalTo: card.topAnchor."
  )
  @discardableResult
  public func topAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: lessThanOrEqualTo: card.topAnchor."
  )
  @discardableResult
  public func topAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: greaterThanOrEqualTo: card.topAnchor."
  )
  @discardableResult
  public func topAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: equalTo: card.bottomAnchor."
  )
  @discardableResult
  public func bottomAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: lessThanOrEqualTo: card.bottomAnchor."
  )
  @discardableResult
  public func bottomAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: greaterThanOrEqualTo: card.bottomAnchor."
  )
  @discardableResult
  public func bottomAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: equalTo: card.centerYAnchor."
  )
  @discardableResult
  public func centerYAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: lessThanOrEqualTo: card.centerYAnchor."
  )
  @discardableResult
  public func centerYAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: greaterThanOrEqualTo: card.centerYAnchor."
  )
  @discardableResult
  public func centerYAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }
}
