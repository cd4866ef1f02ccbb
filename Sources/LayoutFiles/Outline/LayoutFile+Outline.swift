import Anchors

// The texts of a file and the visible frames of its items, for an editor that shows both.

extension LayoutFile {
  /// Writes the outline of the file as one JSON object.
  ///
  /// `{"root":"card","direction":"leftToRight","size":{"width":320,"height":null},
  /// "items":[…],"constraints":[…]}`
  ///
  /// An item has `name`, `kind`, `in`, its visible `frame` in the root's coordinates, scrolled and
  /// zoomed, its visible `scale`, `hidden` if it is not visible at all, and `start` and `end`, the
  /// range of its name. A constraint has its `text`, its `line`, `start` and `end`, the range of
  /// its text including the quotes, the `items` that it mentions, and `format` if it is a visual
  /// format, which makes several constraints. Ranges are byte offsets.
  ///
  /// - Parameter json: The writer to write into.
  /// - Complexity: O(items and constraints), and O(*n*) in the length of the file.
  public func writeOutline(into json: inout JSONWriter) {
    json.beginObject()
    json.key("root")
    json.value(root.name)
    json.key("direction")
    json.value(root.effectiveLayoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight")
    json.key("size")
    json.beginObject()
    json.key("width")
    json.value(size.width ?? .nan)
    json.key("height")
    json.value(size.height ?? .nan)
    json.endObject()
    writeItems(into: &json)
    writeConstraints(into: &json)
    json.endObject()
  }

  private func writeItems(into json: inout JSONWriter) {
    let seen = SeenItems(root.layoutNode)
    json.key("items")
    json.beginArray()
    for (index, item) in items.enumerated() {
      json.beginObject()
      json.key("name")
      json.value(item.name.text)
      json.key("kind")
      json.value(item.kind.rawValue)
      if index > 0 {
        json.key("in")
        json.value(item.parent?.text ?? items[0].name.text)
        json.key("start")
        json.value(Double(item.name.range.start))
        json.key("end")
        json.value(Double(item.name.range.end))
      }
      if let (frame, scale) = seen[item] {
        json.key("frame")
        json.value(frame)
        json.key("scale")
        json.value(scale)
      } else {
        json.key("hidden")
        json.value(true)
      }
      json.endObject()
    }
    json.endArray()
  }

  private func writeConstraints(into json: inout JSONWriter) {
    let lines = LineIndex(bytes)
    var names: [ObjectIdentifier: String] = [:]
    for item in items { names[ObjectIdentifier(item.node)] = item.name.text }
    json.key("constraints")
    json.beginArray()
    var next = constraints.startIndex
    while next < constraints.endIndex {
      let first = constraints[next]
      var mentioned: [String] = []
      while next < constraints.endIndex, constraints[next].range == first.range {
        for (node, _) in constraints[next].constraint.mentionedNodes {
          // A built-in guide of an item counts as the item.
          let name =
            names[ObjectIdentifier(node)] ?? node.parent.flatMap { names[ObjectIdentifier($0)] }
          if let name, !mentioned.contains(where: name.isSame) { mentioned.append(name) }
        }
        next += 1
      }
      json.beginObject()
      json.key("text")
      json.value(first.text)
      json.key("line")
      json.value(Double(lines.line(of: first.range.start)))
      json.key("start")
      json.value(Double(first.range.start))
      json.key("end")
      json.value(Double(first.range.end))
      json.key("items")
      json.beginArray()
      for name in mentioned { json.value(name) }
      json.endArray()
      if first.isFormat {
        json.key("format")
        json.value(true)
      }
      json.endObject()
    }
    json.endArray()
  }
}

/// The visible frames of a tree's items in the root's coordinates, scrolled and zoomed.
private struct SeenItems {
  private var placements: [ObjectIdentifier: (frame: Rect, scale: Double)] = [:]

  init(_ root: LayoutNode) {
    var pending = [(node: root, frame: Rect(size: root.frame.size), scale: 1.0)]
    while let (node, frame, scale) = pending.popLast() {
      placements[ObjectIdentifier(node)] = (frame, scale)
      for child in node.children where !child.isHidden {
        let seen = node.seen(child, in: frame, scale: scale)
        pending.append((child, seen.frame, seen.scale))
      }
    }
  }

  /// Returns the visible frame of an item, or nil if the item or an ancestor is hidden.
  subscript(item: FileItem) -> (frame: Rect, scale: Double)? {
    item.guide == nil ? placements[ObjectIdentifier(item.node)] : guide(item.node)
  }

  /// Computed on demand, since guides are not children.
  private func guide(_ node: LayoutNode) -> (frame: Rect, scale: Double)? {
    guard let owner = node.parent, let (frame, scale) = placements[ObjectIdentifier(owner)] else {
      return nil
    }
    return owner.seen(node, in: frame, scale: scale)
  }
}
