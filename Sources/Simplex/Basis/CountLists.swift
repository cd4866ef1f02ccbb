/// Rows or columns in lists by their number of entries, for finding the shortest at once.
struct CountLists {
  private let heads: Buffer<Int32>
  private let after: Buffer<Int32>
  private let before: Buffer<Int32>
  /// For each item, the list that contains it; -1 for none.
  private let counts: Buffer<Int32>

  static func bytes(count: Int) -> Int {
    Arena.size(count + 1, of: Int32.self) + 3 * Arena.size(count, of: Int32.self)
  }

  /// Creates empty lists in an arena with at least ``bytes(count:)`` bytes left.
  init(count: Int, in arena: inout Arena) {
    heads = arena.carve(count + 1, repeating: -1)
    after = arena.carve(count, of: Int32.self)
    before = arena.carve(count, of: Int32.self)
    counts = arena.carve(count, repeating: -1)
  }

  func first(count: Int) -> Int32 { count < heads.capacity ? heads[count] : -1 }

  func next(_ item: Int32) -> Int32 { after[Int(item)] }

  /// Finds an item of the shortest list that is not empty.
  func firstOfAny() -> Int32? {
    for count in 0..<heads.capacity where heads[count] >= 0 { return heads[count] }
    return nil
  }

  mutating func insert(_ item: Int32, count: Int32) {
    let head = heads[Int(count)]
    after[Int(item)] = head
    before[Int(item)] = -1
    if head >= 0 { before[Int(head)] = item }
    heads[Int(count)] = item
    counts[Int(item)] = count
  }

  mutating func remove(_ item: Int32) {
    let (next, previous) = (after[Int(item)], before[Int(item)])
    if previous >= 0 { after[Int(previous)] = next } else { heads[Int(counts[Int(item)])] = next }
    if next >= 0 { before[Int(next)] = previous }
    counts[Int(item)] = -1
  }

  /// Moves an item to the list of another count, unless no list contains it.
  mutating func move(_ item: Int32, count: Int32) {
    guard counts[Int(item)] >= 0, counts[Int(item)] != count else { return }
    remove(item)
    insert(item, count: count)
  }
}
