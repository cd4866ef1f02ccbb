public import Anchors

/// The views that every business card shows, in any plan.
///
/// Sizes and positions are not defined here: the card of a plan receives the components and lays
/// them out, like an HTML page with different style sheets.
public final class BusinessCardComponents {
  /// The person's photo.
  public let photoImageView = ImageView("photo")
  /// The person's name.
  public let nameLabel = Label(name: "name")
  /// The person's occupation.
  public let titleLabel = Label(name: "title")
  /// The telephone number.
  public let phoneLabel = Label(name: "phone")
  /// The e-mail address.
  public let emailLabel = Label(name: "email")

  /// Creates the views and fills them in.
  public init(params: BusinessCardParams) {
    photoImageView.imageSize = params.photo
    nameLabel.text = params.name
    titleLabel.text = params.title
    phoneLabel.text = params.phone
    emailLabel.text = params.email
  }
}
