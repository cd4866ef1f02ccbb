import Contacts
import LayoutFiles

/// Bytes as a file.
private final class MemoryInput: InputFile {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    let piece = bytes[position...].prefix(count)
    position = piece.endIndex
    return Array(piece)
  }

  func rewind() throws(SystemError) { position = 0 }
}

/// A contacts file that can be read repeatedly from its start, one contact at a time.
struct ContactsFile {
  /// The name of the file for messages.
  let name: String
  private let file: any InputFile

  init(_ path: String, on system: any System) throws(CommandError) {
    name = path == "-" ? "standard input" : ShownText.name(path)
    do throws(SystemError) {
      let input = try system.openInput(path)
      // Only a file can be read repeatedly.
      file = ProgramSystem.isStream(path) ? MemoryInput(try input.readToEnd(name: name)) : input
    } catch {
      throw CommandError(error)
    }
  }

  /// Reads the whole file to count its contacts and find its flaws.
  ///
  /// - Parameters:
  ///   - isStrict: Whether a flaw is an error.
  ///   - report: Receives a line for each flaw.
  /// - Returns: The numbers of contacts and flaws.
  /// - Throws: `CommandError.file` if the file cannot be read or, in a strict run, at its first
  ///   error.
  func survey(
    isStrict: Bool, report: (String) -> Void
  ) throws(CommandError) -> ContactTally {
    var reader = ContactReader()
    var issueCount = 0
    try forEachPiece(of: &reader) { (reader) throws(CommandError) in
      while try advance(&reader, isStrict: isStrict) {}
      for issue in reader.drainIssues() {
        issueCount += 1
        report("\(name):\(issue.line): \(issue.message)\n")
      }
    }
    return ContactTally(
      shown: reader.contactCount, flawed: reader.flawedCount, skipped: reader.skippedCount,
      issues: issueCount)
  }

  private func advance(
    _ reader: inout ContactReader, isStrict: Bool
  ) throws(CommandError) -> Bool {
    guard isStrict else { return reader.next() != nil }
    do throws(ContactError) {
      return try reader.nextWithoutFlaw() != nil
    } catch {
      throw .file("\(name):\(error.line): \(error.message)")
    }
  }

  /// Reads the whole file and calls `body` with each contact in order; flaws are ignored.
  ///
  /// - Throws: `CommandError.file` if the file cannot be read; errors of `body`.
  func forEachContact(
    _ body: (Contact) throws(CommandError) -> Void
  ) throws(CommandError) {
    var reader = ContactReader()
    try forEachPiece(of: &reader) { (reader) throws(CommandError) in
      while let contact = reader.next() { try body(contact) }
      _ = reader.drainIssues()
    }
  }

  /// Passes the file to a reader, and calls `body` whenever contacts may be complete.
  private func forEachPiece(
    of reader: inout ContactReader,
    _ body: (inout ContactReader) throws(CommandError) -> Void
  ) throws(CommandError) {
    do throws(SystemError) {
      try file.rewind()
    } catch {
      throw CommandError(error)
    }
    var isAtEnd = false
    while !isAtEnd {
      let piece = try nextPiece()
      isAtEnd = piece.isEmpty
      if isAtEnd { reader.finish() } else { reader.append(piece) }
      try body(&reader)
    }
  }

  private func nextPiece() throws(CommandError) -> [UInt8] {
    do throws(SystemError) {
      return try file.read(upTo: 1 << 16)
    } catch {
      throw CommandError(error)
    }
  }
}
