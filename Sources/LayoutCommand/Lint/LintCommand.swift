import Anchors
import LayoutFiles

/// `layout lint`: reports likely mistakes in a layout without conflicts.
struct LintCommand {
  let options: LintOptions
  let system: any System

  /// Runs the command.
  ///
  /// - Returns: `notLaidOut` if there are warnings, otherwise `done`.
  /// - Throws: `CommandError` if the file is wrong or its layout is impossible.
  func run() throws(CommandError) -> CommandStatus {
    let input = options.input
    let file = try input.read(on: system, command: "lint")
    let output = try input.openOutput(on: system)
    try input.layOut(file, writingJSON: options.format == .json, to: output)
    let report = try report(on: file)
    let writer = ConstraintWriter(file, name: input.constraintFile)
    switch options.format {
    case .json: try input.write(input.json { writer.write(report, into: &$0) }, to: output)
    case .text:
      let text = writer.text(of: report, file: input.name, inDetail: options.isVerbose)
      try input.write(
        text: text.isEmpty ? "\(input.name): no findings\n" : text, to: output)
    }
    return report.hasWarnings ? .notLaidOut : .done
  }

  private func report(on file: LayoutFile) throws(CommandError) -> LintReport {
    guard let widths = options.widths else { return file.root.lint(allowing: options.allowed) }
    do throws(LayoutFunctionError) {
      return try file.root.layoutNode.lint(allowing: options.allowed, widths: widths)
    } catch {
      throw .layout("\(options.input.name): \(error.description)")
    }
  }
}
