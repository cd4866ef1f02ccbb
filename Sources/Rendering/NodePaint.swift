package import Anchors

/// The appearance of one item in a drawing of appearances.
package struct NodePaint {
  /// The color of the inside, nil for none, and its opacity from 0 to 1.
  package var fill: RGBColor?
  package var fillAlpha = 1.0
  /// The color of a border inside the edges, nil for none, and its width in points.
  package var border: RGBColor?
  package var borderWidth = 0.0
  /// The opacity of the border, from 0 to 1.
  package var borderAlpha = 1.0
  /// The radius of the corners, in points.
  package var radius = 0.0
  /// Rectangles over the inside, in points from the frame's corner, with their colors, radii
  /// and opacities.
  package var details: [(frame: Rect, color: RGBColor, radius: Double, alpha: Double)] = []
  /// The color of a label's text, and its opacity from 0 to 1.
  package var text = RGBColor.black
  package var textAlpha = 1.0
  /// True if the contents are clipped to the frame.
  package var clips = false

  /// Creates an invisible item with black text.
  package init() {}
}
