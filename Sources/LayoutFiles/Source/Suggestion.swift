import VisualFormat

/// The end of a message about an unknown name: the nearest known one.
package enum Suggestion {
  /// Returns the end of a message.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - known: The known names.
  /// - Returns: `; did you mean 'title'?`, or an empty text if no name is near.
  /// - Complexity: O(number of names × product of the lengths).
  package static func text(for name: String, in known: [String]) -> String {
    guard let nearest = NearestName.find(name, in: known) else { return "" }
    return "; did you mean '" + ShownText.name(nearest) + "'?"
  }
}
