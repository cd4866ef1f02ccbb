public import Anchors

/// Cells of one kind in rows and columns of equal size.
public final class CellGrid<Content: View & HasModel>: View {
  /// The cells, row by row.
  public let cells: [Cell<Content>]
  private let columns: Int
  private let spacing: Double
  private let rowHeight: Double

  /// Creates the grid.
  ///
  /// - Parameters:
  ///   - models: The models of the cells, row by row.
  ///   - columns: The number of cells in a row, at least 1.
  ///   - rowHeight: The height of a cell, in points.
  ///   - spacing: The gap between cells and around them, in points.
  ///   - makeContent: Makes the view of one cell.
  public init(
    models: [Content.Model], columns: Int, rowHeight: Double = 60, spacing: Double = 8,
    makeContent: () -> Content
  ) {
    cells = models.enumerated().map { index, model in
      Cell(makeContent(), model: model, name: "cell \(index + 1)")
    }
    self.columns = max(1, columns)
    self.spacing = spacing
    self.rowHeight = rowHeight
    super.init("grid")
    setupViewHierarchy()
    setupConstraints()
  }

  private func setupViewHierarchy() {
    for cell in cells { addSubview(cell) }
  }

  private func setupConstraints() {
    guard let first = cells.first else { return }
    widthAnchor(
      equalTo: first.widthAnchor, multiplier: Double(columns),
      constant: Double(columns + 1) * spacing)
    for (index, cell) in cells.enumerated() {
      cell.heightAnchor(equalTo: rowHeight)
      if index > 0 { cell.widthAnchor(equalTo: first.widthAnchor) }
      if index % columns == 0 {
        cell.leadingAnchor(equalTo: leadingAnchor, constant: spacing)
      } else {
        cell.leadingAnchor(equalTo: cells[index - 1].trailingAnchor, constant: spacing)
      }
      if index < columns {
        cell.topAnchor(equalTo: topAnchor, constant: spacing)
      } else {
        cell.topAnchor(equalTo: cells[index - columns].bottomAnchor, constant: spacing)
      }
    }
    // In a taller grid, the rows stay at the top.
    cells.last?
      .bottomAnchor(lessThanOrEqualTo: bottomAnchor, constant: -spacing)
      .bottomAnchor(equalTo: bottomAnchor, constant: -spacing, priority: 20)
  }
}
