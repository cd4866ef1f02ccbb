import Anchors
import LayoutFiles

// Findings with one text longer or larger, all others as they are.

extension SceneLint {
  /// The number of texts of a scene that are tried, and that times the number of views.
  private static let maximumTexts = 200
  private static let maximumWork = 200_000

  /// The visible texts whose content can change: labels and titles of buttons.
  var texts: [Int] {
    nodes.indices.filter {
      !isHidden[$0] && (nodes[$0].kind == .label || nodes[$0].kind == .button)
        && nodes[$0].placement == nil && !nodes[$0].view.frame.isEmpty && hasText($0)
    }
  }

  /// Returns whether a view shows a text, now or later.
  func hasText(_ index: Int) -> Bool {
    let node = nodes[index]
    if node.kind == .label { return true }
    guard let state = document.child(node.element, "state", key: "normal") else { return false }
    return document.valueRange(state, "title") != nil
  }

  /// Returns whether a label has no text, or a button neither title nor picture, in the file.
  func showsNothing(_ index: Int) -> Bool {
    let node = nodes[index]
    guard let text = try? SceneText(document, node.element, node.kind, scale: 1),
      !text.isShown
    else { return false }
    guard node.kind == .button else { return true }
    return (try? ButtonContent(file, node.element, text).picture) == .some(.some(.zero))
  }

  /// Lays the scene out with each text longer, and with each text larger.
  mutating func findWithOtherTexts() {
    let list = texts.prefix(min(Self.maximumTexts, Self.maximumWork / nodes.count))
    guard layOut(size.width, size.height) else { return }
    let frames = nodes.map { $0.view.frame }
    for index in list { findLonger(index, frames) }
    findTightFrames(frames)
    // A row or a view of its own may become taller with its texts.
    guard scene.kind != .controller, layOut(size.width, nil) else {
      for index in list { findLarger(index, frames, isFree: false) }
      return
    }
    let fitting = nodes.map { $0.view.frame }
    // Without texts, only a row of a table has the height of its contents.
    if size.height < 400, scene.kind == .tableCell || !list.isEmpty {
      findMissingBottom(frames, fitting)
    }
    // Contents that do not determine the height have that of the file.
    let isFree = fitting[0].height > 0.9 * size.height
    for index in list { findLarger(index, isFree ? fitting : frames, isFree: isFree) }
    _ = layOut(size.width, size.height)
  }

  /// Lays out with another content size of a view, calls a function, and restores the content.
  private mutating func with(
    _ content: Size, of index: Int, _ width: Double, _ height: Double?,
    _ body: (inout SceneLint, Bool) -> Void
  ) {
    let node = nodes[index]
    let label = node.view as? FileLabel
    let stated = label?.statedSize
    let before = node.content
    node.setContent(content)
    body(&self, layOut(width, height))
    if let label {
      label.statedSize = stated
      label.invalidateIntrinsicContentSize()
    } else {
      node.view.layoutNode.intrinsicContentSize = before
    }
  }

  /// Tries a text as wide as its superview, which must be cut rather than reach over others.
  private mutating func findLonger(_ index: Int, _ frames: [Rect]) {
    let node = nodes[index]
    let frame = frames[index]
    let outer = node.parent.map { frames[$0].width } ?? size.width
    // The app may set any text by an outlet.
    let isOpen = file.outlets[TextKey(node.id)] != nil
    let width = max(1.5 * frame.width, isOpen ? outer : min(outer, 2 * frame.width + 100))
    let height = node.content.height >= 0 ? node.content.height : frame.height
    with(Size(width: width, height: height), of: index, size.width, size.height) { lint, isDone in
      guard isDone else {
        lint.add(
          .missingGap, index,
          "A longer text of \(node.name) has no layout: its size is required",
          fix: "Lower the compression resistance of the text below 1000.")
        return
      }
      if let reason = lint.collision(of: index, frames, axis: .horizontal) {
        lint.add(
          .missingGap, index, "A longer text of \(node.name) \(reason)",
          fix: "Limit its trailing edge by a constraint to its neighbor or superview.")
      }
      lint.findTight(index, room: node.view.frame.width, isLimited: node.view.frame.width < width)
    }
  }

  /// Finds labels without constraints, whose frames limit their texts.
  private mutating func findTightFrames(_ frames: [Rect]) {
    for index in nodes.indices.dropFirst()
    where nodes[index].kind == .label && nodes[index].placement != nil && !isHidden[index] {
      findTight(index, room: frames[index].width, isLimited: true)
    }
  }

  /// Finds a text of one line whose space is nearly full.
  private mutating func findTight(_ index: Int, room: Double, isLimited: Bool) {
    let node = nodes[index]
    guard isLimited, !document.shrinksText(node.element),
      let text = try? SceneText(document, node.element, node.kind, scale: 1),
      text.numberOfLines == 1
    else { return }
    let natural = text.measurer.measure(TextRequest(text.text, font: text.font)).size.width
    // The app may set any text by an outlet.
    let isKnown = node.kind == .button || file.outlets[TextKey(node.id)] == nil
    let isFull = 1.3 * natural > room
    guard !isKnown || isFull && text.text.utf8.count > 2 else { return }
    let smallest = (try? document.number(node.element, "minimumFontSize")) ?? 0
    guard smallest == 0 || node.kind == .button else { return }
    let problem = isFull ? "which its text nearly fills" : "and a longer text is cut"
    add(
      .tightText, index,
      "\(node.name) has one line of \(decimal(room.rounded())) points, \(problem)",
      fix: "Allow more lines, or let the text shrink.")
  }

