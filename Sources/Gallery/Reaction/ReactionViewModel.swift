/// The whole content of a ``ReactionView``, as its only input.
public struct ReactionViewModel {
  /// The text above the button.
  public let labelText: String
  /// The text of the button.
  public let buttonText: String
  /// The color of the button's text.
  public let buttonColor: Color
  /// The color behind both.
  public let backgroundColor: Color
  /// The action of the button.
  public let onTap: ((ReactionViewModel) -> Void)?

  /// Creates the value from its parts.
  public init(
    labelText: String = "Label", buttonText: String = "Button", buttonColor: Color = .tint,
    backgroundColor: Color = Color(white: 0.93), onTap: ((ReactionViewModel) -> Void)? = nil
  ) {
    self.labelText = labelText
    self.buttonText = buttonText
    self.buttonColor = buttonColor
    self.backgroundColor = backgroundColor
    self.onTap = onTap
  }

  /// Creates the content for a reaction: the emoji above, the name in red on the button.
  public init(_ reaction: Reaction, onTap: @escaping (ReactionViewModel) -> Void) {
    self.init(
      labelText: reaction.emoji.rawValue, buttonText: reaction.name,
      buttonColor: Color(red: 1, green: 0, blue: 0), onTap: onTap)
  }
}
