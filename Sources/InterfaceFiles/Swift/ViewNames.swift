import LayoutFiles

/// The names of an exported class and of its properties.
struct ViewNames {
  private var names: [String] = []
  private var used = UniqueNames()
  /// The properties of constraints with an outlet, in the order of the scene; empty for others.
  private var constraintNames: [String] = []

  /// Names the views of a scene: by outlet, label in Xcode, class of the app, text, or kind.
  init(_ layout: SceneLayout, _ file: InterfaceFile) throws(Fault) {
    for (index, node) in layout.nodes.enumerated() {
      names.append(index == 0 ? "self" : unique(try Self.base(node, in: file), node.kind.noun))
    }
    for constraint in layout.constraints {
      var name = ""
      if let id = try file.document.value(constraint.element, "id"),
        let outlet = file.outlets[TextKey(id)]
      {
        name = ViewText.lowerCamel(file.outletNames[outlet], limit: 100)
        if !name.utf8.isEmpty { name = unique(name, "Constraint") }
      }
      constraintNames.append(name)
    }
  }

  /// Returns the property of a view, or `self` for the root.
  subscript(index: Int) -> String { names[index] }

  /// Returns the property of a constraint of the scene, empty for one without an outlet.
  func constraint(_ index: Int) -> String { constraintNames[index] }

  private static func base(_ node: SceneNode, in file: InterfaceFile) throws(Fault) -> String {
    let document = file.document
    if let outlet = file.outlets[TextKey(node.id)] {
      let name = ViewText.lowerCamel(file.outletNames[outlet], limit: 100)
      if !name.utf8.isEmpty { return name }
    }
    for attribute: StaticString in ["userLabel", "customClass"] {
      let name = ViewText.lowerCamel(try document.value(node.element, attribute) ?? "", limit: 40)
      if !name.utf8.isEmpty { return name }
    }
    let text = try SceneText(document, node.element, node.kind, scale: 1).text
    let name = ViewText.lowerCamel(text, limit: 30)
    if !name.utf8.isEmpty { return name + node.kind.noun }
    let kind = ViewText.lowerCamel(document.name(node.element), limit: 40)
    return kind.utf8.isEmpty ? "view" : kind
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

extension ViewText {
  /// Returns the words of a text as one identifier, the first in lower case; may be empty.
  static func lowerCamel(_ text: String, limit: Int) -> String {
    joined(text, capitalizesFirst: false, limit: limit)
  }

  /// Returns the words of a text as one identifier, each with a capital; may be empty.
  static func upperCamel(_ text: String, limit: Int) -> String {
    joined(text, capitalizesFirst: true, limit: limit)
  }

  private static func joined(_ text: String, capitalizesFirst: Bool, limit: Int) -> String {
    var bytes: [UInt8] = []
    var isStart = true
    for scalar in text.unicodeScalars {
      guard let encoded = identifierBytes(scalar) else {
        // A word that does not fit is left out as a whole where possible.
        if bytes.count > limit * 2 / 3 { break }
        isStart = true
        continue
      }
      if bytes.count + encoded.count > limit { break }
      if encoded.count == 1, isStart {
        let isLower = bytes.isEmpty && !capitalizesFirst
        bytes.append(isLower ? lowercased(encoded[0]) : uppercased(encoded[0]))
      } else {
        bytes += encoded
      }
      isStart = false
    }
    if !capitalizesFirst { lowercaseInitials(&bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes initials at the start in lower case, as in `urlField` for `URLField`.
  private static func lowercaseInitials(_ bytes: inout [UInt8]) {
    var index = 1
    while index < bytes.count, (0x41...0x5A).contains(bytes[index]),
      index + 1 == bytes.count || !(0x61...0x7A).contains(bytes[index + 1])
    {
      bytes[index] = lowercased(bytes[index])
      index += 1
    }
  }

  /// Returns the bytes of a character that identifiers may contain, or nil for another.
  private static func identifierBytes(_ scalar: Unicode.Scalar) -> [UInt8]? {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: UTF8.encode(scalar).map { Array($0) }
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x3A3...0x3FF, 0x400...0x481, 0x48A...0x52F,
      0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      UTF8.encode(scalar).map { Array($0) }
    default: nil
    }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }

  private static func uppercased(_ byte: UInt8) -> UInt8 {
    (0x61...0x7A).contains(byte) ? byte - 0x20 : byte
  }

  /// Returns a text without an ending, or the text itself without that ending.
  static func dropping(_ ending: String, from text: String) -> String {
    let (bytes, suffix) = (Array(text.utf8), Array(ending.utf8))
    guard bytes.count >= suffix.count, bytes[(bytes.count - suffix.count)...] == suffix[...] else {
      return text
    }
    return String(decoding: bytes[..<(bytes.count - suffix.count)], as: UTF8.self)
  }

  /// Returns the name of a file without its folder.
  static func fileName(of path: String) -> String {
    let bytes = Array(path.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Returns the name of a file without its folder and extension.
  static func stem(of path: String) -> String {
    let bytes = Array(fileName(of: path).utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
