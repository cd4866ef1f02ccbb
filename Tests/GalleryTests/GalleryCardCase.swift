import Anchors
import Gallery
import Testing

/// A contact, a width and a direction of a card.
struct GalleryCardCase: CustomTestStringConvertible {
  let contact: Int
  let width: Double
  let direction: LayoutDirection

  var testDescription: String {
    let arrow = direction == .leftToRight ? "left to right" : "right to left"
    return "\(Self.contacts[contact].name.prefix(12)) at \(width), \(arrow)"
  }

  var params: BusinessCardParams { Self.contacts[contact] }

  static let contacts = [
    BusinessCardParams(
      photo: Size(width: 64, height: 48), name: "Juca", title: "Desenvolvedor de Software",
      phone: "(11) 1111-1111", email: "oi@juca.example"),
    BusinessCardParams(
      name: String(repeating: "Maximiliana Wolfeschlegelsteinhausen ", count: 8),
      title: String(repeating: "Wagenbauerin ", count: 30), phone: "+49 30 5555 0100",
      email: "maximiliana@wolfeschlegelsteinhausen.example"),
    BusinessCardParams(
      photo: Size(width: 3000, height: 4000), name: "Zoë", title: "Ärztin", phone: "112"),
    BusinessCardParams(name: "山田太郎"),
    BusinessCardParams(name: "ليلى الحداد", title: "", phone: "", email: "layla@haddad.example"),
  ]

  static let all: [GalleryCardCase] = contacts.indices.flatMap { contact in
    [96.5, 200, 320, 375, 1024, 99_999].flatMap { width in
      [LayoutDirection.leftToRight, .rightToLeft].map { direction in
        GalleryCardCase(contact: contact, width: width, direction: direction)
      }
    }
  }
}
