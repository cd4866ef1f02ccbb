import Anchors

/// Finds pairs of overlapping rectangles with a sweep line from left to right.
///
/// The rectangles that the line has reached are in the leaves of a tree, ordered by top edge. A
/// node of the tree stores the largest right edge below it, and lists the rectangles that span its
/// interval of heights. A query visits only overlapping rectangles: O((*n* + pairs) log *n*).
struct OverlapSweep {
  /// The largest overlap that does not count.
  private let tolerance: Double
  private let boxes: [Rect]
  /// The top edges in ascending order, and the position of each rectangle in that order.
  private let tops: [Double]
  private let positions: [Int]
  /// The largest right edge below each tree node.
  private var reach: [Double]
  /// The rectangles that cover all heights below each tree node, but not all below its parent.
  private var spanning: [[Int32]]
  private let leaves: Int
  /// The rectangle that the line has reached at each leaf, or -1.
  private var atLeaf: [Int32]
  /// The number of nodes and rectangles visited.
  private(set) var steps = 0

  /// Prepares a sweep over rectangles; overlaps up to a tolerance do not count.
  init(_ boxes: [Rect], tolerance: Double) {
    self.boxes = boxes
    self.tolerance = tolerance
    let order = boxes.indices.sorted { lhs, rhs in
      boxes[lhs].minY != boxes[rhs].minY ? boxes[lhs].minY < boxes[rhs].minY : lhs < rhs
    }
    tops = order.map { boxes[$0].minY }
    var positions = [Int](repeating: 0, count: boxes.count)
    for (position, box) in order.enumerated() { positions[box] = position }
    self.positions = positions
    var leaves = 1
    while leaves < boxes.count { leaves *= 2 }
    self.leaves = leaves
    reach = [Double](repeating: -.infinity, count: 2 * leaves)
    spanning = [[Int32]](repeating: [], count: 2 * leaves)
    atLeaf = [Int32](repeating: -1, count: leaves)
  }

  /// Returns the overlapping pairs for which a predicate holds, up to a limit.
  mutating func pairs(
    limit: Int, where counts: (Int, Int) -> Bool
  ) -> [(lower: Int, upper: Int)] {
    var pairs: [(lower: Int, upper: Int)] = []
    let order = boxes.indices.sorted { lhs, rhs in
      boxes[lhs].minX != boxes[rhs].minX ? boxes[lhs].minX < boxes[rhs].minX : lhs < rhs
    }
    var found: [Int32] = []
    for box in order where boxes[box].width > tolerance && boxes[box].height > tolerance {
      found.removeAll(keepingCapacity: true)
      collectSpanning(of: box, &found)
      collectStarting(within: box, &found)
      for other in found {
        let pair = (lower: Swift.min(Int(other), box), upper: Swift.max(Int(other), box))
        guard counts(pair.lower, pair.upper) else { continue }
        guard pairs.count < limit else { return pairs }
        pairs.append(pair)
      }
      insert(box)
    }
    return pairs
  }

  /// Collects rectangles that start above this one, or level with it and before it, and end below.
  private mutating func collectSpanning(of box: Int, _ found: inout [Int32]) {
    let limit = boxes[box].minX + tolerance
    var node = leaves + positions[box]
    while node >= 1 {
      steps += 1
      var index = 0
      while index < spanning[node].count {
        steps += 1
        let other = Int(spanning[node][index])
        if boxes[other].maxX <= limit {
          // The line has passed it.
          spanning[node].swapAt(index, spanning[node].count - 1)
          spanning[node].removeLast()
          continue
        }
        found.append(Int32(other))
        index += 1
      }
      node /= 2
    }
  }

  /// Collects rectangles whose top edge is between the edges of this one.
  private mutating func collectStarting(within box: Int, _ found: inout [Int32]) {
    let limit = boxes[box].minX + tolerance
    let first = positions[box] + 1
    let end = firstPosition(from: boxes[box].maxY - tolerance)
    guard first < end else { return }
    var pending = [1]
    while let node = pending.popLast() {
      steps += 1
      guard reach[node] > limit else { continue }
      var low = node
      var high = node
      while low < leaves {
        low *= 2
        high = 2 * high + 1
      }
      guard low - leaves < end, high - leaves >= first else { continue }
      if node >= leaves {
        let other = atLeaf[node - leaves]
        if other >= 0 { found.append(other) }
      } else {
        pending.append(2 * node + 1)
        pending.append(2 * node)
      }
    }
  }

  private mutating func insert(_ box: Int) {
    let position = positions[box]
    var node = leaves + position
    atLeaf[position] = Int32(box)
    while node >= 1, reach[node] < boxes[box].maxX {
      reach[node] = boxes[box].maxX
      node /= 2
    }
    // The interval of top edges that this rectangle covers, without its own.
    var low = leaves + position + 1
    var high = leaves + firstPosition(from: boxes[box].maxY - tolerance)
    while low < high {
      steps += 1
      if low % 2 == 1 {
        spanning[low].append(Int32(box))
        low += 1
      }
      if high % 2 == 1 {
        high -= 1
        spanning[high].append(Int32(box))
      }
      low /= 2
      high /= 2
    }
  }

  /// Returns the first position whose top edge is at a height or below it.
  private func firstPosition(from height: Double) -> Int {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < height { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
