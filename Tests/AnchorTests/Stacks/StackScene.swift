@testable import Anchors

/// A stack with boxes, named like in the golden sets: S and the numbers from 0.
struct StackScene {
  let stack: StackView
  let items: [Box]

  /// Makes a stack of boxes of given sizes.
  init(_ sizes: [(Double, Double)], _ configure: (StackView) -> Void = { _ in }) {
    stack = StackView(name: "S")
    items = sizes.enumerated().map { Box("\($0.offset)", $0.element.0, $0.element.1) }
    configure(stack)
    for item in items { stack.addArrangedSubview(item) }
  }

  /// Wraps an existing stack.
  init(_ stack: StackView, _ items: [Box]) {
    self.stack = stack
    self.items = items
  }

  /// Every active constraint of the tree in canonical form, sorted; P is the spanner, E the guide
  /// of an empty stack, M the margins, G0, G1 … the gaps in the order of the items before them.
  func rows() throws -> [String] {
    try stack.layout(width: nil, height: nil)
    var texts: [String] = []
    for constraint in stack.layoutNode.requireEngine().constraintsInOrder() {
      texts.append(canonical(constraint))
    }
    return texts.sorted()
  }

  /// Counts the active constraints by identifier.
  func identifiers() throws -> [String: Int] {
    _ = try rows()
    var counts: [String: Int] = [:]
    for constraint in stack.activeConstraints {
      counts[constraint.identifier ?? "none", default: 0] += 1
    }
    return counts
  }

  private func canonical(_ constraint: LayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(relation) "
    if constraint.secondItem != nil {
      if constraint.multiplier != 1 { text += "\(decimal6(constraint.multiplier)) * " }
      text += "\(name(constraint.secondItem)).\(constraint.secondAttribute.name)"
      if constraint.constant > 0 { text += " + \(decimal6(constraint.constant))" }
      if constraint.constant < 0 { text += " - \(decimal6(-constraint.constant))" }
    } else {
      text += decimal6(constraint.constant)
    }
    if constraint.priority != .required { text += " @\(decimal6(constraint.priority.rawValue))" }
    return GoldenRow(text).canonical
  }

  private func name(_ node: LayoutNode?) -> String {
    guard let node else { return "?" }
    if let place = stack.items.compactMap(\.gap).firstIndex(where: { $0.node === node }) {
      return "G\(place)"
    }
    return switch node.name {
    case "UISV-alignment-spanner": "P"
    case "UISV-empty-span": "E"
    case "layoutMargins": "M"
    default: node.name
    }
  }

  private func decimal6(_ value: Double) -> String {
    let scaled = (value * 1e6).rounded() / 1e6
    return scaled == scaled.rounded() ? "\(Int(scaled))" : "\(scaled)"
  }
}

/// A constraint written as `A.left == 2 * B.left + 3 @750`, for comparison.
struct GoldenRow {
  /// The constraint with its sides in alphabetical order, if they can be exchanged.
  let canonical: String

  init(_ text: String) {
    var words = text.split(separator: " ").map(String.init)
    let priority = words.last?.hasPrefix("@") == true ? " " + words.removeLast() : ""
    let isTurnable = words.count == 3 || (words.count == 5 && words[3] != "*")
    guard isTurnable, Double(words[2]) == nil, words[2] < words[0] else {
      canonical = words.joined(separator: " ") + priority
      return
    }
    let turned = ["==": "==", "<=": ">=", ">=": "<="][words[1]] ?? words[1]
    var result = "\(words[2]) \(turned) \(words[0])"
    if words.count == 5 { result += " \(words[3] == "+" ? "-" : "+") \(words[4])" }
    canonical = result + priority
  }
}

/// Parses rows in the form of 5.11, separated by lines or dots, into sorted canonical form.
func golden(_ texts: String...) -> [String] {
  let rows = texts.flatMap { $0.split { $0 == "·" || $0 == "\n" } }
  return rows.map { GoldenRow(String($0)).canonical }.filter { !$0.isEmpty }.sorted()
}

/// Exchanges the attributes for a vertical stack as 5.11 does.
func vertical(_ text: String) -> String {
  let exchanged = [
    "leading": "top", "trailing": "bottom", "top": "leading", "bottom": "trailing",
    "width": "height", "height": "width", "centerX": "centerY", "centerY": "centerX",
  ]
  return text.split(separator: ".", omittingEmptySubsequences: false).enumerated().map {
    guard $0.offset > 0 else { return String($0.element) }
    let word = $0.element.prefix { $0.isLetter }
    return "." + (exchanged[String(word)] ?? String(word)) + $0.element.dropFirst(word.count)
  }.joined()
}
