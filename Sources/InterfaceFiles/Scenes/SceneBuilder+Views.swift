import Anchors
import LayoutFiles

extension SceneBuilder {
  /// An element that is to become a view, with its superview.
  private struct Waiting {
    let element: Int
    let parent: Int?
    let depth: Int
    let isArranged: Bool
  }

  /// Makes the views of the scene in the order of the file.
  func collectViews() throws(Fault) {
    var waiting = [Waiting(element: scene.root, parent: nil, depth: 0, isArranged: false)]
    while let next = waiting.popLast() {
      guard next.depth <= Self.maximumDepth else {
        throw Fault(
          "views are nested more than \(Self.maximumDepth) deep",
          at: document.range(next.element))
      }
      let index = nodes.count
      try addView(next)
      try addTargets(of: next.element, index)
      let isStack = nodes[index].kind == .stack
      let excluded = try variations.excluded(next.element, "subviews")
      var children: [Int] = []
      if let subviews = document.child(next.element, "subviews") {
        for child in document.children(subviews)
        where document.child(child, "rect", key: "frame") != nil {
          let id = TextKey(try document.value(child, "id") ?? "")
          if !excluded.contains(id), !file.accessories.contains(id) { children.append(child) }
        }
      }
      // The content of an effect is a view that is no subview of the file.
      if index > 0, let content = document.child(next.element, "view", key: "contentView"),
        document.child(content, "rect", key: "frame") != nil
      {
        children.append(content)
      }
      for child in children.reversed() {
        waiting.append(
          Waiting(element: child, parent: index, depth: next.depth + 1, isArranged: isStack))
      }
    }
  }

  private func addView(_ waiting: Waiting) throws(Fault) {
    let element = waiting.element
    let kind = ContentKind(document, element)
    let id = try document.value(element, "id") ?? ""
    let text = try SceneText(
      document, element, kind, scale: environment.textScale, texts: environment.texts)
    let name = try names.name(of: element, id: id, text: text.fileText)
    let frame =
      try document.frame(element)
      ?? Rect(origin: .zero, size: waiting.parent == nil ? scene.size : .zero)
    let view = try makeView(kind, element, name, text)
    let origin = waiting.parent.map { nodes[$0].absolute.origin }
    let absolute = Rect(
      origin: origin.map { Point(x: $0.x + frame.minX, y: $0.y + frame.minY) } ?? .zero,
      size: frame.size)
    let node = SceneNode(
      element: element, parent: waiting.parent, name: name, id: id, kind: kind, view: view,
      stored: frame, absolute: absolute, isArranged: waiting.isArranged,
      isCustom: document.valueRange(element, "customClass") != nil,
      hasStatedMargins: document.child(element, "directionalEdgeInsets") != nil
        || document.child(element, "edgeInsets") != nil,
      hasOutlet: file.outlets[TextKey(id)] != nil)
    try applySettings(of: element, to: view, kind)
    if let parent = waiting.parent {
      let superview = nodes[parent].view
      if waiting.isArranged, let stack = superview as? StackView {
        stack.addArrangedSubview(view)
      } else {
        node.placement = placement(of: element, frame, in: nodes[parent].stored.size)
        try node.placement?.apply(to: view, inRoot: nil)
        superview.addSubview(view)
      }
    }
    nodes.append(node)
  }

  private func makeView(
    _ kind: ContentKind, _ element: Int, _ name: String, _ text: SceneText
  ) throws(Fault) -> View {
    switch kind {
    case .label:
      let label = FileLabel(text.text, name: name, font: text.font)
      label.numberOfLines = text.numberOfLines
      label.textAlignment = text.alignment
      // Stored sizes are those of the system's font, in which no text may seem to be cut.
      if environment.texts != nil || !usesStoredSizes { label.textMeasurer = text.measurer }
      if let width = try document.number(element, "preferredMaxLayoutWidth"), width > 0 {
        label.preferredMaxLayoutWidth = width
      }
      return label
    case .image: return ImageView(name)
    case .stack: return try makeStack(element, name)
    case .scroll:
      let scroll = ScrollView(name)
      ItemGuide.contentGuide.guide(of: scroll)
      return scroll
    default: return View(name)
    }
  }

  private func makeStack(_ element: Int, _ name: String) throws(Fault) -> StackView {
    let stack = StackView(name: name)
    if document.has(variations.owner(of: "axis", element), "axis", "vertical") {
      stack.axis = .vertical
    }
    let distribution = variations.owner(of: "distribution", element)
    let distributions: [(StaticString, StackView.Distribution)] = [
      ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
      ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
    ]
    for (word, value) in distributions where document.has(distribution, "distribution", word) {
      stack.distribution = value
    }
    let alignment = variations.owner(of: "alignment", element)
    let alignments: [(StaticString, StackView.Alignment)] = [
      ("leading", .leading), ("top", .leading), ("center", .center), ("trailing", .trailing),
      ("bottom", .trailing), ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
    ]
    for (word, value) in alignments where document.has(alignment, "alignment", word) {
      stack.alignment = value
    }
    if document.has(element, "spacingType", "standard") {
      stack.spacing = StackView.spacingUseSystem
    } else {
      let owner = variations.owner(of: "spacing", element)
      stack.spacing = try document.number(owner, "spacing") ?? 0
    }
    stack.isBaselineRelativeArrangement = document.isTrue(element, "baselineRelativeArrangement")
    stack.proportionalMode = .uikit
    return stack
  }

