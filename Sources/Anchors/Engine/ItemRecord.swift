@_spi(Memory) import Simplex

/// What an engine knows about one item: its variables, its own rows and what they say.
struct ItemRecord {
  /// The item; nil while the slot is free.
  var node: NodeLink?
  private let variables: BoxVariables
  var state: ItemState = []
  /// The place of the record with the outer extents while a stack hides the item, or -1.
  var outerRecord: Int32 = -1
  /// The content size that the rows should say, on the grid of pixels where there is one.
  private(set) var targetContent = Size.noIntrinsicSize
  private var places = ItemRows()

  init(_ node: NodeLink, _ variables: BoxVariables) {
    self.node = node
    self.variables = variables
  }

  /// The left edge of the alignment rectangle in the parent's coordinates.
  @inline(__always) var x: Variable { variables.x }
  /// The top edge of the alignment rectangle in the parent's coordinates.
  @inline(__always) var y: Variable { variables.y }
  @inline(__always) var width: Variable { variables.width }
  @inline(__always) var height: Variable { variables.height }

  /// Where the row of a kind is that the item implies by itself, but for those of its frame.
  fileprivate subscript(kind: RowKind) -> RowIndex {
    get { places[kind] }
    set { places[kind] = newValue }
  }

  /// Whether it has the rows by which no extent is below 0.
  var hasMinimum: Bool { !places.minimumWidth.isNone }

  /// Notes what the rows should say of the content, and whether that is something else.
  @inline(__always)
  mutating func setTargetContent(_ content: Size) {
    if content.width != targetContent.width { state.insert(.widthChanged) }
    if content.height != targetContent.height { state.insert(.heightChanged) }
    targetContent = content
  }

  /// Notes that the rows of its extents and its content follow one another from a place on; it has none yet.
  ///
  /// - Returns: How many these are.
  @inline(__always)
  mutating func assignRows(from place: RowIndex) -> Int {
    places.minimumWidth = place
    places.minimumHeight = place.advanced(by: 1)
    var count = 2
    if targetContent.width >= 0 {
      places.hugWidth = place.advanced(by: 2)
      places.resistWidth = place.advanced(by: 3)
      count = 4
    }
    if targetContent.height >= 0 {
      places.hugHeight = place.advanced(by: count)
      places.resistHeight = place.advanced(by: count + 1)
      count += 2
    }
    return count
  }

  /// How many rows it has, about, to begin with.
  @inline(__always)
  var rowCount: Int {
    (targetContent.width >= 0 ? 2 : 0) + (targetContent.height >= 0 ? 2 : 0)
      + (state.contains(.frameRowsStale) ? 6 : 2)
  }

  /// Forgets all rows.
  fileprivate mutating func clearRows() { places = ItemRows() }
}

/// What is to be done about an item.
struct ItemState: OptionSet {
  let rawValue: UInt16

  /// Its rows must be compared with what they should say.
  static var queued: Self { Self(rawValue: 1) }
  /// The rows that hold its frame must be remade.
  static var frameRowsStale: Self { Self(rawValue: 2) }
  /// The solver has moved it since its frame was written.
  static var moved: Self { Self(rawValue: 4) }
  /// The height of its content depends on the width it gets.
  static var wraps: Self { Self(rawValue: 8) }
  /// Its frame before the present layout is in the journal.
  static var journaled: Self { Self(rawValue: 16) }
  /// It was moved, which may change how the edges of its contents are rounded.
  static var shifted: Self { Self(rawValue: 64) }
  /// It is not an item, but has the outer extents of one that a stack hides.
  static var isOuterRecord: Self { Self(rawValue: 128) }
  /// It waits in the engine's list of contents to be measured for their widths.
  static var wrapQueued: Self { Self(rawValue: 256) }
  /// The width of its content is another than its rows say, or may be.
  static var widthChanged: Self { Self(rawValue: 512) }
  /// The height of its content is another than its rows say, or may be.
  static var heightChanged: Self { Self(rawValue: 1024) }
  /// A constraint depends on where its baselines are.
  static var baselinesUsed: Self { Self(rawValue: 32) }
}

