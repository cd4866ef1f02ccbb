import Anchors
import Contacts
import Gallery

/// `layout cards`: lays out a business card for every contact of a file.
///
/// The file is read once to find errors and count its contacts, and again to lay out and write, so that
/// an invalid file writes nothing and a long one takes little memory. Each sheet has cards of one plan
/// only, so that all can be cut alike; for sheets the file is read once for each plan.
struct CardsCommand {
  let options: CardsOptions
  let system: any System

  /// Runs the command.
  ///
  /// - Returns: `done`, or with `--lines` the highest status among the contacts.
  /// - Throws: `CommandError` if a file is wrong, or without `--lines` a card cannot be laid out.
  func run() throws(CommandError) -> CommandStatus {
    if options.isByLine { return try runLines() }
    try runWhole()
    return .done
  }

  private func runLines() throws(CommandError) -> CommandStatus {
    let input: any InputFile
    do throws(SystemError) { input = try system.openInput(options.file) } catch {
      throw CommandError(error)
    }
    try refuseOverwriting()
    let lines = CardsLines(options: options)
    let output = try openOutput()
    return try RecordRun(options.records.splitter, from: input, to: output, on: system)
      .run(jobs: options.jobs) { lines.results(of: $0) }
  }

  private func refuseOverwriting() throws(CommandError) {
    guard let output = options.output, system.isSameFile(output, options.file) else { return }
    throw .arguments("--output would overwrite the contacts file", command: "cards")
  }

  private func runWhole() throws(CommandError) {
    let contacts = try ContactsFile(options.file, on: system)
    var count = 0
    try contacts.forEachContact { (_) throws(CommandError) in count += 1 }
    try refuseOverwriting()
    let output = try openOutput()
    do throws(CommandError) {
      let report = try write(contacts, count: count, to: output)
      do throws(SystemError) { try output.commit() } catch { throw CommandError(error) }
      if let report { system.report(report) }
    } catch {
      output.discard()
      throw error
    }
  }

  private func openOutput() throws(CommandError) -> any OutputFile {
    do throws(SystemError) {
      return try system.openOutput(options.output, isLive: options.isByLine)
    } catch {
      throw CommandError(error)
    }
  }

  /// Lays out and writes all cards.
  ///
  /// - Returns: A report for the user, if there is one.
  private func write(
    _ contacts: ContactsFile, count: Int, to output: any OutputFile
  ) throws(CommandError) -> String? {
    let passes = options.sheet == nil ? [options.plans] : options.plans.map { [$0] }
    var formatter = try makeFormatter(contacts: count)
    var totals = CardTotals()
    var progress = Progress(of: count * passes.count, on: system)
    defer { progress.finish() }
    formatter.begin()
    for (pass, plans) in passes.enumerated() {
      var done = 0
      try contacts.forEachContact { (contact) throws(CommandError) in
        done += 1
        guard done <= count else { return }
        for plan in plans {
          let card = try place(contact, plan)
          totals.count(card)
          formatter.append(card)
        }
        if pass == 0 { totals.count(contact) }
        progress.advance(to: pass * count + done, passes.count == 1 ? "contacts" : "cards")
        if formatter.pendingCount > 1 << 16 { try flush(&formatter, to: output) }
      }
      guard done == count else {
        throw .file("\(options.file): the file changed while it was read; run the command again")
      }
    }
    formatter.end(totals)
    try flush(&formatter, to: output)
    return formatter.report
  }

  private func makeFormatter(contacts: Int) throws(CommandError) -> any CardsFormatter {
    switch options.format {
    case .text: CardsTextFormatter()
    case .json: CardsJSONFormatter()
    case .svg: try CardSheetFormatter(options, contacts: contacts)
    case .pdf: try CardPDFFormatter(options, contacts: contacts)
    }
  }

  private func flush(
    _ formatter: inout any CardsFormatter, to output: any OutputFile
  ) throws(CommandError) {
    guard !formatter.isTooLarge else {
      throw .file("\(options.output ?? "standard output"): a PDF cannot be larger than 10 GB")
    }
    do throws(SystemError) {
      try output.write(formatter.takeBytes())
    } catch {
      throw CommandError(error)
    }
  }

  private func place(
    _ contact: Contact, _ plan: BusinessCardPlan
  ) throws(CommandError) -> PlacedCard {
    do throws(LayoutError) {
      return try PlacedCard(of: contact, plan: plan, options: options)
    } catch {
      throw .layout(error, of: "\(plan.rawValue) card", at: options, line: contact.line)
    }
  }
}
