/// One element for each basis entry: the hold of each variable, then each row.
///
/// Part of an arena, which the owner frees.
struct EntryTable<Element: BitwiseCopyable> {
  private var elements = Buffer<Element>()
  /// The number of holds.
  private(set) var variables = 0

  init() {}

  /// Carves a table from an arena; its elements are uninitialized without a value.
  init(variables: Int, rows: Int, repeating value: Element? = nil, in arena: inout Arena) {
    elements = arena.carve(variables + rows, of: Element.self)
    self.variables = variables
    if let value { fill(value) }
  }

  var rows: Int { elements.capacity - variables }

  /// The element of an entry; the code of a hold is negative.
  @inline(__always)
  subscript(entry: BasisEntry) -> Element {
    get { elements[variables &+ Int(truncatingIfNeeded: entry.code)] }
    nonmutating set { elements[variables &+ Int(truncatingIfNeeded: entry.code)] = newValue }
  }

  func fill(_ value: Element) { elements.fill(value, count: elements.capacity) }
}
