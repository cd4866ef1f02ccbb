import LayoutFiles
import TestSupport

/// A random layout in parts, so that a test can change a constraint and write it again.
struct RandomLayoutFile {
  /// A constraint in parts; its identifier is its index in the list.
  struct Rule {
    var left: String
    var relation: String
    var right: String?
    var constant: Double
    var priority: Double

    var text: String {
      var text = "\(left) \(relation) "
      if let right {
        text += right
        if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
      } else {
        text += "\(constant)"
      }
      return priority == 1000 ? text : text + " @\(priority)"
    }
  }

  /// The kind of constants.
  enum Kind: Int, CaseIterable {
    /// Required constraints that can all hold.
    case feasible
    /// Arbitrary constants, which may conflict.
    case clashing
    /// Few constraints, so that much is ambiguous.
    case open
  }

  private var items: [String] = []
  private var names: [String] = []
  /// The indices of the superviews; -1 is the root.
  private var parents: [Int] = []
  private let isRightToLeft: Bool
  /// The requested width of the root.
  var width: Double
  var height = 200.0
  private(set) var rules: [Rule?] = []
  /// Further constraints, as proposed by reports.
  var added: [String] = []

  /// Makes the layout of a seed.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let kind = Kind.allCases[Int(seed % 3)]
    isRightToLeft = random.chance(0.3)
    width = random.integer(20...80) * 5
    for place in 0..<Int(random.integer(2...6)) { addItem(place, &random) }
    let count =
      switch kind {
      case .feasible: random.integer(4...14)
      case .clashing: random.integer(6...18)
      case .open: random.integer(1...7)
      }
    for _ in 0..<Int(count) { addRule(kind, &random) }
  }

  private mutating func addItem(_ place: Int, _ random: inout SplitMix64) {
    let name = "i\(place)"
    let parent = random.chance(0.6) ? -1 : Int(random.integer(-1...(place - 1)))
    var text = #"{"name": "\#(name)""#
    if parent >= 0 { text += #", "in": "\#(names[parent])""# }
    switch random.integer(0...9) {
    case 0: text += #", "kind": "label", "text": "word word word", "lines": 0"#
    case 1: text += #", "kind": "stack", "spacing": 4"#
    case 2: text += #", "kind": "stack", "axis": "vertical", "distribution": "equalSpacing""#
    case 3: text += #", "kind": "scroll""#
    case 4...6:
      text += #", "intrinsic": {"width": \#(random.integer(1...9) * 10), "height": 20}"#
      if random.chance(0.3) { text += #", "hugging": {"horizontal": 1000}"# }
      if random.chance(0.3) { text += #", "compression": {"horizontal": 1000}"# }
    default: break
    }
    if random.chance(0.1) { text += #", "alignmentInsets": {"left": 2, "right": 3}"# }
    if random.chance(0.1) { text += #", "hidden": true"# }
    items.append(text + "}")
    names.append(name)
    parents.append(parent)
  }

  private mutating func addRule(_ kind: Kind, _ random: inout SplitMix64) {
    let first = random.pick(names)
    let second = random.chance(0.5) ? "root" : random.pick(names)
    var relation = random.pick(["==", "==", "<=", ">="])
    let classes = [
      ["left", "right"], ["leading", "trailing"], ["top", "bottom"], ["width", "height"],
    ]
    let attributes = random.pick(classes)
    let isSize = attributes[0] == "width"
    let factor = random.chance(0.15) ? random.pick([0.5, 2, 1.5]) : 1
    var right: String? = "\(second).\(random.pick(attributes))"
    if factor != 1 { right = "\(factor) * " + (right ?? "") }
    if isSize, random.chance(0.6) || first == second { right = nil }
    if first == second, !isSize { return }
    var constant = random.integer(isSize ? 0...30 : (-8)...8) * 5
    if kind == .feasible {
      // All required constraints hold for small frames.
      relation = right == nil && constant > 60 ? "<=" : relation
      if right != nil, relation == "==" { relation = random.pick(["<=", ">="]) }
      if relation == "<=" { constant = constant.magnitude + 20 }
      if relation == ">=" { constant = -constant.magnitude - 200 }
    }
    let priority = random.chance(0.55) ? 1000 : random.pick([999, 750, 500, 250, 249.5, 250])
    rules.append(
      Rule(
        left: "\(first).\(random.pick(attributes))", relation: relation, right: right,
        constant: constant, priority: priority))
  }

  /// The names of the items.
  var itemNames: [String] { names }

  /// The names of the items that a stack collapses, and of their descendants.
  var hiddenNames: [String] {
    var found: [String] = []
    for (place, parent) in parents.enumerated() where parent >= 0 {
      let isHidden = items[place].contains("hidden") && items[parent].contains("stack")
      if isHidden || found.contains(names[parent]) { found.append(names[place]) }
    }
    return found
  }

  private var header: String {
    let direction = isRightToLeft ? #", "direction": "rightToLeft""# : ""
    return #""root": "root", "width": \#(width), "height": \#(height)"# + direction
  }

  /// The text of the file, one constraint per line.
  var text: String {
    var lines: [String] = []
    for (place, rule) in rules.enumerated() {
      guard let rule else { continue }
      lines.append(#"    {"rule": "\#(rule.text)", "identifier": "\#(place)"}"#)
    }
    for text in added { lines.append(#"    "\#(text)""#) }
    return "{\(header),\n  \"items\": [\n    \(items.joined(separator: ",\n    "))],\n"
      + "  \"constraints\": [\n\(lines.joined(separator: ",\n"))]}\n"
  }

  func file() throws -> LayoutFile { try LayoutFile(Array(text.utf8)) }

  mutating func remove(_ place: Int) { rules[place] = nil }
  mutating func setConstant(_ constant: Double, of place: Int) {
    rules[place]?.constant = constant
  }
  mutating func setPriority(_ priority: Double, of place: Int) {
    rules[place]?.priority = priority
  }
}
