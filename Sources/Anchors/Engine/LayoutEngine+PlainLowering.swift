@_spi(Memory) import Simplex

// Lowering of most constraints. `LayoutEngine+Lowering.swift` defines the terms of attributes; this
// file repeats that for constraints with at most two attributes and without baselines or standard
// distances, in trees without scroll views. Each attribute is examined once, for its terms and its
// constant part.

/// The coordinates in which a plain constraint is lowered.
private struct PlainContext {
  let host: NodeLink
  let mirrored: Bool
  /// True if mirroring leaves the host's width in the row.
  let mirrorsWidth: Bool
  /// True if a stack around the host imposed the constraint on the host alone.
  var isImposed = false
}

/// The position of an attribute in its box.
///
/// Bits from a table, because consecutive rows of a first layout have different attributes.
private struct AttributeShape {
  private let bits: UInt8

  @inline(__always)
  init(of attribute: LayoutAttribute) {
    bits = Self.bits(of: attribute)
    assert(0.5 * Double(halves) == attribute.shareOfExtent(mirrored: false))
    assert(isExtent == attribute.isDimension)
  }

  /// The number of halves of the extent between the origin and the attribute.
  @inline(__always) var halves: Int32 { Int32(bits & 0b11) }
  @inline(__always) var isVertical: Bool { bits & 0b100 != 0 }
  /// True if the attribute is the extent itself.
  @inline(__always) var isExtent: Bool { bits & 0b1000 != 0 }

  /// A separate function, so that the compiler emits a table.
  @inline(never)
  private static func bits(of attribute: LayoutAttribute) -> UInt8 {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin, .notAnAttribute: 0b0000
    case .centerX, .centerXWithinMargins: 0b0001
    case .right, .trailing, .rightMargin, .trailingMargin: 0b0010
    case .top, .topMargin, .firstBaseline: 0b0100
    case .centerY, .centerYWithinMargins: 0b0101
    case .bottom, .bottomMargin, .lastBaseline: 0b0110
    case .width: 0b1000
    case .height: 0b1100
    }
  }
}

extension LayoutEngine {
  /// Appends the row of a record to the changes.
  func collectRecord(_ index: Int32, _ slot: Int) {
    let record = rows.records[index]
    guard let host = record.host else { return }
    let mirrored = record.isDirectional && host.isRightToLeft
    if mirrored != record.isMirrored { rows.records.setMirrored(index, mirrored) }
    let frame = PlainContext(
      host: host, mirrored: mirrored, mirrorsWidth: mirrored && record.multiplier != 1,
      isImposed: record.isImposed)
    var constant = record.constant
    constant -= append(record.first, record.firstAttribute, 1, frame)
    if let second = record.second {
      constant +=
        record.multiplier * append(second, record.secondAttribute, -record.multiplier, frame)
    }
    changes.batch.endRowUnshared(
      Relation(record.relation), constant, Priority(record.priority.rawValue))
    recordRow(ofConstraint: slot)
  }

  /// Loads the row of a record, if it is plain enough.
  ///
  /// That requires a multiplier of 1 and items that are siblings or parent and child, in a parent
  /// whose edges are where its coordinates begin.
  ///
  /// - Returns: Whether the row was loaded.
  func loadRecord(_ index: Int32, _ slot: Int) -> Bool {
    let record = rows.records.record(at: index)
    let (multiplier, priority) = rows.records.numbers(of: record)
    guard let second = record.second else {
      // Passed in parts: a record passed as a whole is stored to memory and read back.
      return loadExtent(
        record.first, isWidth: record.firstAttribute == .width, Relation(record.relation),
        record.constant, priority, slot)
    }
    guard multiplier == 1, let host = record.first.nearbyHost(with: second), !host.hasRareState,
      !record.isDirectional || !host.isRightToLeft, !record.marks.contains(.mirrored)
    else { return false }
    let first = boxTerms(of: record.first, record.firstAttribute, isInside: record.first != host)
    let other = boxTerms(of: second, record.secondAttribute, isInside: second != host)
    guard first.isPlain(with: other) else { return false }
    if changes.batch.count > 0 { loadChunk() }
    loadRow(first, other, Relation(record.relation), record.constant, priority)
    recordRow(ofConstraint: slot)
    return true
  }

  /// Loads the row of a constraint on one extent.
  @inline(never)
  private func loadExtent(
    _ node: NodeLink, isWidth: Bool, _ relation: Relation, _ constant: Double,
    _ priority: LayoutPriority, _ slot: Int
  ) -> Bool {
    guard !rows.records.hasStackImposed else { return false }
    let item = slotRegistering(node)
    if changes.batch.count > 0 { loadChunk() }
    loadBound(
      isWidth ? items[item].width : items[item].height, relation, constant,
      Priority(priority.rawValue))
    recordRow(ofConstraint: slot)
    return true
  }

