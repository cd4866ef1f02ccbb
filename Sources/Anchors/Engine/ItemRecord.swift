import Buffers
package import Simplex

/// The engine's record of one item: its variables, its own rows and their content size.
package struct ItemRecord: BitwiseCopyable {
  /// The item; nil while the slot is free.
  package var node: NodeLink?
  private let variables: BoxVariables
  package var state: ItemState = []
  /// The slot of the record with the outer extents while a stack collapses the item, or absent.
  package var outerRecord = ItemIndex.absent
  /// The content size that the rows must state, rounded up to pixels if the root has a scale.
  package private(set) var targetContent = Size.noIntrinsicSize
  private var rows = ItemRows()

  init(_ node: NodeLink, _ variables: BoxVariables) {
    self.node = node
    self.variables = variables
  }

  /// The left edge of the alignment rectangle in the parent's coordinates.
  @inline(__always) package var x: Variable { variables.x }
  /// The top edge of the alignment rectangle in the parent's coordinates.
  @inline(__always) package var y: Variable { variables.y }
  @inline(__always) package var width: Variable { variables.width }
  @inline(__always) package var height: Variable { variables.height }

  /// The variable of the origin along an axis.
  @inline(__always)
  package func origin(_ axis: Axis) -> Variable { axis == .horizontal ? x : y }

  /// The variable of the extent along an axis.
  @inline(__always)
  package func extent(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }

  /// The index of a row that the item implies by itself, except for rare rows.
  fileprivate subscript(kind: RowKind) -> RowIndex {
    get { rows[kind] }
    set { rows[kind] = newValue }
  }

  /// True if the item has the rows that prevent negative extents.
  package var hasNonnegativeExtents: Bool { !rows.nonnegativeWidth.isNone }

  /// Sets the content size that the rows must state, and marks the dimensions that change.
  @inline(__always)
  package mutating func setTargetContent(_ content: Size) {
    if content.width != targetContent.width { state.insert(.widthChanged) }
    if content.height != targetContent.height { state.insert(.heightChanged) }
    targetContent = content
  }

  /// Assigns consecutive indices to the rows of the extents and the content of a new item.
  ///
  /// - Parameter first: The index of the first row.
  /// - Returns: The number of rows.
  @inline(__always)
  mutating func assignRows(from first: RowIndex) -> Int {
    rows.nonnegativeWidth = first
    rows.nonnegativeHeight = first.advanced(by: 1)
    var count: Int32 = 2
    if targetContent.width >= 0 {
      rows.hugWidth = first.advanced(by: 2)
      rows.resistWidth = first.advanced(by: 3)
      count = 4
    }
    if targetContent.height >= 0 {
      rows.hugHeight = first.advanced(by: count)
      rows.resistHeight = first.advanced(by: count + 1)
      count += 2
    }
    return Int(count)
  }

  /// An estimate of the number of rows that a new item has.
  @inline(__always)
  var rowCount: Int {
    (targetContent.width >= 0 ? 2 : 0) + (targetContent.height >= 0 ? 2 : 0)
      + (state.contains(.frameRowsStale) ? 6 : 2)
  }

  /// Removes the indices of all rows.
  fileprivate mutating func clearRows() { rows = ItemRows() }
}

/// Pending work and properties of an item.
package struct ItemState: OptionSet, BitwiseCopyable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The item is in the queue of items whose rows must be compared with their targets.
  static var queued: Self { Self(rawValue: 1) }
  /// The frame rows must be remade.
  static var frameRowsStale: Self { Self(rawValue: 2) }
  /// The solver has moved it since its frame was written.
  static var moved: Self { Self(rawValue: 4) }
  /// The height of the content depends on the resulting width.
  package static var wraps: Self { Self(rawValue: 8) }
  /// The frame before the current layout is in the journal.
  static var journaled: Self { Self(rawValue: 16) }
  /// The item was moved, which may change how the edges inside it are rounded.
  static var shifted: Self { Self(rawValue: 64) }
  /// The record has only the outer extents of a collapsed item.
  package static var isOuterRecord: Self { Self(rawValue: 128) }
  /// The item is in the queue of contents to measure at their resulting width.
  static var wrapQueued: Self { Self(rawValue: 256) }
  /// The width of the content may differ from the width in its rows.
  static var widthChanged: Self { Self(rawValue: 512) }
  /// The height of the content may differ from the height in its rows.
  static var heightChanged: Self { Self(rawValue: 1024) }
  /// The item is in one of the lists of texts that are wider than their widest line.
  static var narrows: Self { Self(rawValue: 2048) }
  /// The item is a narrowed text, which gives way to contents that hug equally.
  static var yields: Self { Self(rawValue: 4096) }
  /// A constraint depends on the item's baselines.
  static var baselinesUsed: Self { Self(rawValue: 32) }
}

/// The indices of the rows that an item implies by itself, except for rare rows.
private struct ItemRows {
  var nonnegativeWidth = RowIndex()
  var nonnegativeHeight = RowIndex()
  var hugWidth = RowIndex()
  var resistWidth = RowIndex()
  var hugHeight = RowIndex()
  var resistHeight = RowIndex()

