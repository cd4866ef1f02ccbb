import Anchors

/// Finds sparse rows that are linear combinations of rows before them.
///
/// Each stored row is solved for one of its columns, its pivot. A new row is reduced by replacing
/// pivots until none is left. Most rows of a layout have a column that no earlier row has; they are
/// stored unreduced, in O(terms). If chains of replacements become long, a stored row is replaced
/// by its reduced form, provided that is short, so that the chain is visited once.
struct RowEchelon {
  /// A column and its factor.
  struct Term {
    let column: Int32
    var factor: Double
  }

  private struct StoredRow {
    /// The range of its terms, whose sum equals the pivot; the pivot is not among them.
    var terms: Range<Int>
    /// Its position in the order of replacement, in which no row mentions an earlier pivot.
    var rank: Int32
    let pivot: Int32
    /// The number of the last search that visited this row.
    var walk: Int32 = 0
  }

  /// The maximum number of terms of a reduced form that is stored.
  private static var shortForm: Int { 12 }
  /// The ratio of a sum to its largest term below which it is rounding noise.
  private static var roundoff: Double { 1e-9 }

  private var rows: [StoredRow] = []
  private var terms: [Term] = []
  /// The stored row that is solved for each column, or -1.
  private var rowOfPivot: [Int32]
  /// True if a stored row mentions each column.
  private var isKnown: [Bool]
  private var clock: Int32 = 0
  private var walks: Int32 = 0

  /// The row being reduced, by column, with the largest term of each sum; all 0 between uses.
  private var sums: [Double]
  private var peaks: [Double]
  private var touched: [Int32] = []
  private var queue = PivotQueue()

  /// The number of terms visited.
  private(set) var steps = 0

  init(columns: Int) {
    rowOfPivot = [Int32](repeating: -1, count: columns)
    isKnown = [Bool](repeating: false, count: columns)
    sums = [Double](repeating: 0, count: columns)
    peaks = [Double](repeating: 0, count: columns)
  }

  /// Returns whether a row is a combination of the inserted rows.
  mutating func contains(_ row: [Term]) -> Bool {
    for term in row where !isKnown[Int(term.column)] { return false }
    return reduce(row).isEmpty
  }

  /// Inserts a row, unless it is a combination of the rows before it.
  ///
  /// - Returns: Whether it was inserted.
  mutating func insert(_ row: [Term]) -> Bool {
    steps += row.count
    if let fresh = row.firstIndex(where: { !isKnown[Int($0.column)] }) {
      // Pivots that it mentions are of earlier rows, so that it is replaced before these.
      clock += 1
      store(row, solvedFor: fresh, rank: 0 - clock)
      return true
    }
    let reduced = reduce(row)
    var largest = -1
    for index in reduced.indices {
      if largest < 0 || reduced[index].factor.magnitude > reduced[largest].factor.magnitude {
        largest = index
      }
    }
    guard largest >= 0 else { return false }
    // Columns that it mentions can become pivots only later.
    clock += 1
    store(reduced, solvedFor: largest, rank: clock)
    return true
  }

  private mutating func store(_ row: [Term], solvedFor pivotIndex: Int, rank: Int32) {
    let pivot = row[pivotIndex]
    let start = terms.count
    for (index, term) in row.enumerated() where index != pivotIndex {
      terms.append(Term(column: term.column, factor: 0 - term.factor / pivot.factor))
      isKnown[Int(term.column)] = true
    }
    isKnown[Int(pivot.column)] = true
    rowOfPivot[Int(pivot.column)] = Int32(rows.count)
    rows.append(StoredRow(terms: start..<terms.count, rank: rank, pivot: pivot.column))
  }

  /// Returns a row without pivots that differs from this one by a combination of inserted rows.
  private mutating func reduce(_ row: [Term]) -> [Term] {
    for term in row where rowOfPivot[Int(term.column)] >= 0 {
      shorten(Int(rowOfPivot[Int(term.column)]))
    }
    return replacePivots(in: row)
  }

  /// Replaces a stored row and those it depends on by their reduced forms, if these are short.
  private mutating func shorten(_ first: Int) {
    walks += 1
    rows[first].walk = walks
    var pending = [(row: first, position: rows[first].terms.lowerBound)]
    while let (index, position) = pending.last {
      guard position < rows[index].terms.upperBound else {
        pending.removeLast()
        shortenAlone(index)
        continue
      }
      steps += 1
      pending[pending.count - 1].position += 1
      let next = Int(rowOfPivot[Int(terms[position].column)])
      guard next >= 0, rows[next].walk != walks else { continue }
      rows[next].walk = walks
      pending.append((next, rows[next].terms.lowerBound))
    }
  }

  private mutating func shortenAlone(_ index: Int) {
    let stored = rows[index]
    let present = Array(terms[stored.terms])
    guard present.contains(where: { rowOfPivot[Int($0.column)] >= 0 }) else { return }
    let reduced = replacePivots(in: present)
    guard reduced.count <= Self.shortForm else { return }
    let start = reduced.count <= present.count ? stored.terms.lowerBound : terms.count
    if start == terms.count {
      terms += reduced
    } else {
      for (offset, term) in reduced.enumerated() { terms[start + offset] = term }
    }
    clock += 1
    rows[index].terms = start..<start + reduced.count
    rows[index].rank = clock
  }

  private mutating func replacePivots(in row: [Term]) -> [Term] {
    for term in row { add(term) }
    while let next = queue.popFirst() {
      let stored = rows[Int(next)]
      let factor = sums[Int(stored.pivot)]
      let peak = peaks[Int(stored.pivot)]
      sums[Int(stored.pivot)] = 0
      guard factor.magnitude > Self.roundoff * peak else { continue }
      for position in stored.terms {
        add(Term(column: terms[position].column, factor: factor * terms[position].factor))
      }
    }
    var reduced: [Term] = []
    for column in touched {
      let index = Int(column)
      if sums[index].magnitude > Self.roundoff * peaks[index] {
        reduced.append(Term(column: column, factor: sums[index]))
      }
      sums[index] = 0
      peaks[index] = 0
    }
    touched.removeAll(keepingCapacity: true)
    return reduced
  }

  private mutating func add(_ term: Term) {
    steps += 1
    let index = Int(term.column)
    if peaks[index] == 0 {
      touched.append(term.column)
      let row = rowOfPivot[index]
      if row >= 0 { queue.insert(row, rank: rows[Int(row)].rank) }
    }
    sums[index] += term.factor
    peaks[index] = Swift.max(peaks[index], term.factor.magnitude)
  }
}

/// A priority queue of rows in the order of replacing their pivots.
private struct PivotQueue {
  private var heap: [(rank: Int32, row: Int32)] = []

  mutating func insert(_ row: Int32, rank: Int32) {
    heap.append((rank, row))
    var index = heap.count - 1
    while index > 0, heap[index].rank < heap[(index - 1) / 2].rank {
      heap.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst() -> Int32? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var index = 0
    while true {
      var smallest = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < heap.count && heap[child].rank < heap[smallest].rank {
        smallest = child
      }
      guard smallest != index else { return first.row }
      heap.swapAt(index, smallest)
      index = smallest
    }
  }
}
