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
    if input.isInterface { return try runScenes() }
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

  /// Reports on all scenes of a file, or on the chosen one.
  private func runScenes() throws(CommandError) -> CommandStatus {
    let input = options.input
    let layouts = try input.readLayouts(on: system, command: "lint")
    let output = try input.openOutput(on: system)
    let run = SceneRun(input, system)
    let bytes: [UInt8]
    switch options.format {
    case .json:
      bytes = run.json(layouts) { layout, json throws(CommandError) in
        let report = try report(on: layout.file)
        json.key("report")
        ConstraintWriter(layout.file, name: input.constraintFile).write(report, into: &json)
        return report.hasWarnings ? .notLaidOut : .done
      }
    case .text:
      bytes = run.text(layouts) { layout throws(CommandError) in
        let report = try report(on: layout.file)
        let writer = ConstraintWriter(layout.file, name: input.constraintFile)
        let text = writer.text(of: report, file: input.name, inDetail: options.isVerbose)
        let shown = text.isEmpty ? "no findings\n" : ShownText.visible(text)
        return (Array(shown.utf8), report.hasWarnings ? .notLaidOut : .done)
      }
    }
    try input.write(bytes, to: output)
    return run.status
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
