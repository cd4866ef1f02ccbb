import AnchorsGrid

/// The place of an item in a grid, and its alignment there, as far as the file states them.
struct FileCell {
  var row: Int?
  var column: Int?
  var rowSpan = 1
  var columnSpan = 1
  var horizontal: FileColumnAlignment?
  var vertical: FileRowAlignment?
  /// The first member that is present, with the position of its name in the file.
  var first: (name: String, range: SourceRange)?

  /// Creates a place that the file does not state.
  init() {}

  /// Reads the members of an item.
  init(_ object: inout ObjectReader) {
    let rows = 0...Double(Self.maximumRows - 1)
    let columns = 0...Double(GridView.maximumColumns - 1)
    row = object.index("row", in: rows)
    column = object.index("column", in: columns)
    rowSpan = object.index("rowSpan", in: 1...Double(Self.maximumRows)) ?? 1
    columnSpan = object.index("columnSpan", in: 1...Double(GridView.maximumColumns)) ?? 1
    horizontal = object.choice("horizontalAlignment", FileColumnAlignment.self)
    vertical = object.choice("verticalAlignment", FileRowAlignment.self)
    let names = [
      "row", "column", "rowSpan", "columnSpan", "horizontalAlignment", "verticalAlignment",
    ]
    for name in names where first == nil {
      if let member = object.member(name) { first = (name, member.nameRange) }
    }
  }

  /// The largest number of rows of a grid in a file.
  static var maximumRows: Int { 10_000 }
  /// The largest number of cells of a grid in a file.
  static var maximumCells: Int { 1_000_000 }
}

extension ObjectReader {
  /// Reads a whole number that counts rows or columns.
  fileprivate mutating func index(_ name: String, in allowed: ClosedRange<Double>) -> Int? {
    whole(name, in: allowed).map { Int($0) }
  }
}
