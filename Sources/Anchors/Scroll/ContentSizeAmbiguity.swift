/// The ambiguous dimensions of a ``ScrollView``'s content size.
public struct ContentSizeAmbiguity: Sendable {
  /// The name of the scroll view.
  public let name: String
  /// True if other widths satisfy the constraints equally well.
  public let isWidthAmbiguous: Bool
  /// True if other heights satisfy the constraints equally well.
  public let isHeightAmbiguous: Bool
}

extension ContentSizeAmbiguity: CustomStringConvertible {
  /// The ambiguous dimensions, and a fix.
  public var description: String {
    let dimensions: String
    let edges: String
    if isWidthAmbiguous, isHeightAmbiguous {
      dimensions = "width and height"
      edges = "all four edges"
    } else {
      dimensions = isWidthAmbiguous ? "width" : "height"
      edges = isWidthAmbiguous ? "the leading and the trailing edge" : "the top and the bottom edge"
    }
    return name + ": scrollable content size is ambiguous in " + dimensions
      + "; connect the content to " + edges
      + " of the content layout guide and make its own size definite."
  }
}
