import Buffers

/// A set of nodes that may no longer exist, compared by address.
struct NodeLinkSet {
  private var slots = List<NodeLink?>()
  private var shift: UInt32 = 32

  init() {}

  init(_ nodes: List<NodeLink>) {
    guard !nodes.isEmpty else { return }
    while 1 << (32 - shift) < 2 * nodes.count { shift -= 1 }
    for _ in 0..<1 << (32 - shift) { slots.append(nil) }
    for node in nodes { slots[bucket(of: node)] = node }
  }

  func contains(_ node: NodeLink) -> Bool { !slots.isEmpty && slots[bucket(of: node)] != nil }

  /// Returns the slot of a node, or the empty slot for it.
  private func bucket(of node: NodeLink) -> Int {
    // Allocated addresses are multiples of 16.
    let number = UInt32(truncatingIfNeeded: node.address >> 4)
    var slot = Int((number &* 0x9E37_79B1) >> shift)
    while let other = slots[slot], other != node { slot = (slot + 1) % slots.count }
    return slot
  }

  func free() { slots.free() }
}
