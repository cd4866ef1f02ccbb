package import Simplex

/// A rectangle split repeatedly, side by side or stacked, whose cells prefer one proportion.
///
/// The minimum sum of violations is computed without a linear program, see ``ProportionCost``.
package struct SplitTree {
  /// The order in which cells are split.
  package enum Shape: Sendable {
    case spiral
    case random
    /// The cells cyclically, advancing by a number of indices.
    case rounds(step: Int)
  }

  private struct Cell {
    let width: Int
    let height: Int
    /// True if the next split puts the parts of the cell side by side.
    let isRow: Bool
    let node: Int
  }

  private enum Node {
    case cell
    case split(isRow: Bool, first: Int, second: Int)
  }

  package let width: Double
  package let height: Double
  /// The preferred width of a cell per unit of height.
  package let proportion: Double
  package private(set) var variableCount = 2
  /// The split extents, with those of their parts.
  package private(set) var splits: [(whole: Int, first: Int, second: Int)] = []
  private var nodes: [Node] = [.cell]
  private var cells: [Cell]

  package init(width: Double, height: Double, proportion: Double, isRow: Bool) {
    (self.width, self.height, self.proportion) = (width, height, proportion)
    cells = [Cell(width: 0, height: 1, isRow: isRow, node: 0)]
  }

  /// Makes a spiral of a number of cells.
  package init(
    spiralOf count: Int, width: Double, height: Double, proportion: Double, isRow: Bool
  ) {
    self.init(width: width, height: height, proportion: proportion, isRow: isRow)
    while cells.count < count { split(cells.count - 1) }
  }

  /// Makes a random tree of 4 to 140 cells.
  package init(using random: inout SplitMix64) {
    let count = Int.random(in: 4...140, using: &random)
    let side = (Double(count).squareRoot() * 40_000).rounded() / 1000
    self.init(
      width: side * random.pick([1, 1.5, 0.7]), height: side,
      proportion: random.pick([16.0 / 9, 16.0 / 9, 1.5, 4.0 / 3, 1, 1.25]),
      isRow: Bool.random(using: &random))
    let shape = random.pick([Shape.spiral, .spiral, .random, .rounds(step: 1), .rounds(step: 7)])
    var turn = 0
    while cells.count < count {
      switch shape {
      case .spiral: split(cells.count - 1)
      case .random: split(Int.random(in: cells.indices, using: &random))
      case .rounds(let step):
        split(turn % cells.count)
        turn += step
      }
    }
  }

  private mutating func split(_ index: Int) {
    let cell = cells[index]
    let (first, second) = (variableCount, variableCount + 1)
    variableCount += 2
    splits.append((cell.isRow ? cell.width : cell.height, first, second))
    let node = nodes.count
    nodes += [.cell, .cell]
    nodes[cell.node] = .split(isRow: cell.isRow, first: node, second: node + 1)
    cells[index] = part(of: cell, extent: first, node: node)
    cells.append(part(of: cell, extent: second, node: node + 1))
  }

  private func part(of cell: Cell, extent: Int, node: Int) -> Cell {
    cell.isRow
      ? Cell(width: extent, height: cell.height, isRow: false, node: node)
      : Cell(width: cell.width, height: extent, isRow: true, node: node)
  }

  /// The required rows of the tree, then the preferences of its cells with cyclic priorities.
  package func constraints(
    on variables: [Variable], priorities: [Priority] = [500]
  ) -> [LinearConstraint] {
    var result = [variables[0] == width, variables[1] == height]
    for (whole, first, second) in splits {
      result.append(variables[first] + variables[second] - variables[whole] == 0)
      result += [variables[first] >= 0, variables[second] >= 0]
    }
    for (index, cell) in cells.enumerated() {
      let wish = variables[cell.width] - proportion * variables[cell.height] == 0
      result.append(wish.priority(priorities[index % priorities.count]))
    }
    return result
  }

  /// The sum of the violations of all proportions.
  package func missed(at values: [Double]) -> Double {
    cells.reduce(0) { $0 + abs(values[$1.width] - proportion * values[$1.height]) }
  }

  /// The minimum of that sum.
  package var leastMissed: Double {
    // Parts follow their whole in the list.
    var costs = nodes.map { _ in ProportionCost(proportion: proportion) }
    for index in nodes.indices.reversed() {
      guard case .split(let isRow, let first, let second) = nodes[index] else { continue }
      costs[index] =
        isRow
        ? costs[first].beside(costs[second])
        : costs[first].transposed.beside(costs[second].transposed).transposed
    }
    return height * costs[0].value(at: width / height)
  }
}

/// The minimum sum of violations of a rectangle's cells, as a function of its width at height 1.
///
/// The sum scales with the rectangle and is convex and piecewise linear in the width. For two
/// rectangles side by side, the width goes to the one with the smaller slope, so their segments are
/// merged in order of slope. Transposed to width 1, each segment is linear again, with slope and
/// intercept exchanged.
package struct ProportionCost {
  private var pieces: [(slope: Double, intercept: Double)]
  /// The widths at which segments end.
  private var ends: [Double]

  package init(proportion: Double) {
    pieces = [(-1, proportion), (1, -proportion)]
    ends = [proportion]
  }

  private init() { (pieces, ends) = ([], []) }

  /// The cost as a function of the height at width 1.
  package var transposed: ProportionCost {
    var result = ProportionCost()
    result.pieces = pieces.reversed().map { ($0.intercept, $0.slope) }
    result.ends = ends.reversed().map { 1 / $0 }
    return result
  }

  /// The cost of two rectangles of equal height side by side.
  package func beside(_ other: ProportionCost) -> ProportionCost {
    var result = ProportionCost()
    var (own, others) = (0, 0)
    var width = 0.0
    var intercept = pieces[0].intercept + other.pieces[0].intercept
    while true {
      let isOwn = pieces[own].slope <= other.pieces[others].slope
      let slope = isOwn ? pieces[own].slope : other.pieces[others].slope
      if let last = result.pieces.last {
        intercept -= (slope - last.slope) * width
        result.ends.append(width)
      }
      result.pieces.append((slope, intercept))
      guard let length = isOwn ? length(own) : other.length(others) else { return result }
      width += length
      if isOwn { own += 1 } else { others += 1 }
    }
  }

  /// The length of a segment; nil for the last one, which is unbounded.
  private func length(_ piece: Int) -> Double? {
    guard piece < ends.count else { return nil }
    return ends[piece] - (piece == 0 ? 0 : ends[piece - 1])
  }

  package func value(at width: Double) -> Double {
    let piece = ends.firstIndex { width <= $0 } ?? ends.count
    return pieces[piece].slope * width + pieces[piece].intercept
  }
}
