import Anchors
import Contacts
import Gallery

extension BusinessCardParams {
  /// What a card shows of a contact, each text on one line; one pixel of the photo is one point.
  ///
  /// A text that the name already says is left out, as the company of a card that is named by it.
  init(_ contact: Contact) {
    let name = contact.name.onOneLine
    func text(_ text: String?) -> String {
      guard let text = text?.onOneLine, !text.isSameText(as: name) else { return "" }
      return text
    }
    self.init(
      photo: contact.photo.map {
        Size(width: Double($0.pixelWidth), height: Double($0.pixelHeight))
      },
      name: name, title: text(contact.title), phone: text(contact.phone),
      email: text(contact.email))
  }
}

extension String {
  /// Whether two texts are the same to a reader, whatever their capitals and blanks.
  fileprivate func isSameText(as other: String) -> Bool {
    func words(_ text: String) -> [String] {
      text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    }
    return first?.lowercased() == other.first?.lowercased() && words(self) == words(other)
  }
}
