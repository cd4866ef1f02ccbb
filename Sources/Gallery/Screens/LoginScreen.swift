public import Anchors

/// A form as it opens, and one that has been filled in.
public final class LoginScreen: View {
  /// The form as it opens.
  public let empty = LoginForm()
  /// The form with both texts.
  public let filledIn = LoginForm(
    credentials: Credentials(userName: "juca", password: "correct horse"))

  /// Creates the screen.
  public init() {
    super.init("screen")
    empty.name = "empty"
    filledIn.name = "filledIn"
    addSubview(empty)
    addSubview(filledIn)
    empty
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
    filledIn
      .topAnchor(equalTo: empty.bottomAnchor)
      .leadingAnchor(equalTo: leadingAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
      .heightAnchor(equalTo: empty.heightAnchor)
      .bottomAnchor(equalTo: bottomAnchor)
  }
}
