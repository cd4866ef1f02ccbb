import Anchors
import Rendering

extension SVGWriter {
  /// Writes a rectangle.
  mutating func draw(
    _ frame: Rect, fill: String, stroke: String, radius: Double = 0, alpha: Double = 1
  ) {
    begin("rect")
    place(frame)
    if radius > 0 { attribute("rx", radius) }
    attribute("fill", fill)
    attribute("stroke", stroke)
    if alpha != 1 { attribute("opacity", alpha) }
    end()
  }

  mutating func place(_ frame: Rect) {
    attribute("x", frame.minX)
    attribute("y", frame.minY)
    attribute("width", frame.width)
    attribute("height", frame.height)
  }
}
