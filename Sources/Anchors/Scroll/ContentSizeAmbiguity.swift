/// What constraints leave open of the size of a ``ScrollView``'s content.
public struct ContentSizeAmbiguity: Sendable {
  /// The name of the scroll view.
  public let name: String
  /// Whether another width would satisfy the constraints as well.
  public let isWidthOpen: Bool
  /// Whether another height would satisfy the constraints as well.
  public let isHeightOpen: Bool
}

extension ContentSizeAmbiguity: CustomStringConvertible {
  /// What is open and what to do about it.
  public var description: String {
    let open: String
    let edges: String
    if isWidthOpen, isHeightOpen {
      open = "width and height"
      edges = "all four edges"
    } else {
      open = isWidthOpen ? "width" : "height"
      edges = isWidthOpen ? "the leading and the trailing edge" : "the top and the bottom edge"
    }
    return name + ": scrollable content size is ambiguous in " + open
      + "; connect the content to " + edges
      + " of the content layout guide and make its own size definite."
  }
}