  private func applySettings(
    of element: Int, to view: View, _ kind: ContentKind
  ) throws(Fault) {
    // An indicator that hides while it does not run is stored as hidden, and keeps its size.
    let isStopped =
      kind == .activityIndicator && document.isTrue(element, "hidesWhenStopped")
      && !document.isTrue(element, "animating")
    if !isStopped {
      let owner = variations.owner(of: "hidden", element)
      view.isHidden = document.isTrue(owner, "hidden")
    }
    for axis in [Axis.horizontal, .vertical] {
      let isRow = axis == .horizontal
      let hugging = try priority(
        element, isRow ? "horizontalHuggingPriority" : "verticalHuggingPriority")
      if let hugging { view.setContentHuggingPriority(LayoutPriority(hugging), for: axis) }
      let compression = try priority(
        element,
        isRow ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority")
      if let compression {
        view.setContentCompressionResistancePriority(LayoutPriority(compression), for: axis)
      }
    }
    let contents: [(StaticString, SemanticContentAttribute)] = [
      ("playback", .playback), ("spatial", .spatial), ("forceLeftToRight", .forceLeftToRight),
      ("forceRightToLeft", .forceRightToLeft),
    ]
    for (word, value) in contents where document.has(element, "semanticContentAttribute", word) {
      view.semanticContentAttribute = value
    }
  }

  /// Reads a priority of content; nil if it is absent, or 0, which has no effect.
  private func priority(_ element: Int, _ name: StaticString) throws(Fault) -> Double? {
    guard let number = try document.number(element, name) else { return nil }
    guard (0...1000).contains(number) else {
      throw Fault(
        "a priority must be above 0 and at most 1000",
        at: document.valueRange(element, name) ?? document.range(element))
    }
    return number > 0 ? number : nil
  }

  /// Returns how a view without constraints is placed, or nil for one with constraints.
  private func placement(of element: Int, _ frame: Rect, in size: Size) -> FilePlacement? {
    let isFixed = document.isTrue(element, "fixedFrame")
    guard isFixed || !document.has(element, "translatesAutoresizingMaskIntoConstraints", "NO")
    else { return nil }
    var mask: AutoresizingMask = []
    if let flexible = document.child(element, "autoresizingMask", key: "autoresizingMask") {
      let parts: [(StaticString, AutoresizingMask)] = [
        ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
        ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      for (word, part) in parts where document.isTrue(flexible, word) { mask.insert(part) }
    }
    return FilePlacement(
      frame: frame, mask: mask, superviewSize: size, range: document.range(element))
  }

  /// Registers a view and its guides under their identifiers.
  private func addTargets(of element: Int, _ index: Int) throws(Fault) {
    try addTarget(element, .view(index))
    var holders = [element]
    if index == 0, scene.owner != scene.root {
      if scene.kind == .controller {
        try addLayoutGuides(of: scene.owner)
      } else {
        // Constraints on a cell are those of its content.
        try addTarget(scene.owner, .view(0))
        holders.append(scene.owner)
      }
    }
    for holder in holders {
      for child in document.children(holder) where document.hasSuffix(child, "LayoutGuide") {
        let guides: [(StaticString, ItemGuide)] = [
          ("safeArea", .safeArea), ("contentLayoutGuide", .contentGuide),
          ("frameLayoutGuide", .frameGuide), ("layoutMargins", .margins),
          ("readableContent", .readable),
        ]
        for (key, guide) in guides where document.has(child, "key", key) {
          try addTarget(child, .guide(index, guide))
        }
        if document.has(child, "key", "keyboard") {
          try addTarget(child, .bottomGuide(isKeyboard: true))
        }
      }
    }
  }

  private func addLayoutGuides(of controller: Int) throws(Fault) {
    guard let guides = document.child(controller, "layoutGuides") else { return }
    for guide in document.children(guides) {
      if document.has(guide, "type", "top") { try addTarget(guide, .topGuide) }
      if document.has(guide, "type", "bottom") {
        try addTarget(guide, .bottomGuide(isKeyboard: false))
      }
    }
  }

  private func addTarget(_ element: Int, _ target: SceneTarget) throws(Fault) {
    guard let id = try document.value(element, "id") else { return }
    ids[TextKey(id)] = targets.count
    targets.append(target)
  }
}
