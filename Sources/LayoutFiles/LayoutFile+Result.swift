public import Anchors

// The results of a layout.

extension LayoutFile {
  /// The scroll views with the displayed size of their content in points, in the file's order.
  public var contentSizes: [(name: String, size: Size)] {
    items.compactMap { item in
      (item.view as? ScrollView).map { (item.name.text, $0.contentSize) }
    }
  }

  /// The ambiguous quantities: `item.x`, `item.y`, `item.width` or `item.height`.
  ///
  /// For the content of a scroll view, they are `item.contentGuide.width` and
  /// `item.contentGuide.height`.
  ///
  /// - Complexity: One query of the solver for each of the four numbers of each item.
  public var ambiguous: [String] {
    var open: [ObjectIdentifier: [LayoutAttribute]] = [:]
    for found in root.ambiguousItems { open[ObjectIdentifier(found.item)] = found.attributes }
    var names: [String] = []
    for item in items {
      // Without a size in the file, the root has its fitting size.
      if item.node !== root.layoutNode {
        names += Self.names(open[ObjectIdentifier(item.node)], of: item.name.text)
      }
      guard let scroll = item.view as? ScrollView else { continue }
      let guide = ObjectIdentifier(scroll.contentLayoutGuide.layoutNode)
      names += Self.names(open[guide], of: "\(item.name.text).contentGuide")
    }
    return names
  }

  private static func names(_ attributes: [LayoutAttribute]?, of item: String) -> [String] {
    (attributes ?? []).map { attribute in
      switch attribute {
      case .left: "\(item).x"
      case .top: "\(item).y"
      default: "\(item).\(attribute.name)"
      }
    }
  }

  /// Writes the frames as one JSON object.
  ///
  /// It has the `size`, in `items` each item except the root, in the order of the file and in the
  /// coordinates of its container, optionally `ambiguous`, and `contentSize` if there are scroll
  /// views.
  ///
  /// - Parameters:
  ///   - json: The writer to write into.
  ///   - includesAmbiguity: Whether to include the ambiguous quantities.
  public func writeResult(into json: inout JSONWriter, includesAmbiguity: Bool = true) {
    json.beginObject()
    json.key("size")
    json.value(root.frame.size)
    json.key("items")
    json.beginObject()
    for item in items.dropFirst() {
      json.key(item.name.text)
      json.value(item.node.frame)
    }
    json.endObject()
    if includesAmbiguity {
      json.key("ambiguous")
      json.beginArray()
      for name in ambiguous { json.value(name) }
      json.endArray()
    }
    let sizes = contentSizes
    if !sizes.isEmpty {
      json.key("contentSize")
      json.beginObject()
      for (name, size) in sizes {
        json.key(name)
        json.value(size)
      }
      json.endObject()
    }
    json.endObject()
  }
}
