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
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }
}
