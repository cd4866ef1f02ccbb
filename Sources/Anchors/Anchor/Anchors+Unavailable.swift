// Unavailable overloads, which explain a mistake at compile time. The compiler chooses them only if
// no other overload matches; they are never called.

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
