public import Anchors

/// User name, password and a button in a column; the button is enabled if both fields have text.
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
  /// - Parameter credentials: The initial contents of the fields.
  public init(credentials: Credentials = Credentials()) {
    super.init("form")
    setupViewHierarchy()
    setupConstraints()
    connectControls()
    userNameField.text = credentials.userName
    passwordField.text = credentials.password
  }

  /// The contents of the fields.
  public var credentials: Credentials { login.credentials }

  /// The action of the button; called with the contents of the fields.
  public var onLogin: ((Credentials) -> Void)? {
    get { login.handler }
    set { login.handler = newValue }
  }

  /// Connects the fields and the button with the model.
  ///
  /// The closures capture only the model and the button, so that no control retains the form.
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
    // As wide as the screen allows, but not too wide to read.
    column
      .center(equalTo: self)
      .widthAnchor(equalTo: widthAnchor, constant: -40, priority: .defaultHigh)
      .widthAnchor(lessThanOrEqualTo: 360)
      .topAnchor(greaterThanOrEqualTo: topAnchor, constant: 20)
  }
}
