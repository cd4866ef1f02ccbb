/// Distances inwards from the four edges of a rectangle, in points, with the horizontal ones named by
/// the direction of reading.
///
/// All four are positive inside, also the trailing and the bottom one, whose constraints then have the
/// negative constant:
///
/// ```swift
/// let card = View("card"), text = View("text")
/// card.addSubview(text)
/// let insets = DirectionalEdgeInsets(leading: 16, trailing: 8)
/// text.edges(equalTo: card, insets: insets)
/// try card.layout(width: 320, height: 100)
/// assert(text.frame.minX == 16 && text.frame.maxX == 312)
/// card.layoutDirection = .rightToLeft
/// try card.layout(width: 320, height: 100)
/// assert(text.frame.minX == 8 && text.frame.maxX == 304)
/// ```
@frozen
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance from the edge where reading starts: left, or right in right-to-left layouts.
  public var leading: Double
  /// The distance up from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where reading ends: right, or left in right-to-left layouts.
  public var trailing: Double

  /// Insets from each edge.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points, downward where positive.
  ///   - leading: The distance from the edge where reading starts, in points, inward where positive.
  ///   - bottom: The distance from the bottom edge, in points, upward where positive.
  ///   - trailing: The distance from the edge where reading ends, in points, inward where positive.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same inset from all four edges.
  ///
  /// - Parameter all: The distance from each edge, in points, inward where positive.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// No insets.
  @inlinable
  public static var zero: DirectionalEdgeInsets { DirectionalEdgeInsets() }

  /// The same insets with leading and trailing turned into left and right.
  ///
  /// - Parameter direction: The direction of reading; leading is left where it is left to right.
  /// - Returns: Insets from the left and right edges; top and bottom stay.
  @inlinable
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
