public import Anchors

/// The contents of a button in each of its states, as a value independent of views.
public struct ButtonContents: Equatable, Sendable {
  /// The texts.
  public var titles = StateValues<String>()
  /// The colors of the text.
  public var titleColors = StateValues<Color>()
  /// The sizes of the pictures next to the text, in points.
  public var images = StateValues<Size>()
  /// The sizes of the pictures behind everything, in points.
  public var backgroundImages = StateValues<Size>()
  /// The color of the text if no state has one.
  public var tintColor = Color.tint

  /// Creates contents with a title and no picture.
  public init(title: String? = nil) {
    titles[.normal] = title
  }

  /// The opacity of values of the normal state that a highlighted button falls back to.
  public static let highlightedAlpha = 0.2
  /// The color of the text of a disabled button if no state has one.
  public static let disabledTitleColor = Color(white: 0.4, alpha: 0.35)

  /// Returns the appearance in a state.
  ///
  /// A state without a value falls back to the normal one. Values that a highlighted button falls
  /// back to are faded, the title only if its color falls back as well.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The appearance.
  public func appearance(in state: ButtonState) -> ButtonAppearance {
    let title = titles.resolved(for: state)
    let color = titleColors.resolved(
      for: state, or: state == .disabled ? Self.disabledTitleColor : tintColor)
    let image = images.resolved(for: state)
    let background = backgroundImages.resolved(for: state)
    func alpha(_ isFallback: Bool) -> Double {
      state == .highlighted && isFallback ? Self.highlightedAlpha : 1
    }
    return ButtonAppearance(
      title: title.value, titleColor: color.value ?? tintColor,
      titleAlpha: alpha(title.isFallback && color.isFallback),
      image: image.value, imageAlpha: alpha(image.isFallback),
      background: background.value, backgroundAlpha: alpha(background.isFallback))
  }
}
