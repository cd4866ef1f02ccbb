/// Where progress and findings go while measuring.
final class Report {
  private(set) var faults: [String] = []
  private(set) var remarks: [String] = []
  private var step = 0
  private let steps: Int

  init(steps: Int) { self.steps = steps }

  /// Shows what is being measured now.
  func progress(_ text: String) {
    step += 1
    let line = "[\(step)/\(steps)] \(text)"
    StandardError.write(StandardError.isTerminal ? "\r\u{1B}[K" + line : line + "\n")
  }

  /// Clears the progress line.
  func finish() {
    if StandardError.isTerminal { StandardError.write("\r\u{1B}[K") }
  }

  func note(_ check: AnswerCheck, _ what: String) {
    faults += check.faults.map { "\(what) \($0)" }
    remarks += check.remarks.map { "\(what) \($0)" }
  }

  /// Notes what is wrong; of a long explanation the beginning.
  func fault(_ text: String) { faults.append(String(text.prefix(400))) }
}
