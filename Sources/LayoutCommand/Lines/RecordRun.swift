import LayoutFiles

/// Processes an input record by record and writes the lines of result in the records' order.
///
/// After every piece of input, the results so far are written, so that another program can send a
/// record and wait for its result. Memory is bounded by a few pieces of input. If the user
/// interrupts the run, standard output ends with the complete results of the records read so far.
/// An output file stays unchanged, because incomplete results in it would look complete.
final class RecordRun {
  private let system: ProgramSystem
  private let input: any InputFile
  private let output: any OutputFile
  /// The name of the output file, or nil for standard output.
  private let outputName: String?
  private var splitter: RecordSplitter
  private var isAtEnd = false
  private var status = CommandStatus.done
  private var count = 0
  /// The totals of the contacts so far, if the records are contacts.
  private(set) var tally = ContactTally()

  init(
    _ splitter: RecordSplitter, from input: any InputFile, to output: any OutputFile,
    named outputName: String?, on system: ProgramSystem
  ) {
    self.splitter = splitter
    self.input = input
    self.output = output
    self.outputName = outputName
    self.system = system
  }

  /// Reads the input to its end.
  ///
  /// - Parameters:
  ///   - jobs: The number of batches that are processed concurrently.
  ///   - work: Converts a batch to its results. It is called on several threads concurrently.
  /// - Returns: The highest status among the records.
  /// - Throws: `CommandError.file` if the input cannot be read or the output cannot be written.
  func run(
    jobs: Int, work: @escaping @Sendable (RecordBatch) -> RecordResults
  ) throws(CommandError) -> CommandStatus {
    system.catchInterrupts()
    system.progress.begin("results")
    do throws(SystemError) {
      try system.pipeline(
        jobs: jobs, next: { () throws(SystemError) in try self.nextBatch() }, work: work,
        deliver: { (results: RecordResults) throws(SystemError) in try self.write(results) })
      if system.isInterrupted, outputName != nil {
        output.discard()
      } else {
        try output.commit()
      }
    } catch {
      output.discard()
      throw CommandError(error)
    }
    guard system.isInterrupted else { return status }
    let results = CardTotals.count(count, "result")
    system.reportMessage(
      outputName.map { "interrupted after \(results): \(ShownText.name($0)) is unchanged\n" }
        ?? "interrupted: \(results) written\n")
    return .interrupted
  }

  private func nextBatch() throws(SystemError) -> RecordBatch? {
    while !isAtEnd {
      let piece = try input.read(upTo: 1 << 16)
      isAtEnd = piece.isEmpty || system.isInterrupted
      if system.isInterrupted { return nil }
      let batch = piece.isEmpty ? splitter.finish() : splitter.append(piece)
      if let batch { return batch }
    }
    return nil
  }

  private func write(_ results: RecordResults) throws(SystemError) {
    try output.write(results.bytes)
    status.raise(to: results.status)
    count += results.count
    tally += results.tally
    // Results that appear line by line on the terminal show the progress themselves.
    if outputName != nil || !system.writesToTerminal { system.progress.advance(to: count) }
    for message in results.messages { system.reportFlaw(message) }
  }
}
