import Anchors
import Contacts
import Gallery

extension BusinessCardParams {
  /// Creates the content of a contact's card, with each text on one line.
  ///
  /// One pixel of the photo is one point. A text equal to the name is omitted, such as the company
  /// of a contact named by its company.
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
  /// Returns whether two texts are equal apart from case and blanks.
  fileprivate func isSameText(as other: String) -> Bool {
    var (letters, others) = (utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      let (byte, otherByte) = (letters.nextSmallLetter(), others.nextSmallLetter())
      if byte == otherByte {
        if byte == nil { return true }
        continue
      }
      // Lowercasing beyond ASCII is slow; it never changes the length.
      guard (byte ?? 0) >= 0x80, (otherByte ?? 0) >= 0x80, utf8.count == other.utf8.count else {
        return false
      }
      return withoutBlanks.lowercased() == other.withoutBlanks.lowercased()
    }
  }

  private var withoutBlanks: String { filter { !$0.isWhitespace } }
}

extension String.UTF8View.Iterator {
  /// Returns the next byte that is not a space, with ASCII capitals as small letters.
  fileprivate mutating func nextSmallLetter() -> UInt8? {
    while let byte = next() {
      guard byte != 0x20 else { continue }
      return (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }
    return nil
  }
}
