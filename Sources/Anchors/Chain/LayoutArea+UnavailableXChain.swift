// Unavailable chain methods for horizontal anchors, which explain a mistake at compile time.
// Written by Scripts/generators/chain.py.

extension LayoutArea {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: equalTo: card.leadingAnchor."
  )
  @discardableResult
  public func leadingAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: lessThanOrEqualTo: card.leadingAnchor."
  )
  @discardableResult
  public func leadingAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: greaterThanOrEqualTo: card.leadingAnchor."
  )
  @discardableResult
  public func leadingAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: equalTo: card.trailingAnchor."
  )
  @discardableResult
  public func trailingAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: lessThanOrEqualTo: card.trailingAnchor."
  )
  @discardableResult
  public func trailingAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: greaterThanOrEqualTo: card.trailingAnchor."
  )
  @discardableResult
  public func trailingAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: equalTo: card.leftAnchor."
  )
  @discardableResult
  public func leftAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: lessThanOrEqualTo: card.leftAnchor."
  )
  @discardableResult
  public func leftAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: greaterThanOrEqualTo: card.leftAnchor."
  )
  @discardableResult
  public func leftAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: equalTo: card.rightAnchor."
  )
  @discardableResult
  public func rightAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: lessThanOrEqualTo: card.rightAnchor."
  )
  @discardableResult
  public func rightAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: greaterThanOrEqualTo: card.rightAnchor."
  )
  @discardableResult
  public func rightAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: equalTo: card.centerXAnchor."
  )
  @discardableResult
  public func centerXAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: lessThanOrEqualTo: card.centerXAnchor."
  )
  @discardableResult
  public func centerXAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message:
      "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right. Of an item name an anchor: greaterThanOrEqualTo: card.centerXAnchor."
  )
  @discardableResult
  public func centerXAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self { self }
}
