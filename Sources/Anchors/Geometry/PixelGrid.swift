/// The pixel grid to which edges are rounded.
package struct PixelGrid {
  /// The number of pixels per point.
  package let scale: Double

  /// The distance in pixels within which a value counts as whole, to absorb rounding errors.
  package static var tolerance: Double { 1e-6 }

  /// The distance in pixels below a half within which an edge is still rounded up.
  ///
  /// Factors are often written with six digits; the result should not depend on the seventh.
  package static var tieTolerance: Double { 1e-5 }

  /// Creates a grid, or nil if the scale is nil, not positive, or over 1e6.
  ///
  /// - Parameter scale: The number of pixels per point.
  package init?(scale: Double?) {
    guard let scale, scale > 0, scale <= 1e6 else { return nil }
    self.scale = scale
  }

  /// The nearest pixel edge; halves are rounded to the right and down.
  package func edge(_ value: Double) -> Double {
    floor(value * scale + 0.5 + Self.tieTolerance) / scale
  }

  /// Tests if an edge is on the grid, within the tolerance.
  ///
  /// - Parameter value: The edge, in points.
  /// - Returns: Whether it is the boundary of a pixel.
  package func isOnGrid(_ value: Double) -> Bool {
    (edge(value) - value).magnitude * scale <= 2 * Self.tolerance
  }

  /// Rounds an extent up to whole pixels, within the tolerance.
  package func roundUp(_ extent: Double) -> Double {
    0 - floor(0 - extent * scale + Self.tolerance) / scale + 0
  }

  /// The largest integer not above the value; magnitudes from 1e15 on are returned unchanged.
  private func floor(_ value: Double) -> Double {
    guard value.magnitude < 1e15 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }
}
