import Anchors
import Gallery
import LayoutFiles

/// The reason why a contact has no card, for its line of result.
struct RecordFault: Error {
  let kind: String
  let plan: CardPlan?
  /// The line to report if the input is wrong.
  let line: Int?
  let explanation: String

  /// Creates the fault of a contact that cannot be read.
  init(line: Int, explanation: String) {
    kind = "invalidContact"
    plan = nil
    self.line = line
    self.explanation = explanation
  }

  /// Creates the fault of a card that cannot be laid out.
  init(plan: CardPlan, _ failure: CardFailure) {
    kind = failure.kind
    self.plan = plan
    line = nil
    explanation = failure.explanation
  }

  /// Writes the line.
  func write(into json: inout JSONWriter, number: Int64) {
    json.beginObject()
    json.key("number")
    json.value(Double(number))
    if let plan {
      json.key("plan")
      json.value(plan.name)
    }
    json.key("error")
    json.beginObject()
    json.key("kind")
    json.value(kind)
    if let line {
      json.key("line")
      json.value(Double(line))
    }
    json.key("explanation")
    json.value(explanation)
    json.endObject()
    json.endObject()
    json.lineBreak()
  }
}
