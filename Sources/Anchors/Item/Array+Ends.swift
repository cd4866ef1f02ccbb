extension Array {
  /// Finds the index of an element, searching from both ends at once.
  ///
  /// Fast where lists of views and guides are emptied from the front or from the back.
  ///
  /// Complexity: O(distance from the nearer end).
  ///
  /// - Parameter matches: Returns whether an element is the one to find.
  /// - Returns: The index, or nil if no element matches.
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

  /// Finds the index of an element, starting at an expected index and the one before it.
  ///
  /// If neither matches, the search continues from both ends. Elements removed one after the other
  /// from the middle of a list, forward or backward, are at one of these two indices.
  ///
  /// Complexity: O(1) at these two indices, otherwise O(distance from the nearer end).
  ///
  /// - Parameters:
  ///   - index: The expected index, which may be out of bounds.
  ///   - matches: Returns whether an element is the one to find.
  /// - Returns: The index, or nil if no element matches.
  func index(near index: Int, where matches: (Element) -> Bool) -> Int? {
    if indices.contains(index), matches(self[index]) { return index }
    if indices.contains(index - 1), matches(self[index - 1]) { return index - 1 }
    return indexFromEnds(where: matches)
  }
}