  subscript(kind: RowKind) -> RowIndex {
    get {
      switch kind {
      case .nonnegativeWidth: nonnegativeWidth
      case .nonnegativeHeight: nonnegativeHeight
      case .hugWidth: hugWidth
      case .resistWidth: resistWidth
      case .hugHeight: hugHeight
      case .resistHeight: resistHeight
      default: RowIndex()
      }
    }
    set {
      switch kind {
      case .nonnegativeWidth: nonnegativeWidth = newValue
      case .nonnegativeHeight: nonnegativeHeight = newValue
      case .hugWidth: hugWidth = newValue
      case .resistWidth: resistWidth = newValue
      case .hugHeight: hugHeight = newValue
      case .resistHeight: resistHeight = newValue
      default: break
      }
    }
  }
}

/// The measurement of a content that wraps or is rounded.
struct ContentMeasure {
  /// The size as measured without a width.
  var natural: Size
  /// The width for which the target height was measured; NaN before the first time.
  var width = Double.nan
  /// The width that a text needs at that width, that of its widest line; otherwise the natural one.
  var needed = Double.nan
}

extension EngineState.Items {
  /// The index of a row that an item implies by itself, if it exists.
  package subscript(slot: ItemIndex, kind: RowKind) -> RowIndex? {
    get {
      var index = RowIndex()
      if !kind.isRare {
        index = self[slot][kind]
      } else if slot.position < rareRows.count / Self.rareRowCount {
        index = rareRows[Self.rareRowIndex(kind, of: slot)]
      }
      return index.isNone ? nil : index
    }
    @inline(never)
    set {
      let index = newValue ?? RowIndex()
      guard kind.isRare else { return self[slot][kind] = index }
      while rareRows.count < Self.rareRowCount * (slot.position + 1) { rareRows.append(RowIndex()) }
      rareRows[Self.rareRowIndex(kind, of: slot)] = index
    }
  }

  /// The number of rare rows of an item.
  static var rareRowCount: Int { RowKind.rareCount }

  private static func rareRowIndex(_ kind: RowKind, of slot: ItemIndex) -> Int {
    rareRowCount * slot.position + Int(kind.rawValue - RowKind.frameX.rawValue)
  }

  /// Removes the indices of all rows of an item.
  func clearRows(of slot: ItemIndex) {
    self[slot].clearRows()
    guard slot.position < rareRows.count / Self.rareRowCount else { return }
    for offset in 0..<Self.rareRowCount {
      rareRows[Self.rareRowCount * slot.position + offset] = RowIndex()
    }
  }

  /// Returns the size of an item's content as measured without a width.
  package func naturalContent(of slot: ItemIndex) -> Size {
    measures.reaches(slot) ? measures[slot].natural : self[slot].targetContent
  }

  /// Sets the size of an item's content as measured without a width.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - slot: The slot of the item.
  ///   - isKept: Whether to store the size even if the item has no measurement yet.
  mutating func setNaturalContent(_ size: Size, of slot: ItemIndex, isKept: Bool) {
    guard !measures.reaches(slot) else { return measures[slot].natural = size }
    if isKept { addMeasure(ContentMeasure(natural: size), of: slot) }
  }

  @inline(never)
  private mutating func addMeasure(_ measure: ContentMeasure, of slot: ItemIndex) {
    if measures.isEmpty { measures.reserve(Swift.max(records.count, room)) }
    while measures.count < slot.position {
      measures.append(ContentMeasure(natural: records[measures.count].targetContent))
    }
    measures.append(measure)
  }

  /// Returns the width for which the target height of an item was measured, or NaN.
  func measuredWidth(of slot: ItemIndex) -> Double {
    measures.reaches(slot) ? measures[slot].width : .nan
  }

  /// Sets the width for which the target height of a wrapping content was measured.
  func setMeasuredWidth(_ width: Double, of slot: ItemIndex) {
    guard measures.reaches(slot) else { return }
    (measures[slot].width, measures[slot].needed) = (width, .nan)
  }

  /// Stores a record in a free or new slot, and returns the slot.
  @inline(__always)
  mutating func store(_ record: ItemRecord) -> ItemIndex {
    guard let slot = freeSlots.popLast() else {
      records.append(record)
      return ItemIndex(records.count - 1)
    }
    self[slot] = record
    if measures.reaches(slot) { measures[slot] = ContentMeasure(natural: record.targetContent) }
    if minimums.reaches(slot) { minimums[slot] = MinimumTarget() }
    return slot
  }
}

extension List {
  /// The element of an item, in a list by slot.
  subscript(slot: ItemIndex) -> Element {
    @inline(__always)
    get { self[slot.position] }
    @inline(__always)
    nonmutating _modify { yield &self[slot.position] }
  }

  /// Returns whether the list, which may end before the last slot, has an element for a slot.
  @inline(__always)
  func reaches(_ slot: ItemIndex) -> Bool { slot.position < count }
}
