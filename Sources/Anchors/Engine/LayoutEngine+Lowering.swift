// Lowering: turning constraints into rows, and attributes into terms of variables.
//
// A position is expressed in the coordinates of the constraint's host, the nearest common ancestor
// of its items. There, an item's left edge is the sum of the `x` of the item and its ancestors
// below the host, and the host's own left edge is a number. In a right-to-left host, a directional
// constraint is lowered in mirrored coordinates, x' = host's width - x.
//
// If the host is a scroll view, its edges are those of its content, and mirroring uses the content.

package import Simplex

extension LayoutEngine {
  /// Appends the row of the constraint at a slot to the changes.
  ///
  /// - Returns: The index of the row if it is loaded already; nil if the constraint has no host, so
  ///   that nothing was appended.
  func lower(at slot: ConstraintIndex) -> RowIndex? {
    guard let form = rows.constraints.form(at: slot),
      let frame = loweringContext(of: form, answer: rows.constraints.answer(at: slot))
    else { return nil }
    rows.constraints.setMirrored(slot, frame.mirrored)
    let row = appendRow(of: form, frame)
    if scrolling.hasScrollViews { recordCrossing(form, at: slot, host: frame.host) }
    return row
  }

  /// Appends the row of a constraint in the coordinates of its host.
  ///
  /// - Returns: The index of the row if it is loaded already.
  @discardableResult
  package func appendRow(of form: ConstraintForm, _ frame: LoweringContext) -> RowIndex {
    let constant = append(form, unit: 1, frame)
    return endRow(
      Relation(form.statement.relation), constant, Priority(form.statement.priority.rawValue))
  }

  /// Returns the constant of a constraint's row.
  package func rowConstant(of form: ConstraintForm, _ frame: LoweringContext) -> Double {
    append(form, unit: 0, frame)
  }

  /// Appends the terms of a constraint, unless the unit is 0.
  ///
  /// - Returns: The constant of the row.
  @inline(__always)
  private func append(_ form: ConstraintForm, unit: Double, _ frame: LoweringContext) -> Double {
    let statement = form.statement
    let multiplier = statement.multiplier
    var constant = statement.constant
    if statement.isSystemSpacing { constant = systemSpacing(of: statement, frame) }
    constant -= append(statement.first, 0, statement.firstAttribute, unit, frame)
    if let second = statement.second {
      constant +=
        multiplier * append(second, 1, statement.secondAttribute, -multiplier * unit, frame)
    }
    guard form.offsetConstraint != nil else { return constant }
    if let start = form.item(at: 2) {
      constant += append(start, 2, form.attribute(at: 2), -unit, frame)
    }
    if let start = form.item(at: 3) {
      constant -= multiplier * append(start, 3, form.attribute(at: 3), multiplier * unit, frame)
    }
    return constant
  }

  /// Returns the slot of the record with the extents of an item that a constraint uses.
  ///
  /// Constraints from outside use the outer record of a collapsed item.
  @inline(__always)
  func extentSlot(of slot: ItemIndex, isOuterRecord: Bool) -> ItemIndex {
    let outside = items[slot].outerRecord
    return isOuterRecord && !outside.isAbsent ? outside : slot
  }

  /// Returns the coordinates in which a constraint is lowered, or nil without a common ancestor.
  ///
  /// - Parameters:
  ///   - form: The form of the constraint.
  ///   - answer: The index of the constraint's ``ClientQuery``, or -1.
  /// - Returns: The coordinates.
  package func loweringContext(of form: ConstraintForm, answer: Int32 = -1) -> LoweringContext? {
    guard let host = form.host else { return nil }
    let mirrored = form.isDirectional && host.isRightToLeft
    return LoweringContext(
      host: host, mirrored: mirrored, mirrorsWidth: mirrored && form.statement.multiplier != 1,
      content: scrolling.hasScrollViews && !form.isSystem ? content(of: host) : nil,
      isImposed: form.isImposed, form: scrolling.hasScrollViews ? form : nil, answer: answer)
  }

