import AnchorsGrid

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

  /// The mistakes so far.
  private var faults: [Fault] = []
  /// The names of the items in which there are mistakes; others about them may follow from these.
  var unreadItems: Set<TextKey> = []
  /// True if an item has no name that can be read.
  var hasUnnamedItem = false

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - replacement: A metric of the file with another value, or nil.
  /// - Returns: The layout.
  /// - Throws: `Fault` with all errors that do not follow from others.
  static func read(
    _ bytes: [UInt8], replacing replacement: (name: String, value: Double)? = nil
  ) throws(Fault) -> LayoutFile {
    var reader = LayoutFileReader()
    var object = try ObjectReader(try JSONReader.read(bytes), role: "a layout file")
    // The schema is for editors only and has no effect on the layout.
    _ = object.string("$schema")
    try reader.readMetrics(&object, replacement)
    let size = RequestedSize(
      width: object.extent("width"), height: object.extent("height"))
    let direction = object.choice("direction", FileDirection.self)
    let scale = object.positive("scale", upTo: 100)
    let measurer = object.choice("textMeasurer", FileTextMeasurer.self)
    let list = object.list("items")
    let equations = object.list("constraints")
    let formats = object.list("formats")
    let root = reader.readRoot(&object)
    try reader.reading { (reader) throws(Fault) in
      try object.finish(requirement: ItemKind.requirement)
    }
    root.layoutDirection = direction?.direction
    root.scale = scale
    root.textMeasurer = measurer?.measurer
    for value in list {
      try reader.reading { (reader) throws(Fault) in try reader.readItem(value) }
    }
    try reader.connectItems(in: size)
    for value in equations {
      try reader.reading { (reader) throws(Fault) in try reader.readConstraint(value) }
    }
    for value in formats {
      try reader.reading { (reader) throws(Fault) in try reader.readFormat(value) }
    }
    if !reader.faults.isEmpty { throw Fault(reader.faults) }
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
    var members: [JSONMember] = []
    try reading { (_) throws(Fault) in members = try ObjectReader(value, role: "'metrics'").all }
    for member in members {
      // A metric with a wrong value is known, whatever it is.
      values[TextKey(member.name)] = 0
      try reading { (_) throws(Fault) in
        try Self.checkName(FileText(member.name, range: member.nameRange))
        values[TextKey(member.name)] = try member.value.number(member.name)
      }
    }
    if let replacement { values[TextKey(replacement.name)] = replacement.value }
    metrics = Metrics(values)
  }

  /// Reads a part of the file, and notes the mistakes in it.
  ///
  /// - Throws: `Fault` with all mistakes so far if they are many.
  mutating func reading(_ part: (inout Self) throws(Fault) -> Void) throws(Fault) {
    do throws(Fault) {
      try part(&self)
    } catch {
      faults += error.all.filter { !$0.message.utf8.isEmpty }
      guard faults.count < Fault.maximumCount else {
        throw Fault(Array(faults.prefix(Fault.maximumCount)))
      }
    }
  }

  /// Returns whether there are mistakes in an item, or there is one whose name is unknown.
  func isUnread(_ name: String) -> Bool { hasUnnamedItem || unreadItems.contains(TextKey(name)) }

  /// Returns the index of the item with a name, or nil if there is none.
  func index(named name: String) -> Int? { indices[TextKey(name)] }

  /// Sets the index of the item with a name, which the first of several keeps.
  ///
  /// - Returns: Whether the name is new.
  mutating func setIndex(_ index: Int, of name: String) -> Bool {
    guard self.index(named: name) == nil else { return false }
    indices[TextKey(name)] = index
    return true
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
