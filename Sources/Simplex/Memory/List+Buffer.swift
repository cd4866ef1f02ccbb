import Buffers

extension List {
  /// An empty list in the memory of a buffer that an arena owns.
  init(_ memory: Buffer<Element>) { self.init(viewing: memory, count: 0) }

  /// A view of the first `count` elements of a buffer; invalid once the buffer grows.
  init(viewing memory: Buffer<Element>, count: Int) {
    self.init(viewing: memory.base, count: count, capacity: memory.capacity)
  }

  /// The elements and the unused capacity behind them; invalid once the list grows.
  var items: Buffer<Element> { Buffer(base: base, capacity: capacity) }
}

extension List<UInt64> {
  /// The unused memory behind the words, with capacity for `count` values of whole words each.
  mutating func room<Value: BitwiseCopyable>(_ count: Int) -> Buffer<Value> {
    let minimum = self.count &+ count &* (MemoryLayout<Value>.stride / 8)
    reserveGrowing(minimum)
    return Buffer(base: Run.memory(base) + self.count, capacity: minimum &- self.count)
      .bound(to: Value.self)
  }
}
