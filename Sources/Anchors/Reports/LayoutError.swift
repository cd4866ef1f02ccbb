/// The reason why a strict layout failed.
///
/// Every frame is the same as before the call.
///
/// ```swift
/// let card = View("card"), photo = View("photo")
/// card.addSubview(photo)
/// photo.edges(equalTo: card).widthAnchor(equalTo: 80)
/// do {
///   try card.layout(width: 320, height: 90)
/// } catch LayoutError.unsatisfiable(let report) {
///   print(report)  // what clashes, with its lines, and what to change
/// }
/// assert(photo.frame == .zero)  // nothing moved
/// ```
public enum LayoutError: Error, Sendable {
  /// Required constraints cannot all be satisfied.
  case unsatisfiable(ConflictReport)
  /// Active constraints are invalid.
  case invalidConstraints([ConstraintSummary])
  /// Active constraints relate items of different trees.
  case noCommonAncestor([ConstraintSummary])
  /// A size is NaN, infinite, negative or larger than 1e9; the text names it and its item.
  case invalidNumber(String)
  /// The views with these names invalidate the layout in every `layoutSubviews()`.
  case layoutLoop([String])
  /// The solver failed for a reason that the caller did not cause; the text describes it.
  case solver(String)
}

extension LayoutError {
  #if hasFeature(Embedded)
  /// The type that functions throwing a ``LayoutError`` declare, typed for Embedded Swift.
  public typealias Thrown = LayoutError
  #else
  /// The type that functions throwing a ``LayoutError`` declare: plain `throws`.
  ///
  /// With a typed error, a `catch` that does not handle all cases can crash the compiler; see
  /// `Docs/Decisions.md`. In Embedded Swift the type is ``LayoutError`` itself.
  public typealias Thrown = any Error
  #endif
}
