public import Anchors
public import Rendering

/// A view with a background and an outline.
open class Panel: View {
  /// The color of the background; nil for none.
  public var fill: RGBColor?
  /// The color of the outline; nil for none.
  public var stroke: RGBColor?
  /// The radius of the corners, in points.
  public var cornerRadius = 0.0
}
