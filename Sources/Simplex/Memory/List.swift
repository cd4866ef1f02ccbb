/// A buffer used as a stack or list: a count and doubling room.
struct List<Element: BitwiseCopyable> {
  var items = Buffer<Element>()
  private(set) var count = 0

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == items.capacity { items.reserveDoubling(count + 1, keeping: count) }
    items[count] = element
    count &+= 1
  }

  /// Makes room for `capacity` elements in all.
  mutating func reserve(_ capacity: Int) { items.reserve(capacity, keeping: count) }

  /// Makes the list hold `count` elements, of any values.
  @inline(__always)
  mutating func resize(to count: Int) {
    items.reserveDoubling(count, keeping: 0)
    self.count = count
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "removing from an empty list")
    count &-= 1
    return items[count]
  }

  @inline(__always)
  subscript(position: Int) -> Element {
    get {
      assert(position < count, "position outside the list")
      return items[position]
    }
    nonmutating _modify {
      assert(position < count, "position outside the list")
      yield &items[position]
    }
  }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always) mutating func removeAll() { count = 0 }

  mutating func truncate(to length: Int) {
    assert(length <= count, "truncating to more than there is")
    count = length
  }

  func copy(filling value: Element) -> List {
    var result = List()
    result.items = items.copy(keeping: count, filling: value)
    result.count = count
    return result
  }

  mutating func free() {
    items.free()
    count = 0
  }
}

/// A list in memory that an arena owns, for at most as many elements as it was carved for.
struct FixedList<Element: BitwiseCopyable> {
  let items: Buffer<Element>
  private(set) var count = 0

  init(_ items: Buffer<Element>) { self.items = items }

  @inline(__always)
  mutating func append(_ element: Element) {
    items[count] = element
    count &+= 1
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "removing from an empty list")
    count &-= 1
    return items[count]
  }

  @inline(__always)
  subscript(position: Int) -> Element {
    get {
      assert(position < count, "position outside the list")
      return items[position]
    }
    nonmutating _modify {
      assert(position < count, "position outside the list")
      yield &items[position]
    }
  }

  @inline(__always) var isEmpty: Bool { count == 0 }

  @inline(__always) mutating func removeAll() { count = 0 }

  mutating func truncate(to length: Int) {
    assert(length <= count, "truncating to more than there is")
    count = length
  }
}
