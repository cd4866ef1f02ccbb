/// A search for the known name nearest to a misspelled one.
enum NearestName {
  /// Finds the known name with the smallest edit distance from a misspelled one.
  ///
  /// An edit inserts, deletes or replaces a character or swaps neighbors; a change of case counts
  /// as half. Of equally near names, the first in the order of bytes is chosen.
  ///
  /// - Parameters:
  ///   - name: The misspelled name.
  ///   - known: The known names.
  /// - Returns: The nearest name within one edit per three characters and at least one, or nil.
  /// - Complexity: O(number of names × product of the lengths).
  static func find(_ name: String, in known: [String]) -> String? {
    let wanted = Array(name.utf8)
    guard wanted.count <= 64 else { return nil }
    // In halves: one edit per three characters, and at least one.
    var best = max(2, wanted.count / 3 * 2) + 1
    var nearest: String?
    for candidate in known {
      let bytes = Array(candidate.utf8)
      guard abs(bytes.count - wanted.count) * 2 < best + 1 else { continue }
      let distance = changes(from: wanted, to: bytes)
      guard distance > 0 else { continue }
      if distance < best {
        best = distance
        nearest = candidate
      } else if distance == best, let other = nearest,
        candidate.utf8.lexicographicallyPrecedes(other.utf8)
      {
        nearest = candidate
      }
    }
    return nearest
  }

  /// Computes the edit distance in halves, with a swap of neighbors as one edit.
  private static func changes(from old: [UInt8], to new: [UInt8]) -> Int {
    var before: [Int] = []
    var row = (0...new.count).map { $0 * 2 }
    for (line, byte) in old.enumerated() {
      var next = [(line + 1) * 2]
      for (place, other) in new.enumerated() {
        var least = min(row[place] + difference(byte, other), row[place + 1] + 2, next[place] + 2)
        if line > 0, place > 0, byte == new[place - 1], other == old[line - 1] {
          least = min(least, before[place - 1] + 2)
        }
        next.append(least)
      }
      before = row
      row = next
    }
    return row[new.count]
  }

  private static func difference(_ a: UInt8, _ b: UInt8) -> Int {
    if a == b { return 0 }
    return a | 0x20 == b | 0x20 ? 1 : 2
  }
}
