import Contacts
import LayoutFiles

/// A layout file: read, laid out, written, or refused with an error that can be written.
func fuzzFile(_ bytes: [UInt8]) {
  var json = JSONWriter()
  do throws(LayoutFileError) {
    let file = try LayoutFile(bytes)
    do throws(LayoutFailure) {
      try file.layOut()
      file.writeResult(into: &json)
    } catch {
      error.write(into: &json)
    }
  } catch {
    error.write(into: &json)
    if error.report(file: "f").isEmpty { fatalError("an error without a text") }
  }
}

/// A contacts file, whole and in pieces: both give the same contacts and the same error.
func fuzzContacts(_ bytes: [UInt8]) {
  let whole = contacts(bytes, pieceSize: max(bytes.count, 1))
  let pieces = contacts(bytes, pieceSize: 1 + Int(bytes.first ?? 0) % 7)
  if whole != pieces { fatalError("whole: \(whole)\nin pieces: \(pieces)") }
}

private func contacts(_ bytes: [UInt8], pieceSize: Int) -> [String] {
  var reader = ContactReader()
  var found: [String] = []
  do throws(ContactError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(pieceSize))
      rest = rest.dropFirst(pieceSize)
      while let contact = try reader.next() { found.append("\(contact)") }
    }
    reader.finish()
    while let contact = try reader.next() { found.append("\(contact)") }
  } catch {
    found.append("\(error)")
  }
  return found
}
