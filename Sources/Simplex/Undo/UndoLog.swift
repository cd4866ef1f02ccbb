import Buffers

/// The old bits of everything that a call overwrites, to roll it back exactly.
///
/// Records are copied whole before they change, and copied back in reverse order. Appended rows,
/// terms and blocks need no entry: the checkpoint truncates them. In a long call only the first
/// change of each element is recorded (`Undo/Compaction.swift`).
struct UndoLog {
  /// The kind of element that an entry restores.
  ///
  /// The header word contains it with the index; the old bits precede the header.
  enum Kind: UInt64 {
    case value
    case variable
    case column
    case blockingLevels
    case row
    case link
    /// The position of a variable, and with it the variable's slot in the order.
    case position

    /// The number of kinds.
    static var count: Int { Int(position.rawValue) + 1 }

    /// The number of words that precede the header of an entry.
    var words: Int {
      switch self {
      case .variable: wordCount(of: VariableRecord.self)
      case .row: wordCount(of: RowRecord.self)
      case .value, .column, .blockingLevels, .link, .position: 1
      }
    }

    private func wordCount<Payload: BitwiseCopyable>(of _: Payload.Type) -> Int {
      List<UInt64>.words(of: Payload.self)
    }
  }

  /// The changes that are recorded.
  enum Mode: UInt8 {
    case nothing
    case all
    /// Only the first change of each element, as tracked by `marks`.
    case firstChanges
  }

  /// The counts and list heads at the start of a call.
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
  /// One bit per kind and index, set once the element is recorded in a long call.
  var marks = Buffer<UInt64>()

  /// Records a variable's value.
  @inline(__always)
  mutating func recordValue(_ index: Int32, _ value: Double) {
    guard mode == .all else { return recordFirst(index, value) }
    words.append(bitsOf: LoggedValue(value, of: index))
  }

  /// Out of line: code size.
  @inline(never)
  private mutating func recordFirst(_ index: Int32, _ value: Double) {
    if mode == .firstChanges { append(.value, index, value.bitPattern) }
  }

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
    if mode == .firstChanges, !markIfFirst(kind, index) { return }
    assert(List<UInt64>.words(of: Payload.self) == kind.words, "an entry of another length")
    words.append(bitsOf: payload)
    words.append(Self.header(kind, index))
  }

  /// The header word of an entry.
  @inline(__always)
  static func header(_ kind: Kind, _ index: Int32) -> UInt64 {
    kind.rawValue << 32 | UInt64(UInt32(bitPattern: index))
  }

  /// The length of the log in words.
  var length: Int { words.count }

  var isEmpty: Bool { words.isEmpty }

  /// Removes and returns the header of the last entry: its kind and index.
  @inline(__always)
  mutating func popHeader() -> (kind: Kind, index: Int32) {
    Self.parts(ofHeader: words.removeLast())
  }

  @inline(__always)
  static func parts(ofHeader header: UInt64) -> (kind: Kind, index: Int32) {
    let kind = Kind(rawValue: header >> 32 & 0xFF) ?? .value
    return (kind, Int32(bitPattern: UInt32(truncatingIfNeeded: header)))
  }

  /// Removes the old bits of the last entry, whose header was removed before.
  mutating func popPayload<Payload: BitwiseCopyable>(into target: inout Payload) {
    words.removeLast(bitsInto: &target)
  }

  /// Discards the log and stops recording.
  @inline(never)
  mutating func stopRecording() {
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
