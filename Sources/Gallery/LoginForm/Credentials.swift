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

  /// Whether both have at least one character, without which nobody can log in.
  public var areComplete: Bool { !userName.isEmpty && !password.isEmpty }
}
