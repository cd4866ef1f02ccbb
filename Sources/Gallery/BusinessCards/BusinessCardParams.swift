public import Anchors

/// What a business card shows, as one value: only what is displayed, not a whole contact.
public struct BusinessCardParams: Sendable {
  /// The photo's own size in points, or nil where there is no photo.
  public var photo: Size?
  /// The person's name.
  public var name: String
  /// What the person does, or empty.
  public var title: String
  /// The telephone number, or empty.
  public var phone: String
  /// The e-mail address, or empty.
  public var email: String

  /// Creates the value from its parts.
  public init(
    photo: Size? = nil, name: String, title: String = "", phone: String = "", email: String = ""
  ) {
    self.photo = photo
    self.name = name
    self.title = title
    self.phone = phone
    self.email = email
  }
}
