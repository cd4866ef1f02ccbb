@_spi(Memory) import Simplex

// How most constraints become rows. `Lowering` says what an attribute is in variables, and why; here it is said
// once more for a constraint of two attributes at most, without baselines and standard distances, in a tree that
// nothing scrolls in. Each attribute is looked at once, for its terms and its constant part.

/// The coordinates in which a plain constraint becomes a row.
private struct PlainContext {
  let host: NodeLink
  let mirrored: Bool
  /// Whether mirroring leaves the host's width in the row.
  let mirrorsWidth: Bool
  /// Whether the stack around the host says something of the host alone.
  var isImposed = false
}

/// Where an attribute of a box lies: bits that are read from a table, since in a first layout no two rows in turn ask
/// for the same.
private struct AttributeShape {
  private let bits: UInt8

  @inline(__always)
  init(of attribute: LayoutAttribute) {
    bits = Self.bits(of: attribute)
    assert(0.5 * Double(halves) == attribute.shareOfExtent(mirrored: false))
    assert(isExtent == attribute.isDimension)
  }

  /// How many halves of the extent lie between the origin and the attribute.
  @inline(__always) var halves: Int32 { Int32(bits & 0b11) }
  @inline(__always) var isVertical: Bool { bits & 0b100 != 0 }
  /// Whether it is the extent itself.
  @inline(__always) var isExtent: Bool { bits & 0b1000 != 0 }

  /// A function of its own, which is what becomes a table.
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
  /// Adds the row of a stated constraint to the changes.
  func collectStated(_ place: Int32, _ slot: Int) {
    let stated = rows.records[place]
    guard let host = stated.host else { return }
    let mirrored = stated.isDirectional && host.isRightToLeft
    if mirrored != stated.isMirrored { rows.records.setMirrored(place, mirrored) }
    let frame = PlainContext(
      host: host, mirrored: mirrored, mirrorsWidth: mirrored && stated.multiplier != 1,
      isImposed: stated.isImposed)
    var constant = stated.constant
    constant -= append(stated.first, stated.firstAttribute, 1, frame)
    if let second = stated.second {
      constant +=
        stated.multiplier * append(second, stated.secondAttribute, -stated.multiplier, frame)
    }
    changes.batch.endRowUnshared(
      Relation(stated.relation), constant, Priority(stated.priority.rawValue))
    recordRow(ofConstraint: slot)
  }

  /// Gives the row of a stated constraint to the solver, if it has the factor 1 and is between items that have one
  /// parent or of which one is the other's parent, whose edges are where coordinates begin.
  ///
  /// - Returns: Whether it is given.
  func loadRecord(_ place: Int32, _ slot: Int) -> Bool {
    let record = rows.records.record(at: place)
    let (multiplier, priority) = rows.records.numbers(of: record)
    guard let second = record.second else {
      // By its parts: a record that is handed on as a whole is in memory, where each of them is waited for.
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

  /// Gives the row of a constraint of one extent.
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

  /// What an attribute of an item is in variables, in the coordinates of its parent, or in its own; neither has
  /// bounds or insets.
  @inline(__always)
  private func boxTerms(
    of node: NodeLink, _ attribute: LayoutAttribute, isInside: Bool
  ) -> BoxTerms {
    let slot = slotRegistering(node)
    let shape = AttributeShape(of: attribute)
    let box = items[slot]
    let outer = items[extentPlace(of: slot, isOuterRecord: isInside && !shape.isExtent)]
    let extent = shape.isVertical ? outer.height : outer.width
    guard !shape.isExtent else { return BoxTerms(nil, extent, share: 1) }
    let origin = isInside ? shape.isVertical ? box.y : box.x : nil
    let halves = shape.halves
    return BoxTerms(origin, halves == 0 ? nil : extent, share: 0.5 * Double(halves))
  }

  /// Adds the row of a constraint to the changes, if it is a plain one that has a host.
  ///
  /// - Returns: Whether it is; nothing is added otherwise.
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

  /// Appends `factor` times an attribute, unless the factor is 0; returns the attribute's constant part.
  private func append(
    _ node: NodeLink, _ attribute: LayoutAttribute, _ factor: Double, _ frame: PlainContext
  ) -> Double {
    let slot = slotRegistering(node)
    switch attribute.attributeClass {
    case .dimension:
      if factor != 0 {
        // Only the stack speaks of how large a hidden item is outside.
        let extents = extentPlace(of: slot, isOuterRecord: frame.isImposed)
        changes.batch.appendTermUnshared(
          attribute == .width ? items[extents].width : items[extents].height, factor)
      }
      return 0
    case .vertical:
      let offset = appendOrigin(of: node, slot, .vertical, factor, frame.host)
      let share = attribute.shareOfExtent(mirrored: false) * factor
      if share != 0 {
        changes.batch.appendTermUnshared(items[extentPlace(of: slot, node, frame)].height, share)
      }
      return offset
    case .directional, .absolute, .centerX:
      let sign = frame.mirrored ? -factor : factor
      let offset = appendOrigin(of: node, slot, .horizontal, sign, frame.host)
      let share = attribute.shareOfExtent(mirrored: frame.mirrored) * sign
      if share != 0 {
        changes.batch.appendTermUnshared(items[extentPlace(of: slot, node, frame)].width, share)
      }
      return frame.mirrored ? mirror(offset, factor, frame) : offset
    case .none: return 0
    }
  }

  @inline(__always)
  private func extentPlace(of slot: Int, _ node: NodeLink, _ frame: PlainContext) -> Int {
    extentPlace(of: slot, isOuterRecord: node != frame.host || frame.isImposed)
  }

  /// Appends where the origin of an item lies in the coordinates of the host; returns the part that is a number.
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

  /// Mirrors the constant part of an attribute, and appends the host's width if that stays in the row.
  private func mirror(_ offset: Double, _ factor: Double, _ frame: PlainContext) -> Double {
    guard frame.mirrorsWidth else { return -offset }
    if factor != 0 { changes.batch.appendTermUnshared(width(of: frame.host), factor) }
    guard frame.host.hasRareState else { return -offset }
    // The host's frame is wider than its alignment rectangle, which the variable measures.
    let insets = frame.host.alignmentInsets
    return frame.host.boundsOrigin.x + insets.left + insets.right - offset
  }
}
