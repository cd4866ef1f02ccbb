// How rectangles lie to one another, under the names and with the rules of Core Graphics.
//
// A rectangle with a negative width or height is taken for the one that covers the same area.

extension Rect {
  /// What there is no rectangle for: the intersection of two that do not meet.
  @inlinable
  public static var null: Rect { Rect(origin: Point(x: .infinity, y: .infinity), size: .zero) }

  /// Whether this is ``null``, the rectangle that is nowhere.
  @inlinable
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle has no area: it is ``null``, or its width or height is 0.
  @inlinable
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same area with a width and a height that are not negative.
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

  /// Whether a point lies in the rectangle; the right and the bottom edge do not belong to it.
  ///
  /// So of rectangles side by side exactly one contains a point, and an empty one contains none.
  ///
  /// - Parameter point: A point in the same coordinates.
  /// - Returns: Whether it does.
  public func contains(_ point: Point) -> Bool {
    guard !isEmpty else { return false }
    let area = standardized
    return area.minX <= point.x && point.x < area.maxX && area.minY <= point.y
      && point.y < area.maxY
  }

  /// Whether all of another rectangle lies in this one; they may share edges.
  ///
  /// - Parameter rect: A rectangle in the same coordinates; an empty one counts as the point or line that
  ///   it is, and ``null``, being nothing, lies in all.
  /// - Returns: Whether it does.
  public func contains(_ rect: Rect) -> Bool {
    guard !rect.isNull else { return true }
    guard !isNull else { return false }
    let (outer, inner) = (standardized, rect.standardized)
    return outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY
      && inner.maxY <= outer.maxY
  }

  /// Whether two rectangles have a point in common; one on their edges is enough.
  ///
  /// ``intersection(_:)`` tells whether they share an area: it is not ``isEmpty`` then.
  ///
  /// - Parameter rect: A rectangle in the same coordinates.
  /// - Returns: Whether they have.
  public func intersects(_ rect: Rect) -> Bool { !intersection(rect).isNull }

  /// What two rectangles have in common.
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

  /// The smallest rectangle around two.
  ///
  /// - Parameter rect: A rectangle in the same coordinates; ``null`` adds nothing, an empty one its place.
  /// - Returns: The rectangle.
  public func union(_ rect: Rect) -> Rect {
    if isNull { return rect }
    if rect.isNull { return self }
    let (a, b) = (standardized, rect.standardized)
    let (left, top) = (min(a.minX, b.minX), min(a.minY, b.minY))
    return Rect(
      x: left, y: top, width: max(a.maxX, b.maxX) - left, height: max(a.maxY, b.maxY) - top)
  }

  /// The rectangle about the same center, smaller by `dx` on the left and on the right, and by `dy` above
  /// and below; negative numbers make it larger.
  ///
  /// ```swift
  /// Rect(x: 0, y: 0, width: 100, height: 50).insetBy(dx: 10, dy: 5)  // (10, 5), 80 by 40
  /// ```
  ///
  /// - Parameters:
  ///   - dx: The distance that left and right edge move inwards, in points.
  ///   - dy: The distance that top and bottom edge move inwards, in points.
  /// - Returns: The rectangle, or ``null`` if nothing is left.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    let area = standardized
    guard area.width >= 2 * dx, area.height >= 2 * dy else { return .null }
    return Rect(
      x: area.minX + dx, y: area.minY + dy, width: area.width - 2 * dx,
      height: area.height - 2 * dy)
  }

  /// The rectangle moved `dx` to the right and `dy` down; negative numbers move it left and up.
  ///
  /// - Parameters:
  ///   - dx: The distance to the right, in points.
  ///   - dy: The distance down, in points.
  /// - Returns: The rectangle, with a width and a height that are not negative.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    let area = standardized
    return Rect(x: area.minX + dx, y: area.minY + dy, width: area.width, height: area.height)
  }
}
