public import Anchors

/// The appearance of a button in one state.
public struct ButtonAppearance: Equatable, Sendable {
  /// The text, or nil.
  public var title: String?
  /// The color of the text.
  public var titleColor: Color
  /// The opacity of the text.
  public var titleAlpha: Double
  /// The size of the picture next to the text, in points, or nil.
  public var image: Size?
  /// The opacity of that picture.
  public var imageAlpha: Double
  /// The size of the picture behind everything, in points, or nil.
  public var background: Size?
  /// The opacity of that picture.
  public var backgroundAlpha: Double
}
