/// Why strict layout was refused.
///
/// Every frame is as it was before the call.
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
  /// Required constraints cannot hold together.
  case unsatisfiable(ConflictReport)
  /// Active constraints are invalid.
  case invalidConstraints([ConstraintSummary])
  /// Active constraints relate items of different trees.
  case noCommonAncestor([ConstraintSummary])
  /// A size is NaN, infinite, negative or over 1e9; the text says whose and which.
  case invalidNumber(String)
  /// The views named kept asking for another layout from `layoutSubviews()`.
  case layoutLoop([String])
  /// The solver gave up for a reason that is not the caller's; the text says which.
  case solver(String)
}

extension LayoutError {
  #if hasFeature(Embedded)
  /// What functions that throw a ``LayoutError`` declare: Embedded Swift has no other errors than typed ones.
  public typealias Thrown = LayoutError
  #else
  /// What functions that throw a ``LayoutError`` declare: plain `throws`.
  ///
  /// A `catch` that leaves cases to its caller can stop the compiler where the error is typed; `Docs/Decisions.md`
  /// says when. In Embedded Swift it is ``LayoutError`` itself.
  public typealias Thrown = any Error
  #endif
}
