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
