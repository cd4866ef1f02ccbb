import Anchors

extension LayoutFileReader {
  /// Reads the root, whose settings are at the top level of the file.
  mutating func readRoot(_ object: inout ObjectReader) throws(Fault) -> View {
    let name =
      try object.string("root")
      ?? FileText("root", range: SourceRange(object.range.start, object.range.start + 1))
    let kind = try object.choice("kind", ItemKind.self) ?? .view
    guard kind != .guide, let view = try makeView(kind, name, &object) else {
      throw Fault("the root must be a view, not a guide", at: object.range(of: "kind"))
    }
    if let area = try object.insets("safeArea", in: 0...1e9) { view.safeAreaInsets = area }
    try add(FileItem(name, kind: kind, node: view.layoutNode, view: view, parent: nil))
    if let grid = view as? GridView { try addTracks(of: grid, name) }
    return view
  }

  /// Reads an item other than the root.
  mutating func readItem(_ value: JSONValue) throws(Fault) {
    var object = try ObjectReader(value, role: "an item")
    guard let name = try object.string("name") else {
      let brace = SourceRange(value.range.start, value.range.start + 1)
      throw Fault("an item requires a 'name'", at: brace)
    }
    let parent = try object.string("in")
    let kind = try object.choice("kind", ItemKind.self) ?? .view
    if let view = try makeView(kind, name, &object) {
      var item = FileItem(name, kind: kind, node: view.layoutNode, view: view, parent: parent)
      item.placement = try FilePlacement(&object)
      item.spacingAfter = try FileSpacing(&object)
      item.cell = try FileCell(&object)
      try add(item)
      if let grid = view as? GridView { try addTracks(of: grid, name) }
    } else {
      let guide = LayoutGuide(name.text)
      try add(
        FileItem(name, kind: kind, node: guide.layoutNode, guide: guide, parent: parent))
    }
    try object.finish(requirement: ItemKind.requirement)
  }

  mutating func add(_ item: FileItem) throws(Fault) {
    try Self.checkName(item.name)
    guard setIndex(items.count, of: item.name.text) else {
      throw Fault("duplicate item '\(item.name.text)'", at: item.name.range)
    }
    items.append(item)
  }

  /// Makes the view of a kind with its settings, or returns nil for a guide, which has no settings.
  private mutating func makeView(
    _ kind: ItemKind, _ name: FileText, _ object: inout ObjectReader
  ) throws(Fault) -> View? {
    let view: View
    switch kind {
    case .guide: return nil
    case .view: view = View(name.text)
    case .image: view = ImageView(name.text)
    case .label: view = try makeLabel(name.text, &object)
    case .stack: view = try makeStack(name.text, &object)
    case .grid: view = try makeGrid(name, &object)
    case .scroll: view = try makeScroll(name.text, &object)
    }
    try applySettings(&object, to: view)
    return view
  }

  private func makeLabel(_ name: String, _ object: inout ObjectReader) throws(Fault) -> View {
    let text = try object.string("text")
    let label = FileLabel(text?.text ?? "", name: name, font: try readFont(&object))
    if let alignment = try object.choice("textAlignment", FileTextAlignment.self) {
      label.textAlignment = alignment.alignment
    }
    if let lines = try object.number("lines", in: 0...1_000_000) {
      guard let count = Int(exactly: lines) else {
        throw Fault("'lines' must be a whole number", at: object.range(of: "lines"))
      }
      label.numberOfLines = count
    }
    return label
  }
}