/// The rows that an item implies by itself, but for those of its frame.
private struct ItemRows {
  var minimumWidth = RowIndex()
  var minimumHeight = RowIndex()
  var hugWidth = RowIndex()
  var resistWidth = RowIndex()
  var hugHeight = RowIndex()
  var resistHeight = RowIndex()

  subscript(kind: RowKind) -> RowIndex {
    get {
      switch kind {
      case .minimumWidth: minimumWidth
      case .minimumHeight: minimumHeight
      case .hugWidth: hugWidth
      case .resistWidth: resistWidth
      case .hugHeight: hugHeight
      case .resistHeight: resistHeight
      default: RowIndex()
      }
    }
    set {
      switch kind {
      case .minimumWidth: minimumWidth = newValue
      case .minimumHeight: minimumHeight = newValue
      case .hugWidth: hugWidth = newValue
      case .resistWidth: resistWidth = newValue
      case .hugHeight: hugHeight = newValue
      case .resistHeight: resistHeight = newValue
      default: break
      }
    }
  }
}

/// What is to be remembered of a content that wraps or is rounded.
struct ContentMeasure {
  /// The size as measured without a width.
  var natural: Size
  /// The width that the wanted height was measured for, NaN before the first time.
  var width = Double.nan
}

extension EngineState.Items {
  /// Where the row of a kind is that an item implies by itself, if it has one.
  subscript(slot: Int, kind: RowKind) -> RowIndex? {
    get {
      var place = RowIndex()
      if !kind.isOfFrame {
        place = records[slot][kind]
      } else if slot < frameRows.count / Self.frameRowCount {
        place = frameRows[Self.framePlace(kind, of: slot)]
      }
      return place.isNone ? nil : place
    }
    @inline(never)
    set {
      let place = newValue ?? RowIndex()
      guard kind.isOfFrame else { return records[slot][kind] = place }
      while frameRows.count < Self.frameRowCount * (slot + 1) { frameRows.append(RowIndex()) }
      frameRows[Self.framePlace(kind, of: slot)] = place
    }
  }

  /// How many rows a frame has, two along each axis.
  static var frameRowCount: Int { 4 }

  private static func framePlace(_ kind: RowKind, of slot: Int) -> Int {
    frameRowCount * slot + Int(kind.rawValue - RowKind.frameX.rawValue)
  }

  /// Forgets all rows of an item.
  func clearRows(of slot: Int) {
    records[slot].clearRows()
    guard slot < frameRows.count / Self.frameRowCount else { return }
    for place in 0..<Self.frameRowCount {
      frameRows[Self.frameRowCount * slot + place] = RowIndex()
    }
  }

  /// The size of an item's content as measured without a width.
  func naturalContent(of slot: Int) -> Size {
    slot < measures.count ? measures[slot].natural : records[slot].targetContent
  }

  /// Notes that size, unless it is what the item's rows say.
  mutating func setNaturalContent(_ size: Size, of slot: Int, isKept: Bool) {
    guard slot >= measures.count else { return measures[slot].natural = size }
    if isKept { addMeasure(ContentMeasure(natural: size), of: slot) }
  }

  @inline(never)
  private mutating func addMeasure(_ measure: ContentMeasure, of slot: Int) {
    if measures.isEmpty { measures.reserve(Swift.max(records.count, room)) }
    while measures.count < slot {
      measures.append(ContentMeasure(natural: records[measures.count].targetContent))
    }
    measures.append(measure)
  }

  /// The width that the wanted height of an item's content was measured for, NaN before the first time.
  func measuredWidth(of slot: Int) -> Double {
    slot < measures.count ? measures[slot].width : .nan
  }

  /// Notes that width, of a content that wraps.
  func setMeasuredWidth(_ width: Double, of slot: Int) {
    if slot < measures.count { measures[slot].width = width }
  }

  /// Puts a record into a free place.
  @inline(__always)
  mutating func store(_ record: ItemRecord) -> Int {
    guard let free = freeSlots.popLast() else {
      records.append(record)
      return records.count - 1
    }
    let slot = Int(free)
    records[slot] = record
    if slot < measures.count { measures[slot] = ContentMeasure(natural: record.targetContent) }
    return slot
  }
}
