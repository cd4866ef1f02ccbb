/// Standard output on a terminal; it has colors in texts for people, and no others.
final class ColoredOutput: OutputFile {
  private let output: any OutputFile

  init(_ output: any OutputFile) { self.output = output }

  func write(_ bytes: [UInt8]) throws(SystemError) { try output.write(bytes) }

  func commit() throws(SystemError) { try output.commit() }

  func discard() { output.discard() }
}

extension OutputFile {
  /// True if texts for people have colors.
  var hasColors: Bool { self is ColoredOutput }
}
