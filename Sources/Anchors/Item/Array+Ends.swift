extension Array {
  /// The index of an element, searched for from both ends at once.
  ///
  /// Lists of views and guides are emptied from the front or from the back.
  ///
  /// Complexity: O(distance from the nearer end).
  func indexFromEnds(where matches: (Element) -> Bool) -> Int? {
    var first = 0
    var last = count - 1
    while first <= last {
      if matches(self[last]) { return last }
      if matches(self[first]) { return first }
      first += 1
      last -= 1
    }
    return nil
  }
}
