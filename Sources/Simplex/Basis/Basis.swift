/// The active set in its order, and the values that follow from it.
///
/// The rows and variables of ``Problem`` tell which rows are active in which variables.
@usableFromInline
package struct Basis {
  @usableFromInline package private(set) var values = Buffer<Double>()
  /// The variables by position; the inverse of `VariableRecord.position`.
  private(set) var order = Buffer<Int32>()
  var blocks = BlockStore()

  /// The number of bytes of ``values`` and ``order``, which are parts of the memory of variables.
  static func bytes(variables count: Int) -> Int {
    Arena.size(count, of: Double.self) + Arena.size(count, of: Int32.self)
  }

  /// Moves the first `count` values and positions to another arena.
  mutating func carve(_ capacity: Int, keeping count: Int, from arena: inout Arena) {
    let (oldValues, oldOrder) = (values, order)
    values = arena.carve(capacity, of: Double.self)
    order = arena.carve(capacity, of: Int32.self)
    values.update(from: oldValues, count: count)
    order.update(from: oldOrder, count: count)
  }

  mutating func free() { blocks.free() }
}