  /// Tries a text half as high again, as with a larger text size or one more line.
  private mutating func findLarger(
    _ index: Int, _ frames: [Rect], isFree: Bool
  ) {
    let node = nodes[index]
    let frame = frames[index]
    let width = node.content.width >= 0 ? node.content.width : frame.width
    // A text that wraps also becomes longer.
    let wraps = document.has(node.element, "numberOfLines", "0")
    let height = ((wraps ? 2 : 1.5) * max(frame.height, 17)).rounded()
    with(Size(width: width, height: height), of: index, size.width, isFree ? nil : size.height) {
      lint, isDone in
      let reason: String?
      if !isDone {
        reason = "has no layout"
      } else if node.view.frame.height < height - Self.tolerance {
        reason = "is cut at a height of \(decimal(node.view.frame.height.rounded())) points"
      } else {
        reason = lint.collision(of: index, frames, axis: .vertical)
      }
      guard let reason else { return }
      lint.add(
        .largerType, index, "A larger text of \(node.name) \(reason)",
        fix: "Make its height, or that around it, a minimum.")
    }
  }

  /// Returns how a view or a superview of it is newly outside or over a sibling, or nil.
  ///
  /// - Complexity: O(siblings of the view and of its superviews).
  private func collision(of index: Int, _ frames: [Rect], axis: Axis) -> String? {
    var current = index
    while let parent = nodes[current].parent {
      if current != index, nodes[current].view.frame == frames[current] { return nil }
      if nodes[parent].kind != .scroll {
        let outer = nodes[parent].view.frame.size
        for sibling in children[parent].prefix(100)
        where isNewlyOutside(sibling, frames, outer, axis) {
          let name = sibling == index ? "" : "moves \(nodes[sibling].name) "
          return name.utf8.isEmpty
            ? "extends outside \(nodes[parent].name)"
            : name + "out of \(nodes[parent].name)"
        }
      }
      let frame = nodes[current].view.frame
      for sibling in children[parent].prefix(100) where sibling != current {
        let other = nodes[sibling].view.frame
        guard overlap(frame, other), !overlap(frames[current], frames[sibling]) else { continue }
        return "reaches over \(nodes[sibling].name)"
      }
      current = parent
    }
    return nil
  }

  func isNewlyOutside(_ index: Int, _ frames: [Rect], _ outer: Size, _ axis: Axis) -> Bool {
    let frame = nodes[index].view.frame
    let before = frames[index]
    let parent = nodes[index].parent.map { frames[$0].size } ?? outer
    if axis == .horizontal {
      return frame.maxX > outer.width + 1 && before.maxX <= parent.width + 1
        || frame.minX < -1 && before.minX >= -1
    }
    return frame.maxY > outer.height + 1 && before.maxY <= parent.height + 1
      || frame.minY < -1 && before.minY >= -1
  }

  /// Returns whether two rectangles overlap by more than a point in both directions.
  func overlap(_ one: Rect, _ other: Rect) -> Bool {
    min(one.maxX, other.maxX) - max(one.minX, other.minX) > 1
      && min(one.maxY, other.maxY) - max(one.minY, other.minY) > 1
  }

  /// Finds a row whose height its contents do not determine.
  ///
  /// A view without constraints, such as a text of a standard cell, is never included.
  private mutating func findMissingBottom(_ frames: [Rect], _ fitting: [Rect]) {
    guard fitting[0].height < frames[0].height - 1 else { return }
    for index in children[0]
    where nodes[index].placement == nil && fitting[index].maxY > fitting[0].height + 1
      && frames[index].maxY <= frames[0].height + 1
    {
      add(
        .missingBottom, index,
        "The height of \(nodes[0].name) does not include \(nodes[index].name)",
        fix: "Constrain its bottom to that of \(nodes[0].name).")
    }
  }

  /// Lays out from right to left, and finds views that overlap or are outside only there.
  mutating func findFromRightToLeft() {
    guard environment.direction == .leftToRight, layOut(size.width, size.height) else { return }
    let frames = nodes.map { $0.view.frame }
    nodes[0].view.layoutDirection = .rightToLeft
    defer {
      nodes[0].view.layoutDirection = .leftToRight
      _ = layOut(size.width, size.height)
    }
    guard layOut(size.width, size.height) else {
      add(
        .rightToLeft, 0, "There is no layout of \(nodes[0].name) from right to left",
        fix: "Use leading and trailing instead of left and right.")
      return
    }
    for index in nodes.indices.dropFirst() where !isHidden[index] && isContent(index) {
      guard let parent = nodes[index].parent, nodes[parent].kind != .scroll else { continue }
      let outer = nodes[parent].view.frame.size
      let siblings = children[parent].prefix(100)
      let over = siblings.first { other in
        other != index && !overlap(frames[index], frames[other])
          && overlap(nodes[index].view.frame, nodes[other].view.frame)
      }
      let isOutside = isNewlyOutside(index, frames, outer, .horizontal)
      guard over != nil || isOutside else { continue }
      let reason =
        over.map { "reaches over \(nodes[$0].name)" } ?? "extends outside \(nodes[parent].name)"
      add(
        .rightToLeft, index, "From right to left, \(nodes[index].name) \(reason)",
        fix: "Use leading and trailing instead of left and right.")
    }
  }
}

extension Rect {
  /// True without an extent.
  var isEmpty: Bool { width <= 0 || height <= 0 }
}
