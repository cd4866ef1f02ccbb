@_spi(Memory) import Simplex

// Lowering: turning constraints into rows, and attributes into terms of variables.
//
// A position is expressed in the coordinates of the constraint's host, the nearest common ancestor
// of its items. There, an item's left edge is the sum of the `x` of the item and its ancestors
// below the host, and the host's own left edge is a number. In a right-to-left host, a directional
// constraint is lowered in mirrored coordinates, x' = host's width - x.
//
// If the host is a scroll view, its edges are those of its content, and mirroring uses the content.

extension LayoutEngine {
  /// Appends the row of a constraint to a batch.
  ///
  /// - Returns: Whether the constraint has a host; nothing is appended otherwise.
  func lower(
    _ constraint: LayoutConstraint, at slot: Int, into batch: inout ConstraintBatch
  ) -> Bool {
    guard let frame = loweringContext(of: constraint, answer: rows.constraints[slot].answer) else {
      return false
    }
    if !borrowsTree { constraint.state.set(.mirrored, frame.mirrored) }
    appendRow(of: constraint, frame, &batch)
    recordCrossing(constraint, host: frame.host)
    return true
  }

  /// Appends the row of a constraint in the coordinates of its host.
  @inline(__always)
  func appendRow(
    of constraint: LayoutConstraint, _ frame: LoweringContext, _ batch: inout ConstraintBatch
  ) {
    if let first = constraint.firstEnd.item {
      appendTerms(of: first, 0, constraint.firstAttribute, 1, frame, &batch)
    }
    let factor = -constraint.multiplier
    if factor != 0, let second = constraint.secondEnd.item {
      appendTerms(of: second, 1, constraint.secondAttribute, factor, frame, &batch)
    }
    if let offsets = constraint.offsets {
      if let start = offsets.first.item {
        appendTerms(of: start, 2, offsets.firstAttribute, -1, frame, &batch)
      }
      if factor != 0, let start = offsets.second.item {
        appendTerms(of: start, 3, offsets.secondAttribute, -factor, frame, &batch)
      }
    }
    batch.endRow(
      Relation(constraint.relation), rowConstant(of: constraint, frame),
      Priority(constraint.storedPriority.rawValue))
  }

  /// Returns the slot of the record with the extents of an item that a constraint uses.
  ///
  /// Constraints from outside use the outer record of a collapsed item.
  @inline(__always)
  func extentSlot(of slot: Int, isOuterRecord: Bool) -> Int {
    let outside = Int(items[slot].outerRecord)
    return isOuterRecord && outside >= 0 ? outside : slot
  }

  /// Returns the coordinates in which a constraint is lowered, or nil without a common ancestor.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - answer: The index of the constraint's ``ClientAnswer``, or -1.
  /// - Returns: The coordinates.
  func loweringContext(of constraint: LayoutConstraint, answer: Int32 = -1) -> LoweringContext? {
    guard let host = constraint.hostLink else { return nil }
    let mirrored = constraint.isDirectional && host.isRightToLeft
    return LoweringContext(
      host: host, mirrored: mirrored, mirrorsWidth: mirrored && constraint.multiplier != 1,
      content: scrolling.hasScrollViews ? content(of: host, for: constraint) : nil,
      isImposed: constraint.state.contains(.imposedByStack),
      constraint: scrolling.hasScrollViews ? ConstraintLink(constraint) : nil, answer: answer)
  }

  private func content(of host: NodeLink, for constraint: LayoutConstraint) -> NodeLink? {
    guard host.kind == .scrollView, !constraint.state.contains(.system) else { return nil }
    return host.node.rareState?.scroll.map { NodeLink($0.contentGuide.layoutNode) }
  }

  /// Returns the constant of a constraint's row.
  func rowConstant(of constraint: LayoutConstraint, _ frame: LoweringContext) -> Double {
    var constant = constraint.storedConstant
    if constraint.state.contains(.systemSpacing) {
      constant = systemSpacing(of: constraint, frame)
    }
    if constraint.hasFixedRowConstant { return constant }
    if let first = constraint.firstEnd.item {
      constant -= offset(of: first, 0, constraint.firstAttribute, frame)
    }
    if let second = constraint.secondEnd.item {
      constant += constraint.multiplier * offset(of: second, 1, constraint.secondAttribute, frame)
    }
    if let offsets = constraint.offsets {
      if let start = offsets.first.item {
        constant += offset(of: start, 2, offsets.firstAttribute, frame)
      }
      if let start = offsets.second.item {
        constant -= constraint.multiplier * offset(of: start, 3, offsets.secondAttribute, frame)
      }
    }
    return constant
  }

  /// Returns the constant of a constraint with standard spacing.
  ///
  /// Left and right edges are not mirrored, so "after" is the opposite direction in right-to-left
  /// layouts.
  private func systemSpacing(
    of constraint: LayoutConstraint, _ frame: LoweringContext
  ) -> Double {
    var constant = constraint.storedConstant
    if frame.answer >= 0 {
      constant *= rows.answers[Int(frame.answer)].spacing / LayoutNode.standardSpacing
    }
    let turnsRound =
      constraint.firstAttribute.attributeClass == .absolute && frame.host.isRightToLeft
    return turnsRound ? 0 - constant : constant
  }

