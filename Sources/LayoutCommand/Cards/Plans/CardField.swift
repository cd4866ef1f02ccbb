import Contacts
import Gallery

/// A value of a contact that an item of a plan shows: `{name}` in its text.
enum CardField: String, CaseIterable {
  case name
  case title
  case organization
  case phone
  case email
  case address
  case photo
}

/// The texts of a contact, each on one line.
struct CardTexts {
  private let params: BusinessCardParams
  private let organization: String
  private let address: String

  init(_ contact: Contact, showing params: BusinessCardParams, organizationIsShown: Bool) {
    var params = params
    organization = contact.organization?.onOneLine ?? ""
    address = contact.address?.onOneLine ?? ""
    // The title of a contact without one is its organization, which is shown once.
    if organizationIsShown, params.title == organization { params.title = "" }
    self.params = params
  }

  subscript(field: CardField) -> String {
    switch field {
    case .name: params.name
    case .title: params.title
    case .organization: organization
    case .phone: params.phone
    case .email: params.email
    case .address: address
    case .photo: ""
    }
  }
}
