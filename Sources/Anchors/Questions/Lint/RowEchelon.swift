/// Tells which of many sparse rows are combinations of rows before them.
///
/// Each stored row is solved for one of its columns, its pivot. A new row is reduced by replacing pivots,
/// until none is left. Most rows of a layout bring a column that no row before them has: they are stored as
/// they are, in O(terms). Where a chain of replacements gets long, a stored row is replaced by its reduced
/// form if that is short, so that the chain is walked once.
struct RowEchelon {
  /// A column and its factor.
  struct Term {
    let column: Int32
    var factor: Double
  }

  private struct StoredRow {
    /// Where its terms are; the pivot, which they equal, is not among them.
    var terms: Range<Int>
    /// Its place in the order of replacing, in which no row mentions the pivot of an earlier one.
    var rank: Int32
    let pivot: Int32
    /// The last walk through stored rows that came here.
    var walk: Int32 = 0
  }

  /// Up to this number of terms a reduced form is worth keeping.
  private static var shortForm: Int { 12 }
  /// A sum this much smaller than its largest part is rounding.
  private static var roundoff: Double { 1e-9 }

  private var rows: [StoredRow] = []
  private var terms: [Term] = []
  /// By column: the stored row that is solved for it, or -1.
  private var rowOfPivot: [Int32]
  /// By column: whether a stored row mentions it.
  private var isKnown: [Bool]
  private var clock: Int32 = 0
  private var walks: Int32 = 0

  /// The row being reduced, by column, with the largest part of each sum.
  private var sums: [Double]
  private var peaks: [Double]
  private var touched: [Int32] = []
  private var queue = PivotQueue()

  /// How many terms were gone through.
  private(set) var steps = 0

  init(columns: Int) {
    rowOfPivot = [Int32](repeating: -1, count: columns)
    isKnown = [Bool](repeating: false, count: columns)
    sums = [Double](repeating: 0, count: columns)
    peaks = [Double](repeating: 0, count: columns)
  }

  /// Whether a row is a combination of those inserted.
  mutating func contains(_ row: [Term]) -> Bool {
    for term in row where !isKnown[Int(term.column)] { return false }
    return reduce(row).isEmpty
  }

  /// Inserts a row, unless it is a combination of those before it.
  ///
  /// - Returns: Whether it was inserted.
  mutating func insert(_ row: [Term]) -> Bool {
    steps += row.count
    if let fresh = row.firstIndex(where: { !isKnown[Int($0.column)] }) {
      // What it mentions was stored before it, so that it is replaced first.
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
    // What it mentions can only become a pivot later.
    clock += 1
    store(reduced, solvedFor: largest, rank: clock)
    return true
  }

  private mutating func store(_ row: [Term], solvedFor place: Int, rank: Int32) {
    let pivot = row[place]
    let start = terms.count
    for (index, term) in row.enumerated() where index != place {
      terms.append(Term(column: term.column, factor: 0 - term.factor / pivot.factor))
      isKnown[Int(term.column)] = true
    }
    isKnown[Int(pivot.column)] = true
    rowOfPivot[Int(pivot.column)] = Int32(rows.count)
    rows.append(StoredRow(terms: start..<terms.count, rank: rank, pivot: pivot.column))
  }

  /// A row without pivots that differs from this one by a combination of those inserted.
  private mutating func reduce(_ row: [Term]) -> [Term] {
    for term in row where rowOfPivot[Int(term.column)] >= 0 {
      shorten(Int(rowOfPivot[Int(term.column)]))
    }
    return replacePivots(in: row)
  }

  /// Replaces a stored row and those it leads to by their reduced forms, where these are short.
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
      let place = Int(column)
      if sums[place].magnitude > Self.roundoff * peaks[place] {
        reduced.append(Term(column: column, factor: sums[place]))
      }
      sums[place] = 0
      peaks[place] = 0
    }
    touched.removeAll(keepingCapacity: true)
    return reduced
  }

  private mutating func add(_ term: Term) {
    steps += 1
    let place = Int(term.column)
    if peaks[place] == 0 {
      touched.append(term.column)
      let row = rowOfPivot[place]
      if row >= 0 { queue.insert(row, rank: rows[Int(row)].rank) }
    }
    sums[place] += term.factor
    peaks[place] = Swift.max(peaks[place], term.factor.magnitude)
  }
}

/// Rows in the order in which their pivots are to be replaced.
private struct PivotQueue {
  private var heap: [(rank: Int32, row: Int32)] = []

  mutating func insert(_ row: Int32, rank: Int32) {
    heap.append((rank, row))
    var place = heap.count - 1
    while place > 0, heap[place].rank < heap[(place - 1) / 2].rank {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func popFirst() -> Int32? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2]
      where child < heap.count && heap[child].rank < heap[least].rank {
        least = child
      }
      guard least != place else { return first.row }
      heap.swapAt(place, least)
      place = least
    }
  }
}
