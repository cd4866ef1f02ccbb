package import Anchors

/// The settings of a call, for the whole format.
package struct FormatSettings {
  let options: LayoutConstraint.FormatOptions
  let superviewSpacing: LayoutConstraint.SuperviewSpacing
  let isExtended: Bool
  /// True if margin attributes may occur.
  let hasMargins: Bool
  let origin: ConstraintOrigin

  package init(
    options: LayoutConstraint.FormatOptions = [],
    superviewSpacing: LayoutConstraint.SuperviewSpacing = .fixed(20),
    dialect: LayoutConstraint.FormatDialect = .standard, origin: ConstraintOrigin
  ) {
    self.options = options
    self.superviewSpacing = superviewSpacing
    isExtended = dialect == .extended
    hasMargins = isExtended || superviewSpacing == .layoutMargins
    self.origin = origin
  }
}

/// A recursive-descent parser that creates the constraints of a format while reading.
///
/// Each method reads one rule of the grammar in `Docs/VisualFormat.md` and throws at the first byte
/// that cannot continue the rule. Names are resolved when they are read, so that the reported fault
/// is the first in reading order.
struct FormatReader<Names: FormatNames> {
  let bytes: [UInt8]
  let names: Names
  let settings: FormatSettings
  var position = 0
  var axis = Axis.horizontal
  var constraints: [LayoutConstraint] = []
  /// The number of nested chains around the position.
  private var nesting = 0
  /// The spacings of the connection read last.
  ///
  /// Filled and emptied by `readConnection()`; saved and restored around nested chains.
  var spacings: [FormatTerm] = []
  /// Guides for spacings that are not numbers, with their owners; added to these at the end.
  var spacers: [(guide: LayoutGuide, owner: LayoutNode)] = []
  /// The views of the chain in reading order; empty unless the options have alignments.
  var aligned: [LayoutNode] = []

  private init(_ bytes: [UInt8], _ names: Names, _ settings: FormatSettings) {
    self.bytes = bytes
    self.names = names
    self.settings = settings
  }

  /// Creates the constraints of a format; they are inactive.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - names: The views and metrics that the format may name.
  ///   - settings: The settings of the call.
  /// - Returns: The constraints.
  /// - Throws: The first fault in reading order; no guide has been added to an item.
  static func read(
    _ format: String, _ names: Names, _ settings: FormatSettings
  ) throws(FormatFault) -> [LayoutConstraint] {
    var reader = FormatReader(Array(format.utf8), names, settings)
    reader.constraints.reserveCapacity(8)
    try reader.format()
    for spacer in reader.spacers { spacer.owner.addAuxiliaryGuide(spacer.guide) }
    return reader.constraints
  }

  /// Reads `format = [ axes ":" ] chain`.
  private mutating func format() throws(FormatFault) {
    guard !bytes.isEmpty else { throw fault(.emptyFormat) }
    skipBlanks()
    if settings.isExtended, try readSingleAttributes() { return }
    var axes: [Axis] = []
    while let axis = axisLetter, axes.count < (settings.isExtended ? 2 : 1), axis != axes.first {
      axes.append(axis)
      position += 1
    }
    if axes.isEmpty {
      axes = [.horizontal]
    } else {
      guard consume(":") else { throw fault(.expectedColon) }
    }
    let start = position
    for axis in axes {
      self.axis = axis
      position = start
      aligned.removeAll()
      try chain()
      skipBlanks()
      guard isAtEnd else { throw fault(.unexpectedCharacter) }
      try align(isOnlyAxis: axes.count == 1)
    }
  }

  private var axisLetter: Axis? {
    switch current {
    case UInt8(ascii: "H"): .horizontal
    case UInt8(ascii: "V"): .vertical
    default: nil
    }
  }

  /// Reads `chain = [ "|" connection ] view { connection view } [ connection "|" ]`.
  private mutating func chain() throws(FormatFault) {
    var connection = Connection.flush
    skipBlanks()
    let startsAtEdge = consume("|")
    if startsAtEdge {
      connection = try readConnection()
      skipBlanks()
    }
    guard current == UInt8(ascii: "[") else { throw fault(.expectedView) }
    var views = try views(after: nil, connection, isAtEdge: startsAtEdge)
    while true {
      skipBlanks()
      switch current {
      case UInt8(ascii: "["):
        views = try self.views(after: views, .flush, isAtEdge: false)
      case UInt8(ascii: "|"):
        return try end(views, .flush)
      case UInt8(ascii: "-"):
        let connection = try readConnection()
        skipBlanks()
        if current == UInt8(ascii: "|") { return try end(views, connection) }
        guard current == UInt8(ascii: "[") else { throw fault(.expectedView) }
        views = try self.views(after: views, connection, isAtEdge: false)
      default: return
      }
    }
  }

  /// Connects the last views to the edge of their superview, and skips the bar at the position.
  private mutating func end(
    _ views: ViewGroup, _ connection: Connection
  ) throws(FormatFault) {
    try end(views.first, connection)
    for view in views.others { try end(view, connection) }
    position += 1
  }

