import LayoutFiles

/// The system of a run of the program: that of the machine, with colors, progress and names of
/// similar files.
final class ProgramSystem: System {
  private let machine: any System
  private let colorsMessages: Bool
  private let colorsOutput: Bool
  /// The progress of the run.
  let progress: Progress
  /// An input whose beginning has been read, and its path.
  private var inspected: (path: String, input: InspectedInput)?
  /// The number of bytes of messages about flaws that are still shown.
  private var roomForFlaws = ProgramSystem.maximumFlawBytes
  /// The number of flaws that are not shown.
  private var hiddenFlawCount = 0
  /// The files that no output replaces.
  private var readFiles: [String] = []

  /// Creates the system of a run.
  ///
  /// - Parameters:
  ///   - machine: The files and messages of the machine.
  ///   - color: The choice of the user.
  init(_ machine: any System, color: ColorChoice) {
    self.machine = machine
    progress = Progress(on: machine)
    colorsMessages = color.applies(toTerminal: machine.reportsToTerminal, on: machine)
    colorsOutput = color.applies(toTerminal: machine.writesToTerminal, on: machine)
  }

  /// Returns whether an input is a file of Interface Builder, by its name or, of standard input and
  /// pipes, by its first character.
  func isInterface(_ file: String) -> Bool {
    guard Self.isStream(file) else { return LayoutFileInput.isInterface(file) }
    do throws(SystemError) {
      if let inspected, inspected.path == file { return try inspected.input.beginsWithMarkup() }
      let input = InspectedInput(try machine.openInput(file))
      inspected = (file, input)
      return try input.beginsWithMarkup()
    } catch _ {
      // The command that reads it reports the error.
      return false
    }
  }

  /// Returns whether a path is that of a stream, which can be read once and whose name tells
  /// nothing: `-`, or a device such as a shell's `<(command)`.
  static func isStream(_ path: String) -> Bool { path == "-" || path.hasPrefix("/dev/") }

  /// Permits outputs to replace a file, although it was read.
  func allowReplacing(_ path: String) { readFiles.removeAll { $0 == path } }

  /// Returns whether a path is that of a file that was read.
  func hasRead(_ path: String) -> Bool {
    readFiles.contains { machine.isSameFile($0, path) }
  }

  func openInput(_ path: String) throws(SystemError) -> any InputFile {
    if let inspected, inspected.path == path { return inspected.input }
    do throws(SystemError) {
      let input = try machine.openInput(path)
      if !Self.isStream(path) { readFiles.append(path) }
      return input
    } catch {
      throw SystemError(error.message + suggestion(for: path))
    }
  }

  /// Returns the end of a message about a path that cannot be opened: the name nearest to its first
  /// part that is missing.
  private func suggestion(for path: String) -> String {
    var path = path[...]
    var isFolder = false
    while true {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      let name = String(slash.map { path[path.index(after: $0)...] } ?? path)
      if let entries = try? machine.entries(ofFolder: folder) {
        let names = entries.filter { $0.isFolder || !isFolder }.map(\.name)
        guard !name.isEmpty, !names.contains(name) else { return "" }
        return Suggestion.text(for: name, in: names)
      }
      guard let slash, slash > path.startIndex else { return "" }
      path = path[..<slash]
      isFolder = true
    }
  }

  func openOutput(_ path: String?, isLive: Bool) throws(SystemError) -> any OutputFile {
    let output = try machine.openOutput(path, isLive: isLive)
    return ProgramOutput(output, path: path, hasColors: path == nil && colorsOutput, on: self)
  }

  func entries(ofFolder path: String) throws(SystemError) -> [(name: String, isFolder: Bool)]? {
    try machine.entries(ofFolder: path)
  }

  func isSameFile(_ path: String, _ other: String) -> Bool { machine.isSameFile(path, other) }

  func report(_ text: String) {
    reportHiddenFlaws()
    progress.erase()
    machine.report(colorsMessages ? ColoredText.message(text) : text)
  }

  /// The number of bytes after which messages about flaws are only counted: some 600 lines, more
  /// than anybody reads.
  static let maximumFlawBytes = 1 << 16

  /// Writes a message about one of many flaws that an input may have.
  ///
  /// A damaged input of any length therefore has messages of limited length.
  func reportFlaw(_ text: String) {
    guard hiddenFlawCount == 0, roomForFlaws > 0 else {
      hiddenFlawCount += 1
      return
    }
    let shown = ShownText.lines(text)
    roomForFlaws -= shown.utf8.count
    report(shown)
  }

  /// Writes the number of flaws whose messages were left out.
  func reportHiddenFlaws() {
    guard hiddenFlawCount > 0 else { return }
    let count = CardTotals.count(hiddenFlawCount, "more message")
    hiddenFlawCount = 0
    roomForFlaws = 0
    report("\(count) not shown; these are the first ones.\n")
  }

  var reportsToTerminal: Bool { machine.reportsToTerminal }
  var writesToTerminal: Bool { machine.writesToTerminal }
  var seconds: Double { machine.seconds }

  func environmentValue(_ name: String) -> String? { machine.environmentValue(name) }

  func catchInterrupts() { machine.catchInterrupts() }

  var isInterrupted: Bool { machine.isInterrupted }

  func endsProgram(replaying record: String) throws(SystemError) -> Bool {
    try machine.endsProgram(replaying: record)
  }

  func pipeline<Piece: Sendable, Output: Sendable>(
    jobs: Int, next: @escaping () throws(SystemError) -> Piece?,
    work: @escaping @Sendable (Piece) -> Output,
    deliver: @escaping (Output) throws(SystemError) -> Void
  ) throws(SystemError) {
    try machine.pipeline(jobs: jobs, next: next, work: work, deliver: deliver)
  }
}

/// An input whose beginning may be inspected before it is read.
final class InspectedInput: InputFile {
  private let file: any InputFile
  /// The bytes that were inspected and not yet read.
  private var beginning: [UInt8] = []

  init(_ file: any InputFile) { self.file = file }

  /// Returns whether the first character that is no blank is `<`.
  ///
  /// - Throws: `SystemError` if the input cannot be read.
  func beginsWithMarkup() throws(SystemError) -> Bool {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    while beginning.count < 1 << 16 {
      if let first = beginning.first(where: { !blanks.contains($0) }) {
        return first == UInt8(ascii: "<")
      }
      let piece = try file.read(upTo: 1 << 12)
      if piece.isEmpty { break }
      beginning += piece
    }
    return false
  }

  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    guard !beginning.isEmpty else { return try file.read(upTo: count) }
    let piece = Array(beginning.prefix(count))
    beginning.removeFirst(piece.count)
    return piece
  }

  func rewind() throws(SystemError) { try file.rewind() }
}
