public import Anchors

/// A rectangle to fill, outline or both.
public struct CanvasBox: Sendable {
  /// The position and size, in points.
  public var frame: Rect
  /// The radius of its corners, in points.
  public var radius: Double
  /// The color of the inside; nil for none.
  public var fill: RGBColor?
  /// The color of the outline, which is centered on the edge; nil for none.
  public var stroke: RGBColor?
  /// The opacity of the fill, from 0 to 1.
  public var fillAlpha: Double
  /// The opacity of the whole rectangle, from 0 to 1.
  public var alpha: Double
  /// A tooltip, for formats that have them.
  public var title: String?

  /// Creates a rectangle, invisible without a fill or a stroke.
  ///
  /// - Parameters:
  ///   - frame: The position and size, in points.
  ///   - fill: The color of the inside; nil for none.
  ///   - stroke: The color of the outline; nil for none.
  ///   - radius: The radius of the corners, in points.
  ///   - fillAlpha: The opacity of the fill, from 0 to 1.
  ///   - alpha: The opacity of the whole rectangle, from 0 to 1.
  ///   - title: A tooltip, for formats that have them.
  public init(
    _ frame: Rect, fill: RGBColor? = nil, stroke: RGBColor? = nil, radius: Double = 0,
    fillAlpha: Double = 1, alpha: Double = 1, title: String? = nil
  ) {
    self.frame = frame
    self.radius = radius
    self.fill = fill
    self.stroke = stroke
    self.fillAlpha = fillAlpha
    self.alpha = alpha
    self.title = title
  }
}
