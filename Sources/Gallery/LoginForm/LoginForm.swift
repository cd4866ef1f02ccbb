public import Anchors

/// User name, password and a button in a column, the button enabled when both fields have text.
public final class LoginForm: View {
  /// The field for the user's name.
  public let userNameField = TextField(placeholder: "User name", name: "userName")
  /// The field for the password.
  public let passwordField = TextField(placeholder: "Password", isSecure: true, name: "password")
  /// The button to log in.
  public let loginButton = Button(
    contents: ButtonContents(title: "Log in"), inset: 12, name: "login")
  private let login = Login()
  private let column = StackView(axis: .vertical, spacing: 12, name: "column")

  /// Creates the form.
  ///
  /// - Parameter credentials: What the fields begin with.
  public init(credentials: Credentials = Credentials()) {
    super.init("form")
    setupViewHierarchy()
    setupConstraints()
    connectControls()
    userNameField.text = credentials.userName
    passwordField.text = credentials.password
  }

  /// What the fields hold.
  public var credentials: Credentials { login.credentials }

  /// Called with what was typed when the button is tapped.
  public var onLogin: ((Credentials) -> Void)? {
    get { login.handler }
    set { login.handler = newValue }
  }

  /// Has the fields and the button work on the model, which knows none of them: whoever keeps one of them
  /// does not keep the form.
  private func connectControls() {
    loginButton.isEnabled = false
    userNameField.onChange = { [login, loginButton] text in
      login.credentials.userName = text
      loginButton.isEnabled = login.credentials.areComplete
    }
    passwordField.onChange = { [login, loginButton] text in
      login.credentials.password = text
      loginButton.isEnabled = login.credentials.areComplete
    }
    loginButton.onTap = { [login] in login.handler?(login.credentials) }
  }

  private func setupViewHierarchy() {
    addSubview(column)
    column.addArrangedSubview(userNameField)
    column.addArrangedSubview(passwordField)
    column.addArrangedSubview(loginButton)
  }

  private func setupConstraints() {
    // As wide as the screen allows, but comfortable to read on a wide one.
    column
      .center(equalTo: self)
      .widthAnchor(equalTo: widthAnchor, constant: -40, priority: .defaultHigh)
      .widthAnchor(lessThanOrEqualTo: 360)
      .topAnchor(greaterThanOrEqualTo: topAnchor, constant: 20)
  }
}
