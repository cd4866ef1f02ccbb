import Glibc

/// Progress and findings during measurements.
final class Report {
  private(set) var faults: [String] = []
  private(set) var remarks: [String] = []
  private var step = 0
  private let steps: Int
  private let isTerminal = isatty(STDERR_FILENO) == 1

  init(steps: Int) { self.steps = steps }

  /// Shows the name of a step, runs it, and records its errors.
  func step<Result>(_ name: String, _ work: () throws -> Result) -> Result? {
    step += 1
    let line = "[\(step)/\(steps)] \(name)"
    Self.write(isTerminal ? "\r\u{1B}[K" + line : line + "\n")
    do {
      return try work()
    } catch {
      let text = (error as? ContenderFailure)?.text ?? "\(error)"
      // The beginning of a long explanation suffices.
      faults.append(String("\(name): \(text)".prefix(400)))
      return nil
    }
  }

  func note(_ check: AnswerCheck, _ what: String) {
    faults += check.faults.map { "\(what) \($0)" }
    remarks += check.remarks.map { "\(what) \($0)" }
  }

  func fault(_ text: String) { faults.append(text) }

  /// Prints the findings.
  ///
  /// - Returns: Whether there are no faults.
  func finish() -> Bool {
    if isTerminal { Self.write("\r\u{1B}[K") }
    for remark in remarks { print("remark: \(remark)") }
    for fault in faults { print("FAULT: \(fault)") }
    return faults.isEmpty
  }

  /// Writes to the standard error, separate from results.
  static func write(_ text: String) { _ = Glibc.write(STDERR_FILENO, text, text.utf8.count) }
}
