/// Standard output: a terminal may show it, with colors in texts for people, in place of progress.
final class ProgramOutput: OutputFile {
  /// True if texts for people have colors.
  let hasColors: Bool
  private let output: any OutputFile
  private let progress: Progress

  init(_ output: any OutputFile, hasColors: Bool, _ progress: Progress) {
    self.output = output
    self.hasColors = hasColors
    self.progress = progress
  }

  func write(_ bytes: [UInt8]) throws(SystemError) { try output.write(bytes) }

  func commit() throws(SystemError) {
    progress.erase()
    try output.commit()
  }

  func discard() { output.discard() }
}

extension OutputFile {
  /// True if texts for people have colors.
  var hasColors: Bool { (self as? ProgramOutput)?.hasColors ?? false }
}
