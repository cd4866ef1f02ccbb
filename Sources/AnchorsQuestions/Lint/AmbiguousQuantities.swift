import Anchors
import Simplex
import SimplexQuestions

/// Ambiguous quantities, and which of them have a visible effect.
///
/// Layout guides and pure containers are invisible. An ambiguous quantity of such an item has a
/// visible effect if constraints relate it to an ambiguous quantity of a visible item, or if a
/// visible item moves with it.
struct AmbiguousQuantities {
  private let engine: LayoutEngine
  /// Union-find parents of the four quantities of each slot; a root refers to itself.
  private var links: [Int]
  /// True for each ambiguous quantity; for positions, also if an ancestor's position is.
  private var isAmbiguous: [Bool]
  /// True for each ambiguous quantity of a visible item.
  ///
  /// At a root of `links`, whether that is true of any quantity in its set.
  private var isVisible: [Bool]
  /// True if the position in the root is determined although that in the superview is ambiguous.
  private var isFixedInRoot: [Bool]

  /// Finds the quantities with a visible effect.
  ///
  /// - Parameters:
  ///   - ambiguous: The ambiguous items.
  ///   - items: The visible views, outer ones first.
  ///   - constraints: The constraints with a row.
  ///   - engine: The engine of the layout.
  /// - Complexity: O(items and constraints), and the cost of ranges for items inside ambiguous
  ///   ones.
  init(
    _ ambiguous: [AmbiguousItem], _ items: [LintItem], _ constraints: [LintConstraint],
    _ engine: LayoutEngine
  ) {
    self.engine = engine
    let count = 4 * engine.items.indices.count
    links = Array(0..<count)
    isAmbiguous = Array(repeating: false, count: count)
    isVisible = Array(repeating: false, count: count)
    isFixedInRoot = Array(repeating: false, count: count)
    for item in ambiguous {
      for attribute in item.attributes { isAmbiguous[Self.index(attribute, of: item.item)] = true }
    }
    let isAmbiguousInSuperview = isAmbiguous
    for attribute in [LayoutAttribute.left, .top] {
      findFixed(attribute, items, isAmbiguousInSuperview)
    }
    for slot in engine.items.indices {
      guard let node = engine.items[slot].node?.node, engine.isSeen(node) else { continue }
      for quantity in (4 * slot.position)..<(4 * slot.position + 4)
      where isAmbiguous[quantity] && !isFixedInRoot[quantity] {
        isVisible[quantity] = true
      }
    }
    for candidate in constraints { mergeMentioned(candidate.constraint) }
    for quantity in links.indices where isVisible[quantity] { isVisible[root(of: quantity)] = true }
  }

  /// Returns whether another value of an ambiguous quantity would be visible.
  ///
  /// - Parameters:
  ///   - attribute: The left or top edge, the width or the height.
  ///   - node: The item with the ambiguous quantity.
  /// - Returns: Whether it would be visible.
  mutating func isVisible(_ attribute: LayoutAttribute, of node: LayoutNode) -> Bool {
    let quantity = Self.index(attribute, of: node)
    return !isFixedInRoot[quantity] && isVisible[root(of: quantity)]
  }

  /// Finds items whose position in the root is determined although a superview's is ambiguous.
  ///
  /// The position in the root is a variable in a copy: the sum of the superview's position in the
  /// root and the item's own. Items that do move with a superview are merged with it.
  private mutating func findFixed(
    _ attribute: LayoutAttribute, _ items: [LintItem], _ isAmbiguousInSuperview: [Bool]
  ) {
    var face: Solver?
    var variables = [Variable?](repeating: nil, count: items.count)
    var asked: [(quantity: Int, outer: Int)] = []
    // The nearest ancestor of each item with an ambiguous position.
    var outers = [Int?](repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      guard let parent = item.parent, let own = engine.variable(attribute, of: item.node),
        let around = variables[parent] ?? engine.variable(attribute, of: items[parent].node)
      else { continue }
      let superview = Self.index(attribute, of: items[parent].node)
      guard let outer = isAmbiguousInSuperview[superview] ? superview : outers[parent] else {
        continue
      }
      outers[index] = outer
      var copy = face ?? engine.solver.optimalFace()
      let variable = copy.makeVariable()
      var sum = LinearExpression(own)
      sum.append(around, coefficient: 1)
      if (try? copy.add(sum == LinearExpression(variable))) != nil {
        variables[index] = variable
        asked.append((Self.index(attribute, of: item.node), outer))
      }
      face = copy
    }
    guard let face,
      let isOpen = try? face.areAmbiguous(variables.compactMap { $0 }, on: face.optimalFace())
    else { return }
    for (question, isOpen) in zip(asked, isOpen) {
      if isOpen {
        isAmbiguous[question.quantity] = true
        merge(question.quantity, question.outer)
      } else {
        isFixedInRoot[question.quantity] = true
      }
    }
  }

  /// Merges the ambiguous quantities that a constraint mentions.
  private mutating func mergeMentioned(_ constraint: LayoutConstraint) {
    guard let host = constraint.hostLink else { return }
    let isMirrored = constraint.isDirectional && host.isRightToLeft
    var first: Int?
    for end in 0..<constraint.endCount {
      guard let item = constraint.item(at: end), !item.slot.isAbsent else { continue }
      let attribute = constraint.attribute(at: end)
      let share = attribute.shareOfExtent(mirrored: isMirrored)
      let isVertical = attribute.attributeClass == .vertical || attribute == .height
      let corner = 4 * item.slot.position + (isVertical ? 1 : 0)
      // The host's own corner is the origin of the coordinates.
      let quantities =
        (attribute.isDimension || item == host ? [] : [corner])
        + (attribute.isDimension || share != 0 ? [corner + 2] : [])
      for quantity in quantities
      where isAmbiguous.indices.contains(quantity) && isAmbiguous[quantity] {
        if let first { merge(first, quantity) } else { first = quantity }
      }
    }
  }

  private mutating func merge(_ first: Int, _ second: Int) {
    let (one, other) = (root(of: first), root(of: second))
    if one != other { links[max(one, other)] = min(one, other) }
  }

  private mutating func root(of quantity: Int) -> Int {
    var quantity = quantity
    while links[quantity] != quantity {
      links[quantity] = links[links[quantity]]
      quantity = links[quantity]
    }
    return quantity
  }

  /// Returns the index of a left or top edge, a width or a height among all quantities.
  private static func index(_ attribute: LayoutAttribute, of node: LayoutNode) -> Int {
    let first = 4 * max(0, node.slot.position)
    return switch attribute {
    case .left: first
    case .top: first + 1
    case .width: first + 2
    default: first + 3
    }
  }
}

extension LayoutEngine {
  /// Returns whether an item is visible: neither a guide nor a pure container.
  ///
  /// The content of a scroll view counts, because it determines how far the view can scroll.
  fileprivate func isSeen(_ node: LayoutNode) -> Bool {
    if node.kind == .contentGuide || node.kind == .scrollView { return true }
    guard !node.kind.isGuide else { return false }
    return node.storedChildren.isEmpty || contentSize(of: node) != .noIntrinsicSize
  }
}
