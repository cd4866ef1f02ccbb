import AnchorsGrid

extension LayoutFileReader {
  /// Makes a grid with the settings that only grids have.
  mutating func makeGrid(_ name: FileText, _ object: inout ObjectReader) throws(Fault) -> View {
    newTracks = []
    let sharing = object.string("sharing")
    let columns = object.list("columns")
    let rows = object.list("rows")
    let columnSpacing = object.extent("columnSpacing")
    let rowSpacing = object.extent("rowSpacing") ?? 0
    let isMarginsRelative = object.bool("marginsRelative") ?? false
    let grid: GridView
    if let sharing {
      for member in ["columns", "columnSpacing"] {
        guard let found = object.member(member) else { continue }
        throw Fault("'\(member)' is that of the grid '\(sharing.text)'", at: found.nameRange)
      }
      guard let index = index(named: sharing.text), let outer = items[index].view as? GridView
      else {
        if isUnread(sharing.text) { throw .consequence }
        throw Fault(
          "unknown grid '\(sharing.text)'; it must come before its columns are shared",
          at: sharing.range)
      }
      grid = try Self.attempt(name) { () throws(GridError.Thrown) -> GridView in
        try GridView(name.text, sharing: outer.columns, rowSpacing: rowSpacing)
      }
    } else {
      grid = try Self.attempt(name) { () throws(GridError.Thrown) -> GridView in
        try GridView(
          name.text, columns: columns.count, columnSpacing: columnSpacing ?? 0,
          rowSpacing: rowSpacing)
      }
    }
    for (index, value) in columns.enumerated() {
      let column = try Self.attempt(name) { () throws(GridError.Thrown) -> GridColumn in
        try grid.column(index)
      }
      try reading { (reader) throws(Fault) in try reader.readColumn(value, column) }
    }
    try addRows(rows.count, to: grid, at: object.range(of: "rows"))
    for (index, value) in rows.enumerated() {
      let row = try Self.attempt(name) { () throws(GridError.Thrown) -> GridRow in
        try grid.row(index)
      }
      try reading { (reader) throws(Fault) in try reader.readRow(value, row) }
    }
    grid.isLayoutMarginsRelativeArrangement = isMarginsRelative
    if isMarginsRelative { ItemGuide.margins.guide(of: grid) }
    return grid
  }

  private mutating func readColumn(_ value: JSONValue, _ column: GridColumn) throws(Fault) {
    var object = try ObjectReader(value, role: "a column")
    if let alignment = object.choice("alignment", FileColumnAlignment.self) {
      column.alignment = alignment.alignment
    }
    try readTrack(&object, column)
  }

  private mutating func readRow(_ value: JSONValue, _ row: GridRow) throws(Fault) {
    var object = try ObjectReader(value, role: "a row")
    if let alignment = object.choice("alignment", FileRowAlignment.self) {
      row.alignment = alignment.alignment
    }
    try readTrack(&object, row)
  }

  /// Reads the settings that rows and columns have.
  private mutating func readTrack(
    _ object: inout ObjectReader, _ track: GridTrack
  ) throws(Fault) {
    let name = object.string("name")
    let points = object.extent("size")
    let share = object.number("share", in: 1e-9...1e9)
    let spacing = object.extent("spacingAfter")
    if points != nil, let member = object.member("share") {
      throw Fault("'share' is not allowed next to 'size'", at: member.nameRange)
    }
    let size = points.map(GridSize.fixed) ?? share.map(GridSize.share) ?? .content
    track.isHidden = object.bool("hidden") ?? false
    let place = FileText("", range: object.range)
    try Self.attempt(place) { () throws(GridError.Thrown) in try track.setSize(size) }
    try Self.attempt(place) { () throws(GridError.Thrown) in try track.setSpacingAfter(spacing) }
    if let name {
      track.name = name.text
      newTracks.append((name, track))
    }
    try object.finish()
  }

  /// Adds the named rows and columns of a grid to the items.
  mutating func addTracks(of grid: GridView, _ name: FileText) throws(Fault) {
    for (title, track) in newTracks {
      var item = FileItem(title, kind: .guide, node: track.layoutNode, parent: name)
      item.track = track
      try add(item)
    }
    newTracks = []
  }

  /// Puts an item into a cell of a grid: the one that it names, or the next free one.
  mutating func arrange(
    _ item: FileItem, _ view: View, in grid: GridView, _ name: String
  ) throws(Fault) {
    if let range = item.placement?.range {
      throw Fault(
        "'frame' is not allowed in the grid '\(name)', which positions its items", at: range)
    }
    let cell = item.cell
    let place = cell.first?.range ?? item.name.range
    let last = lastCells[TextKey(name)] ?? (0, -1)
    guard cell.columnSpan <= grid.columns.count - (cell.column ?? 0) else {
      throw Fault("the item reaches beyond the last column of the grid '\(name)'", at: place)
    }
    var row = cell.row ?? last.row
    var column = cell.column ?? (cell.row == nil ? last.column + 1 : 0)
    if cell.row == nil, let stated = cell.column, stated <= last.column { row += 1 }
    while true {
      if column + cell.columnSpan > grid.columns.count {
        guard cell.row == nil else {
          throw Fault("row \(row) of the grid '\(name)' has no free cell", at: place)
        }
        (row, column) = (row + 1, 0)
      }
      try addRows(row + cell.rowSpan - grid.rows.count, to: grid, at: place)
      if cell.column != nil || isFree(row, column, cell, in: grid) { break }
      column += 1
    }
    guard isFree(row, column, cell, in: grid) else {
      throw Fault("cell (\(row), \(column)) of the grid '\(name)' is not free", at: place)
    }
    lastCells[TextKey(name)] = (row, column + cell.columnSpan - 1)
    try Self.attempt(FileText("", range: place)) { () throws(GridError.Thrown) in
      let target = try grid.cell(row: row, column: column)
      try target.setContent(view)
      try target.setSpan(columns: cell.columnSpan, rows: cell.rowSpan)
      target.horizontalAlignment = cell.horizontal?.alignment
      target.verticalAlignment = cell.vertical?.alignment
    }
  }

  private func isFree(_ row: Int, _ column: Int, _ cell: FileCell, in grid: GridView) -> Bool {
    for line in row..<(row + cell.rowSpan) {
      for place in column..<(column + cell.columnSpan) {
        guard let other = try? grid.cell(row: line, column: place), !other.isCovered,
          other.content == nil
        else { return false }
      }
    }
    return true
  }

  private func addRows(_ count: Int, to grid: GridView, at range: SourceRange) throws(Fault) {
    guard count > 0 else { return }
    let rows = grid.rows.count + count
    guard rows <= FileCell.maximumRows, rows * grid.columns.count <= FileCell.maximumCells else {
      throw Fault(
        "'\(grid.name)' has more than \(FileCell.maximumRows) rows "
          + "or \(FileCell.maximumCells) cells", at: range)
    }
    try Self.attempt(FileText("", range: range)) { () throws(GridError.Thrown) in
      for _ in 0..<count { try grid.addRow() }
    }
  }

  /// Runs a call of a grid, and reports its refusal at a place of the file.
  @discardableResult
  private static func attempt<Result>(
    _ place: FileText, _ body: () throws(GridError.Thrown) -> Result
  ) throws(Fault) -> Result {
    do {
      return try body()
    } catch {
      throw Fault("\(error)", at: place.range)
    }
  }
}