  private mutating func end(
    _ view: LayoutNode, _ connection: Connection
  ) throws(FormatFault) {
    guard let superview = view.parent else { throw fault(.noSuperview) }
    try connectEnd(of: view, to: superview, connection)
  }

  /// Reads `view = "[" item { "," item } "]"`, with one item in the standard dialect.
  private mutating func views(
    after previous: ViewGroup?, _ connection: Connection, isAtEdge: Bool
  ) throws(FormatFault) -> ViewGroup {
    position += 1
    var group: ViewGroup?
    var isWithoutSuperview = false
    repeat {
      let view = try viewName()
      if group == nil { group = ViewGroup(first: view) } else { group?.others.append(view) }
      if settings.options.isAligning { aligned.append(view) }
      if isAtEdge {
        if let superview = view.parent {
          try connectStart(of: view, to: superview, connection)
        } else {
          isWithoutSuperview = true
        }
      }
      if let previous {
        try connect(previous.first, to: view, connection)
        for before in previous.others { try connect(before, to: view, connection) }
      }
      if settings.isExtended, consume(":") { try nestedChain(in: view) }
      try sizes(of: view)
    } while settings.isExtended && consume(",")
    guard consume("]"), let group else { throw fault(.expectedCloseBracket) }
    if isWithoutSuperview { throw fault(.noSuperview) }
    return group
  }

  /// Reads `":" view { connection view }`, and connects its ends to the view before the colon.
  private mutating func nestedChain(in container: LayoutNode) throws(FormatFault) {
    let outer = spacings
    nesting += 1
    defer {
      nesting -= 1
      spacings = outer
    }
    guard nesting <= Self.maximumNesting else { throw fault(.nestedTooDeep) }
    skipBlanks()
    guard current == UInt8(ascii: "[") else { throw fault(.expectedView) }
    var inner = try views(after: nil, .flush, isAtEdge: false)
    try connectStart(of: inner.first, to: container, .flush)
    for view in inner.others { try connectStart(of: view, to: container, .flush) }
    while true {
      skipBlanks()
      guard current == UInt8(ascii: "[") || current == UInt8(ascii: "-") else { break }
      let connection = try readConnection()
      skipBlanks()
      guard current == UInt8(ascii: "[") else { throw fault(.expectedView) }
      inner = try views(after: inner, connection, isAtEdge: false)
    }
    try connectEnd(of: inner.first, to: container, .flush)
    for view in inner.others { try connectEnd(of: view, to: container, .flush) }
  }

  /// The maximum nesting of chains: each uses a recursive call, and the stack is limited.
  private static var maximumNesting: Int { 50 }

  private mutating func viewName() throws(FormatFault) -> LayoutNode {
    skipBlanks()
    guard let range = name() else { throw fault(.badViewName) }
    defer { skipBlanks() }
    guard let view = names.node(named: range, in: bytes) else { throw unknown(.unknownView, range) }
    return view
  }

  /// Reads `[ "(" predicate { "," predicate } ")" ]`.
  private mutating func sizes(of view: LayoutNode) throws(FormatFault) {
    guard consume("(") else { return }
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    repeat {
      let term = try predicate(own: attribute, allowsViews: true)
      try relate(view, attribute, term)
    } while consume(",")
    guard consume(")") else { throw fault(.expectedCloseParen) }
    skipBlanks()
  }

  /// Reads `connection = "" | "-" | "-" spacing "-"`.
  private mutating func readConnection() throws(FormatFault) -> Connection {
    guard consume("-") else { return .flush }
    spacings.removeAll(keepingCapacity: true)
    skipBlanks()
    switch current {
    case UInt8(ascii: "["), UInt8(ascii: "|"):
      return .standard
    case UInt8(ascii: "("):
      position += 1
      repeat {
        spacings.append(try predicate(own: distance, allowsViews: false))
      } while consume(",")
      guard consume(")") else { throw fault(.expectedCloseParen) }
    default:
      spacings.append(try predicate(own: distance, allowsViews: false, isBare: true))
    }
    skipBlanks()
    guard consume("-") else { throw fault(.expectedDash) }
    return .stated
  }

  /// The attribute of a view that a spacing names: its extent along the axis.
  private var distance: LayoutAttribute { axis == .horizontal ? .width : .height }

  private mutating func align(isOnlyAxis: Bool) throws(FormatFault) {
    guard settings.options.isAligning else { return }
    if isOnlyAxis, settings.options.conflicts(with: axis) {
      throw FormatFault(kind: .alignmentAxisConflict, column: bytes.count)
    }
    let attributes = settings.options.alignments(across: axis)
    guard var previous = aligned.first else { return }
    for view in aligned.dropFirst() {
      for attribute in attributes {
        add(previous, attribute, .equal, view, attribute)
      }
      previous = view
    }
  }
}
