/// A search for the known name nearest to a misspelled one.
package enum NearestName {
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
  package static func find(_ name: String, in known: [String]) -> String? {
    let target = Array(name.utf8)
    guard target.count <= 64 else { return nil }
    // In halves: one edit per three characters, and at least one.
    var best = max(2, target.count / 3 * 2) + 1
    var nearest: String?
    for candidate in known {
      let bytes = Array(candidate.utf8)
      guard abs(bytes.count - target.count) * 2 < best + 1 else { continue }
      let distance = changes(from: target, to: bytes)
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
      for (index, other) in new.enumerated() {
        var minimum = min(row[index] + difference(byte, other), row[index + 1] + 2, next[index] + 2)
        if line > 0, index > 0, byte == new[index - 1], other == old[line - 1] {
          minimum = min(minimum, before[index - 1] + 2)
        }
        next.append(minimum)
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
