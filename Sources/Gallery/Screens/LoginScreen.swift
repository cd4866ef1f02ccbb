public import Anchors

/// An empty form and a completed one.
public final class LoginScreen: View {
  /// The empty form.
  public let empty = LoginForm()
  /// The completed form.
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
