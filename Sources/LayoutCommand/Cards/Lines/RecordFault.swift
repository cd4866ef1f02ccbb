import Anchors
import Gallery
import LayoutFiles

/// Why a contact has no card, as its line of result says it.
struct RecordFault: Error {
  let kind: String
  let plan: BusinessCardPlan?
  /// The line of the input to look at, if the input is wrong.
  let line: Int?
  let explanation: String

  /// A contact that cannot be read.
  init(line: Int, explanation: String) {
    kind = "invalidContact"
    plan = nil
    self.line = line
    self.explanation = explanation
  }

  /// A card that cannot be laid out.
  init(plan: BusinessCardPlan, error: LayoutError) {
    if case .unsatisfiable = error { kind = "unsatisfiable" } else { kind = "layout" }
    self.plan = plan
    line = nil
    explanation = error.description
  }

  /// Writes the line.
  func write(into json: inout JSONWriter, number: Int) {
    json.beginObject()
    json.key("number")
    json.value(Double(number))
    if let plan {
      json.key("plan")
      json.value(plan.rawValue)
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
