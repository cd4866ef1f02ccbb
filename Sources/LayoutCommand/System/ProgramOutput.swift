/// An output of the run.
///
/// Standard output may be a terminal, which then shows it in place of the progress. A file is not
/// replaced if the run read it.
final class ProgramOutput: OutputFile {
  /// True if texts for people have colors.
  let hasColors: Bool
  private let output: any OutputFile
  private let path: String?
  private let system: ProgramSystem

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - output: The output of the machine.
  ///   - path: Its path, or nil for standard output.
  ///   - hasColors: Whether texts for people have colors.
  ///   - system: The system with the inputs of the run.
  init(_ output: any OutputFile, path: String?, hasColors: Bool, on system: ProgramSystem) {
    self.output = output
    self.path = path
    self.hasColors = hasColors
    self.system = system
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try output.write(bytes) }

  func commit() throws(SystemError) {
    system.progress.erase()
    if let path, system.hasRead(path) {
      output.discard()
      let name = SystemError.shown(path)
      throw SystemError("\(name): not overwritten, since it was read; name another output")
    }
    try output.commit()
  }

  func discard() { output.discard() }
}

extension OutputFile {
  /// True if texts for people have colors.
  var hasColors: Bool { (self as? ProgramOutput)?.hasColors ?? false }
}
