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
    var (letters, others) = (utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      let (byte, otherByte) = (letters.nextSmallLetter(), others.nextSmallLetter())
      if byte == otherByte {
        if byte == nil { return true }
        continue
      }
      // Small letters beyond ASCII are slow to find, and as long as their capitals.
      guard (byte ?? 0) >= 0x80, (otherByte ?? 0) >= 0x80, utf8.count == other.utf8.count else {
        return false
      }
      return withoutBlanks.lowercased() == other.withoutBlanks.lowercased()
    }
  }

  private var withoutBlanks: String { filter { !$0.isWhitespace } }
}

extension String.UTF8View.Iterator {
  /// The next byte that is no space, a capital of ASCII as a small letter.
  fileprivate mutating func nextSmallLetter() -> UInt8? {
    while let byte = next() {
      guard byte != 0x20 else { continue }
      return (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
    }
    return nil
  }
}
