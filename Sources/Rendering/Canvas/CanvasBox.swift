package import Anchors

/// A rectangle to draw, filled, outlined or both.
package struct CanvasBox {
  /// Where it is, in points.
  package var frame: Rect
  /// The radius of its corners, in points.
  package var radius: Double
  package var fill: RGBColor?
  package var stroke: RGBColor?
  /// How much the fill hides of what is behind it, from 0 to 1.
  package var fillAlpha: Double
  /// How much fill and outline hide, from 0 to 1.
  package var alpha: Double
  /// What the box is, for those who point at it.
  package var title: String?

  /// A rectangle; nothing of it is seen without a fill or a stroke.
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
