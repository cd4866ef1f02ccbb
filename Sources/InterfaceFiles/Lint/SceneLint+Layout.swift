import Anchors
import AnchorsQuestions
import LayoutFiles

// Findings that every layout has, with the levels that their price in these files allows.

extension SceneLint {
  /// Reports the findings of the layout.
  mutating func reportLayout() {
    let report = layoutReport()
    let writer = ConstraintWriter(layout.file, name: nil)
    for (finding, (range, constraints)) in zip(report.findings, writer.places(of: report)) {
      let index = finding.items.compactMap { self.index(named: $0) }.first ?? 0
      guard let severity = severity(of: finding, index) else { continue }
      add(
        code: finding.code.name, severity: severity,
        isObservation: finding.isObservation && !hidesContent(finding)
          || finding.code == .redundant
          || severity == .note && finding.code.severity == .warning,
        index, offset: range?.start ?? document.range(nodes[index].element).start,
        constraints: constraints, message: finding.text.withoutPeriod + place + ".",
        fix: finding.fix)
    }
    for code in report.incompleteCodes {
      add(
        code: code.name, severity: .note, isObservation: false, 0,
        offset: document.range(nodes[0].element).start,
        message: "More findings of \(code.name) may exist than are listed\(place).",
        fix: "Correct some of those, and check again.")
    }
  }

  /// Returns whether one of two texts or controls covers the other, and is no layer.
  private func hidesContent(_ finding: LintFinding) -> Bool {
    let found = finding.items.compactMap { index(named: $0) }
    guard finding.code == .overlap, found.count == 2, let parent = nodes[found[0]].parent,
      found.allSatisfy({ isContent($0) })
    else { return false }
    let (area, outer) = (
      Rect(size: nodes[parent].view.frame.size), found.map { nodes[$0].view.frame }
    )
    return outer.allSatisfy { !contains($0, area) && Swift.min($0.width, $0.height) > 2 }
  }

