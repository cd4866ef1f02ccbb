public import Anchors

/// A column of equal buttons, one in each state.
public final class ButtonStatesScreen: View {
  /// The buttons, in the order of the states.
  public let buttons: [Button]

  /// Creates the screen.
  public init() {
    buttons = ButtonState.allCases.map { state in
      let button = Button(
        contents: Self.contents, padding: 8, inset: 12, name: state.rawValue)
      button.state = state
      return button
    }
    super.init("buttons")
    let column = StackView(axis: .vertical, spacing: 12, name: "column")
    addSubview(column)
    // In a taller screen, the buttons stay at the top, at a lower priority than their own heights.
    column
      .topAnchor(equalTo: topAnchor, constant: 20)
      .leadingAnchor(equalTo: leadingAnchor, constant: 20)
      .trailingAnchor(equalTo: trailingAnchor, constant: -20)
      .bottomAnchor(lessThanOrEqualTo: bottomAnchor, constant: -20)
      .bottomAnchor(equalTo: bottomAnchor, constant: -20, priority: 20)
    for button in buttons { column.addArrangedSubview(button) }
  }

  private static let contents: ButtonContents = {
    var contents = ButtonContents(title: "Send the message")
    contents.images[.normal] = Size(width: 20, height: 20)
    contents.backgroundImages[.normal] = Size(width: 1, height: 1)
    contents.titles[.selected] = "Sent"
    contents.images[.selected] = Size(width: 28, height: 28)
    contents.titleColors[.selected] = Color(red: 0.13, green: 0.5, blue: 0.25)
    return contents
  }()
}
