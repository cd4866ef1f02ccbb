public import Anchors

/// The content of a business card: only displayed values, not an entire contact.
public struct BusinessCardParams: Sendable {
  /// The size of the photo in points, or nil without a photo.
  public var photo: Size?
  /// The person's name.
  public var name: String
  /// The person's occupation, or empty.
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
