import Contacts
import LayoutFiles

/// Reads, lays out and writes a layout file, or writes the error that refuses it.
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

/// Reads a contacts file at once and in chunks: both must give equal contacts and flaws.
///
/// A strict reading must give equal errors. A card after the file must always be read.
func fuzzContacts(_ bytes: [UInt8]) {
  let size = 1 + Int(bytes.first ?? 0) % 7
  for isStrict in [false, true] {
    let whole = contacts(bytes, pieceSize: max(bytes.count, 1), isStrict: isStrict)
    let pieces = contacts(bytes, pieceSize: size, isStrict: isStrict)
    if whole != pieces { fatalError("whole: \(whole)\nin pieces: \(pieces)") }
  }
  // Two blank lines end a continued line, but an agent belongs to its card.
  let card = "\n\nBEGIN:VCARD\nVERSION:4.0\nFN:Last of all\nEND:VCARD\n"
  let names = contacts(bytes + Array(card.utf8), pieceSize: size, isStrict: false)
  if !names.contains(where: { $0.contains("Last of all") }) { fatalError("the last card is lost") }
}

private func contacts(_ bytes: [UInt8], pieceSize: Int, isStrict: Bool) -> [String] {
  var reader = ContactReader()
  var found: [String] = []
  do throws(ContactError) {
    var rest = bytes[...]
    while true {
      if rest.isEmpty { reader.finish() } else { reader.append(rest.prefix(pieceSize)) }
      while let contact = try isStrict ? reader.nextWithoutFlaw() : reader.next() {
        found.append("\(contact)")
      }
      if rest.isEmpty { break }
      rest = rest.dropFirst(pieceSize)
    }
  } catch {
    found.append("\(error)")
  }
  return found + reader.drainIssues().map { "\($0)" }
}
