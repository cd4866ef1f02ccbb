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
