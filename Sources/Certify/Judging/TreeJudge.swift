import Anchors
import AnchorsQuestions

/// Finds all that is lost in a tree, exactly over ranges of widths.
struct TreeJudge {
  /// A text of the tree: a label, or a title of a control.
  private struct Text {
    let item: Int
    let part: Int
    var lines: TextLines
    let area: (Size) -> Rect
    let share: Double
  }

  let tree: JudgedTree
  let properties: Set<LayoutProperty>
  /// The items of the function: their nodes, roles and parents.
  private(set) var nodes: [LayoutNode] = []
  private(set) var parents: [Int?] = []
  private(set) var roles: [JudgedTree.Role] = []
  private var texts: [Text] = []
  var table = LossTable()
  /// The reason why the tree cannot be judged, once one is found.
  private(set) var skipReason: String?

  /// Judges a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - properties: The properties.
  ///   - ranges: The ranges of widths in points.
  init(_ tree: JudgedTree, _ properties: Set<LayoutProperty>, in ranges: [ClosedRange<Double>]) {
    self.tree = tree
    self.properties = properties
    for range in ranges where skipReason == nil { judge(range) }
  }

  private mutating func judge(_ range: ClosedRange<Double>) {
    let function: LayoutFunction
    do throws(LayoutFunctionError) {
      let found = try tree.root.functionWithNodes(
        of: .extent(.horizontal), in: range, width: nil, height: tree.height)
      function = found.function
      if nodes.isEmpty { collect(function, found.nodes) }
    } catch {
      judge(error, range)
      return
    }
    let pieces = WidthSet(function.pieces.map { $0.from...$0.to })
    table.possible = table.possible.union(pieces)
    for conflict in WidthSet([range]).subtracting(pieces).ranges { addConflict(conflict) }
    for (index, piece) in function.pieces.enumerated() {
      for quantity in piece.ambiguous {
        table.addOpen(quantity.description)
        guard properties.contains(.determined) else { continue }
        table.add(
          Loss(
            kind: .ambiguous(quantity.description), range: piece.from...piece.to,
            excess: LinearPart(from: piece.from, to: piece.to, first: 0, last: 0)),
          LossKey(property: .determined, item: 0))
      }
      judge(PieceFrames(function, piece: index))
      if skipReason != nil { return }
    }
  }

  private mutating func judge(_ error: LayoutFunctionError, _ range: ClosedRange<Double>) {
    if case .layout(.unsatisfiable) = error { return addConflict(range) }
    skipReason = error.description
  }

  private mutating func addConflict(_ range: ClosedRange<Double>) {
    let excess = LinearPart(
      from: range.lowerBound, to: range.upperBound, first: 0, last: 0)
    table.add(
      Loss(kind: .conflict, range: range, excess: excess),
      LossKey(property: .satisfiable, item: 0))
  }

  /// Finds the texts and roles of all items.
  private mutating func collect(_ function: LayoutFunction, _ nodes: [LayoutNode]) {
    self.nodes = nodes
    parents = function.items.map { $0.parent }
    for (item, node) in nodes.enumerated() {
      let role = tree.role(node)
      roles.append(role)
      guard role.isJudged, !node.isInHidden else { continue }
      if let label = node as? Label {
        let insets = node.alignmentRectInsets
        append(label, item, 0, role) { Rect(size: $0).inset(by: insets) }
      }
      for (part, title) in role.titles.enumerated() {
        append(title.label, item, part, role, title.area)
      }
    }
  }

  private mutating func append(
    _ label: Label, _ item: Int, _ part: Int, _ role: JudgedTree.Role,
    _ area: @escaping (Size) -> Rect
  ) {
    guard let lines = TextLines(label, smallestScale: role.smallestScale) else { return }
    let direction = nodes[item].effectiveLayoutDirection
    texts.append(
      Text(
        item: item, part: part, lines: lines, area: area,
        share: label.textAlignment.leftShare(direction)))
  }

  /// The texts by the keys of their wholeness.
  var plainTexts: [LossKey: String] {
    var plain: [LossKey: String] = [:]
    for text in texts {
      plain[LossKey(property: .textsWhole, item: text.item, part: text.part)] =
        text.lines.label.plainText
    }
    return plain
  }

  /// The labels of all texts, with the items that show them.
  var judgedLabels: [(item: Int, label: Label)] { texts.map { ($0.item, $0.lines.label) } }

  /// Judges one piece, in which all frames are linear.
  private mutating func judge(_ frames: PieceFrames) {
    var bodies: [JudgedBody] = []
    for index in texts.indices {
      var body = JudgedBody(item: texts[index].item, part: texts[index].part, isText: true)
      for segment in segments(of: index, frames) {
        guard let step = texts[index].lines.step(at: segment.width) else { continue }
        judgeText(index, step, segment)
        body.segments.append(drawn(index, step, segment))
      }
      if !body.segments.isEmpty { bodies.append(body) }
    }
    judgeVisibility(bodies, frames)
    for (item, role) in roles.enumerated()
    where role.isControl && !nodes[item].isInHidden {
      judgeTarget(item, frames)
      var body = JudgedBody(item: item, part: -1, isText: false)
      body.segments = [frames.segment(item)]
      bodies.append(body)
    }
    // A control stands for its titles, which are inside.
    judgePairs(bodies.filter { !$0.isText || !roles[$0.item].isControl })
  }
}

