/// A grid of pixels that edges are rounded to.
package struct PixelGrid {
  /// The number of pixels a point has.
  package let scale: Double

  /// How far from a whole pixel, in pixels, is taken to be on it; the solver's last digits are not exact.
  package static var tolerance: Double { 1e-6 }

  /// How far below a tie, in pixels, an edge counts as on it: factors are often written with six digits, and what is
  /// seen should not depend on the seventh.
  static var tieTolerance: Double { 1e-5 }

  /// A grid, or none for a scale that is no positive number.
  package init?(scale: Double?) {
    guard let scale, scale > 0, scale <= 1e6 else { return nil }
    self.scale = scale
  }

  /// The nearest edge of a pixel; halves go towards the right and down.
  func edge(_ value: Double) -> Double {
    floor(value * scale + 0.5 + Self.tieTolerance) / scale
  }

  /// Whether an edge lies where two pixels meet.
  func isOnGrid(_ value: Double) -> Bool {
    (edge(value) - value).magnitude * scale <= 2 * Self.tolerance
  }

  /// The smallest number of whole pixels that is not less.
  func roundUp(_ extent: Double) -> Double {
    0 - floor(0 - extent * scale + Self.tolerance) / scale + 0
  }

  /// The largest whole number not above; sizes beyond the range of integers are left as they are.
  private func floor(_ value: Double) -> Double {
    guard value.magnitude < 1e15 else { return value }
    let whole = Double(Int64(value))
    return whole > value ? whole - 1 : whole
  }
}
