import Anchors
import Contacts
import Gallery
import LayoutFiles

/// Lays out the cards of each contact and writes a line for each card, with the contact's number.
///
/// A contact that cannot be read or laid out gets a line that says so, and the next one is read.
struct CardsLines: Sendable {
  let options: CardsOptions

  /// The results of a batch of contacts.
  func results(of batch: RecordBatch) -> RecordResults {
    var json = JSONWriter()
    var status = CommandStatus.done
    var count = 0
    batch.forEachRecord { record in
      let contact: Contact
      var number = record.number
      do throws(RecordFault) {
        contact = try read(record, number: &number)
      } catch {
        error.write(into: &json, number: number)
        count += 1
        return status.raise(to: .wrongInput)
      }
      for plan in options.plans {
        status.raise(to: write(contact, number, plan, into: &json))
        count += 1
      }
    }
    return RecordResults(bytes: json.takeBytes(), status: status, count: count)
  }

  private func write(
    _ contact: Contact, _ number: Int, _ plan: BusinessCardPlan, into json: inout JSONWriter
  ) -> CommandStatus {
    do throws(LayoutError) {
      let card = try PlacedCard(of: contact, plan: plan, options: options)
      json.beginObject()
      json.key("number")
      json.value(Double(number))
      json.members(of: card)
      json.endObject()
      json.lineBreak()
      return .done
    } catch {
      RecordFault(plan: plan, error: error).write(into: &json, number: number)
      return .notLaidOut
    }
  }

  /// Reads the contact of a record.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - number: Receives the number that the record gives, if it does.
  /// - Returns: The contact.
  /// - Throws: `RecordFault` if it is not exactly one valid contact.
  private func read(_ record: Record, number: inout Int) throws(RecordFault) -> Contact {
    guard !record.isTooLong else {
      throw RecordFault(
        line: record.line,
        explanation: "the contact is longer than \(CardRecords.longestRecord >> 20) MiB")
    }
    guard options.records == .json else {
      do throws(ContactError) {
        return try Contact.single(record.bytes)
      } catch {
        throw RecordFault(line: record.line + error.line - 1, explanation: error.reason.sentence)
      }
    }
    let json: ContactRecord
    do throws(LayoutFileError) {
      json = try ContactRecord(Array(record.withoutLineBreak))
    } catch {
      throw RecordFault(line: record.line, explanation: error.message)
    }
    number = json.number ?? number
    do throws(ContactError) {
      return try Contact.single(json.vCard.utf8)
    } catch {
      throw RecordFault(line: record.line, explanation: error.reason.sentence)
    }
  }
}
