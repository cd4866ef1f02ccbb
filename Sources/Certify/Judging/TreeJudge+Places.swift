import Anchors

// Places of texts and controls: what is seen, what meets, and in which order.

extension TreeJudge {
  /// The smallest width and height of a control that is easy to hit, in points.
  private static var targetSize: Double { 44 }
  /// The points by which two texts may meet.
  private static var overlapTolerance: Double { 2 }

  /// Finds texts that leave the root sideways, or an ancestor that clips.
  mutating func judgeVisibility(_ bodies: [JudgedBody], _ frames: PieceFrames) {
    guard properties.contains(.textsVisible) else { return }
    for body in bodies where body.isText {
      var next = Optional(body.item)
      while let item = next {
        next = parents[item]
        // It is outside because of its frame, whatever the language.
        if roles[item].isPlacedByFrame, leavesRoot(item, frames) { break }
        if nodes[item].rareState?.scroll != nil, item != body.item {
          judge(body, inside: content(of: item), frames, isVertical: true, reported: item)
          break
        }
        if next == nil {
          judge(body, inside: item, frames, isVertical: roles[item].clips, reported: item)
        } else if roles[item].clips, item != body.item || !(nodes[item] is Label) {
          judge(body, inside: item, frames, isVertical: true, reported: item)
        }
      }
    }
  }

  /// Returns whether an item leaves the root sideways somewhere in a piece.
  private func leavesRoot(_ item: Int, _ frames: PieceFrames) -> Bool {
    [(frames.first[item], frames.first[0]), (frames.last[item], frames.last[0])].contains {
      $0.minX < $1.minX - tree.pixel || $0.maxX > $1.maxX + tree.pixel
    }
  }

  /// Returns the guide of the content that can be scrolled to, or the scroll view itself.
  private func content(of scroll: Int) -> Int {
    parents.indices.first { parents[$0] == scroll && nodes[$0].kind == .contentGuide } ?? scroll
  }

  private mutating func judge(
    _ body: JudgedBody, inside outer: Int, _ frames: PieceFrames, isVertical: Bool, reported: Int
  ) {
    let area = frames.segment(outer)
    let key = LossKey(property: .textsVisible, item: body.item, part: body.part)
    for segment in body.segments {
      let room = area.between(segment.from, segment.to)
      func part(_ distance: (Rect, Rect) -> Double) -> LinearPart {
        LinearPart(
          from: segment.from, to: segment.to, first: distance(segment.first, room.first),
          last: distance(segment.last, room.last))
      }
      var sides = [part { $1.minX - $0.minX }, part { $0.maxX - $1.maxX }]
      if isVertical { sides += [part { $1.minY - $0.minY }, part { $0.maxY - $1.maxY }] }
      for (index, side) in sides.enumerated() {
        guard let range = side.part(above: tree.pixel) else { continue }
        let extent = index < 2 ? segment.first.width : segment.first.height
        table.add(
          Loss(kind: .outside(reported), range: range, excess: side, needed: extent), key)
      }
    }
  }

  /// Finds the widths at which a control is smaller than a finger.
  mutating func judgeTarget(_ item: Int, _ frames: PieceFrames) {
    guard properties.contains(.targets) else { return }
    let segment = frames.segment(item)
    for extent in [\Rect.width, \Rect.height] {
      let missing = segment.part { Self.targetSize - $0[keyPath: extent] }
      guard let range = missing.part(above: tree.pixel) else { continue }
      table.add(
        Loss(kind: .small, range: range, excess: missing, needed: Self.targetSize),
        LossKey(property: .targets, item: item))
    }
  }

  /// Compares all pairs of bodies that come near each other.
  mutating func judgePairs(_ bodies: [JudgedBody]) {
    guard properties.contains(.noOverlap) || properties.contains(.inOrder) else { return }
    let bounds = bodies.map { $0.bounds }
    let order = bodies.indices.sorted {
      (bounds[$0].minY, $0) < (bounds[$1].minY, $1)
    }
    for (position, one) in order.enumerated() {
      for other in order[(position + 1)...] {
        guard bounds[other].minY < bounds[one].maxY else { break }
        let (first, second) = (min(one, other), max(one, other))
        guard bodies[first].item != bodies[second].item,
          !isAncestor(bodies[first].item, of: bodies[second].item),
          !isAncestor(bodies[second].item, of: bodies[first].item)
        else { continue }
        judgeOverlap(bodies[first], bodies[second])
        judgeOrder(bodies[first], bodies[second])
      }
    }
  }