  private func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    let tolerance = Self.tolerance
    return inner.minX >= outer.minX - tolerance && inner.maxX <= outer.maxX + tolerance
      && inner.minY >= outer.minY - tolerance && inner.maxY <= outer.maxY + tolerance
  }

  private func layoutReport() -> LintReport {
    // Pixels are those of the file's device, and exact sizes have a check of their own.
    let allowed: [LintCode] = [.fractionalPixels, .fixedContent]
    if let widths {
      // A layout that is no function of its width has no such finding.
      do throws(LayoutFunctionError) {
        return try layout.file.root.layoutNode.lint(allowing: allowed, widths: widths)
      } catch _ {}
    }
    return layout.file.root.lint(allowing: allowed)
  }

  /// Returns the level of a finding in a scene, or nil for none.
  private func severity(of finding: LintFinding, _ index: Int) -> LintSeverity? {
    let node = nodes[index]
    switch finding.code {
    case .outsideSuperview:
      // Decoration and overlays extend outside on purpose; a text beyond the end is cut.
      return node.kind == .label && isPastEnd(index) && agrees(index) ? .warning : .note
    case .trailingSign: return hasOppositeInset(index) ? .warning : .note
    case .zeroSize:
      // The app fills an empty view at run time, or shows it later.
      if node.kind == .label || node.kind == .button, showsNothing(index) { return nil }
      return (node.kind == .label || node.kind == .button) && agrees(index) ? .warning : .note
    case .truncatedText:
      if shrinksEnough(node) { return nil }
      return isCutVisibly(node) && agrees(index) ? finding.severity : .note
    case .ambiguous:
      // Otherwise something that is not in the file decides it for Interface Builder.
      return !agrees(index) || isMarkedAmbiguous(index) ? .warning : .note
    default: return finding.code.severity
    }
  }

  /// Returns whether a label of one line becomes whole in a smaller font.
  private func shrinksEnough(_ node: SceneNode) -> Bool {
    guard let label = node.view as? Label, label.numberOfLines == 1 else { return false }
    let (frame, content) = (label.frame, node.content)
    return frame.width < content.width && content.height - frame.height <= 2
      && frame.width >= file.smallestScale(of: node) * content.width
  }

  /// Returns whether a view is a text or a control, which must be visible.
  func isContent(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .label, .button, .textField, .textView, .switchControl, .slider, .stepper,
      .segmentedControl, .datePicker, .searchBar:
      true
    default: false
    }
  }

  /// Returns whether the frame is that of the file, or the file has no frame for this environment.
  private func agrees(_ index: Int) -> Bool {
    return index == 0 || environment.size != nil || !layout.usesStoredSizes || differs.isEmpty
      || !differs[index]
  }

  /// Returns whether Interface Builder found a view, or one beside or around it, ambiguous.
  private func isMarkedAmbiguous(_ index: Int) -> Bool {
    var marked = [index]
    if let parent = nodes[index].parent { marked += children[parent].prefix(100) + [parent] }
    return marked.contains { document.isTrue(nodes[$0].element, "ambiguous") }
  }

  /// Returns whether a view ends more than four points after its superview.
  private func isPastEnd(_ index: Int) -> Bool {
    guard let parent = nodes[index].parent else { return false }
    let frame = nodes[index].view.frame
    let isReversed = environment.direction == .rightToLeft
    return isReversed ? frame.minX < -4 : frame.maxX > nodes[parent].view.frame.width + 4
  }

  /// Returns whether a view is as far outside at one end as it is inside at the other.
  ///
  /// A badge is outside on purpose, and nothing of the kind.
  private func hasOppositeInset(_ index: Int) -> Bool {
    guard let parent = nodes[index].parent else { return false }
    let frame = nodes[index].view.frame.inset(by: nodes[index].view.alignmentRectInsets)
    let outer = nodes[parent].view.frame.size
    let ends = [(frame.minX, outer.width - frame.maxX), (frame.minY, outer.height - frame.maxY)]
    return ends.contains { start, end in
      (start + end).magnitude < 0.01 && start.magnitude > 0.01
    } || nodes[parent].kind == .scroll
  }

  private func isCutVisibly(_ node: SceneNode) -> Bool {
    let (frame, content) = (node.view.frame, node.content)
    return content.width - frame.width > 2 && frame.width < 0.9 * content.width
      || content.height - frame.height > 2
  }

  /// Finds titles of buttons and segments that have too little space.
  ///
  /// Only a device tells, since in the file a control is as large as it was stored.
  mutating func findCutTitles() {
    guard !layout.usesStoredSizes else { return }
    let isReversed = environment.direction == .rightToLeft
    let pixel = 1 / (nodes[0].view.scale ?? 1)
    for (index, node) in nodes.enumerated() where !isHidden[index] {
      // Xcode calls a new button so; the app has another title, or none.
      guard !document.shrinksText(node.element),
        let (title, needed, space) = node.titles?.cut(
          in: node.view.frame.size, isReversed: isReversed, tolerance: pixel),
        !title.isSame(as: "Button")
      else { continue }
      let isVisible = needed - space > 2 && space < 0.9 * needed
      add(
        code: LintCode.truncatedText.name, severity: isVisible ? .warning : .note,
        isObservation: !isVisible, index, offset: document.range(node.element).start,
        message: "The title '\(title)' of \(node.name) needs \(decimal(needed)) points and has "
          + "\(decimal(max(0, space)))\(place).",
        fix: "Give it more space, or let it have more lines.")
    }
  }

  /// Finds views whose stored frames contradict required constraints of the file.
  mutating func findStaleFrames() {
    guard layout.usesStoredSizes, environment.size == nil else { return }
    let differs = nodes.map {
      ViewComparison.distance($0.stored, $0.view.frame) > ViewComparison.tolerance
    }
    let stale = layout.staleViews(differs, file)
    let found = nodes.indices.filter { stale[$0] && !isHidden[$0] }
    guard let first = found.first else { return }
    let count = found.count == 1 ? "" : ", with \(found.count - 1) more frames"
    add(
      .staleFrame, first,
      "The stored frame of \(nodes[first].name) contradicts its constraints\(count)",
      fix: "Update the frames in Xcode.")
  }

  /// Finds margins that are wider or higher than their view.
  mutating func findWideMargins() {
    var isReported = [Bool](repeating: false, count: nodes.count)
    for constraint in layout.constraints {
      for end in [constraint.first, constraint.second].compactMap({ $0 })
      where end.guide == .margins && !isReported[end.index] && !isHidden[end.index] {
        let view = nodes[end.index].view
        let margins = view.directionalLayoutMargins
        let (across, along) = (margins.leading + margins.trailing, margins.top + margins.bottom)
        let isVertical = end.attribute.isVertical
        guard isVertical ? along > view.frame.height : across > view.frame.width else { continue }
        isReported[end.index] = true
        let extent = isVertical ? "higher" : "wider"
        add(
          .wideMargins, end.index, at: constraint.element,
          "The margins of \(nodes[end.index].name) are \(extent) than the view",
          fix: "Constrain to its edges, or make the margins smaller.")
      }
    }
  }
}

extension LayoutAttribute {
  /// True for an attribute of the vertical axis.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: true
    default: false
    }
  }

  /// True for an edge at the start of an axis.
  var isStart: Bool { self == .leading || self == .left || self == .top }

  /// True for an edge at the end of an axis.
  var isEnd: Bool { self == .trailing || self == .right || self == .bottom }
}

extension String {
  /// The text without a period at its end.
  var withoutPeriod: String {
    utf8.last == UInt8(ascii: ".") ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
  }
}
