import Anchors
import Contacts
import Gallery
import LayoutFiles

/// Lays out the cards of each contact and writes a line for each card, with the contact's number.
///
/// A contact that cannot be read or laid out gets a line with the error. Ignored flaws become
/// messages.
struct CardsLines: Sendable {
  let options: CardsOptions

  /// Returns the results of a batch of contacts.
  func results(of batch: RecordBatch) -> RecordResults {
    var json = JSONWriter()
    var status = CommandStatus.done
    var count = 0
    var messages: [String] = []
    var tally = ContactTally()
    let layouts = PlanLayouts()
    batch.forEachRecord { record in
      var number = Int64(record.number)
      let reading = read(record, number: &number)
      messages += reading.messages
      tally += reading.tally
      if let fault = reading.fault {
        fault.write(into: &json, number: number)
        count += 1
        if options.isStrict { status.raise(to: .wrongInput) }
      }
      for contact in reading.contacts {
        let params = BusinessCardParams(contact)
        var shortened = ShortenedTexts()
        for plan in options.plans {
          let result = write(contact, params, number, plan, layouts, into: &json, &shortened)
          status.raise(to: result)
          count += 1
        }
        let line = options.records == .json ? record.line : record.line + contact.line - 1
        messages += shortened.messages(of: contact, in: options.inputName, line: line)
        if options.isStrict, !shortened.isEmpty { status.raise(to: .notLaidOut) }
      }
    }
    return RecordResults(
      bytes: json.detachBytes(), status: status, count: count, messages: messages, tally: tally)
  }

  private func write(
    _ contact: Contact, _ params: BusinessCardParams, _ number: Int64, _ plan: CardPlan,
    _ layouts: PlanLayouts, into json: inout JSONWriter, _ shortened: inout ShortenedTexts
  ) -> CommandStatus {
    do throws(CardFailure) {
      let card = try PlacedCard(
        of: contact, showing: params, plan: plan, options: options, layouts)
      shortened.add(card)
      json.beginObject()
      json.key("number")
      json.value(Double(number))
      json.members(of: card)
      json.endObject()
      json.lineBreak()
      return .done
    } catch {
      RecordFault(plan: plan, error).write(into: &json, number: number)
      return .notLaidOut
    }
  }

  // MARK: Reading

  /// The content of a record.
  private struct Reading {
    /// The contact; several if cards nested in the record turn out to be separate.
    var contacts: [Contact] = []
    /// The reason why there is no contact.
    var fault: RecordFault?
    var messages: [String] = []
    var tally = ContactTally()
  }

  /// Reads the contact of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - number: Receives the record's own number, if it has one.
  /// - Returns: A contact or a fault.
  private func read(_ record: Record, number: inout Int64) -> Reading {
    do throws(RecordFault) {
      guard !record.isTooLong else {
        throw RecordFault(
          line: record.line,
          explanation: "the contact is longer than \(CardRecords.maximumRecordLength >> 20) MiB")
      }
      guard options.records == .json else {
        return try contacts(in: record.bytes) { record.line + $0 - 1 }
      }
      let text = try vCard(of: record, number: &number)
      return try contacts(in: Array(text.utf8)[...]) { _ in record.line }
    } catch {
      guard !options.isStrict else { return Reading(fault: error) }
      return Reading(
        fault: error,
        messages: ["\(options.inputName):\(record.line): \(error.explanation); contact skipped\n"],
        tally: ContactTally(skipped: 1, issues: 1))
    }
  }

  private func vCard(of record: Record, number: inout Int64) throws(RecordFault) -> String {
    do throws(LayoutFileError) {
      let json = try ContactRecord(Array(record.withoutLineBreak))
      number = json.number ?? number
      return json.vCard
    } catch {
      throw RecordFault(line: record.line, explanation: error.message)
    }
  }

  /// Reads the contact of a vCard.
  ///
  /// - Parameters:
  ///   - bytes: The vCard.
  ///   - inputLine: Converts a line of the vCard to a line of the input.
  /// - Returns: A contact or, unless the run is strict, a fault.
  /// - Throws: `RecordFault` if the run is strict and the vCard is not exactly one contact without
  ///   a flaw, or if a JSON record has several contacts.
  private func contacts(
    in bytes: ArraySlice<UInt8>, inputLine: (Int) -> Int
  ) throws(RecordFault) -> Reading {
    guard !options.isStrict else {
      do throws(ContactError) {
        return Reading(contacts: [try Contact.single(bytes)])
      } catch {
        throw RecordFault(line: inputLine(error.line), explanation: error.reason.sentence)
      }
    }
    var reader = ContactReader()
    reader.append(bytes)
    reader.finish()
    var reading = Reading()
    while let contact = reader.next() { reading.contacts.append(contact) }
    if options.records == .json, reading.contacts.count > 1 {
      throw RecordFault(
        line: inputLine(1), explanation: ContactError.Reason.severalCards.sentence)
    }
    let issues = reader.drainIssues()
    for issue in issues {
      reading.messages.append(
        "\(options.inputName):\(inputLine(issue.line)): \(issue.message)\n")
    }
    if reading.contacts.isEmpty, let issue = issues.last {
      reading.fault = RecordFault(line: inputLine(issue.line), explanation: issue.reason.sentence)
    }
    reading.tally = ContactTally(
      shown: reader.contactCount, flawed: reader.flawedCount, skipped: reader.skippedCount,
      issues: issues.count)
    return reading
  }
}
