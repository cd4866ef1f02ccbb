/// The old contents of everything a call has overwritten, so that it can be undone to the bit.
///
/// Records are copied whole before they change and written back in reverse. Appended rows, terms
/// and blocks need no entry: the counts at the start of the call cut them off. In a long call nothing is recorded a
/// second time (`Undo/Compaction.swift`).
struct UndoLog {
  /// What an entry restores.
  ///
  /// The header word holds it with the index; the old bits lie below.
  enum Kind: UInt64 {
    case value
    case variable
    case column
    case blocked
    case row
    case link
    /// A variable's position, at which it also is in the order.
    case position

    /// How many kinds there are.
    static var count: Int { Int(position.rawValue) + 1 }

    /// How many words an entry has before its header.
    var words: Int {
      switch self {
      case .variable: words(of: VariableRecord.self)
      case .row: words(of: RowRecord.self)
      case .value, .column, .blocked, .link, .position: 1
      }
    }

    private func words<Payload: BitwiseCopyable>(of _: Payload.Type) -> Int {
      List<UInt64>.words(of: Payload.self)
    }
  }

  /// What is recorded of what is overwritten.
  enum Mode: UInt8 {
    case nothing
    case all
    /// Of each thing what it was at first, which marks tell.
    case firstChanges
  }

  /// The counts and heads at the start of a call.
  struct Checkpoint {
    var variableCount: Int
    var freeVariableCount: Int
    var rowCount: Int
    var liveRows: Int
    var freeRow: Int32
    var termCount: Int
    var deadTerms: Int
    var linkedTerms: Int
    var linkingCells: Int
    var nextSerial: UInt32
    var isPristine: Bool
    var sumOfConstants: Double
    var hasWideValues: Bool
    var hasWideFactors: Bool
    var isUnfinished: Bool
    var blocks: BlockStore.Checkpoint
    var statistics: SolverStatistics
  }

  var words = List<UInt64>()
  var mode = Mode.nothing
  /// Whether the call has changed which rows there are, which are active, or in which order they are solved.
  ///
  /// True more often than that: whatever changes the record of a variable counts.
  var hasMovedStructure = false
  /// One bit for each thing, by kind and index, which is set once it is recorded in a long call.
  var marks = Buffer<UInt64>()

  /// Records a variable's value.
  @inline(__always)
  mutating func recordValue(_ index: Int32, _ value: Double) {
    guard mode == .all else { return recordFirst(index, value) }
    words.append(bitsOf: LoggedValue(value, of: index))
  }

  /// Apart from the rest for the size of modules.
  @inline(never)
  private mutating func recordFirst(_ index: Int32, _ value: Double) {
    if mode == .firstChanges { append(.value, index, value.bitPattern) }
  }

  /// Room for so many values, which are recorded as they are written there once ``addValues(_:)`` says how many.
  mutating func reserveValues(_ count: Int) -> Buffer<LoggedValue> { words.room(count) }

  /// Records the first values of that room.
  mutating func addValues(_ count: Int) { words.extend(by: 2 * count) }

  @inline(__always)
  mutating func record<Payload: BitwiseCopyable>(
    _ kind: Kind, _ index: Int32, _ payload: Payload
  ) {
    guard mode != .nothing else { return }
    append(kind, index, payload)
  }

  private mutating func append<Payload: BitwiseCopyable>(
    _ kind: Kind, _ index: Int32, _ payload: Payload
  ) {
    if kind != .row, kind != .blocked, kind != .value { hasMovedStructure = true }
    if mode == .firstChanges, !mark(kind, index) { return }
    assert(List<UInt64>.words(of: Payload.self) == kind.words, "an entry of another length")
    words.append(bitsOf: payload)
    words.append(Self.header(kind, index))
  }

  /// The word that tells what the words before it restore.
  @inline(__always)
  static func header(_ kind: Kind, _ index: Int32) -> UInt64 {
    kind.rawValue << 32 | UInt64(UInt32(bitPattern: index))
  }

  /// How much is recorded.
  var length: Int { words.count }

  var isEmpty: Bool { words.isEmpty }

  /// Removes the header of the latest entry: its kind and index.
  @inline(__always)
  mutating func popHeader() -> (kind: Kind, index: Int32) {
    Self.parts(ofHeader: words.removeLast())
  }

  @inline(__always)
  static func parts(ofHeader header: UInt64) -> (kind: Kind, index: Int32) {
    let kind = Kind(rawValue: header >> 32 & 0xFF) ?? .value
    return (kind, Int32(bitPattern: UInt32(truncatingIfNeeded: header)))
  }

  /// Removes the old bits of the latest entry, after its header.
  mutating func popPayload<Payload: BitwiseCopyable>(into target: inout Payload) {
    words.removeLast(bitsInto: &target)
  }

  /// Forgets what was recorded, and records nothing from here on.
  @inline(never)
  mutating func end() {
    words.removeAll()
    if mode == .firstChanges { marks.fill(0, count: marks.capacity) }
    mode = .nothing
  }

  func copy() -> UndoLog {
    var result = self
    result.words = words.copy()
    result.marks = marks.copy(keeping: marks.capacity)
    return result
  }

  mutating func free() {
    words.free()
    marks.free()
  }
}

/// An old value in the log, with its header.
struct LoggedValue: BitwiseCopyable {
  private let value: UInt64
  private let header: UInt64

  @inline(__always)
  init(_ value: Double, of variable: Int32) {
    self.value = value.bitPattern
    header = UndoLog.header(.value, variable)
  }
}
