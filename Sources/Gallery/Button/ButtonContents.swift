public import Anchors

/// What a button shows in each of its states, as a value that knows nothing of views.
public struct ButtonContents: Equatable, Sendable {
  /// The texts.
  public var titles = StateValues<String>()
  /// The colours of the text.
  public var titleColors = StateValues<Color>()
  /// The sizes of the pictures beside the text, in points.
  public var images = StateValues<Size>()
  /// The sizes of the pictures behind everything, in points.
  public var backgroundImages = StateValues<Size>()
  /// The colour of the text where no state has one.
  public var tintColor = Color.tint

  /// Contents with a title and no picture.
  public init(title: String? = nil) {
    titles[.normal] = title
  }

  /// The alpha of what is highlighted without a look of its own.
  public static let highlightedAlpha = 0.2
  /// The colour of the text of a disabled button where no state has one.
  public static let disabledTitleColor = Color(white: 0.4, alpha: 0.35)

  /// What is shown in a state.
  ///
  /// A value that a state lacks is the normal one. What falls back while highlighted is faded, the
  /// title only if its colour falls back as well.
  ///
  /// - Parameter state: The state of the button.
  /// - Returns: The values of that moment.
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
