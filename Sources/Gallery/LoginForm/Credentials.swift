/// The entries of a person who logs in.
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

  /// True if both have at least one character, as a login requires.
  public var areComplete: Bool { !userName.isEmpty && !password.isEmpty }
}
