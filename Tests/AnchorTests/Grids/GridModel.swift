import AnchorsGrid
import TestSupport

/// A grid as plain values, with its frames by arithmetic.
struct GridModel {
  struct Track {
    var size = GridSize.content
    var isHidden = false
    var spacingAfter: Double?
  }

  struct Cell {
    var name: String
    var size: Size
    var row: Int
    var column: Int
    var rowSpan = 1
    var columnSpan = 1
    var isHidden = false
    var horizontal = GridColumn.Alignment.fill
    var vertical = GridRow.Alignment.fill
  }

  var columns: [Track]
  var rows: [Track] = []
  var cells: [Cell] = []
  var columnSpacing = 0.0
  var rowSpacing = 0.0
}

/// The need of one content along an axis: its extent and the tracks under it.
struct GridNeed {
  var extent: Double
  var tracks: Range<Int>
}

/// The positions and sizes of tracks along one axis.
struct GridLines {
  var starts: [Double] = []
  var sizes: [Double] = []
  var total = 0.0

  /// Computes the sizes of tracks, all hidden ones 0.
  ///
  /// - Parameters:
  ///   - tracks: The tracks.
  ///   - spacing: The spacing of those without their own.
  ///   - needs: The needs of the visible contents.
  ///   - extent: The extent of the grid, or nil for the smallest one.
  init(_ tracks: [GridModel.Track], _ spacing: Double, _ needs: [GridNeed], _ extent: Double?) {
    let visible = tracks.indices.filter { !tracks[$0].isHidden }
    func gap(after index: Int) -> Double {
      index == visible.last ? 0 : tracks[index].spacingAfter ?? spacing
    }
    let solver = GridColumns(tracks, visible, needs, gap)
    sizes = solver.sizes()
    /// The part of a need that is left for the shares under it.
    func rest(_ need: GridNeed) -> Double {
      let under = visible.filter { need.tracks.contains($0) }
      return need.extent - under.reduce(0) { $0 + sizes[$1] }
        - under.dropLast().reduce(0) { $0 + gap(after: $1) }
    }
    let shares = visible.filter { Self.share(tracks[$0]) != nil }
    if !shares.isEmpty {
      let used = sizes.reduce(0, +) + visible.reduce(0) { $0 + gap(after: $1) }
      let weights = shares.reduce(0) { $0 + (Self.share(tracks[$1]) ?? 0) }
      var unit = 0.0
      if let extent {
        unit = (extent - used) / weights
      } else {
        for need in needs {
          let under = shares.filter { need.tracks.contains($0) }
          guard !under.isEmpty else { continue }
          let weight = under.reduce(0) { $0 + (Self.share(tracks[$1]) ?? 0) }
          unit = max(unit, rest(need) / weight)
        }
      }
      for index in shares { sizes[index] = unit * (Self.share(tracks[index]) ?? 0) }
    }
    var position = 0.0
    for index in tracks.indices {
      let visibleBefore = visible.last { $0 < index }
      if let visibleBefore, !tracks[index].isHidden { position += gap(after: visibleBefore) }
      starts.append(position)
      position += sizes[index]
    }
    total = extent ?? position
  }

  static func fixed(_ track: GridModel.Track) -> Double? {
    if case .fixed(let points) = track.size { return points }
    return nil
  }

  static func share(_ track: GridModel.Track) -> Double? {
    if case .share(let weight) = track.size { return weight }
    return nil
  }
}

/// The sizes of the tracks that do not share, found as the least positions of the lines between
/// them.
///
/// Among the layouts with the least total, the largest track by content is as small as possible,
/// and then every line as near the start as possible.
struct GridColumns {
  private let tracks: [GridModel.Track]
  private let visible: [Int]
  /// The least distances between two lines, without the gaps in between.
  private var distances: [(from: Int, to: Int, least: Double)] = []

