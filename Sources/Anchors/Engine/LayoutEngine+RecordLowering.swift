import Simplex

// Lowering of records. The rows of plain records of a first layout take a shorter path.

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
  /// Loads the row of a record, if it is plain enough.
  ///
  /// That requires a multiplier of 1 and items that are siblings or parent and child, in a parent
  /// whose edges are where its coordinates begin.
  ///
  /// - Returns: Whether the row was loaded.
  func loadRecord(at slot: Int) -> Bool {
    let record = rows.constraints[slot]
    guard record.isPlain else { return false }
    let (multiplier, priority) = rows.constraints.numbers(of: record)
    guard let second = record.second else {
      // Passed in parts: a record passed as a whole is stored to memory and read back.
      return loadExtent(
        record.first, isWidth: record.firstAttribute == .width, Relation(record.relation),
        record.constant, priority, slot)
    }
    guard multiplier == 1, let host = record.first.nearbyHost(with: second), !host.hasRareState,
      !record.isDirectional || !host.isRightToLeft, !record.flags.contains(.mirrored)
    else { return false }
    let first = boxTerms(of: record.first, record.firstAttribute, isInside: record.first != host)
    let other = boxTerms(of: second, record.secondAttribute, isInside: second != host)
    changes.loadedCount += 1
    rows.constraints[slot].row = solver.loadRow(
      first, minus: other, Relation(record.relation), record.constant,
      Priority(priority.rawValue))
    return true
  }

  /// Loads the row of a constraint on one extent.
  @inline(never)
  private func loadExtent(
    _ node: NodeLink, isWidth: Bool, _ relation: Relation, _ constant: Double,
    _ priority: LayoutPriority, _ slot: Int
  ) -> Bool {
    guard !rows.constraints.hasStackImposed else { return false }
    let item = slotRegistering(node)
    changes.loadedCount += 1
    rows.constraints[slot].row = solver.loadRow(
      BoxTerms(nil, isWidth ? items[item].width : items[item].height, share: 1),
      minus: BoxTerms(nil, nil, share: 0), relation, constant, Priority(priority.rawValue))
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
}
