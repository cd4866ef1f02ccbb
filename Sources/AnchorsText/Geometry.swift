/// A position, in points; x increases to the right and y downward.
///
/// ```swift
/// let corner = Point(x: 12, y: 20)  // 12 to the right, 20 down
/// let rect = Rect(origin: corner, size: Size(width: 80, height: 60))
/// assert(rect.maxX == 92 && rect.maxY == 80)
/// ```
@frozen
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Creates the position `x` to the right of the origin and `y` below it.
  ///
  /// - Parameters:
  ///   - x: The distance from the origin in points, positive to the right.
  ///   - y: The distance from the origin in points, positive downward.
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate system.
  @inlinable
  public static var zero: Point { Point() }
}

/// A width and a height, in points.
///
/// ```swift
/// let photo = Size(width: 80, height: 60)
/// assert(photo.width == 80)
/// assert(photo[.vertical] == 60)
/// ```
@frozen
public struct Size: Hashable, Sendable {
  /// The extent to the right.
  public var width: Double
  /// The extent downward.
  public var height: Double

  /// Creates a size of `width` by `height` points.
  ///
  /// - Parameters:
  ///   - width: The horizontal extent, in points.
  ///   - height: The vertical extent, in points.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The size of zero width and height.
  @inlinable
  public static var zero: Size { Size() }

  /// The width or height of an item without a content size along that axis: -1.
  @inlinable
  public static var noIntrinsicMetric: Double { -1 }

  /// The size of an item without a content size along either axis.
  @inlinable
  public static var noIntrinsicSize: Size { Size(width: -1, height: -1) }

  /// The target of ``LayoutItem/systemLayoutSizeFitting(_:)`` for the smallest size.
  @inlinable
  public static var layoutFittingCompressed: Size { Size() }

  /// The target of ``LayoutItem/systemLayoutSizeFitting(_:)`` for the largest size.
  @inlinable
  public static var layoutFittingExpanded: Size { Size(width: 10_000, height: 10_000) }

  /// The extent along an axis.
  ///
  /// - Parameter axis: The axis: horizontal for the width, vertical for the height.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

/// The positions of an item's first and last baseline, in points.
@frozen
public struct Baselines: Hashable, Sendable {
  /// The distance of the first line's baseline below the top edge, in points.
  public var firstFromTop: Double
  /// The distance of the last line's baseline above the bottom edge, in points.
  public var lastFromBottom: Double

  /// Creates baselines from their distances to the edges.
  ///
  /// - Parameters:
  ///   - firstFromTop: The distance of the first baseline below the top edge, in points.
  ///   - lastFromBottom: The distance of the last baseline above the bottom edge, in points.
  @inlinable
  public init(firstFromTop: Double = 0, lastFromBottom: Double = 0) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}

/// A rectangle, in points; x increases to the right and y downward.
@frozen
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its top left corner and size.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The width and the height, in points.
  @inlinable
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with its top left corner at (x, y).
  ///
  /// - Parameters:
  ///   - x: The left edge, in points to the right of the origin.
  ///   - y: The top edge, in points below the origin.
  ///   - width: The extent to the right, in points.
  ///   - height: The extent down, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the origin.
  @inlinable
  public static var zero: Rect { Rect() }

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The middle between the left and the right edge.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The middle between the top and the bottom edge.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The extent to the right.
  @inlinable
  public var width: Double { size.width }
  /// The extent downward.
  @inlinable
  public var height: Double { size.height }
}

// Relations of rectangles, with the names and rules of Core Graphics.
//
// A rectangle with a negative width or height counts as the standardized one of the same area.

extension Rect {
  /// The intersection of rectangles that have no point in common; contains no point itself.
  @inlinable
  public static var null: Rect { Rect(origin: Point(x: .infinity, y: .infinity), size: .zero) }

