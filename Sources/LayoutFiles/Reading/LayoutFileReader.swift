import Anchors

/// Builds the views and constraints that a layout file describes.
///
/// Its extensions read the settings of the file, the items, their parents and the constraints.
struct LayoutFileReader {
  /// The root, then the items in the order of the file.
  var items: [FileItem] = []
  /// The index of each item by its name.
  private var indices: [TextKey: Int] = [:]
  var metrics = Metrics()
  var constraints: [FileConstraint] = []
  /// The last cell that was filled in each grid, by the name of the grid.
  var lastCells: [TextKey: (row: Int, column: Int)] = [:]
  /// The named rows and columns of the grid that was made last.
  var newTracks: [(name: FileText, track: GridTrack)] = []

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - replacement: A metric of the file with another value, or nil.
  /// - Returns: The layout.
  /// - Throws: `Fault` at the first error.
  static func read(
    _ bytes: [UInt8], replacing replacement: (name: String, value: Double)? = nil
  ) throws(Fault) -> LayoutFile {
    var reader = LayoutFileReader()
    var object = try ObjectReader(try JSONReader.read(bytes), role: "a layout file")
    // The schema is for editors only and has no effect on the layout.
    _ = try object.string("$schema")
    try reader.readMetrics(&object, replacement)
    let size = RequestedSize(
      width: try object.extent("width"), height: try object.extent("height"))
    let direction = try object.choice("direction", FileDirection.self)
    let scale = try object.positive("scale", upTo: 100)
    let measurer = try object.choice("textMeasurer", FileTextMeasurer.self)
    let list = try object.list("items")
    let equations = try object.list("constraints")
    let formats = try object.list("formats")
    let root = try reader.readRoot(&object)
    try object.finish(requirement: ItemKind.requirement)
    root.layoutDirection = direction?.direction
    root.scale = scale
    root.textMeasurer = measurer?.measurer
    for value in list { try reader.readItem(value) }
    try reader.connectItems(in: size)
    for value in equations { try reader.readConstraint(value) }
    for value in formats { try reader.readFormat(value) }
    LayoutConstraint.activate(reader.constraints.map { $0.constraint })
    return LayoutFile(
      bytes, root: root, size: size, items: reader.items, constraints: reader.constraints,
      metrics: reader.metrics, measurer: measurer)
  }

  private mutating func readMetrics(
    _ object: inout ObjectReader, _ replacement: (name: String, value: Double)?
  ) throws(Fault) {
    guard let value = object.value("metrics") else { return }
    var values: [TextKey: Double] = [:]
    for member in try ObjectReader(value, role: "'metrics'").all {
      try Self.checkName(FileText(member.name, range: member.nameRange))
      values[TextKey(member.name)] = try member.value.number(member.name)
    }
    if let replacement { values[TextKey(replacement.name)] = replacement.value }
    metrics = Metrics(values)
  }

  /// Returns the index of the item with a name, or nil if there is none.
  func index(named name: String) -> Int? { indices[TextKey(name)] }

  /// Sets the index of the item with a name.
  ///
  /// - Returns: Whether the name is new.
  mutating func setIndex(_ index: Int, of name: String) -> Bool {
    indices.updateValue(index, forKey: TextKey(name)) == nil
  }

  /// Checks that a name can be used in a constraint.
  static func checkName(_ name: FileText) throws(Fault) {
    guard let first = name.bytes.first, EquationLexer.startsName(first),
      name.bytes.allSatisfy(EquationLexer.continuesName),
      // Characters beyond ASCII count as letters, except control characters.
      !name.text.unicodeScalars.contains(where: ShownText.isUnsafe)
    else {
      throw Fault(
        "a name must consist of letters, digits and underscores and not begin with a digit",
        at: name.range)
    }
  }
}
