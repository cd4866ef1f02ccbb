// Unavailable overloads, which explain a mistake at compile time. The compiler chooses them only if
// no other overload matches; they are never called.

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

/// A location or a size of an item, which a constraint relates to another.
///
/// Its unavailable members explain mistakes at compile time.
public protocol AnchorOperand {}

extension XAxisAnchor: AnchorOperand {}
extension YAxisAnchor: AnchorOperand {}
extension DimensionAnchor: AnchorOperand {}

extension AnchorOperand {
  /// Unavailable: a distance is the `constant` of a constraint.
  @available(*, unavailable, message: "Write constant: in place of offset:.")
  @discardableResult
  public func callAsFunction<Other>(
    equalTo anchor: Other? = nil, lessThanOrEqualTo upper: Other? = nil,
    greaterThanOrEqualTo lower: Other? = nil, offset: Double,
    priority: LayoutPriority = .required
  ) -> LayoutNode { LayoutNode("") }

  /// Unavailable: equations are for layout files.
  @available(
    *, unavailable,
    message: "In Swift write .leadingAnchor(equalTo: …, constant: 8); == is for layout files."
  )
  public static func == <Other>(left: Self, right: Other) -> LayoutConstraint { .unavailable }

  /// Unavailable: equations are for layout files.
  @available(
    *, unavailable,
    message:
      "In Swift write .leadingAnchor(lessThanOrEqualTo: …, constant: 8); <= is for layout files."
  )
  public static func <= <Other>(left: Self, right: Other) -> LayoutConstraint { .unavailable }

  /// Unavailable: equations are for layout files.
  @available(
    *, unavailable,
    message:
      "In Swift write .leadingAnchor(greaterThanOrEqualTo: …, constant: 8); >= is for layout files."
  )
  public static func >= <Other>(left: Self, right: Other) -> LayoutConstraint { .unavailable }

  /// Unavailable: equations are for layout files.
  @available(
    *, unavailable,
    message: "In Swift write .leadingAnchor(equalTo: …, constant: 8); + is for layout files."
  )
  public static func + <Number>(left: Self, right: Number) -> Self { left }

  /// Unavailable: equations are for layout files.
  @available(
    *, unavailable,
    message: "In Swift write .widthAnchor(equalTo: …, multiplier: 2); * is for layout files."
  )
  public static func * <Number>(left: Self, right: Number) -> Self { left }

  /// Unavailable: equations are for layout files.
  @available(
    *, unavailable,
    message: "In Swift write .leadingAnchor(equalTo: …, constant: -8); - is for layout files."
  )
  public static func - <Number>(left: Self, right: Number) -> Self { left }
}

extension LayoutConstraint {
  /// The result of operators that are never called.
  fileprivate static var unavailable: LayoutConstraint {
    LayoutNode("").widthAnchor.constraint(equalToConstant: 0)
  }
}
