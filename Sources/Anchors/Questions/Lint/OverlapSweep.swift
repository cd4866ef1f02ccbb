/// Finds pairs of rectangles that overlap, by a line that sweeps over them from left to right.
///
/// Those that the line has met lie in the leaves of a tree, in the order of their top edges. A node of the
/// tree knows how far to the right the rectangles below it reach, and lists those that span its part of the
/// heights, so that only what overlaps is looked at: O((*n* + pairs) log *n*).
struct OverlapSweep {
  /// Edges within this distance do not overlap.
  private let tolerance: Double
  private let boxes: [Rect]
  /// The top edges in order, each of one rectangle, which has the place of the same number.
  private let tops: [Double]
  private let places: [Int]
  /// By tree node: the largest right edge below it.
  private var reach: [Double]
  /// By tree node: the rectangles that cover all heights below it but not all below its parent.
  private var spanning: [[Int32]]
  private let leaves: Int
  /// By leaf: the rectangle that the line has met there, or -1.
  private var atLeaf: [Int32]
  /// How many nodes and rectangles were looked at.
  private(set) var steps = 0

  /// Prepares for some rectangles; overlaps up to a tolerance do not count.
  init(_ boxes: [Rect], tolerance: Double) {
    self.boxes = boxes
    self.tolerance = tolerance
    let order = boxes.indices.sorted { lhs, rhs in
      boxes[lhs].minY != boxes[rhs].minY ? boxes[lhs].minY < boxes[rhs].minY : lhs < rhs
    }
    tops = order.map { boxes[$0].minY }
    var places = [Int](repeating: 0, count: boxes.count)
    for (place, box) in order.enumerated() { places[box] = place }
    self.places = places
    var leaves = 1
    while leaves < boxes.count { leaves *= 2 }
    self.leaves = leaves
    reach = [Double](repeating: -.infinity, count: 2 * leaves)
    spanning = [[Int32]](repeating: [], count: 2 * leaves)
    atLeaf = [Int32](repeating: -1, count: leaves)
  }

  /// The pairs that count, up to a limit.
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

  /// Rectangles that began above the top edge of this one, or level with it before it, and reach below it.
  private mutating func collectSpanning(of box: Int, _ found: inout [Int32]) {
    let limit = boxes[box].minX + tolerance
    var node = leaves + places[box]
    while node >= 1 {
      steps += 1
      var index = 0
      while index < spanning[node].count {
        steps += 1
        let other = Int(spanning[node][index])
        if boxes[other].maxX <= limit {
          // The line is past it.
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

  /// Rectangles whose top edge lies between the edges of this one.
  private mutating func collectStarting(within box: Int, _ found: inout [Int32]) {
    let limit = boxes[box].minX + tolerance
    let first = places[box] + 1
    let end = firstPlace(from: boxes[box].maxY - tolerance)
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
    let place = places[box]
    var node = leaves + place
    atLeaf[place] = Int32(box)
    while node >= 1, reach[node] < boxes[box].maxX {
      reach[node] = boxes[box].maxX
      node /= 2
    }
    // The places of top edges that this rectangle covers, its own excepted.
    var low = leaves + place + 1
    var high = leaves + firstPlace(from: boxes[box].maxY - tolerance)
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

  /// The first place whose top edge is at a height or below it.
  private func firstPlace(from height: Double) -> Int {
    var low = 0
    var high = tops.count
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < height { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
