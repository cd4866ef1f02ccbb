import AnchorsGrid

extension LayoutFileReader {
  /// Reads the root, whose settings are at the top level of the file.
  mutating func readRoot(_ object: inout ObjectReader) -> View {
    let name =
      object.string("root")
      ?? FileText("root", range: SourceRange(object.range.start, object.range.start + 1))
    let kind = object.kind()
    var view = View(name.text)
    do throws(Fault) {
      guard kind != .guide, let made = try makeView(kind, name, &object) else {
        throw Fault("the root must be a view, not a guide", at: object.range(of: "kind"))
      }
      view = made
    } catch {
      object.stop(at: error)
      unreadItems.insert(TextKey(name.text))
    }
    if let area = object.insets("safeArea", in: 0...1e9) { view.safeAreaInsets = area }
    do throws(Fault) {
      var item = FileItem(name, kind: kind, node: view.layoutNode, view: view, parent: nil)
      item.text = kind == .label ? object.text("text") : nil
      item.key = kind == .label ? object.string("key") : nil
      item.image = kind == .image ? object.string("image") : nil
      try add(item)
      if let grid = view as? GridView { try addTracks(of: grid, name) }
    } catch {
      // The root is the first item, whatever its name.
      object.stop(at: error)
      if items.isEmpty {
        items.append(FileItem(name, kind: kind, node: view.layoutNode, view: view, parent: nil))
      }
    }
    return view
  }

  /// Reads an item other than the root.
  mutating func readItem(_ value: JSONValue) throws(Fault) {
    var object = try ObjectReader(value, role: "an item")
    guard let name = object.string("name") else {
      hasUnnamedItem = true
      let brace = SourceRange(value.range.start, value.range.start + 1)
      throw object.error(withoutMember: "name", "an item requires a 'name'", at: brace)
    }
    do throws(Fault) { try readItem(name, &object) } catch { object.stop(at: error) }
    do throws(Fault) {
      try object.finish(requirement: ItemKind.requirement)
    } catch {
      unreadItems.insert(TextKey(name.text))
      throw error
    }
  }

  private mutating func readItem(_ name: FileText, _ object: inout ObjectReader) throws(Fault) {
    let parent = object.string("in")
    let kind = object.kind()
    if let view = try makeView(kind, name, &object) {
      var item = FileItem(name, kind: kind, node: view.layoutNode, view: view, parent: parent)
      item.placement = try FilePlacement(&object)
      item.spacingAfter = FileSpacing(&object)
      item.text = kind == .label ? object.text("text") : nil
      item.key = kind == .label ? object.string("key") : nil
      item.image = kind == .image ? object.string("image") : nil
      item.cell = FileCell(&object)
      try add(item)
      if let grid = view as? GridView { try addTracks(of: grid, name) }
    } else {
      let guide = LayoutGuide(name.text)
      try add(
        FileItem(name, kind: kind, node: guide.layoutNode, guide: guide, parent: parent))
    }
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
    case .stack: view = makeStack(name.text, &object)
    case .grid: view = try makeGrid(name, &object)
    case .scroll: view = makeScroll(name.text, &object)
    }
    applySettings(&object, to: view)
    return view
  }

  private func makeLabel(_ name: String, _ object: inout ObjectReader) throws(Fault) -> View {
    let text = object.string("text")
    let label = FileLabel(text?.text ?? "", name: name, font: try readFont(&object))
    if let alignment = object.choice("textAlignment", FileTextAlignment.self) {
      label.textAlignment = alignment.alignment
    }
    if let count = object.whole("lines", in: 0...1_000_000) { label.numberOfLines = Int(count) }
    return label
  }
}