  /// Appends the terms of `factor` times an attribute, without its constant part.
  func appendTerms(
    of item: NodeLink, _ end: UInt8, _ attribute: LayoutAttribute, _ factor: Double,
    _ frame: LoweringContext, _ batch: inout ConstraintBatch
  ) {
    let node = frame.target(of: item, attribute)
    let scale = frame.scale(of: node)
    let slot = slotRegistering(node)
    // Outside, only the stack determines the extents of a collapsed item.
    let extents = extentSlot(
      of: slot,
      isOuterRecord: frame.isImposed || node != frame.host && !attribute.isDimension)
    switch attribute.attributeClass {
    case .dimension:
      let extent = attribute == .width ? items[extents].width : items[extents].height
      batch.appendTermUnshared(extent, factor * scale)
    case .directional, .absolute, .centerX:
      let sign = frame.mirrored ? -factor : factor
      appendOrigin(of: node, .horizontal, sign, frame.host, &batch)
      let share = attribute.shareOfExtent(mirrored: frame.mirrored)
      if share != 0 { batch.appendTermUnshared(items[extents].width, sign * share * scale) }
      if frame.mirrorsWidth {
        let mirror = frame.content ?? frame.host
        batch.appendTermUnshared(width(of: mirror), factor * frame.scale(of: mirror))
      }
    case .vertical:
      let target = attribute.isBaseline ? baseline(of: node, end, frame).node : node
      if attribute.isBaseline {
        let slot = slotRegistering(target)
        items[slot].state.insert(.baselinesUsed)
      }
      appendOrigin(of: target, .vertical, factor, frame.host, &batch)
      let share = attribute.shareOfExtent(mirrored: false)
      let height = target == node ? extents : slotRegistering(target)
      if share != 0 { batch.appendTermUnshared(items[height].height, factor * share * scale) }
    case .none: break
    }
  }

  /// Appends the terms of an item's origin in the coordinates of the host, along one axis.
  @inline(__always)
  private func appendOrigin(
    of node: NodeLink, _ axis: Axis, _ factor: Double, _ host: NodeLink,
    _ batch: inout ConstraintBatch
  ) {
    var inner = node
    while inner != host {
      let slot = slotRegistering(inner)
      batch.appendTermUnshared(axis == .horizontal ? items[slot].x : items[slot].y, factor)
      guard let outer = inner.parent else { return }
      inner = outer
    }
  }

  /// Returns the constant part of an attribute.
  func offset(
    of item: NodeLink, _ end: UInt8, _ attribute: LayoutAttribute, _ frame: LoweringContext
  ) -> Double {
    let node = frame.target(of: item, attribute)
    // The center of a scroll view is relative to the origin of its content.
    let offset = frame.isCenterOfContentHost(node, attribute) ? node.boundsOrigin : .zero
    switch attribute.attributeClass {
    case .directional, .absolute, .centerX:
      let x = node.originOffset(in: frame.host, .horizontal) - offset.x
      guard frame.mirrored else { return x }
      guard frame.mirrorsWidth, frame.content == nil, let rareState = frame.host.node.rareState
      else {
        return -x
      }
      // The host's frame is wider than the alignment rectangle, which the variable measures.
      return rareState.boundsOrigin.x + rareState.alignmentInsets.left
        + rareState.alignmentInsets.right - x
    case .vertical:
      guard let line = attribute.baseline else {
        return node.originOffset(in: frame.host, .vertical) - offset.y
      }
      let target = baseline(of: node, end, frame)
      let top = target.node.originOffset(in: frame.host, .vertical)
      return switch line {
      case .first: top + target.baselines.firstFromTop
      case .last: top - target.baselines.lastFromBottom
      }
    case .dimension, .none: return 0
    }
  }

  /// Returns the node whose text provides the baseline of an end, with its baselines.
  ///
  /// From outside, the baselines of a collapsed item are its edges.
  private func baseline(
    of node: NodeLink, _ end: UInt8, _ frame: LoweringContext
  ) -> (node: NodeLink, baselines: Baselines) {
    let slot = slotRegistering(node)
    guard frame.answer >= 0, extentSlot(of: slot, isOuterRecord: node != frame.host) == slot,
      let answer = rows.answers[Int(frame.answer)].baseline(at: end, of: node)
    else { return (node, Baselines()) }
    return answer
  }

  @inline(__always)
  func width(of node: NodeLink) -> Variable {
    let slot = slotRegistering(node)
    return items[slot].width
  }
}

extension LayoutAttribute {
  /// Returns the fraction of the item's extent before the attribute: 0, a half or 1.
  func shareOfExtent(mirrored: Bool) -> Double {
    switch self {
    case .left, .leftMargin, .top, .topMargin, .firstBaseline: 0
    case .right, .rightMargin, .bottom, .bottomMargin, .lastBaseline: 1
    case .leading, .leadingMargin: mirrored ? 1 : 0
    case .trailing, .trailingMargin: mirrored ? 0 : 1
    case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: 0.5
    case .width, .height, .notAnAttribute: 0
    }
  }
}

extension Relation {
  init(_ relation: LayoutRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