  init(
    _ tracks: [GridModel.Track], _ visible: [Int], _ needs: [GridNeed], _ gap: (Int) -> Double
  ) {
    (self.tracks, self.visible) = (tracks, visible)
    for need in needs {
      let under = visible.indices.filter { need.tracks.contains(visible[$0]) }
      guard let first = under.first, let last = under.last,
        !under.contains(where: { GridLines.share(tracks[visible[$0]]) != nil }),
        under.contains(where: { tracks[visible[$0]].size == .content })
      else { continue }
      let gaps = under.dropLast().reduce(0) { $0 + gap(visible[$1]) }
      distances.append((first, last + 1, need.extent - gaps))
    }
  }

  /// The sizes of all tracks; those of shares and hidden ones are 0.
  func sizes() -> [Double] {
    let total = lines(limit: .infinity)?.last ?? 0
    var (low, high) = (0.0, total)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if let found = lines(limit: middle), found[found.count - 1] <= total + 1e-9 {
        high = middle
      } else {
        low = middle
      }
    }
    var sizes = tracks.map { _ in 0.0 }
    guard let found = lines(limit: high + 1e-9) else { return sizes }
    for (place, index) in visible.enumerated() { sizes[index] = found[place + 1] - found[place] }
    return sizes
  }

  /// The least positions of the lines, or nil if there are none.
  private func lines(limit: Double) -> [Double]? {
    var lines = [Double](repeating: 0, count: visible.count + 1)
    var isChanged = true
    var rounds = 0
    while isChanged {
      isChanged = false
      rounds += 1
      guard rounds < 100, lines[0] < 1e-9 else { return nil }
      func raise(_ line: Int, _ least: Double) {
        guard lines[line] < least - 1e-10 else { return }
        lines[line] = least
        isChanged = true
      }
      for (place, index) in visible.enumerated() {
        let fixed = GridLines.fixed(tracks[index])
        let isShare = GridLines.share(tracks[index]) != nil
        raise(place + 1, lines[place] + (fixed ?? 0))
        raise(place, lines[place + 1] - (isShare ? 0 : fixed ?? limit))
      }
      for (from, to, least) in distances { raise(to, lines[from] + least) }
    }
    return lines
  }
}

extension GridModel {
  private func covers(_ cell: Cell, _ index: Int, _ other: Int) -> Bool {
    (cell.row..<(cell.row + cell.rowSpan)).contains(index)
      && (cell.column..<(cell.column + cell.columnSpan)).contains(other)
  }

  /// True if a place is neither the start of a cell nor covered by one.
  func isFree(_ row: Int, _ column: Int) -> Bool {
    !cells.contains { covers($0, row, column) }
  }

  func isShown(_ cell: Cell) -> Bool {
    let over = columns[cell.column..<(cell.column + cell.columnSpan)]
    let down = rows[cell.row..<(cell.row + cell.rowSpan)]
    return !cell.isHidden && over.contains { !$0.isHidden } && down.contains { !$0.isHidden }
  }

  func lines(_ axis: Axis, _ extent: Double?) -> GridLines {
    let needs = cells.filter(isShown).map { cell in
      axis == .horizontal
        ? GridNeed(
          extent: cell.size.width, tracks: cell.column..<(cell.column + cell.columnSpan))
        : GridNeed(extent: cell.size.height, tracks: cell.row..<(cell.row + cell.rowSpan))
    }
    return axis == .horizontal
      ? GridLines(columns, columnSpacing, needs, extent)
      : GridLines(rows, rowSpacing, needs, extent)
  }

  /// The frames of the visible contents, in the order of the cells.
  func frames(width: Double?, height: Double?, rightToLeft: Bool) -> [(name: String, frame: Rect)] {
    let (over, down) = (lines(.horizontal, width), lines(.vertical, height))
    return cells.filter(isShown).map { cell in
      let x = interval(
        over, columns, cell.column..<(cell.column + cell.columnSpan), cell.size.width,
        cell.horizontal == .leading, cell.horizontal == .center, cell.horizontal == .fill)
      let y = interval(
        down, rows, cell.row..<(cell.row + cell.rowSpan), cell.size.height,
        cell.vertical == .top, cell.vertical == .center, cell.vertical == .fill)
      return (
        cell.name,
        Rect(
          x: rightToLeft ? over.total - x.start - x.extent : x.start, y: y.start, width: x.extent,
          height: y.extent)
      )
    }
  }

