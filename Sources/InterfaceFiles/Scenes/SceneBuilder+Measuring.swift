import Anchors
import LayoutFiles

// Contents measured with a font, for a device other than that of the file.

extension SceneBuilder {
  /// Reads the titles of a button or of segments.
  func readTitles(of node: SceneNode, _ text: SceneText) throws(Fault) {
    switch node.kind {
    case .button:
      let content = try ButtonContent(file, node.element, text)
      node.titles = ControlTitles(content, text, document, node.element)
    case .segmentedControl:
      var titles = try document.segmentTitles(node.element)
      guard let texts = environment.texts else {
        node.titles = ControlTitles(segments: titles)
        return
      }
      for index in titles.indices where !titles[index].utf8.isEmpty {
        titles[index] =
          texts.replacement(node.id, "segmentTitles[\(index)]") ?? titles[index]
      }
      node.titles = ControlTitles(segments: titles) {
        texts.adjusted(node.id, $0, $1, texts.measurer)
      }
    default: break
    }
  }

  /// Sets the content size of a view to that of its text.
  ///
  /// - Returns: False if the content is not known: the app sets a text that the file does not have,
  ///   and a picture beside a title may be of any size.
  func measure(_ text: SceneText, _ node: SceneNode) throws(Fault) -> Bool {
    guard text.isShown else { return false }
    switch node.kind {
    case .label: break
    case .button:
      guard let content = node.titles?.button, let size = content.size else { return false }
      node.setContent(size)
      center(content.line, content.insets, in: node, size)
    case .textField:
      let line = text.measurer.measure(TextRequest(text.text, font: text.font))
      let (side, height) = fieldSpace(node.element, line.size.height)
      let size = Size(width: line.size.width + 2 * side, height: height)
      node.setContent(size)
      center(line, .zero, in: node, size)
    case .textView:
      guard document.has(node.element, "scrollEnabled", "NO") else { return false }
      // Lines have a padding of 5 points at their sides, and an inset of 8 above and below.
      node.view.layoutNode.measure = { width in
        let request = TextRequest(text.text, font: text.font, maxWidth: width.map { $0 - 10 })
        let size = text.measurer.measure(request).size
        return Size(width: size.width + 10, height: size.height + 16)
      }
    default: return false
    }
    node.sources = (.measured, .measured)
    return true
  }

  /// Returns the space at the sides of a field's line, and the height with its border.
  private func fieldSpace(_ field: Int, _ line: Double) -> (side: Double, height: Double) {
    if document.has(field, "borderStyle", "roundedRect") { return (7, max(34, line + 12)) }
    if document.has(field, "borderStyle", "line") || document.has(field, "borderStyle", "bezel") {
      return (7, line + 7)
    }
    return (0, line)
  }

  private func center(
    _ line: TextMeasurement, _ insets: EdgeInsets, in node: SceneNode, _ size: Size
  ) {
    node.centeredLine = (line, insets)
    node.centerBaselines(inHeight: size.height)
  }
}

extension SceneNode {
  /// Sets the baselines of a measured line to the middle of a height.
  ///
  /// - Returns: Whether they have changed.
  @discardableResult
  func centerBaselines(inHeight height: Double) -> Bool {
    guard let (line, insets) = centeredLine else { return false }
    let margin = (height - insets.top - insets.bottom - line.size.height) / 2
    let baselines = Baselines(
      firstFromTop: insets.top + margin + line.baselines.firstFromTop,
      lastFromBottom: insets.bottom + margin + line.baselines.lastFromBottom)
    let before = contentBaselines
    guard
      ((before?.firstFromTop ?? .infinity) - baselines.firstFromTop).magnitude > 0.01
        || ((before?.lastFromBottom ?? .infinity) - baselines.lastFromBottom).magnitude > 0.01
    else { return false }
    setBaselines(baselines)
    return true
  }
}
