/// Rows or columns in lists by their number of entries, so that the shortest are at hand.
struct CountLists {
  private var heads = List<Int32>()
  private var after = List<Int32>()
  private var before = List<Int32>()
  /// The list that an item is in; -1 once it is taken out.
  private var counts = List<Int32>()

  init(count: Int) {
    for _ in 0...count { heads.append(-1) }
    for _ in 0..<count {
      after.append(-1)
      before.append(-1)
      counts.append(-1)
    }
  }

  func first(count: Int) -> Int32 { count < heads.count ? heads[count] : -1 }

  func next(_ item: Int32) -> Int32 { after[Int(item)] }

  /// Any item still in a list, the one in the shortest list.
  func firstOfAny() -> Int32? {
    for count in 0..<heads.count where heads[count] >= 0 { return heads[count] }
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

  /// Moves an item to the list of another count; nothing if it was taken out.
  mutating func move(_ item: Int32, count: Int32) {
    guard counts[Int(item)] >= 0, counts[Int(item)] != count else { return }
    remove(item)
    insert(item, count: count)
  }

  mutating func free() {
    heads.free()
    after.free()
    before.free()
    counts.free()
  }
}
