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
  /// The extent downwards.
  public var height: Double

  /// A size of `width` by `height` points.
  ///
  /// - Parameters:
  ///   - width: The horizontal extent, in points.
  ///   - height: The vertical extent, in points.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  @inlinable
  public static var zero: Size { Size() }

  /// The number that says, as a width or a height, that an item has no content size on that axis.
  @inlinable
  public static var noIntrinsicMetric: Double { -1 }

  /// No content size on either axis.
  @inlinable
  public static var noIntrinsicSize: Size { Size(width: -1, height: -1) }

  /// The target that asks ``LayoutItem/systemLayoutSizeFitting(_:)`` for the smallest size.
  @inlinable
  public static var layoutFittingCompressed: Size { Size() }

  /// The target that asks ``LayoutItem/systemLayoutSizeFitting(_:)`` for the largest size.
  @inlinable
  public static var layoutFittingExpanded: Size { Size(width: 10_000, height: 10_000) }

  /// The extent along an axis.
  ///
  /// - Parameter axis: Horizontal for the width, vertical for the height.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }
}
