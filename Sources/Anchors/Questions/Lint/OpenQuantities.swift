@_spi(Memory) import Simplex

/// Quantities that constraints leave open, and which of them anybody would notice.
///
/// Nobody sees a layout guide, nor an item that only holds others. What is open of one is noticed if it is tied
/// to something open of an item that is seen, or if such an item moves with it.
struct OpenQuantities {
  private let engine: LayoutEngine
  /// For the four quantities of each slot another one that it is tied to; itself at the end.
  private var links: [Int]
  /// Whether a quantity is open, a place also because an item that it is in moves.
  private var isOpen: [Bool]
  /// Whether a quantity is open and of an item that is seen; at the ends of links, whether any is.
  private var isNoticed: [Bool]
  /// Whether the place of the item in the root is fixed although that in its superview is open.
  private var isFixedInRoot: [Bool]

  /// - Parameters:
  ///   - open: What is open of which items.
  ///   - items: The views that can be seen, outer ones first.
  ///   - constraints: The constraints with a row.
  ///   - engine: The engine that has done the layout.
  /// - Complexity: O(items and constraints), and for items in open ones what their ranges cost.
  init(
    _ open: [AmbiguousItem], _ items: [LintItem], _ constraints: [LintConstraint],
    _ engine: LayoutEngine
  ) {
    self.engine = engine
    let count = 4 * engine.items.indices.count
    links = Array(0..<count)
    isOpen = Array(repeating: false, count: count)
    isNoticed = Array(repeating: false, count: count)
    isFixedInRoot = Array(repeating: false, count: count)
    for item in open {
      for attribute in item.attributes { isOpen[Self.place(attribute, of: item.item)] = true }
    }
    let isOpenInSuperview = isOpen
    for attribute in [LayoutAttribute.left, .top] {
      findFixed(attribute, items, isOpenInSuperview)
    }
    for index in engine.items.indices {
      guard let node = engine.items[index].node?.node, engine.isSeen(node) else { continue }
      for place in (4 * index)..<(4 * index + 4) where isOpen[place] && !isFixedInRoot[place] {
        isNoticed[place] = true
      }
    }
    for candidate in constraints { tie(candidate.constraint) }
    for place in links.indices where isNoticed[place] { isNoticed[end(of: place)] = true }
  }

  /// Whether anybody would notice another value of a quantity that is open.
  ///
  /// - Parameters:
  ///   - attribute: The left or top edge, the width or the height.
  ///   - node: The item, of which it is open.
  /// - Returns: Whether somebody would.
  mutating func isNoticed(_ attribute: LayoutAttribute, of node: LayoutNode) -> Bool {
    let place = Self.place(attribute, of: node)
    return !isFixedInRoot[place] && isNoticed[end(of: place)]
  }

  /// Finds items whose places in the root are fixed or open in spite of what is so in their superviews, and
  /// ties those that move with a superview to it.
  ///
  /// The place in the root is a variable of a copy: that of the superview in the root, and the own one.
  private mutating func findFixed(
    _ attribute: LayoutAttribute, _ items: [LintItem], _ isOpenInSuperview: [Bool]
  ) {
    var face: Solver?
    var variables = [Variable?](repeating: nil, count: items.count)
    var asked: [(place: Int, outer: Int)] = []
    // Of each item, the nearest one that it is in and whose place is open.
    var outers = [Int?](repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      guard let parent = item.parent, let own = engine.variable(attribute, of: item.node),
        let around = variables[parent] ?? engine.variable(attribute, of: items[parent].node)
      else { continue }
      let superview = Self.place(attribute, of: items[parent].node)
      guard let outer = isOpenInSuperview[superview] ? superview : outers[parent] else { continue }
      outers[index] = outer
      var copy = face ?? engine.solver.optimalFace()
      let variable = copy.makeVariable()
      var sum = LinearExpression(own)
      sum.append(around, coefficient: 1)
      if (try? copy.add(sum == LinearExpression(variable))) != nil {
        variables[index] = variable
        asked.append((Self.place(attribute, of: item.node), outer))
      }
      face = copy
    }
    guard let face, let ranges = try? face.ranges(of: variables.compactMap { $0 }) else { return }
    for (question, range) in zip(asked, ranges) {
      if range.upperBound - range.lowerBound <= Lint.tolerance {
        isFixedInRoot[question.place] = true
      } else {
        isOpen[question.place] = true
        merge(question.place, question.outer)
      }
    }
  }

  /// Ties the open quantities that a constraint mentions.
  private mutating func tie(_ constraint: LayoutConstraint) {
    guard let host = constraint.hostLink else { return }
    let isMirrored = constraint.isDirectional && host.isRightToLeft
    var first: Int?
    for end in 0..<constraint.endCount {
      guard let item = constraint.item(at: end), item.slot >= 0 else { continue }
      let attribute = constraint.attribute(at: end)
      let share = attribute.shareOfExtent(mirrored: isMirrored)
      let isVertical = attribute.attributeClass == .vertical || attribute == .height
      let corner = 4 * Int(item.slot) + (isVertical ? 1 : 0)
      // Its own corner is where the coordinates of the host begin.
      let places =
        (attribute.isDimension || item == host ? [] : [corner])
        + (attribute.isDimension || share != 0 ? [corner + 2] : [])
      for place in places where isOpen.indices.contains(place) && isOpen[place] {
        if let first { merge(first, place) } else { first = place }
      }
    }
  }

  private mutating func merge(_ first: Int, _ second: Int) {
    let (one, other) = (end(of: first), end(of: second))
    if one != other { links[max(one, other)] = min(one, other) }
  }

  private mutating func end(of place: Int) -> Int {
    var place = place
    while links[place] != place {
      links[place] = links[links[place]]
      place = links[place]
    }
    return place
  }

  /// The place of a left or top edge, a width or a height among the quantities of all items.
  private static func place(_ attribute: LayoutAttribute, of node: LayoutNode) -> Int {
    let first = 4 * Int(max(0, node.slot))
    return switch attribute {
    case .left: first
    case .top: first + 1
    case .width: first + 2
    default: first + 3
    }
  }
}

extension LayoutEngine {
  /// Whether an item can be seen: not a guide, nor a view that only holds others.
  ///
  /// The content of a scroll view counts, because it says how far one can scroll.
  fileprivate func isSeen(_ node: LayoutNode) -> Bool {
    if node.kind == .contentGuide || node.kind == .scrollView { return true }
    guard !node.kind.isGuide else { return false }
    return node.storedChildren.isEmpty || contentSize(of: node) != .noIntrinsicSize
  }
}
