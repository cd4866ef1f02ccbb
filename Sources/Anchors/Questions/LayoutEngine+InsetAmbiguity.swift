import Buffers
import Simplex
import SimplexQuestions

// Insets that depend on ambiguous frames. Their rows state the insets for the frames in the
// solution, but other equally good frames may have others.

extension LayoutEngine {
  /// Returns whether insets that some nodes inherit depend on ambiguous frames.
  func dependOnAmbiguousFrames(_ nodes: [LayoutNode]) -> Bool {
    let distances = DistanceRanges(self, around: nodes)
    return nodes.contains {
      distances.insets(of: $0, atNearest: true) != distances.insets(of: $0, atNearest: false)
    }
  }

  /// Returns the constants of rows for the insets of other equally good frames, node by node.
  ///
  /// If insets did not settle, so that they are not those of the frames, these are included.
  func constantsOfOtherInsets() -> [[(row: ConstraintID, constant: Double)]] {
    let nodes = tree.insetNodes.map { $0.node }.filter { node in
      guard let parent = node.parentLink?.node else { return false }
      return node.rareState?.margins.preservesParentMargins == true
        || node.rareState?.insetGuides?.keyboard != nil || parent.reachingSafeArea != .zero
    }
    guard !nodes.isEmpty else { return [] }
    let distances = DistanceRanges(self, around: nodes)
    return nodes.flatMap { node in
      let present = node.rareState?.inherited ?? InheritedInsets()
      let others = [
        distances.insets(of: node, atNearest: true), distances.insets(of: node, atNearest: false),
        node.inheritedInsets { $0.distances(in: $1) },
      ]
      return others.filter { !$0.isClose(to: present) }.map { constants(of: node, for: $0) }
    }
  }

  /// Returns the constants of a node's rows for inherited insets.
  private func constants(
    of node: LayoutNode, for insets: InheritedInsets
  ) -> [(row: ConstraintID, constant: Double)] {
    guard let state = node.rareState else { return [] }
    let present = state.inherited
    state.inherited = insets
    defer { state.inherited = present }
    var constants: [(row: ConstraintID, constant: Double)] = []
    node.forEachInset { constraint, constant in
      guard constraint.belongs(to: self), let row = row(at: constraint.slot),
        var form = constraint.form, let context = loweringContext(of: form)
      else { return }
      form.statement.constant = constant
      constants.append((row, rowConstant(of: form, context)))
    }
    return constants
  }
}

/// The distances between edges of nodes and of their parents, over all equally good layouts.
private struct DistanceRanges {
  /// The index of a node's ranges by slot, or -1.
  private var indices: [Int]
  private var nearest: [EdgeInsets] = []
  private var farthest: [EdgeInsets] = []

  /// Finds the distances of nodes, and of their ancestors.
  init(_ engine: LayoutEngine, around nodes: [LayoutNode]) {
    indices = Array(repeating: -1, count: engine.items.records.count)
    var expressions: [LinearExpression] = []
    for node in nodes {
      var next = node
      // Ancestors of a node with ranges have theirs.
      while let outer = next.parentLink?.node, next.slot.isAbsent || indices[next.slot.position] < 0
      {
        let inner = next
        next = outer
        // Distances in scrolling content are those to its guide.
        guard !inner.slot.isAbsent, outer.rareState?.scroll == nil else { continue }
        indices[inner.slot.position] = expressions.count / 4
        for axis in [Axis.horizontal, .vertical] {
          let start = engine.start(of: inner, axis, in: outer)
          let end = engine.extent(of: outer, axis) - start - engine.extent(of: inner, axis)
          expressions += [start, end]
        }
      }
    }
    var copy = engine.solver
    let distances = expressions.map { _ in copy.makeVariable() }
    _ = try? copy.add(
      contentsOf: zip(distances, expressions).map {
        LinearConstraint(LinearExpression($0), .equal, $1)
      })
    let ranges = (try? copy.ranges(of: distances)) ?? []
    for index in stride(from: 0, to: ranges.count, by: 4) {
      let (left, right, top, bottom) = (
        ranges[index], ranges[index + 1], ranges[index + 2], ranges[index + 3]
      )
      nearest.append(
        EdgeInsets(
          top: top.lowerBound, left: left.lowerBound, bottom: bottom.lowerBound,
          right: right.lowerBound))
      farthest.append(
        EdgeInsets(
          top: top.upperBound, left: left.upperBound, bottom: bottom.upperBound,
          right: right.upperBound))
    }
  }

  /// Returns the insets that extend into a node at the nearest or the farthest distances.
  func insets(of node: LayoutNode, atNearest isNearest: Bool) -> InheritedInsets {
    node.inheritedInsets { inner, outer in
      let index = !inner.slot.isAbsent ? indices[inner.slot.position] : -1
      guard nearest.indices.contains(index) else { return inner.distances(in: outer) }
      return isNearest ? nearest[index] : farthest[index]
    }
  }
}

extension LayoutEngine {
  /// Returns the left or top edge of a node's frame in its parent as an expression.
  fileprivate func start(
    of node: LayoutNode, _ axis: Axis, in parent: LayoutNode
  ) -> LinearExpression {
    let insets = node.alignmentRectInsets
    let inset = axis == .horizontal ? insets.left : insets.top
    return items[node.slot].origin(axis) - (inset + parent.boundsOrigin[axis])
  }

  /// Returns the width or height of a node's frame as an expression.
  fileprivate func extent(of node: LayoutNode, _ axis: Axis) -> LinearExpression {
    guard !node.slot.isAbsent else { return LinearExpression(constant: node.innerSize[axis]) }
    return items[node.slot].extent(axis) + node.alignmentRectInsets.extents[axis]
  }
}

extension InheritedInsets {
  /// Compares insets but for rounding.
  fileprivate func isClose(to other: InheritedInsets) -> Bool {
    guard (keyboard - other.keyboard).magnitude <= 1e-6 else { return false }
    return [(safeArea, other.safeArea), (margins, other.margins)].allSatisfy { mine, theirs in
      let difference = mine.combined(with: theirs) { ($0 - $1).magnitude }
      return max(difference.top, difference.left, difference.bottom, difference.right) <= 1e-6
    }
  }
}
