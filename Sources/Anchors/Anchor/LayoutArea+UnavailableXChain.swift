// Unavailable chain overloads for horizontal anchors: they explain a mistake at compile time.

extension LayoutArea {
  /// Unavailable: no constraint can relate the argument to this anchor.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func leadingAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func leadingAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func leadingAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func trailingAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func trailingAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func trailingAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func leftAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func leftAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func leftAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func rightAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func rightAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func rightAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func centerXAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func centerXAnchor<Wrong>(
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
    message: "A horizontal anchor meets another one, but leading or trailing never left or right."
  )
  @discardableResult
  public func centerXAnchor<Wrong>(
    greaterThanOrEqualTo anchor: Wrong, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil
  ) -> Self {
    self
  }
}
