/// Numbers by text, in a hash table whose order nothing depends on.
struct TextTable {
  private var keys: [String] = []
  private var values: [Int] = []
  /// The index of a key, or -1; the count is a power of two and at least twice that of the keys.
  private var slots: [Int32] = Array(repeating: -1, count: 16)

  /// The number of a text, or nil.
  subscript(key: String) -> Int? {
    let slot = find(key).slot
    return slots[slot] < 0 ? nil : values[Int(slots[slot])]
  }

  /// Sets the number of a text.
  mutating func set(_ key: String, _ value: Int) {
    let slot = find(key).slot
    guard slots[slot] < 0 else {
      values[Int(slots[slot])] = value
      return
    }
    slots[slot] = Int32(keys.count)
    keys.append(key)
    values.append(value)
    if keys.count * 2 > slots.count { grow() }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, key) in keys.enumerated() { slots[find(key).slot] = Int32(index) }
  }

  /// Returns the slot with a key, or the empty one where it belongs, and the slots looked at.
  func find(_ key: String) -> (slot: Int, steps: Int) {
    var hash: UInt32 = 2_166_136_261
    for byte in key.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var slot = Int(hash ^ (hash >> 15)) & (slots.count - 1)
    var steps = 1
    while slots[slot] >= 0, !isSameText(keys[Int(slots[slot])], key) {
      slot = (slot + 1) & (slots.count - 1)
      steps += 1
    }
    return (slot, steps)
  }
}

/// Returns whether two texts have the same bytes.
func isSameText(_ text: String, _ other: String) -> Bool {
  text.utf8.elementsEqual(other.utf8)
}
