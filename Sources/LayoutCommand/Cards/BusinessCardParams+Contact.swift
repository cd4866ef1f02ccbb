import Anchors
import Contacts
import Gallery

extension BusinessCardParams {
  /// What a card shows of a contact; one pixel of the photo is one point.
  init(_ contact: Contact) {
    self.init(
      photo: contact.photo.map {
        Size(width: Double($0.pixelWidth), height: Double($0.pixelHeight))
      },
      name: contact.name, title: contact.title ?? "", phone: contact.phone ?? "",
      email: contact.email ?? "")
  }
}
