/// The right side and the result of a solve with a block.
///
/// One number per variable for values; a sum of two numbers for all other solves.
struct BlockWorkspace {
  private var arena = Arena()
  private(set) var right = Buffer<Double>()
  private(set) var result = Buffer<Double>()

  /// Reserves `count` numbers each.
  @inline(never)
  mutating func prepare(_ count: Int) {
    guard count > right.capacity else { return }
    let room = Swift.max(Arena.growth(to: count, from: right.capacity), 16)
    arena.free()
    arena = Arena(bytes: 2 * Arena.size(room, of: Double.self))
    right = arena.carve(room, of: Double.self)
    result = arena.carve(room, of: Double.self)
  }

  mutating func free() { arena.free() }
}
