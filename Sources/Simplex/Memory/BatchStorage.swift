import Buffers

/// The memory of a constraint batch, in one allocation.
///
/// Freed with the last batch that refers to it.
@usableFromInline
final class BatchStorage: @unchecked Sendable {
  let terms: BatchView<ConstraintBatch.Term>
  let rows: BatchView<ConstraintBatch.Row>

  private let memory: UnsafeMutableRawPointer

  init(terms termCapacity: Int, rows rowCapacity: Int) {
    let termBytes = Arena.size(termCapacity, of: ConstraintBatch.Term.self)
    let rowBytes = Arena.size(rowCapacity, of: ConstraintBatch.Row.self)
    memory = .allocate(byteCount: Swift.max(termBytes + rowBytes, 8), alignment: 8)
    terms = BatchView(in: memory, capacity: termCapacity)
    rows = BatchView(in: memory + termBytes, capacity: rowCapacity)
  }

  deinit { memory.deallocate() }
}

/// A list of plain values in memory that a ``BatchStorage`` owns.
///
/// `@unchecked Sendable`: a batch writes only while it is the only owner of its storage.
@frozen
@usableFromInline
struct BatchView<Element: BitwiseCopyable>: @unchecked Sendable {
  @usableFromInline let base: UnsafeMutablePointer<Element>?
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0

  @inlinable
  init() {
    base = nil
    capacity = 0
  }

  init(in memory: UnsafeMutableRawPointer, capacity: Int) {
    base = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  @inlinable
  @inline(__always)
  mutating func append(_ element: Element) {
    assert(count < capacity, "appending past the capacity of a batch")
    base.unsafelyUnwrapped[count] = element
    count &+= 1
  }

  mutating func append(contentsOf other: BatchView) {
    assert(count + other.count <= capacity, "appending past the capacity of a batch")
    if let base, let source = other.base, other.count > 0 {
      (base + count).initialize(from: source, count: other.count)
      count += other.count
    }
  }

  @inline(__always)
  subscript(position: Int) -> Element {
    assert(position >= 0 && position < count, "position outside the batch")
    return base.unsafelyUnwrapped[position]
  }
}

/// The rows that a call has added, in order.
///
/// A prefix of rows 0, 1, 2, … is stored as its length; in a first call that is all rows.
struct NewRows {
  /// Length of the prefix 0, 1, 2, ….
  private var prefixCount = 0
  /// The rows after the prefix.
  private var others = List<Int32>()

  @inline(__always) var count: Int { prefixCount &+ others.count }
  /// True if the rows are exactly 0, 1, 2, ….
  var isContiguous: Bool { others.isEmpty }
  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(index: Int) -> Int32 {
    index < prefixCount ? Int32(truncatingIfNeeded: index) : others[index &- prefixCount]
  }

  /// Calls `body` with each row, in order.
  @inline(__always)
  func forEach(_ body: (Int32) -> Void) {
    for row in 0..<Int32(truncatingIfNeeded: prefixCount) { body(row) }
    for row in others { body(row) }
  }

  @inline(__always)
  mutating func append(_ row: Int32) {
    if others.isEmpty, Int(row) == prefixCount { prefixCount &+= 1 } else { others.append(row) }
  }

  /// Appends consecutive rows.
  @inline(__always)
  mutating func append(contentsOf rows: Range<Int>) {
    if others.isEmpty, rows.lowerBound == prefixCount { return prefixCount = rows.upperBound }
    others.reserve(others.count &+ rows.count)
    for row in rows { others.appendWithinCapacity(Int32(truncatingIfNeeded: row)) }
  }

  mutating func removeAll() { truncate(to: 0) }

  /// Shortens the list to its first `count` rows.
  mutating func truncate(to count: Int) {
    others.truncate(to: Swift.max(0, count - prefixCount))
    prefixCount = Swift.min(prefixCount, count)
  }

  mutating func removeAll(where isRemoved: (Int32) -> Bool) {
    if prefixCount == 0 { return others.removeAll(where: isRemoved) }
    var remaining = NewRows()
    for index in 0..<count where !isRemoved(self[index]) { remaining.append(self[index]) }
    free()
    self = remaining
  }

  func copy() -> NewRows {
    var result = self
    result.others = others.copy()
    return result
  }

  func free() { others.free() }
}
