/// What a person types to log in.
public struct Credentials: Hashable, Sendable {
  /// The user's name.
  public var userName: String
  /// The password.
  public var password: String

  /// Creates credentials, by default empty ones.
  public init(userName: String = "", password: String = "") {
    self.userName = userName
    self.password = password
  }

  /// Whether one can log in with them: both have at least one character.
  public var areComplete: Bool { !userName.isEmpty && !password.isEmpty }
}
