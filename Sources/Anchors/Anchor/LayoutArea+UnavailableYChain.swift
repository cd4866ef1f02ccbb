// Unavailable chain overloads for vertical anchors: they explain a mistake at compile time.

extension LayoutArea {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func topAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func topAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func topAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func bottomAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func bottomAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func bottomAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func centerYAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func centerYAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(*, unavailable, message: "A vertical anchor meets another vertical anchor.")
  @discardableResult
  public func centerYAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }
}