  /// True if the rectangle is ``null``.
  @inlinable
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// True if the rectangle has no area: it is ``null``, or its width or height is 0.
  @inlinable
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The rectangle of the same area whose width and height are not negative.
  ///
  /// ```swift
  /// Rect(x: 10, y: 0, width: -4, height: 5).standardized  // x 6, width 4
  /// ```
  public var standardized: Rect {
    guard !isNull else { return .null }
    return Rect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y,
      width: size.width.magnitude, height: size.height.magnitude)
  }

  /// Tests if a point is in the rectangle, without its right and bottom edges.
  ///
  /// So exactly one of several adjacent rectangles contains a point on a common edge. An empty
  /// rectangle contains no point.
  ///
  /// - Parameter point: A point in the same coordinates.
  /// - Returns: Whether the rectangle contains the point.
  public func contains(_ point: Point) -> Bool {
    guard !isEmpty else { return false }
    let area = standardized
    return area.minX <= point.x && point.x < area.maxX && area.minY <= point.y
      && point.y < area.maxY
  }

  /// Tests if another rectangle is inside this one; they may share edges.
  ///
  /// - Parameter rect: A rectangle in the same coordinates. An empty one counts as a point or line;
  ///   ``null`` is inside every rectangle.
  /// - Returns: Whether this rectangle contains all of `rect`.
  public func contains(_ rect: Rect) -> Bool {
    guard !rect.isNull else { return true }
    guard !isNull else { return false }
    let (outer, inner) = (standardized, rect.standardized)
    return outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY
      && inner.maxY <= outer.maxY
  }

  /// Tests if two rectangles have a point in common, including their edges.
  ///
  /// They overlap in an area if ``intersection(_:)`` is not ``isEmpty``.
  ///
  /// - Parameter rect: A rectangle in the same coordinates.
  /// - Returns: Whether the rectangles have a point in common.
  public func intersects(_ rect: Rect) -> Bool { !intersection(rect).isNull }

  /// Computes the area that two rectangles have in common.
  ///
  /// - Parameter rect: A rectangle in the same coordinates.
  /// - Returns: The common area: ``null`` if there is none, a line or a point if they touch.
  public func intersection(_ rect: Rect) -> Rect {
    guard !isNull, !rect.isNull else { return .null }
    let (a, b) = (standardized, rect.standardized)
    let (left, right) = (max(a.minX, b.minX), min(a.maxX, b.maxX))
    let (top, bottom) = (max(a.minY, b.minY), min(a.maxY, b.maxY))
    guard left <= right, top <= bottom else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Computes the smallest rectangle that contains two.
  ///
  /// - Parameter rect: A rectangle in the same coordinates; ``null`` adds nothing, and an empty one
  ///   its point or line.
  /// - Returns: The bounding rectangle.
  public func union(_ rect: Rect) -> Rect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (a, b) = (standardized, rect.standardized)
    let (left, top) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return Rect(
      x: left, y: top, width: max(a.maxX, b.maxX) - left, height: max(a.maxY, b.maxY) - top)
  }

  /// Insets the rectangle by `dx` on the left and right, and by `dy` at the top and bottom.
  ///
  /// The center is unchanged. Negative numbers enlarge the rectangle.
  ///
  /// ```swift
  /// Rect(x: 0, y: 0, width: 100, height: 50).insetBy(dx: 10, dy: 5)  // (10, 5), 80 by 40
  /// ```
  ///
  /// - Parameters:
  ///   - dx: The distance by which the left and right edges move inward, in points.
  ///   - dy: The distance by which the top and bottom edges move inward, in points.
  /// - Returns: The rectangle, or ``null`` if opposite edges would pass each other.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    let area = standardized
    guard area.width >= 2 * dx, area.height >= 2 * dy else { return .null }
    return Rect(
      x: area.minX + dx, y: area.minY + dy, width: area.width - 2 * dx,
      height: area.height - 2 * dy)
  }

  /// Moves the rectangle by `dx` to the right and `dy` down; negative numbers move it left and up.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in points.
  ///   - dy: The distance down, in points.
  /// - Returns: The moved rectangle, standardized.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    let area = standardized
    return Rect(x: area.minX + dx, y: area.minY + dy, width: area.width, height: area.height)
  }
}
