/// What a ``LoginForm`` is about, without any view.
final class Login {
  /// What was typed.
  var credentials = Credentials()
  /// What logging in does.
  var handler: ((Credentials) -> Void)?
}
