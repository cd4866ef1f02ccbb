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
