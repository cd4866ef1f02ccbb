/// The state of a ``LoginForm`` without any view.
final class Login {
  /// The current entries.
  var credentials = Credentials()
  /// The action of the login button.
  var handler: ((Credentials) -> Void)?
}
