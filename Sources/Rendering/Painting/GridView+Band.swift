#if !hasFeature(Embedded)
public import AnchorsGrid

extension GridView {
  /// Adds a band of color behind a row, as wide as the grid.
  ///
  /// ```swift
  /// let titles = try table.addRow([Label("Item"), Label("Price")])
  /// table.addBand(Paint(fill: RGBColor(0xE3F1EF)), behind: titles, padding: 4)
  /// ```
  ///
  /// - Parameters:
  ///   - paint: The appearance of the band.
  ///   - row: The row of this grid.
  ///   - padding: The height by which the band extends above and below the row, in points; half the
  ///     distance of the rows for bands without gaps.
  /// - Returns: The view of the band.
  @discardableResult
  public func addBand(
    _ paint: Paint, behind row: GridRow, padding: Double = 0
  ) -> PaintedView {
    let band = PaintedView("band", paint)
    insertSubview(band, at: 0)
    band.horizontalEdges(equalTo: self)
      .topAnchor(equalTo: row.topAnchor, constant: -padding)
      .bottomAnchor(equalTo: row.bottomAnchor, constant: padding)
    return band
  }
}
#endif
