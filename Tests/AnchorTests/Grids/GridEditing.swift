import AnchorsGrid
import TestSupport

/// A grid that is changed at random together with its model.
struct GridEditing {
  var model: GridModel
  let grid: GridView
  private var views: [View]
  private var random: SplitMix64
  private var made = 0

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    model = GridModel.random(&random)
    for index in model.cells.indices { model.cells[index].name = "first\(index)" }
    (grid, views) = try model.makeGrid()
  }

  /// Makes one random change; calls that a torn cell forbids must be refused.
  ///
  /// - Returns: The name of the change.
  mutating func change() throws -> String {
    switch Int(random.integer(0...11)) {
    case 0: return try insertRow()
    case 1: return try removeRow()
    case 2: return try moveRow()
    case 3: return try insertColumn()
    case 4: return try removeColumn()
    case 5: return try moveColumn()
    case 6: return try setContent()
    case 7: return try setSpan()
    case 8: return hide()
    case 9: return resize()
    case 10: return try setTrack()
    default: return try align()
    }
  }

  private mutating func number(below count: Int) -> Int { Int(random.integer(0...(count - 1))) }

  private mutating func newView() -> ImageView {
    made += 1
    let size = Size(width: random.integer(0...80), height: random.integer(0...50))
    let view = ImageView("made\(made)", imageSize: size)
    views.append(view)
    return view
  }

  private mutating func insertRow() throws -> String {
    let index = number(below: model.rows.count + 1)
    model.rows.insert(GridModel.Track(), at: index)
    for place in model.cells.indices {
      let cell = model.cells[place]
      if cell.row >= index {
        model.cells[place].row += 1
      } else if cell.row + cell.rowSpan > index {
        model.cells[place].rowSpan += 1
      }
    }
    var contents: [LayoutNode?] = []
    for column in model.columns.indices {
      guard model.isFree(index, column), random.chance(0.7) else {
        contents.append(nil)
        continue
      }
      let view = newView()
      contents.append(view)
      model.cells.append(
        GridModel.Cell(
          name: view.name, size: view.intrinsicContentSize, row: index, column: column))
    }
    try grid.insertRow(contents, at: index)
    return "insert row \(index)"
  }

  private mutating func removeRow() throws -> String {
    guard model.rows.count > 1 else { return "" }
    let index = number(below: model.rows.count)
    model.rows.remove(at: index)
    model.cells.removeAll { $0.row == index }
    for place in model.cells.indices {
      let cell = model.cells[place]
      if cell.row > index {
        model.cells[place].row -= 1
      } else if cell.row + cell.rowSpan > index {
        model.cells[place].rowSpan -= 1
      }
    }
    try grid.removeRow(at: index)
    return "remove row \(index)"
  }

  private mutating func moveRow() throws -> String {
    let from = number(below: model.rows.count)
    let to = number(below: model.rows.count)
    let gap = to > from ? to + 1 : to
    let isTorn =
      from != to
      && model.cells.contains {
        $0.rowSpan > 1
          && (($0.row..<($0.row + $0.rowSpan)).contains(from)
            || $0.row < gap && gap < $0.row + $0.rowSpan)
      }
    do {
      try grid.moveRow(from: from, to: to)
      guard !isTorn else { return "moveRow(\(from), \(to)) tore a cell" }
    } catch GridError.torn {
      return isTorn ? "" : "moveRow(\(from), \(to)) refused"
    }
    let track = model.rows.remove(at: from)
    model.rows.insert(track, at: to)
    for place in model.cells.indices {
      model.cells[place].row = Self.moved(model.cells[place].row, from, to)
    }
    return "move row \(from) \(to)"
  }

  private static func moved(_ index: Int, _ from: Int, _ to: Int) -> Int {
    if index == from { return to }
    if from < index, index <= to { return index - 1 }
    return to <= index && index < from ? index + 1 : index
  }

  private mutating func insertColumn() throws -> String {
    guard model.columns.count < 7 else { return "" }
    let index = number(below: model.columns.count + 1)
    model.columns.insert(GridModel.Track(), at: index)
    for place in model.cells.indices {
      let cell = model.cells[place]
      if cell.column >= index {
        model.cells[place].column += 1
      } else if cell.column + cell.columnSpan > index {
        model.cells[place].columnSpan += 1
      }
    }
    try grid.insertColumn(at: index)
    return "insert column \(index)"
  }

  private mutating func removeColumn() throws -> String {
    guard model.columns.count > 1 else { return "" }
    let index = number(below: model.columns.count)
    model.columns.remove(at: index)
    model.cells.removeAll { $0.column == index }
    for place in model.cells.indices {
      let cell = model.cells[place]
      if cell.column > index {
        model.cells[place].column -= 1
      } else if cell.column + cell.columnSpan > index {
        model.cells[place].columnSpan -= 1
      }
    }
    try grid.removeColumn(at: index)
    return "remove column \(index)"
  }

  private mutating func moveColumn() throws -> String {
    let from = number(below: model.columns.count)
    let to = number(below: model.columns.count)
    guard !model.cells.contains(where: { $0.columnSpan > 1 }) else { return "" }
    try grid.moveColumn(from: from, to: to)
    let track = model.columns.remove(at: from)
    model.columns.insert(track, at: to)
    for place in model.cells.indices {
      model.cells[place].column = Self.moved(model.cells[place].column, from, to)
    }
    return "move column \(from) \(to)"
  }

  private mutating func setContent() throws -> String {
    let row = number(below: model.rows.count)
    let column = number(below: model.columns.count)
    let place = model.cells.firstIndex { $0.row == row && $0.column == column }
    let cell = try grid.cell(row: row, column: column)
    if let place, random.chance(0.3) {
      cell.removeContent()
      try cell.setSpan()
      model.cells.remove(at: place)
      return "empty \(row).\(column)"
    }
    guard place != nil || model.isFree(row, column) else { return "" }
    let view = newView()
    try cell.setContent(view)
    if let place {
      model.cells[place].name = view.name
      model.cells[place].size = view.intrinsicContentSize
      model.cells[place].isHidden = false
    } else {
      (cell.horizontalAlignment, cell.verticalAlignment) = (nil, nil)
      model.cells.append(
        GridModel.Cell(
          name: view.name, size: view.intrinsicContentSize, row: row, column: column))
    }
    return "content \(row).\(column)"
  }

  private mutating func setSpan() throws -> String {
    guard !model.cells.isEmpty else { return "" }
    let place = number(below: model.cells.count)
    var cell = model.cells.remove(at: place)
    cell.columnSpan = number(below: model.columns.count - cell.column) + 1
    cell.rowSpan = number(below: model.rows.count - cell.row) + 1
    for row in cell.row..<(cell.row + cell.rowSpan) {
      for column in cell.column..<(cell.column + cell.columnSpan)
      where !model.isFree(row, column) { (cell.columnSpan, cell.rowSpan) = (1, 1) }
    }
    model.cells.insert(cell, at: place)
    try grid.cell(row: cell.row, column: cell.column)
      .setSpan(columns: cell.columnSpan, rows: cell.rowSpan)
    return "span \(cell.row).\(cell.column)"
  }

  private mutating func hide() -> String {
    guard !model.cells.isEmpty else { return "" }
    let place = number(below: model.cells.count)
    let cell = model.cells[place]
    let isVisible =
      model.columns[cell.column..<(cell.column + cell.columnSpan)].contains { !$0.isHidden }
      && model.rows[cell.row..<(cell.row + cell.rowSpan)].contains { !$0.isHidden }
    // In a hidden row or column, the view is hidden whatever its own state was.
    guard isVisible, let view = grid[cell.name] else { return "" }
    view.isHidden.toggle()
    model.cells[place].isHidden.toggle()
    return "hide \(cell.name)"
  }

  private mutating func resize() -> String {
    guard !model.cells.isEmpty else { return "" }
    let place = number(below: model.cells.count)
    let size = Size(width: random.integer(0...90), height: random.integer(0...60))
    (grid[model.cells[place].name] as? ImageView)?.imageSize = size
    model.cells[place].size = size
    return "resize \(model.cells[place].name)"
  }

  private mutating func setTrack() throws -> String {
    let track = GridModel.track(&random)
    let isColumn = random.chance(0.5)
    let index = number(below: isColumn ? model.columns.count : model.rows.count)
    let target: GridTrack = isColumn ? try grid.column(index) : try grid.row(index)
    try target.setSize(track.size)
    try target.setSpacingAfter(track.spacingAfter)
    target.isHidden = track.isHidden
    if isColumn { model.columns[index] = track } else { model.rows[index] = track }
    return "set \(isColumn ? "column" : "row") \(index) \(track)"
  }

  private mutating func align() throws -> String {
    guard !model.cells.isEmpty else { return "" }
    let place = number(below: model.cells.count)
    let (horizontal, vertical) = (
      random.pick(GridColumn.Alignment.allCases),
      random.pick([GridRow.Alignment.top, .center, .bottom, .fill])
    )
    model.cells[place].horizontal = horizontal
    model.cells[place].vertical = vertical
    let cell = model.cells[place]
    let target = try grid.cell(row: cell.row, column: cell.column)
    target.horizontalAlignment = horizontal
    target.verticalAlignment = vertical
    return "align \(cell.name)"
  }
}