  private func interval(
    _ lines: GridLines, _ tracks: [Track], _ range: Range<Int>, _ content: Double, _ isNear: Bool,
    _ isMiddle: Bool, _ isFill: Bool
  ) -> (start: Double, extent: Double) {
    let visible = range.filter { !tracks[$0].isHidden }
    let (first, last) = (visible.min() ?? 0, visible.max() ?? 0)
    let start = lines.starts[first]
    let space = lines.starts[last] + lines.sizes[last] - start
    let extent = isFill ? space : min(content, space)
    let offset = isNear || isFill ? 0 : isMiddle ? (space - extent) / 2 : space - extent
    return (start + offset, extent)
  }

  /// Makes the grid with the public API.
  func makeGrid() throws -> (grid: GridView, views: [View]) {
    let grid = try GridView(
      "grid", columns: columns.count, columnSpacing: columnSpacing, rowSpacing: rowSpacing)
    for _ in rows { try grid.addRow() }
    for (index, track) in columns.enumerated() { try set(track, grid.column(index)) }
    for (index, track) in rows.enumerated() { try set(track, grid.row(index)) }
    var views: [View] = []
    for cell in cells {
      let view = ImageView(cell.name, imageSize: cell.size)
      view.isHidden = cell.isHidden
      let target = try grid.cell(row: cell.row, column: cell.column)
      try target.setContent(view)
      try target.setSpan(columns: cell.columnSpan, rows: cell.rowSpan)
      target.horizontalAlignment = cell.horizontal
      target.verticalAlignment = cell.vertical
      views.append(view)
    }
    return (grid, views)
  }

  private func set(_ track: Track, _ made: GridTrack) throws {
    try made.setSize(track.size)
    try made.setSpacingAfter(track.spacingAfter)
    made.isHidden = track.isHidden
  }
}

extension GridModel {
  /// Makes a random grid.
  static func random(_ random: inout SplitMix64) -> GridModel {
    var model = GridModel(columns: [])
    model.columns = tracks(1...5, &random)
    model.rows = tracks(1...5, &random)
    model.columnSpacing = random.integer(0...9)
    model.rowSpacing = random.integer(0...9)
    for row in model.rows.indices {
      for column in model.columns.indices where random.chance(0.8) {
        model.addCell(row, column, &random)
      }
    }
    return model
  }

  static func track(_ random: inout SplitMix64) -> Track {
    var track = Track()
    let kind = random.integer(0...9)
    if kind < 2 { track.size = .fixed(random.integer(0...60)) }
    if kind > 7 { track.size = .share(random.pick([0.5, 1, 1, 2])) }
    track.isHidden = random.chance(0.15)
    if random.chance(0.3) { track.spacingAfter = random.integer(0...12) }
    return track
  }

  private static func tracks(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> [Track] {
    (0..<Int(random.integer(range))).map { _ in track(&random) }
  }

  /// Adds a random cell at a place, unless it is covered.
  mutating func addCell(_ row: Int, _ column: Int, _ random: inout SplitMix64) {
    guard isFree(row, column) else { return }
    var cell = Cell(
      name: "cell\(row).\(column)",
      size: Size(width: random.integer(0...80), height: random.integer(0...50)), row: row,
      column: column)
    if random.chance(0.25) {
      cell.columnSpan = Int(random.integer(1...(columns.count - column)))
      cell.rowSpan = Int(random.integer(1...(rows.count - row)))
      for line in row..<(row + cell.rowSpan) {
        for place in column..<(column + cell.columnSpan) where !isFree(line, place) {
          (cell.columnSpan, cell.rowSpan) = (1, 1)
        }
      }
    }
    cell.isHidden = random.chance(0.1)
    cell.horizontal = random.pick(GridColumn.Alignment.allCases)
    cell.vertical = random.pick([.top, .center, .bottom, .fill])
    cells.append(cell)
  }
}
