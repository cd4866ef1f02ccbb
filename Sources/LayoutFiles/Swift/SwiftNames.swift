import AnchorsGrid

/// The constants of an exported function, one for each item.
package struct SwiftNames {
  /// The name of the function: `makeCard` for a root `card`.
  let function: String
  private var byNode: [ObjectIdentifier: String] = [:]

  /// Names the constants of items.
  ///
  /// - Parameters:
  ///   - items: The items, the root first.
  ///   - constants: The names of the first items, each once; the names of other items are their
  ///     own.
  init(_ items: [FileItem], constants: [String] = []) {
    var unique = UniqueNames()
    for (index, item) in items.enumerated() {
      let own = index < constants.count ? constants[index] : item.name.text
      let name = unique.use(Self.identifier(own))
      let written = Self.isKeyword(name) ? "`\(name)`" : name
      byNode[ObjectIdentifier(item.node)] = written
    }
    var root = Array(Self.identifier(constants.first ?? items[0].name.text).utf8)
    if let first = root.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") {
      root[0] = first - 0x20
    }
    function = "make" + String(decoding: root, as: UTF8.self)
  }

  /// Returns a name that no item has.
  func unused(_ name: String) -> String {
    byNode.values.contains(where: name.isSame) ? unused(name + "_") : name
  }

  /// Returns the constant of an item.
  subscript(item: FileItem) -> String { self[item.node] }

  /// Returns the expression for an item or one of its guides.
  subscript(node: LayoutNode?) -> String {
    guard let node else { return "" }
    if let known = byNode[ObjectIdentifier(node)] { return known }
    let owner = self[node.parent]
    return switch ItemGuide.named(node.name) {
    case .safeArea: owner + ".safeAreaLayoutGuide"
    case .readable: owner + ".readableContentGuide"
    case .contentGuide: owner + ".contentLayoutGuide"
    case .frameGuide: owner + ".frameLayoutGuide"
    case .margins, nil: owner + ".layoutMarginsGuide"
    }
  }

  /// The maximum number of characters of a name; it is repeated in each constraint.
  private static let maximumNameLength = 100

  /// Returns a valid Swift identifier; names of layout files may have other characters.
  private static func identifier(_ name: String) -> String {
    var identifier = ""
    for scalar in name.unicodeScalars.prefix(maximumNameLength) {
      if scalar.value < 0x80 || letters.contains(where: { $0.contains(scalar.value) }) {
        identifier.unicodeScalars.append(scalar)
      } else {
        identifier += "_"
      }
    }
    let isTaken =
      types.contains(where: identifier.isSame)
      || identifier.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
    return isTaken ? identifier + "Item" : identifier
  }

  /// Some of the characters beyond ASCII that identifiers of Swift may have.
  private static let letters: [ClosedRange<UInt32>] = [
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x1E00...0x1FFF,
    0x3040...0xD7FF, 0xF900...0xFD3D,
  ]

  /// The type names in the exported text.
  private static let types = [
    "Anchors", "Baselines", "DirectionalEdgeInsets", "Double", "EdgeInsets", "Font",
    "GridView", "ImageView",
    "Label", "LayoutConstraint", "LayoutGuide", "LayoutPriority", "Point", "Rect", "ScrollView",
    "Size", "SizedLabel", "StackView", "View",
  ]

  /// Returns whether a name is a keyword of Swift, also a contextual one.
  package static func isKeyword(_ name: String) -> Bool {
    keywords.contains(where: name.isSame)
  }

  /// The keywords of Swift, including contextual ones.
  private static let keywords = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await",
    "borrow", "borrowing", "break", "case", "catch", "class", "consume", "consuming", "continue",
    "convenience", "copy", "default", "defer", "deinit", "didSet", "discard", "distributed", "do",
    "dynamic", "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal",
    "is", "isolated", "lazy", "let", "macro", "mutating", "nil", "nonisolated", "nonmutating",
    "open", "operator", "optional", "override", "package", "postfix", "precedencegroup", "prefix",
    "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "sending",
    "some", "static", "struct", "subscript", "super", "switch", "then", "throw", "throws", "true",
    "try", "typealias", "unowned", "unsafe", "var", "weak", "where", "while", "willSet", "yield",
  ]
}
