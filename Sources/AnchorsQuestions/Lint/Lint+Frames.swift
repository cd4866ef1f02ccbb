// Findings about frames.

import Anchors

extension Lint {
  /// Finds views that extend outside their superviews.
  ///
  /// Shadows and other decoration outside the alignment rectangle do not count.
  mutating func findOutside() {
    for item in items {
      guard let parent = item.parent, items[parent].node.kind != .scrollView else { continue }
      let outer = items[parent]
      let bounds = Rect(origin: outer.node.boundsOrigin, size: outer.frame.size)
      let (left, top) = (bounds.minX - item.body.minX, bounds.minY - item.body.minY)
      let (right, bottom) = (item.body.maxX - bounds.maxX, item.body.maxY - bounds.maxY)
      guard max(max(left, top), max(right, bottom)) > Self.tolerance else { continue }
      var distances = ""
      for (name, distance) in [
        ("left", left), ("top", top), ("right", right), ("bottom", bottom),
      ] where distance > Self.tolerance {
        if !distances.utf8.isEmpty { distances += ", " }
        distances += points(distance) + " at the " + name
      }
      add(
        LintFinding(
          .outsideSuperview, items: [name(of: item)],
          text: "\(name(of: item)) extends outside \(name(of: outer)): \(distances).",
          fix: "Constrain its edges to \(name(of: outer))'s, or make \(name(of: outer)) larger."))
    }
  }

  /// Finds items that have something to show, but no extent.
  mutating func findZeroSizes() {
    let contents = childContents()
    for (index, item) in items.enumerated() {
      let content = engine.naturalSize(of: item.node)
      let ownsContent = content.width > 0 || content.height > 0
      var quantities: [String] = []
      for axis in [Axis.horizontal, .vertical] {
        guard item.body.size[axis] <= Self.tolerance else { continue }
        // An item without a natural extent, such as an empty text, is not reported.
        let isExpected = ownsContent && content[axis] != 0
        let holds = axis == .horizontal ? contents[index].width : contents[index].height
        guard isExpected || holds else { continue }
        quantities.append(name(of: item) + (axis == .horizontal ? ".width" : ".height"))
      }
      guard !quantities.isEmpty else { continue }
      let isNarrow = item.body.width <= Self.tolerance
      let extents = quantities.count == 2 ? "size" : isNarrow ? "width" : "height"
      let what = ownsContent ? "content" : "subviews"
      add(
        LintFinding(
          .zeroSize, items: [name(of: item)], quantities: quantities,
          text: name(of: item) + " has " + what + ", but its " + extents + " is 0.",
          fix: "Set its size, pin it to its content, or hide it."))
    }
  }

  /// Returns, for each item and axis, whether it has children other than empty contents.
  private func childContents() -> [(width: Bool, height: Bool)] {
    var contents = [(width: Bool, height: Bool)](repeating: (false, false), count: items.count)
    for item in items {
      guard let parent = item.parent else { continue }
      let natural = engine.naturalSize(of: item.node)
      if natural.width != 0 { contents[parent].width = true }
      if natural.height != 0 { contents[parent].height = true }
    }
    return contents
  }

  /// Finds labels that are too small for their text, or for all its lines.
  mutating func findTruncatedTexts() {
    for item in items where item.node.ownView?.showsText == true {
      guard let shortage = engine.shortage(of: item.node), !shortage.isEmpty else { continue }
      let (content, room) = (shortage.content, shortage.room)
      var quantities: [String] = []
      var lacks = ""
      if shortage.isNarrow {
        quantities.append(name(of: item) + ".width")
        lacks = points(content.width - room.width) + " narrower"
      }
      if shortage.isLow {
        quantities.append(name(of: item) + ".height")
        if !lacks.utf8.isEmpty { lacks += " and " }
        lacks += points(content.height - room.height) + " shorter"
      }
      let hasMoreLines = lacks.utf8.isEmpty
      add(
        LintFinding(
          .truncatedText, items: [name(of: item)], quantities: quantities,
          text: name(of: item)
            + (hasMoreLines
              ? " has more lines than it may show." : " is " + lacks + " than its text."),
          fix: hasMoreLines
            ? "Give it more space, or allow more lines."
            : shortage.isNarrow
              ? "Give it more space, let its text wrap, or raise its compression resistance."
              : "Give it more space, or raise its compression resistance."))
    }
  }

  /// Finds edges that are not on whole pixels.
  mutating func findFractionalPixels() {
    guard let grid = engine.grid else { return }
    for item in items {
      let start = item.parent.map { items[$0].origin } ?? .zero
      let edges: [(name: String, position: Double)] = [
        ("left", start.x + item.frame.minX), ("top", start.y + item.frame.minY),
        ("right", start.x + item.frame.maxX), ("bottom", start.y + item.frame.maxY),
      ]
      var quantities: [String] = []
      var edgesOffGrid = ""
      for edge in edges where !grid.isOnGrid(edge.position) {
        quantities.append(name(of: item) + "." + edge.name)
        if !edgesOffGrid.utf8.isEmpty { edgesOffGrid += ", " }
        edgesOffGrid += "its " + edge.name + " edge at " + decimal(edge.position)
      }
      guard !quantities.isEmpty else { continue }
      add(
        LintFinding(
          .fractionalPixels, items: [name(of: item)], quantities: quantities,
          text: name(of: item) + " is not on whole pixels before rounding: " + edgesOffGrid
            + " points from " + name(of: items[0]) + "'s corner.",
          fix: "Use multiples of " + decimal(1 / grid.scale)
            + " for sizes and spacings, or rely on rounding."))
    }
  }

  func points(_ distance: Double) -> String {
    decimal(distance) + (distance == 1 ? " point" : " points")
  }
}

extension LayoutEngine {
  /// Returns the size of an item's content without a width, negative on an axis without one.
  fileprivate func naturalSize(of node: LayoutNode) -> Size {
    slot(holding: node).map { items.naturalContent(of: $0) } ?? .noIntrinsicSize
  }

  /// Returns the width of an item's content without a limit, and the height at its current width.
  ///
  /// They are rounded up to pixels, and negative on an axis without one.
  func contentSize(of node: LayoutNode) -> Size {
    guard let slot = slot(holding: node) else { return .noIntrinsicSize }
    let width = roundedUpToPixels(items.naturalContent(of: slot)).width
    return Size(width: width, height: items[slot].targetContent.height)
  }
}
