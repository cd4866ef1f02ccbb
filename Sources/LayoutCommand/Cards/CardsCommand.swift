import Anchors
import Contacts
import Gallery
import LayoutFiles
import Rendering

/// `layout cards`: lays out a business card for every contact of a file.
///
/// The file is read twice: once to find flaws and count contacts, and again to lay out and write. A
/// file without a contact therefore writes nothing, and a long one needs little memory. Each sheet
/// has cards of one plan only, so that all are cut alike; for sheets, the second reading is
/// repeated for each plan.
struct CardsCommand {
  let options: CardsOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `done`; `wrongInput` if no contact can be read; `notLaidOut` if a card cannot be
  ///   laid out by a plan of the user, or by any with `--lines`, and in a strict run if a text is
  ///   shortened.
  /// - Throws: `CommandError` if a file cannot be read or written, without `--lines` if a card
  ///   cannot be laid out, or if a strict run finds a flaw.
  func run() throws(CommandError) -> CommandStatus {
    try options.isByLine ? runLines() : runWhole()
  }

  private func runLines() throws(CommandError) -> CommandStatus {
    let input: any InputFile
    do throws(SystemError) { input = try system.openInput(options.file) } catch {
      throw CommandError(error)
    }
    try refuseOverwriting()
    let lines = CardsLines(options: options)
    let output = try openOutput()
    let run = RecordRun(
      options.records.splitter, from: input, to: output, named: options.output, on: system)
    var status = try run.run(jobs: options.jobs) { lines.results(of: $0) }
    if let summary = run.tally.summary(of: options.inputName) { system.reportMessage(summary) }
    if run.tally.isFailure { status.raise(to: .wrongInput) }
    return status
  }

  private func refuseOverwriting() throws(CommandError) {
    guard let output = options.output, system.isSameFile(output, options.file) else { return }
    throw .arguments("--output would overwrite the contacts file", command: "cards")
  }

  private func runWhole() throws(CommandError) -> CommandStatus {
    try refuseOverwriting()
    let contacts = try ContactsFile(options.file, on: system)
    let tally = try contacts.survey(isStrict: options.isStrict) { system.reportFlaw($0) }
    guard tally.shown > 0 else {
      if let summary = tally.summary(of: contacts.name) { system.reportMessage(summary) }
      return .wrongInput
    }
    let output = try openOutput()
    do throws(CommandError) {
      let (report, status) = try write(contacts, count: tally.shown, to: output)
      do throws(SystemError) { try output.commit() } catch { throw CommandError(error) }
      if let report { system.reportMessage(report) }
      if let summary = tally.summary(of: contacts.name) { system.reportMessage(summary) }
      return status
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
  /// - Returns: A report for the user, or nil, and the status.
  private func write(
    _ contacts: ContactsFile, count: Int, to output: any OutputFile
  ) throws(CommandError) -> (report: String?, status: CommandStatus) {
    let passes = options.sheet == nil ? [options.plans] : options.plans.map { [$0] }
    var formatter = try makeFormatter(contacts, contacts: count)
    var totals = CardTotals(options)
    var status = CommandStatus.done
    let layouts = PlanLayouts()
    system.progress.begin(passes.count == 1 ? "contacts" : "cards", of: count * passes.count)
    formatter.begin()
    for (pass, plans) in passes.enumerated() {
      var done = 0
      try contacts.forEachContact { (contact) throws(CommandError) in
        done += 1
        guard done <= count else { return }
        let params = BusinessCardParams(contact)
        var shortened = ShortenedTexts()
        for plan in plans {
          guard let card = try place(contact, params, plan, in: contacts.name, layouts) else {
            status.raise(to: .notLaidOut)
            formatter.skip()
            continue
          }
          totals.count(card)
          shortened.add(card)
          formatter.append(card)
        }
        if options.isStrict, !shortened.isEmpty { status.raise(to: .notLaidOut) }
        for message in shortened.messages(of: contact, in: contacts.name, line: contact.line) {
          system.reportFlaw(message)
        }
        if pass == 0 { totals.count(contact) }
        system.progress.advance(to: pass * count + done)
        if formatter.pendingCount > 1 << 16 { try flush(&formatter, to: output) }
      }
      guard done == count else {
        throw .file(
          "\(ShownText.name(options.file)): the file changed while it was read; run the command again"
        )
      }
    }
    formatter.end(totals)
    try flush(&formatter, to: output)
    return (formatter.report, status)
  }

  private func makeFormatter(
    _ file: ContactsFile, contacts: Int
  ) throws(CommandError) -> any CardsFormatter {
    let heights = try CardHeights(options).maximums(of: file)
    switch options.format {
    case .text: return CardsTextFormatter()
    case .json: return CardsJSONFormatter()
    case .svg, .png:
      let canvas = options.drawing?.makeCanvas(for: options)
      if let canvas { return sheet(on: canvas, heights, contacts) }
      return sheet(on: SVGCanvas(), heights, contacts)
    case .pdf:
      let canvas = options.drawing?.makeCanvas(for: options)
      if let canvas { return try pages(on: canvas, heights, contacts) }
      return try pages(on: PDFCanvas(), heights, contacts)
    }
  }

  private func sheet(
    on canvas: some FileCanvas, _ heights: [Double], _ contacts: Int
  ) -> any CardsFormatter {
    CardSheetFormatter(options, canvas, heights: heights, contacts: contacts)
  }

  private func pages(
    on canvas: some FileCanvas, _ heights: [Double], _ contacts: Int
  ) throws(CommandError) -> any CardsFormatter {
    try CardPDFFormatter(options, canvas, heights: heights, contacts: contacts)
  }

  private func flush(
    _ formatter: inout any CardsFormatter, to output: any OutputFile
  ) throws(CommandError) {
    if let failure = formatter.failure {
      throw .file("\(ShownText.name(options.output ?? "standard output")): \(failure)")
    }
    do throws(SystemError) {
      try output.write(formatter.detachBytes())
    } catch {
      throw CommandError(error)
    }
  }

  /// Lays out a card; of a plan of the user, a failure is reported, and others come out.
  private func place(
    _ contact: Contact, _ params: BusinessCardParams, _ plan: CardPlan, in input: String,
    _ layouts: PlanLayouts
  ) throws(CommandError) -> PlacedCard? {
    do throws(CardFailure) {
      return try PlacedCard(of: contact, showing: params, plan: plan, options: options, layouts)
    } catch {
      guard plan.file != nil else {
        throw .layout(error, of: plan.name, at: options, line: contact.line)
      }
      system.reportFlaw(
        "\(input):\(contact.line): \(contact.name.onOneLine): no card by \(error.explanation)\n")
      return nil
    }
  }
}
