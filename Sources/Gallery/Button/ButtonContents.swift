public import Anchors

/// What a button shows in each of its states, as a value independent of views.
public struct ButtonContents: Equatable, Sendable {
  /// The texts.
  public var titles = StateValues<String>()
  /// The colors of the text.
  public var titleColors = StateValues<Color>()
  /// The sizes of the pictures beside the text, in points.
  public var images = StateValues<Size>()
  /// The sizes of the pictures behind everything, in points.
  public var backgroundImages = StateValues<Size>()
  /// The color of the text if no state has one.
  public var tintColor = Color.tint

  /// Contents with a title and no picture.
  public init(title: String? = nil) {
    titles[.normal] = title
  }

  /// The alpha of what falls back to the normal state while highlighted.
  public static let highlightedAlpha = 0.2
  /// The color of the text of a disabled button if no state has one.
  public static let disabledTitleColor = Color(white: 0.4, alpha: 0.35)

  /// What is shown in a state.
  ///
  /// A state without a value falls back to the normal one. What falls back while highlighted is faded,
  /// the title only if its color falls back as well.
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