  /// Returns the terms of an attribute in the coordinates of the item's parent, or in its own.
  ///
  /// Neither the item nor the parent has a bounds origin or alignment insets.
  @inline(__always)
  private func boxTerms(
    of node: NodeLink, _ attribute: LayoutAttribute, isInside: Bool
  ) -> BoxTerms {
    let slot = slotRegistering(node)
    let shape = AttributeShape(of: attribute)
    let box = items[slot]
    let outer = items[extentSlot(of: slot, isOuterRecord: isInside && !shape.isExtent)]
    let extent = shape.isVertical ? outer.height : outer.width
    guard !shape.isExtent else { return BoxTerms(nil, extent, share: 1) }
    let origin = isInside ? shape.isVertical ? box.y : box.x : nil
    let halves = shape.halves
    return BoxTerms(origin, halves == 0 ? nil : extent, share: 0.5 * Double(halves))
  }

  /// Appends the row of a constraint object to the changes, if it is plain and has a host.
  ///
  /// - Returns: Whether the row was appended.
  func lowerAsPlain(_ constraint: LayoutConstraint) -> Bool {
    guard !scrolling.hasScrollViews, !constraint.needsClientAnswer,
      let first = constraint.firstEnd.item,
      let host = constraint.hostLink
    else { return false }
    let mirrored = constraint.isDirectional && host.isRightToLeft
    if !borrowsTree { constraint.state.set(.mirrored, mirrored) }
    let multiplier = constraint.multiplier
    let frame = PlainContext(
      host: host, mirrored: mirrored, mirrorsWidth: mirrored && multiplier != 1,
      isImposed: constraint.state.contains(.imposedByStack))
    var constant = constraint.storedConstant
    constant -= append(first, constraint.firstAttribute, 1, frame)
    if let second = constraint.secondEnd.item {
      constant += multiplier * append(second, constraint.secondAttribute, -multiplier, frame)
    }
    changes.batch.endRowUnshared(
      Relation(constraint.relation), constant, Priority(constraint.storedPriority.rawValue))
    return true
  }

  /// Appends `factor` times an attribute, unless the factor is 0.
  ///
  /// - Returns: The constant part of the attribute.
  private func append(
    _ node: NodeLink, _ attribute: LayoutAttribute, _ factor: Double, _ frame: PlainContext
  ) -> Double {
    let slot = slotRegistering(node)
    switch attribute.attributeClass {
    case .dimension:
      if factor != 0 {
        // Outside, only the stack determines the extents of a collapsed item.
        let extents = extentSlot(of: slot, isOuterRecord: frame.isImposed)
        changes.batch.appendTermUnshared(
          attribute == .width ? items[extents].width : items[extents].height, factor)
      }
      return 0
    case .vertical:
      let offset = appendOrigin(of: node, slot, .vertical, factor, frame.host)
      let share = attribute.shareOfExtent(mirrored: false) * factor
      if share != 0 {
        changes.batch.appendTermUnshared(items[extentSlot(of: slot, node, frame)].height, share)
      }
      return offset
    case .directional, .absolute, .centerX:
      let sign = frame.mirrored ? -factor : factor
      let offset = appendOrigin(of: node, slot, .horizontal, sign, frame.host)
      let share = attribute.shareOfExtent(mirrored: frame.mirrored) * sign
      if share != 0 {
        changes.batch.appendTermUnshared(items[extentSlot(of: slot, node, frame)].width, share)
      }
      return frame.mirrored ? mirror(offset, factor, frame) : offset
    case .none: return 0
    }
  }

  @inline(__always)
  private func extentSlot(of slot: Int, _ node: NodeLink, _ frame: PlainContext) -> Int {
    extentSlot(of: slot, isOuterRecord: node != frame.host || frame.isImposed)
  }

  /// Appends the terms of an item's origin in the coordinates of the host.
  ///
  /// - Returns: The constant part of the origin.
  @inline(__always)
  private func appendOrigin(
    of node: NodeLink, _ slot: Int, _ axis: Axis, _ factor: Double, _ host: NodeLink
  ) -> Double {
    guard node != host else { return host.hasRareState ? host.use { $0.leadingEdge(axis) } : 0 }
    var (inner, slot) = (node, slot)
    var offset = 0.0
    while true {
      if factor != 0 {
        changes.batch.appendTermUnshared(
          axis == .horizontal ? items[slot].x : items[slot].y, factor)
      }
      guard let outer = inner.parent, outer != host else { return offset }
      if outer.hasRareState { offset -= outer.use { $0.leadingEdge(axis) } }
      inner = outer
      slot = slotRegistering(inner)
    }
  }

  /// Mirrors the constant part of an attribute, and appends the host's width if necessary.
  private func mirror(_ offset: Double, _ factor: Double, _ frame: PlainContext) -> Double {
    guard frame.mirrorsWidth else { return -offset }
    if factor != 0 { changes.batch.appendTermUnshared(width(of: frame.host), factor) }
    guard frame.host.hasRareState else { return -offset }
    // The host's frame is wider than the alignment rectangle, which the variable measures.
    let insets = frame.host.alignmentInsets
    return frame.host.boundsOrigin.x + insets.left + insets.right - offset
  }
}
