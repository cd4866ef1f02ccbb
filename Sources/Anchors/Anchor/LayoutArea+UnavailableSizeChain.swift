// Unavailable chain overloads for sizes: they explain a mistake at compile time.

extension LayoutArea {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one, or a number of type Double."
  )
  @discardableResult
  public func widthAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one, or a number of type Double."
  )
  @discardableResult
  public func widthAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one, or a number of type Double."
  )
  @discardableResult
  public func widthAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one, or a number of type Double."
  )
  @discardableResult
  public func heightAnchor<Wrong>(
    equalTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one, or a number of type Double."
  )
  @discardableResult
  public func heightAnchor<Wrong>(
    lessThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }

  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A width, height or offset meets another one, or a number of type Double."
  )
  @discardableResult
  public func heightAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }
}
