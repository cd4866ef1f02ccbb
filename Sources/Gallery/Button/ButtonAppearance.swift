public import Anchors

/// What a button shows in one state.
public struct ButtonAppearance: Equatable, Sendable {
  /// The text, if there is one.
  public var title: String?
  /// The color of the text.
  public var titleColor: Color
  /// How opaque the text is.
  public var titleAlpha: Double
  /// The size of the picture beside the text, in points, if there is one.
  public var image: Size?
  /// How opaque that picture is.
  public var imageAlpha: Double
  /// The size of the picture behind everything, in points, if there is one.
  public var background: Size?
  /// How opaque that picture is.
  public var backgroundAlpha: Double
}