  private func isAncestor(_ item: Int, of other: Int) -> Bool {
    var next = parents[other]
    while let current = next {
      if current == item { return true }
      // An item comes before its contents.
      if current < item { return false }
      next = parents[current]
    }
    return false
  }

  private mutating func judgeOverlap(_ one: JudgedBody, _ other: JudgedBody) {
    guard properties.contains(.noOverlap) else { return }
    let key = LossKey(
      property: .noOverlap, item: one.item, part: one.part, other: other.item,
      otherPart: other.part)
    var found: [Loss] = []
    JudgedBody.forEachCommon(one, other) { first, second in
      func part(_ number: (Rect, Rect) -> Double) -> LinearPart { first.part(with: second, number) }
      let numbers = [
        part { $0.maxX - $1.minX }, part { $1.maxX - $0.minX }, part { one, _ in one.width },
        part { _, other in other.width }, part { $0.maxY - $1.minY }, part { $1.maxY - $0.minY },
        part { one, _ in one.height }, part { _, other in other.height },
      ]
      guard let range = LinearPart.part(of: numbers, above: Self.overlapTolerance) else { return }
      for range in Self.halves(range, numbers) {
        found.append(
          Loss(kind: .overlap, range: range, excess: Self.depth(numbers, range)))
      }
    }
    for loss in found { table.add(loss, key) }
  }

  /// Returns the least of several numbers at both ends of a range.
  private static func depth(
    _ numbers: [LinearPart], _ range: ClosedRange<Double>
  ) -> LinearPart {
    func least(_ width: Double) -> Double {
      numbers.reduce(.infinity) { min($0, $1.value(at: width)) }
    }
    return LinearPart(
      from: range.lowerBound, to: range.upperBound, first: least(range.lowerBound),
      last: least(range.upperBound))
  }

  /// Divides a range where the least of several linear numbers is largest.
  private static func halves(
    _ range: ClosedRange<Double>, _ numbers: [LinearPart]
  ) -> [ClosedRange<Double>] {
    var best = (width: range.lowerBound, depth: -Double.infinity)
    func consider(_ width: Double) {
      guard range.contains(width) else { return }
      let depth = depth(numbers, width...width).first
      if depth > best.depth { best = (width, depth) }
    }
    consider(range.lowerBound)
    consider(range.upperBound)
    for (index, one) in numbers.enumerated() {
      for other in numbers[(index + 1)...] {
        // The least number is largest at an end, or where two of them are equal.
        let (first, last) = (one.first - other.first, one.last - other.last)
        guard first * last < 0 else { continue }
        consider(one.from + (one.to - one.from) * (first / (first - last)))
      }
    }
    guard best.width > range.lowerBound, best.width < range.upperBound else { return [range] }
    return [range.lowerBound...best.width, best.width...range.upperBound]
  }

  /// Finds the widths at which one of two contents of a row is before the other.
  ///
  /// The key with the items exchanged has the widths at which it is after the other.
  private mutating func judgeOrder(_ one: JudgedBody, _ other: JudgedBody) {
    guard properties.contains(.inOrder) else { return }
    let isReversed = tree.root.effectiveLayoutDirection == .rightToLeft
    for (early, late) in [(one, other), (other, one)] {
      let key = LossKey(
        property: .inOrder, item: early.item, part: early.part, other: late.item,
        otherPart: late.part)
      var found: [Loss] = []
      JudgedBody.forEachCommon(early, late) { first, second in
        func part(_ number: (Rect, Rect) -> Double) -> LinearPart {
          first.part(with: second, number)
        }
        // They share a row if the middle of each is beside the other.
        let numbers = [
          part { isReversed ? $0.midX - $1.midX : $1.midX - $0.midX },
          part { $0.maxY - $1.midY }, part { $1.maxY - $0.midY }, part { $0.midY - $1.minY },
          part { $1.midY - $0.minY },
        ]
        guard let range = LinearPart.part(of: numbers, above: tree.pixel) else { return }
        let distance = LinearPart(
          from: range.lowerBound, to: range.upperBound,
          first: numbers[0].value(at: range.lowerBound),
          last: numbers[0].value(at: range.upperBound))
        found.append(Loss(kind: .order, range: range, excess: distance))
      }
      for loss in found { table.add(loss, key) }
    }
  }
}