  private func content(of host: NodeLink) -> NodeLink? {
    guard host.kind == .scrollView else { return nil }
    return host.node.rareState?.scroll.map { NodeLink($0.contentGuide.layoutNode) }
  }

  /// Returns the constant of a constraint with standard spacing.
  ///
  /// Left and right edges are not mirrored, so "after" is the opposite direction in right-to-left
  /// layouts.
  private func systemSpacing(
    of statement: Statement, _ frame: LoweringContext
  ) -> Double {
    var constant = statement.constant
    if frame.answer >= 0 {
      constant *= rows.answers[Int(frame.answer)].spacing / LayoutNode.standardSpacing
    }
    let turnsRound =
      statement.firstAttribute.attributeClass == .absolute && frame.host.isRightToLeft
    return turnsRound ? 0 - constant : constant
  }

  /// Appends `factor` times an attribute, unless the factor is 0.
  ///
  /// - Parameters:
  ///   - item: The item at an end of the constraint.
  ///   - end: The index of the end, which finds its baseline in the constraint's answer.
  ///   - attribute: The attribute at the end.
  ///   - factor: The factor of its terms.
  ///   - frame: The coordinates of the row.
  /// - Returns: The constant part of the attribute.
  func append(
    _ item: NodeLink, _ end: UInt8, _ attribute: LayoutAttribute, _ factor: Double,
    _ frame: LoweringContext
  ) -> Double {
    let node = frame.target(of: item, attribute)
    let slot = slotRegistering(node)
    switch attribute.attributeClass {
    case .dimension:
      if factor != 0 {
        // Outside, only the stack determines the extents of a collapsed item.
        let extents = extentSlot(of: slot, isOuterRecord: frame.isImposed)
        appendTerm(items[extents].extent(attribute.axis), factor * frame.scale(of: node))
      }
      return 0
    case .vertical, .directional, .absolute, .centerX:
      if attribute.isBaseline {
        return appendBaseline(of: node, slot, end, attribute, factor, frame)
      }
      let axis = attribute.axis
      let isMirrored = frame.mirrored && axis == .horizontal
      let sign = isMirrored ? -factor : factor
      var offset = appendOrigin(of: node, slot, axis, sign, frame.host)
      let share = attribute.shareOfExtent(mirrored: isMirrored) * sign
      if share != 0 {
        let extents = extentSlot(of: slot, node, frame)
        appendTerm(items[extents].extent(axis), share * frame.scale(of: node))
      }
      // The center of a scroll view is relative to the origin of its content.
      if frame.isCenterOfContentHost(node, attribute) { offset -= node.boundsOrigin[axis] }
      return isMirrored ? mirror(offset, factor, frame) : offset
    case .none: return 0
    }
  }

  /// Returns the slot of the record with the extents of an item that a position uses.
  @inline(__always)
  private func extentSlot(of slot: ItemIndex, _ node: NodeLink, _ frame: LoweringContext)
    -> ItemIndex
  {
    extentSlot(of: slot, isOuterRecord: node != frame.host || frame.isImposed)
  }

  /// Appends the terms of a baseline, unless the factor is 0.
  ///
  /// - Returns: The constant part of the baseline.
  @inline(never)
  private func appendBaseline(
    of node: NodeLink, _ slot: ItemIndex, _ end: UInt8, _ attribute: LayoutAttribute,
    _ factor: Double,
    _ frame: LoweringContext
  ) -> Double {
    let (target, baselines) = baseline(of: node, end, frame)
    let targetSlot = slotRegistering(target)
    if factor != 0 { items[targetSlot].state.insert(.baselinesUsed) }
    let top = appendOrigin(of: target, targetSlot, .vertical, factor, frame.host)
    guard attribute.baseline == .last else { return top + baselines.firstFromTop }
    if factor != 0 {
      let extents = target == node ? extentSlot(of: slot, node, frame) : targetSlot
      appendTerm(items[extents].height, factor * frame.scale(of: node))
    }
    return top - baselines.lastFromBottom
  }

