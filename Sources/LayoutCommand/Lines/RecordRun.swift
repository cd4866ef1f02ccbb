/// Works on an input record by record and writes the lines of result in the records' order.
///
/// What is written is complete after every piece of input, so that another program can send a record
/// and wait for its result. A few pieces of input are held at a time, however long it is. When a person
/// interrupts the run, the results of the records already taken are written, whole, and nothing after.
final class RecordRun {
  private let system: any System
  private let input: any InputFile
  private let output: any OutputFile
  private var splitter: RecordSplitter
  private var isAtEnd = false
  private var status = CommandStatus.done
  private var count = 0
  /// What came of the contacts so far, if the records are contacts.
  private(set) var tally = ContactTally()

  init(
    _ splitter: RecordSplitter, from input: any InputFile, to output: any OutputFile,
    on system: any System
  ) {
    self.splitter = splitter
    self.input = input
    self.output = output
    self.system = system
  }

  /// Reads the input to its end.
  ///
  /// - Parameters:
  ///   - jobs: How many batches are worked on at a time.
  ///   - work: Turns a batch into its results. It is called on several threads at a time.
  /// - Returns: The highest status among the records.
  /// - Throws: `CommandError.file` if the input cannot be read or the output not written.
  func run(
    jobs: Int, work: @escaping @Sendable (RecordBatch) -> RecordResults
  ) throws(CommandError) -> CommandStatus {
    system.catchInterrupts()
    do throws(SystemError) {
      try system.pipeline(
        jobs: jobs, next: { () throws(SystemError) in try self.nextBatch() }, work: work,
        deliver: { (results: RecordResults) throws(SystemError) in try self.write(results) })
      try output.commit()
    } catch {
      output.discard()
      throw CommandError(error)
    }
    guard system.isInterrupted else { return status }
    system.report("interrupted: \(CardTotals.count(count, "result")) written\n")
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
    if !results.messages.isEmpty { system.report(results.messages) }
  }
}
