import Anchors
import CPangoCairo
import Rendering

/// Cairo's context is an opaque pointer in Swift.
extension OpaquePointer? {
  /// Sets the color of everything drawn afterwards.
  func setColor(_ color: RGBColor, alpha: Double) {
    cairo_set_source_rgba(
      self, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      min(max(alpha, 0), 1))
  }

  /// Adds a rectangle, with round corners if the radius is above 0, to the path.
  func addPath(_ frame: Rect, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      return cairo_rectangle(self, frame.minX, frame.minY, frame.width, frame.height)
    }
    let (left, right) = (frame.minX + radius, frame.maxX - radius)
    let (top, bottom) = (frame.minY + radius, frame.maxY - radius)
    cairo_new_sub_path(self)
    cairo_arc(self, right, top, radius, -.pi / 2, 0)
    cairo_arc(self, right, bottom, radius, 0, .pi / 2)
    cairo_arc(self, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(self, left, top, radius, .pi, 1.5 * .pi)
    cairo_close_path(self)
  }
}
