#if !hasFeature(Embedded)
package import Anchors

/// The appearance of one item in a drawing by ``Painting``.
///
/// ```swift
/// let band = PaintedView("band", Paint(fill: RGBColor(0xE3F1EF), radius: 4))
/// let rule = PaintedView("rule", Paint(fill: .black))
/// ```
public struct Paint: Sendable {
  /// The color of the inside; nil for none.
  public var fill: RGBColor?
  /// The opacity of the inside, from 0 to 1.
  public var fillAlpha = 1.0
  /// The color of a line along the inner side of the edges; nil for none.
  public var stroke: RGBColor?
  /// The width of that line, in points.
  public var strokeWidth: Double
  /// The opacity of that line, from 0 to 1.
  public var strokeAlpha = 1.0
  /// The radius of the corners, in points.
  public var radius: Double
  /// The color of a label's text.
  public var text: RGBColor
  /// The opacity of a label's text, from 0 to 1.
  public var textAlpha = 1.0
  /// A picture over the inside; nil for none.
  public var image: CanvasImage?
  /// The address that a click on the item opens, in files that have links; nil for none.
  public var link: String?
  /// Indicates whether the contents are clipped to the frame.
  public var clips = false
  /// Rectangles over the inside, in points from the frame's corner, with their colors, radii
  /// and opacities.
  package var details: [(frame: Rect, color: RGBColor, radius: Double, alpha: Double)] = []

  /// Creates an appearance; without arguments, that of an invisible item with black text.
  ///
  /// - Parameters:
  ///   - fill: The color of the inside; nil for none.
  ///   - stroke: The color of a line along the inner side of the edges; nil for none.
  ///   - strokeWidth: The width of that line, in points.
  ///   - radius: The radius of the corners, in points.
  ///   - text: The color of a label's text.
  ///   - image: A picture over the inside; nil for none.
  ///   - link: The address that a click on the item opens; nil for none.
  public init(
    fill: RGBColor? = nil, stroke: RGBColor? = nil, strokeWidth: Double = 1, radius: Double = 0,
    text: RGBColor = .black, image: CanvasImage? = nil, link: String? = nil
  ) {
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.radius = radius
    self.text = text
    self.image = image
    self.link = link
  }
}
#endif
