package import Anchors

/// A rectangle to fill, outline or both.
package struct CanvasBox {
  /// The position and size, in points.
  package var frame: Rect
  /// The radius of its corners, in points.
  package var radius: Double
  package var fill: RGBColor?
  package var stroke: RGBColor?
  /// The opacity of the fill, from 0 to 1.
  package var fillAlpha: Double
  /// The opacity of the whole rectangle, from 0 to 1.
  package var alpha: Double
  /// A tooltip, for formats that have them.
  package var title: String?

  /// Creates a rectangle, invisible without a fill or a stroke.
  package init(
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
