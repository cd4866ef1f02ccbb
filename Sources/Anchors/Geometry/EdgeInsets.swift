/// Inward distances from the four edges of a rectangle, in points; negative ones reach outward.
///
/// ```swift
/// let rect = Rect(x: 0, y: 0, width: 100, height: 60)
/// let insets = EdgeInsets(top: 10, left: 20, bottom: 10, right: 5)
/// let inner = rect.inset(by: insets)
/// assert(inner == Rect(x: 20, y: 10, width: 75, height: 40))
/// ```
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance to the right of the left edge.
  public var left: Double
  /// The distance up from the bottom edge.
  public var bottom: Double
  /// The distance to the left of the right edge.
  public var right: Double

  /// Creates insets from the four edges.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points, positive downward.
  ///   - left: The distance from the left edge, in points, positive inward.
  ///   - bottom: The distance from the bottom edge, in points, positive upward.
  ///   - right: The distance from the right edge, in points, positive inward.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates equal insets from all four edges.
  ///
  /// - Parameter all: The distance from each edge, in points, positive inward.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// No insets.
  @inlinable
  public static var zero: EdgeInsets { EdgeInsets() }

  /// The extents that the insets take.
  var extents: Size { Size(width: left + right, height: top + bottom) }

  /// Combines two insets edge by edge with a function.
  func combined(
    with other: EdgeInsets, _ combine: (Double, Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Rect {
  /// Moves each edge inward by its inset; negative insets move it outward.
  ///
  /// - Parameter insets: The distances by which the edges move, in points, positive inward.
  /// - Returns: The rectangle; an extent is negative if its edges have passed each other.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// Inward distances from the edges of a rectangle, in points, with leading and trailing edges.
///
/// All four are positive inside. The constraints of the trailing and bottom edges have the negated
/// insets as constants:
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

  /// Creates insets from the four edges.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points, positive downward.
  ///   - leading: The distance from the leading edge, in points, positive inward.
  ///   - bottom: The distance from the bottom edge, in points, positive upward.
  ///   - trailing: The distance from the trailing edge, in points, positive inward.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets from all four edges.
  ///
  /// - Parameter all: The distance from each edge, in points, positive inward.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, leading: all, bottom: all, trailing: all)
  }

  /// No insets.
  @inlinable
  public static var zero: DirectionalEdgeInsets { DirectionalEdgeInsets() }

  /// Resolves leading and trailing to left and right.
  ///
  /// - Parameter direction: The reading direction; leading is left if it is left to right.
  /// - Returns: The insets from the left and right edges, with top and bottom unchanged.
  @inlinable
  public func resolved(for direction: LayoutDirection) -> EdgeInsets {
    direction == .leftToRight
      ? EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
      : EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
  }
}
