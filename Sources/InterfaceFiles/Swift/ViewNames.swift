import Anchors
import LayoutFiles

/// The names of an exported class, its properties and its local constants.
struct ViewNames {
  private var names: [String] = []
  private var used = UniqueNames()
  /// The names of constraints in the order of the scene; empty for those without settings.
  private var constraintNames: [(name: String, hasOutlet: Bool)] = []

  /// Names the views of a scene by outlet, label in Xcode, text, picture, class or kind.
  init(_ layout: SceneLayout, _ file: InterfaceFile) throws(Fault) {
    // Views with an outlet have its name, also those after a view with an equal text.
    var outlets: [String] = []
    for (index, node) in layout.nodes.enumerated() {
      let outlet = index == 0 ? "" : Self.outlet(node.id, in: file)
      outlets.append(outlet.utf8.isEmpty ? "" : unique(outlet, node.kind.noun))
    }
    for (index, node) in layout.nodes.enumerated() {
      if index == 0 {
        names.append("self")
      } else if outlets[index].utf8.isEmpty {
        names.append(unique(try Self.base(node, layout, in: file.document), node.kind.noun))
      } else {
        names.append(outlets[index])
      }
    }
    for constraint in layout.constraints {
      let id = try file.document.value(constraint.element, "id") ?? ""
      let outlet = Self.outlet(id, in: file)
      let name = outlet.utf8.isEmpty ? base(constraint) : outlet
      constraintNames.append(
        (name.utf8.isEmpty ? "" : unique(name, "Constraint"), !outlet.utf8.isEmpty))
    }
  }

  /// Returns the property of a view, or `self` for the root.
  subscript(index: Int) -> String { names[index] }

  /// Returns the name of a constraint, empty for one that is stated in a list.
  func constraint(_ index: Int) -> String { constraintNames[index].name }

  /// Returns the property of a constraint of the scene, empty for one without an outlet.
  func constraintProperty(_ index: Int) -> String {
    constraintNames[index].hasOutlet ? constraintNames[index].name : ""
  }

  /// Returns the constants of a function that builds the scene, with a name for the root.
  func constants(root: String) -> [String] {
    var unique = UniqueNames()
    let root = unique.use(ViewText.lowerCamel(root, limit: 100))
    return [root] + names.dropFirst().map { unique.use($0, separator: "") }
  }

  private static func outlet(_ id: String, in file: InterfaceFile) -> String {
    guard !id.utf8.isEmpty, let outlet = file.outlets[TextKey(id)] else { return "" }
    return ViewText.lowerCamel(file.outletNames[outlet], limit: 100)
  }

  private static func base(
    _ node: SceneNode, _ layout: SceneLayout, in document: XMLDocument
  ) throws(Fault) -> String {
    let label = ViewText.lowerCamel(try document.value(node.element, "userLabel") ?? "", limit: 40)
    if !label.utf8.isEmpty { return label }
    let text = try SceneText(document, node.element, node.kind, scale: 1).text
    var name = ViewText.firstWords(of: text)
    if name.utf8.isEmpty {
      name = ViewText.firstWords(of: try pictureName(node.element, in: document))
    }
    if !name.utf8.isEmpty { return ViewText.joining(name, node.kind.noun) }
    let own = ViewText.lowerCamel(
      try document.value(node.element, "customClass") ?? "", limit: 40)
    if !own.utf8.isEmpty { return own }
    let kind = ViewText.lowerCamel(document.name(node.element), limit: 40)
    if node.kind == .view || kind.utf8.isEmpty {
      return layout.nodes.contains { $0.parent.map { layout.nodes[$0] === node } ?? false }
        ? "containerView" : "view"
    }
    return node.kind == .switchControl ? "switchControl" : kind
  }

  /// Returns the name of the picture of an image view or a button, or an empty text.
  private static func pictureName(
    _ element: Int, in document: XMLDocument
  ) throws(Fault) -> String {
    let state = document.child(element, "state", key: "normal")
    let configuration = document.child(element, "buttonConfiguration", key: "configuration")
    for holder in [element, state, configuration] {
      guard let holder else { continue }
      if let name = try document.value(holder, "image") { return name }
      if let reference = document.child(holder, "imageReference", key: "image") {
        return try document.value(reference, "image") ?? ""
      }
    }
    return ""
  }

  /// Returns a name for a constraint whose settings need one: its identifier, or its first end.
  private func base(_ constraint: SceneConstraint) -> String {
    let identifier = constraint.identifier ?? ""
    guard constraint.priority != 1000 || !identifier.utf8.isEmpty else { return "" }
    let name = ViewText.firstWords(of: identifier)
    if !name.utf8.isEmpty { return ViewText.joining(name, "Constraint") }
    let attribute = ViewText.capitalized(constraint.first.attribute.name) + "Constraint"
    let index = constraint.first.index
    if index > 0 { return names[index] + attribute }
    return ViewText.lowerCamel(attribute, limit: 100)
  }

  /// Returns a name that is neither used nor reserved.
  private mutating func unique(_ base: String, _ noun: String) -> String {
    var name = base
    if let first = name.utf8.first, (0x30...0x39).contains(first) { name = "_" + name }
    if Self.isReserved(name) { name += noun }
    return used.use(name, separator: "")
  }

  /// Returns the name of the class of a scene.
  static func className(
    of scene: InterfaceScene, in file: InterfaceFile, _ fileName: String, _ nodes: [SceneNode]
  ) throws(Fault) -> String {
    var base = ViewText.upperCamel(scene.name, limit: 60)
    let isUnnamed = scene.name.isSame(as: file.document.name(scene.owner))
    switch scene.kind {
    case .controller:
      if isUnnamed { base = "" }
      base = ViewText.dropping("Controller", from: base)
      if !base.utf8.isEmpty { base = ViewText.dropping("View", from: base) + "View" }
    case .view:
      if isUnnamed { base = ViewText.upperCamel(ViewText.stem(of: fileName), limit: 60) }
      base = base.utf8.isEmpty ? base : ViewText.dropping("View", from: base) + "View"
    case .tableCell, .collectionCell: base += "ContentView"
    case .header: base = ViewText.dropping("View", from: base) + "HeaderView"
    }
    if base.utf8.isEmpty || base.isSame(as: "View") { base = "SceneView" }
    if let first = base.utf8.first, (0x30...0x39).contains(first) { base = "Scene" + base }
    var isTaken =
      base.utf8.starts(with: "UI".utf8) || base.utf8.starts(with: "NS".utf8)
      || ["StackView", "ScrollView", "ImageView"].contains(where: base.isSame)
    // Inside its own class, a view of the app's class with the same name would be another scene.
    for node in nodes.dropFirst() {
      if let name = try file.document.value(node.element, "customClass"), name.isSame(as: base) {
        isTaken = true
      }
    }
    return isTaken ? "Scene" + base : base
  }
}

extension ContentKind {
  /// The noun at the end of a property's name.
  var noun: String {
    switch self {
    case .label: "Label"
    case .button: "Button"
    case .image: "ImageView"
    case .textField: "TextField"
    case .textView: "TextView"
    case .switchControl: "Switch"
    case .slider: "Slider"
    case .stack: "StackView"
    case .scroll: "ScrollView"
    default: "View"
    }
  }
}
