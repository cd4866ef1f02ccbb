import Anchors
import AnchorsQuestions
import LayoutFiles

/// `layout lint`: reports likely mistakes in layouts.
struct LintCommand {
  let options: LintOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `notLaidOut` if there are warnings or errors, `wrongInput` if a file cannot be
  ///   read, otherwise `done`.
  /// - Throws: `CommandError` if the only file is wrong or its layout is impossible.
  func run() throws(CommandError) -> CommandStatus {
    if let file = try onlyLayoutFile() { return try run(file) }
    let baseline = try readBaseline()
    let input = LayoutFileInput(file: options.paths[0], output: options.output)
    let output = try input.openOutput(on: system)
    var lint = FilesLint(options, on: system)
    try lint.run()
    if let path = options.writtenBaseline {
      let text = Array(LintBaseline.text(of: lint.findings).utf8)
      if path == "-" {
        try input.write(text, to: output)
        return .done
      }
      let target = try LayoutFileInput(file: options.paths[0], output: path).openOutput(on: system)
      try input.write(text, to: target)
      let count = lint.findings.count
      try input.write(
        text: "\(ShownText.name(path)): \(count) \(count == 1 ? "finding" : "findings")\n",
        to: output)
      return .done
    }
    let (findings, known) = baseline?.new(lint.findings) ?? (lint.findings, 0)
    var report = FindingReport(findings: findings, counts: lint.counts, known: known)
    // A reviewer sees each result, and not only those that somebody asks for.
    if options.format == .sarif, !options.isVerbose { report.removeObservations() }
    switch options.format {
    case .text: try input.write(text: report.text(inDetail: options.isVerbose), to: output)
    case .json: try input.write(input.json { report.write(into: &$0) }, to: output)
    case .sarif: try input.write(input.json { report.writeSARIF(into: &$0) }, to: output)
    }
    return report.status
  }

  /// Returns the only layout file, if nothing is asked for that several files have.
  private func onlyLayoutFile() throws(CommandError) -> LayoutFileInput? {
    guard options.paths.count == 1, let path = options.paths.first, options.format != .sarif,
      options.baseline == nil, options.writtenBaseline == nil, !system.isInterface(path)
    else { return nil }
    do throws(SystemError) {
      if path != "-", try system.entries(ofFolder: path) != nil { return nil }
    } catch {
      throw CommandError(error)
    }
    if let option = options.scenes.first?.firstGiven {
      throw .arguments("\(option) requires a .xib or .storyboard", command: "lint")
    }
    return LayoutFileInput(file: path, output: options.output)
  }

  /// Reports on a layout file in detail.
  private func run(_ input: LayoutFileInput) throws(CommandError) -> CommandStatus {
    let file = try input.read(on: system, command: "lint")
    let output = try input.openOutput(on: system)
    try input.layOut(file, writingJSON: options.format == .json, to: output)
    let report = try report(on: file, input)
    let writer = ConstraintWriter(file, name: input.constraintFile)
    if options.format == .json {
      try input.write(input.json { writer.write(report, into: &$0) }, to: output)
    } else {
      let text = writer.text(of: report, file: input.name, inDetail: options.isVerbose)
      try input.write(
        text: text.isEmpty ? "\(input.name): no findings\n" : text, to: output)
    }
    return report.hasWarnings ? .notLaidOut : .done
  }

  private func report(
    on file: LayoutFile, _ input: LayoutFileInput
  ) throws(CommandError) -> LintReport {
    guard let widths = options.widths else {
      return file.root.lint(allowing: options.allowedCodes)
    }
    do throws(LayoutFunctionError) {
      return try file.root.layoutNode.lint(allowing: options.allowedCodes, widths: widths)
    } catch {
      throw .layout("\(input.name): \(error.description)")
    }
  }

  private func readBaseline() throws(CommandError) -> LintBaseline? {
    guard let path = options.baseline else { return nil }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.openInput(path).readToEnd(name: ShownText.name(path))
      system.allowReplacing(path)
    } catch {
      throw CommandError(error)
    }
    return try LintBaseline(bytes, name: ShownText.name(path))
  }
}
