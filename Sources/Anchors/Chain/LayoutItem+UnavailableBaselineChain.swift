// Unavailable chain methods for baselines, which explain a mistake at compile time.
// Written by Scripts/generators/chain.py.

extension LayoutItem {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: equalTo: card.firstBaselineAnchor."
  )
  @discardableResult
  public func firstBaselineAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: lessThanOrEqualTo: card.firstBaselineAnchor."
  )
  @discardableResult
  public func firstBaselineAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: greaterThanOrEqualTo: card.firstBaselineAnchor."
  )
  @discardableResult
  public func firstBaselineAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: equalTo: card.lastBaselineAnchor."
  )
  @discardableResult
  public func lastBaselineAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: lessThanOrEqualTo: card.lastBaselineAnchor."
  )
  @discardableResult
  public func lastBaselineAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a vertical anchor to a vertical one. Of an item name an anchor: greaterThanOrEqualTo: card.lastBaselineAnchor."
  )
  @discardableResult
  public func lastBaselineAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }
}
