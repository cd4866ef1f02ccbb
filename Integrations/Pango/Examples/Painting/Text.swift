public import Anchors
public import Rendering

/// A label with a color.
public final class Text: Label {
  /// The color of the text.
  public var color = RGBColor(0x1D2430)

  /// Creates a text that wraps.
  public init(_ text: String, font: Font, color: RGBColor = RGBColor(0x1D2430), name: String = "") {
    super.init(text, name: name, font: font)
    self.color = color
    numberOfLines = 0
  }

  /// Creates an empty text with a frame.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }
}