  /// Appends the terms of an item's origin in the coordinates of the host, unless the factor is 0.
  ///
  /// - Returns: The constant part of the origin.
  @inline(__always)
  private func appendOrigin(
    of node: NodeLink, _ slot: ItemIndex, _ axis: Axis, _ factor: Double, _ host: NodeLink
  ) -> Double {
    guard node != host else { return host.hasRareState ? host.use { $0.leadingEdge(axis) } : 0 }
    var (inner, slot) = (node, slot)
    var offset = 0.0
    while true {
      if factor != 0 {
        appendTerm(items[slot].origin(axis), factor)
      }
      guard let outer = inner.parent, outer != host else { return offset }
      if outer.hasRareState { offset -= outer.use { $0.leadingEdge(axis) } }
      inner = outer
      slot = slotRegistering(inner)
    }
  }

  /// Mirrors the constant part of an attribute, and appends the host's width if necessary.
  private func mirror(
    _ offset: Double, _ factor: Double, _ frame: LoweringContext
  ) -> Double {
    guard frame.mirrorsWidth else { return -offset }
    if factor != 0 {
      let mirror = frame.content ?? frame.host
      appendTerm(width(of: mirror), factor * frame.scale(of: mirror))
    }
    guard frame.content == nil, frame.host.hasRareState else { return -offset }
    // The host's frame is wider than the alignment rectangle, which the variable measures.
    let insets = frame.host.alignmentInsets
    return frame.host.boundsOrigin.x + insets.left + insets.right - offset
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
  package func shareOfExtent(mirrored: Bool) -> Double {
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

/// The coordinates in which a constraint is lowered.
package struct LoweringContext {
  package let host: NodeLink
  let mirrored: Bool
  /// True if mirroring leaves the host's width in the row; it cancels out if the multiplier is 1.
  let mirrorsWidth: Bool
  /// The content guide of a scrolling host; nil for the built-in constraints of a scroll view.
  package let content: NodeLink?
  /// True if a stack around the host imposed the constraint on the host alone.
  let isImposed: Bool
  /// The form of the constraint, if the tree has scroll views.
  let form: ConstraintForm?
  /// The index of the constraint's ``ClientQuery``, or -1.
  let answer: Int32

  /// Returns the node to which an attribute of an item refers.
  ///
  /// Edges and baselines of a scrolling host are those of its content; centers and extents are
  /// those of its frame.
  func target(of node: NodeLink, _ attribute: LayoutAttribute) -> NodeLink {
    guard let content, node == host, !attribute.isDimension, !attribute.isCenter else {
      return node
    }
    return content
  }

  /// Returns whether an attribute of an item is the center of a scrolling host.
  ///
  /// It is the center of the frame at scroll offset 0, so that nothing constrained to it scrolls.
  func isCenterOfContentHost(_ node: NodeLink, _ attribute: LayoutAttribute) -> Bool {
    content != nil && node == host && attribute.isCenter
  }

  /// Returns the ratio of a content guide's size to its variables; 1 for any other node.
  func scale(of node: NodeLink) -> Double {
    guard node.kind == .contentGuide, let form else { return 1 }
    return node.node.contentScale(in: form)
  }

  /// True if the constraint refers to the content of any scroll view.
  var mentionsContent: Bool { mentionsContent(nil) }

  /// Returns whether the constraint refers to a content guide.
  ///
  /// - Parameter guide: The guide, or nil for any content guide.
  /// - Returns: Whether an end of the constraint refers to it.
  func mentionsContent(_ guide: NodeLink?) -> Bool {
    guard let form else { return false }
    for end in 0..<form.endCount {
      guard let node = form.item(at: end) else { continue }
      let meant = target(of: node, form.attribute(at: end))
      if meant.kind == .contentGuide, guide == nil || guide == meant { return true }
    }
    return false
  }
}
