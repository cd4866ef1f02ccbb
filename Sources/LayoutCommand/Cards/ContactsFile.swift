import Contacts

/// A contacts file that is read from its start, as often as needed, one contact at a time.
struct ContactsFile {
  /// The name of the file for messages.
  private let path: String
  private let file: any InputFile

  init(_ path: String, on system: any System) throws(CommandError) {
    self.path = path == "-" ? "standard input" : path
    do throws(SystemError) {
      file = try system.openInput(path)
    } catch {
      throw CommandError(error)
    }
  }

  /// Reads the whole file and calls `body` with each contact in order.
  ///
  /// - Throws: `CommandError.file` at the first error in it, with the line; errors of `body`.
  func forEachContact(
    _ body: (Contact) throws(CommandError) -> Void
  ) throws(CommandError) {
    var reader = ContactReader()
    var isAtEnd = false
    do throws(SystemError) {
      try file.rewind()
    } catch {
      throw CommandError(error)
    }
    while !isAtEnd {
      let piece = try nextPiece()
      isAtEnd = piece.isEmpty
      if isAtEnd { reader.finish() } else { reader.append(piece) }
      while let contact = try next(of: &reader) { try body(contact) }
    }
  }

  private func nextPiece() throws(CommandError) -> [UInt8] {
    do throws(SystemError) {
      return try file.read(upTo: 1 << 16)
    } catch {
      throw CommandError(error)
    }
  }

  private func next(of reader: inout ContactReader) throws(CommandError) -> Contact? {
    do throws(ContactError) {
      return try reader.next()
    } catch {
      throw .file("\(path):\(error.line): \(error.message)")
    }
  }
}
