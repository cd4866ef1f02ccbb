/// Minimizes a failing list.
package enum Shrinking {
  /// A part of the items that still fails, and does not fail without any one of them.
  ///
  /// Complexity: at worst O(n²) calls of `stillFails`.
  package static func minimal<Item>(
    _ items: [Item], stillFails: ([Item]) -> Bool
  ) -> [Item] {
    var kept = items
    var length = max(1, items.count / 2)
    while true {
      var removedAny = false
      var start = 0
      while start < kept.count {
        let end = min(kept.count, start + length)
        let rest = Array(kept[..<start] + kept[end...])
        if stillFails(rest) {
          kept = rest
          removedAny = true
        } else {
          start = end
        }
      }
      if length == 1 && !removedAny { return kept }
      length = max(1, length / 2)
    }
  }
}
