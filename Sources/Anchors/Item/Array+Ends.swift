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

  /// The index of an element, looked for at an index and before it, then from both ends.
  ///
  /// Those that leave one after the other from the middle of a list, forward or backward, are where the one before was.
  ///
  /// Complexity: O(1) there, else O(distance from the nearer end).
  func index(near place: Int, where matches: (Element) -> Bool) -> Int? {
    if indices.contains(place), matches(self[place]) { return place }
    if indices.contains(place - 1), matches(self[place - 1]) { return place - 1 }
    return indexFromEnds(where: matches)
  }
}