// Texts in their areas.

extension TreeJudge {
  /// A range of widths of the root in which a text has the same lines.
  private struct TextSegment {
    let from: Double
    let to: Double
    /// The area of the text in the root at both ends.
    let first: Rect
    let last: Rect

    /// The width of the area in the middle, at which the text is broken.
    var width: Double { (first.width + last.width) / 2 }
  }

  /// Returns the ranges of a piece in which a text has the same lines, in ascending order.
  private mutating func segments(of index: Int, _ frames: PieceFrames) -> [TextSegment] {
    let text = texts[index]
    func area(_ frame: Rect) -> Rect {
      let area = text.area(frame.size)
      return Rect(
        x: frame.minX + area.minX, y: frame.minY + area.minY, width: area.width,
        height: area.height)
    }
    let whole = JudgedBody.Segment(
      from: frames.from, to: frames.to, first: area(frames.first[text.item]),
      last: area(frames.last[text.item]))
    let (start, end) = (whole.first.width, whole.last.width)
    var cuts: [Double] = [whole.from]
    func cut(at width: Double, _ first: Double, _ last: Double) {
      guard (first - width) * (last - width) < 0 else { return }
      cuts.append(whole.from + (whole.to - whole.from) * ((width - first) / (last - first)))
    }
    var width = min(start, end)
    // Each step ends above the width, unless rounding makes it end there.
    for _ in 0..<Self.maximumSteps {
      guard let step = texts[index].lines.step(at: width) else {
        skipReason =
          "the lines of \(nodes[text.item].displayName) come from custom measuring code, whose "
          + "breakpoints are unknown"
        return []
      }
      cut(at: step.widest, start, end)
      cut(at: Double(step.count) * text.lines.lineHeight, whole.first.height, whole.last.height)
      guard step.high < max(start, end) else { break }
      cut(at: step.high, start, end)
      width = max(step.high, width + 1e-6)
    }
    cuts.append(whole.to)
    cuts.sort()
    var segments: [TextSegment] = []
    for (from, to) in zip(cuts, cuts.dropFirst()) where to > from || whole.from == whole.to {
      let part = whole.between(from, to)
      segments.append(TextSegment(from: from, to: to, first: part.first, last: part.last))
    }
    return segments
  }

  /// The most line breaks of a text in a piece that are followed; one more would be no text of an
  /// interface.
  private static var maximumSteps: Int { 10_000 }

  private mutating func judgeText(
    _ index: Int, _ step: TextLines.Step, _ segment: TextSegment
  ) {
    guard properties.contains(.textsWhole) else { return }
    let text = texts[index]
    let key = LossKey(property: .textsWhole, item: text.item, part: text.part)
    let range = segment.from...segment.to
    func part(_ needed: Double, _ first: Double, _ last: Double) -> LinearPart {
      LinearPart(
        from: segment.from, to: segment.to, first: needed - first, last: needed - last)
    }
    let across = part(step.widest, segment.first.width, segment.last.width)
    if let range = across.part(above: tree.pixel) {
      table.add(Loss(kind: .narrow, range: range, excess: across, needed: step.widest), key)
    }
    let isUncertain = text.lines.needsDictionary
    let height = Double(step.count) * text.lines.lineHeight
    if text.lines.limit > 0, step.count > text.lines.limit {
      let missing = Double(step.count - text.lines.limit) * text.lines.lineHeight
      let excess = LinearPart(from: segment.from, to: segment.to, first: missing, last: missing)
      table.add(
        Loss(
          kind: .lines(step.count, limit: text.lines.limit), range: range, excess: excess,
          needed: height, isUncertain: isUncertain), key)
    } else {
      let along = part(height, segment.first.height, segment.last.height)
      if let range = along.part(above: tree.pixel) {
        table.add(
          Loss(
            kind: .low, range: range, excess: along, needed: height, isUncertain: isUncertain), key)
      }
    }
    if let word = step.brokenWord {
      let excess = part(word, segment.first.width, segment.last.width)
      if let range = excess.part(above: tree.pixel) {
        table.add(Loss(kind: .brokenWord, range: range, excess: excess, needed: word), key)
      }
    }
  }

  /// Returns the rectangle of the lines as they are drawn.
  private func drawn(
    _ index: Int, _ step: TextLines.Step, _ segment: TextSegment
  ) -> JudgedBody.Segment {
    let text = texts[index]
    let shown = text.lines.limit > 0 ? min(step.count, text.lines.limit) : step.count
    func lines(_ area: Rect) -> Rect {
      let width = min(step.widest, area.width)
      let height = min(Double(shown) * text.lines.lineHeight, area.height)
      let top = tree.centersLines ? (area.height - height) / 2 : 0
      return Rect(
        x: area.minX + (area.width - width) * text.share, y: area.minY + top, width: width,
        height: height)
    }
    return JudgedBody.Segment(
      from: segment.from, to: segment.to, first: lines(segment.first), last: lines(segment.last))
  }
}
