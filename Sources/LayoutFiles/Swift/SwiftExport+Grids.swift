import AnchorsGrid

extension SwiftExport {
  /// Returns the lines that make a grid with its rows and columns, except for the named ones.
  func gridDeclaration(_ grid: GridView, named name: String, _ quoted: String) -> [String] {
    var parts = [quoted]
    let owner = grid.columns.first?.grid.flatMap { $0 === grid ? nil : $0 }
    if let owner {
      parts.append("sharing: \(names[owner.layoutNode]).columns")
    } else {
      parts.append("columns: \(grid.columns.count)")
    }
    if grid.columnSpacing != 0 {
      parts.append("columnSpacing: \(SwiftText.number(grid.columnSpacing))")
    }
    if grid.rowSpacing != 0 { parts.append("rowSpacing: \(SwiftText.number(grid.rowSpacing))") }
    var lines = ["let \(name) = try GridView(\(parts.joined(separator: ", ")))"]
    if grid.isLayoutMarginsRelativeArrangement {
      lines.append("\(name).isLayoutMarginsRelativeArrangement = true")
    }
    if !grid.rows.isEmpty {
      lines.append("for _ in 0..<\(grid.rows.count) { try \(name).addRow() }")
    }
    if owner == nil { lines += grid.columns.flatMap { trackSettings($0, of: name) } }
    return lines + grid.rows.flatMap { trackSettings($0, of: name) }
  }

  /// Returns the lines for a named row or column, which constraints mention.
  func trackDeclaration(_ item: FileItem, _ track: GridTrack) -> [String] {
    let grid = names[track.grid?.layoutNode]
    return [
      "let \(names[item]) = \(access(track, of: grid))",
      "\(names[item]).name = \(SwiftText.quoted(item.name.text))",
    ]
  }

  private func access(_ track: GridTrack, of grid: String) -> String {
    "try \(grid).\(track is GridColumn ? "column" : "row")(\(track.index ?? 0))"
  }

  private func trackSettings(_ track: GridTrack, of grid: String) -> [String] {
    let access = access(track, of: grid)
    var lines: [String] = []
    switch track.size {
    case .content: break
    case .fixed(let points): lines.append("\(access).setSize(.fixed(\(SwiftText.number(points))))")
    case .share(let weight): lines.append("\(access).setSize(.share(\(SwiftText.number(weight))))")
    }
    if let spacing = track.spacingAfter {
      lines.append("\(access).setSpacingAfter(\(SwiftText.number(spacing)))")
    }
    if let column = track as? GridColumn, column.alignment != .fill {
      lines.append("\(access).alignment = .\(Self.word(column.alignment))")
    }
    if let row = track as? GridRow, row.alignment != .fill {
      lines.append("\(access).alignment = .\(Self.word(row.alignment))")
    }
    if track.isHidden { lines.append("\(access).isHidden = true") }
    return lines
  }

  private static func word(_ alignment: GridColumn.Alignment) -> String {
    FileColumnAlignment.allCases.first { $0.alignment == alignment }?.rawValue ?? "fill"
  }

  private static func word(_ alignment: GridRow.Alignment) -> String {
    FileRowAlignment.allCases.first { $0.alignment == alignment }?.rawValue ?? "fill"
  }

  /// Returns the lines that put an item into its cell.
  func insertion(of item: FileItem, into parent: FileItem) -> String {
    guard let grid = parent.view as? GridView, let view = item.view,
      let cell = grid.cell(of: view), let row = cell.row.index,
      let column = grid.columns.firstIndex(where: { $0 === cell.column })
    else { return "" }
    let access = "try \(names[parent]).cell(row: \(row), column: \(column))"
    var lines = ["\(access).setContent(\(names[item]))"]
    var spans: [String] = []
    if cell.columnSpan > 1 { spans.append("columns: \(cell.columnSpan)") }
    if cell.rowSpan > 1 { spans.append("rows: \(cell.rowSpan)") }
    if !spans.isEmpty { lines.append("\(access).setSpan(\(spans.joined(separator: ", ")))") }
    if let alignment = cell.horizontalAlignment {
      lines.append("\(access).horizontalAlignment = .\(Self.word(alignment))")
    }
    if let alignment = cell.verticalAlignment {
      lines.append("\(access).verticalAlignment = .\(Self.word(alignment))")
    }
    return lines.joined(separator: "\n  ")
  }
}
