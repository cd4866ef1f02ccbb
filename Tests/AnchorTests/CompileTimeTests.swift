import Foundation
import TestSupport
import Testing

/// Programs that must not compile, with our message, and programs that must; rules 1.9 and 3.
///
/// Needs the compiler and the modules that this test was built with; both are found from the test's
/// own path. Each program is a line of one file, so that one run of the compiler checks them all.
@Suite struct CompileTimeTests {
  static let prelude = """
    import Anchors
    let a = View("a"), b = View("b")
    let guide = LayoutGuide("guide")
    """

  static let horizontal =
    "Constrain a horizontal anchor to a horizontal one, and never leading or trailing to left or right."
  static let vertical = "Constrain a vertical anchor to a vertical one."

  static let wrong: [(line: String, sentence: String)] = [
    ("_ = a.leadingAnchor.constraint(equalTo: b.leftAnchor)", horizontal),
    ("_ = a.trailingAnchor.constraint(lessThanOrEqualTo: b.rightAnchor, constant: 3)", horizontal),
    ("_ = a.leftAnchor.constraint(greaterThanOrEqualTo: b.leadingAnchor)", horizontal),
    ("_ = a.leadingAnchor.constraint(equalTo: b.topAnchor)", horizontal),
    ("_ = a.centerXAnchor.constraint(equalTo: b.centerYAnchor)", horizontal),
    ("_ = a.leadingAnchor.constraint(equalTo: 5)", horizontal),
    ("_ = a.rightAnchor.constraint(equalTo: b.widthAnchor)", horizontal),
    ("_ = a.topAnchor.constraint(equalTo: b.leadingAnchor)", vertical),
    ("_ = a.firstBaselineAnchor.constraint(equalTo: b.heightAnchor, constant: 1)", vertical),
    ("_ = a.bottomAnchor.constraint(equalTo: 12.5)", vertical),
    (
      "_ = a.widthAnchor.constraint(equalTo: b.leadingAnchor)",
      "Constrain a size to another size, or use equalToConstant: for a number."
    ),
    (
      "_ = a.heightAnchor.constraint(equalTo: 20)",
      "Constrain a size to another size, or use equalToConstant: for a number."
    ),
    ("a.leadingAnchor(equalTo: b.leftAnchor)", horizontal),
    ("a.rightAnchor(equalTo: b.trailingAnchor, constant: 5, identifier: \"x\")", horizontal),
    ("a.centerXAnchor(lessThanOrEqualTo: b.topAnchor, priority: 5)", horizontal),
    ("a.topAnchor(equalTo: b.leftAnchor).leadingAnchor(equalTo: b.leadingAnchor)", vertical),
    ("a.bottomAnchor(greaterThanOrEqualTo: 5)", vertical),
    (
      "a.widthAnchor(equalTo: b.topAnchor)",
      "Constrain a size to another size, or use equalToConstant: for a number."
    ),
    ("a.leadingAnchor(equalTo: b)", "name an anchor: equalTo: card.leadingAnchor."),
    (
      "a.topAnchor(lessThanOrEqualTo: guide, constant: 8).leadingAnchor(equalTo: b.leadingAnchor)",
      "name an anchor: lessThanOrEqualTo: card.topAnchor."
    ),
    ("a.widthAnchor(equalTo: b, multiplier: 0.5)", "name an anchor: equalTo: card.widthAnchor."),
    ("a.lastBaselineAnchor(equalTo: b)", "name an anchor: equalTo: card.lastBaselineAnchor."),
    ("_ = a.leftAnchor.constraint(equalTo: b)", "name an anchor: equalTo: card.leadingAnchor."),
    (
      "a.leadingAnchor(equalTo: b.leadingAnchor, offset: 8)", "Write constant: in place of offset:."
    ),
    (
      "a.heightAnchor(greaterThanOrEqualTo: b.heightAnchor, offset: 8, priority: 5).center(equalTo: b)",
      "Write constant: in place of offset:."
    ),
    (
      "_ = a.leadingAnchor == b.leadingAnchor + 8",
      "In Swift write .leadingAnchor(equalTo: …, constant: 8); == is for layout files."
    ),
    (
      "LayoutConstraint.activate([a.topAnchor <= b.topAnchor - 8])",
      "In Swift write .leadingAnchor(lessThanOrEqualTo: …, constant: 8); <= is for layout files."
    ),
    (
      "_ = a.widthAnchor >= 80",
      "In Swift write .leadingAnchor(greaterThanOrEqualTo: …, constant: 8); >= is for layout files."
    ),
    (
      "_ = a.widthAnchor == b.widthAnchor * 2",
      "In Swift write .widthAnchor(equalTo: …, multiplier: 2); * is for layout files."
    ),
    ("_ = guide.firstBaselineAnchor", "A layout guide has no baseline; use its top or bottom."),
  ]

  static let right = [
    "_ = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 5)",
    "_ = a.centerXAnchor.constraint(equalTo: b.leadingAnchor)",
    "_ = a.centerXAnchor.constraint(equalTo: b.rightAnchor)",
    "_ = a.leftAnchor.constraint(equalTo: b.centerXAnchor)",
    "_ = a.leadingAnchor.constraint(equalTo: b.centerXAnchor)",
    "_ = a.topAnchor.constraint(equalTo: b.lastBaselineAnchor)",
    "_ = a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 2)",
    "_ = a.widthAnchor.constraint(equalToConstant: 5)",
    "_ = a.widthAnchor.constraint(equalTo: a.leftAnchor.anchorWithOffset(to: b.leftAnchor))",
    "a.leadingAnchor(equalTo: b.leadingAnchor).widthAnchor(equalTo: 80).topAnchor(equalTo: b.topAnchor)",
    "a.heightAnchor(equalTo: b.widthAnchor, multiplier: 0.5, constant: 3, priority: 251)",
    "a.edges(equalTo: guide).center(equalTo: b)",
    "let sum = 1.5 + 2; _ = sum == 5 || sum >= 2 || a === b",
    "var kept: [LayoutConstraint] = []; a.topAnchor(equalTo: b.topAnchor, into: &kept)",
  ]

  static let array = """
    LayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: b.topAnchor, constant: 5),
      a.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 5),
      a.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -5),
      a.bottomAnchor.constraint(lessThanOrEqualTo: b.bottomAnchor),
      a.centerXAnchor.constraint(equalTo: b.leadingAnchor).with(priority: .defaultHigh),
      a.widthAnchor.constraint(lessThanOrEqualTo: b.widthAnchor, multiplier: 0.5, constant: -10),
      a.heightAnchor.constraint(equalToConstant: 80),
      a.firstBaselineAnchor.constraint(equalTo: b.firstBaselineAnchor).with(identifier: "text"),
    ])
    """

  /// Runs the compiler's type checker and returns the errors by line.
  func check(_ program: String, _ flags: [String] = []) throws -> (
    status: Int32, errors: [Int: String]
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("anchors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("main.swift")
    try program.write(to: file, atomically: true, encoding: .utf8)
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-I",
        products.appendingPathComponent("Modules").path,
      ] + flags + [file.path]
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    var errors: [Int: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix(file.path) {
      let parts = line.dropFirst(file.path.count + 1).split(separator: ":", maxSplits: 2)
      guard parts.count == 3, parts[2].hasPrefix(" error"), let number = Int(parts[0]) else {
        continue
      }
      errors[number, default: ""] += parts[2]
    }
    return (process.terminationStatus, errors)
  }

  @Test("1.9: unrelatable anchors do not compile, and the compiler prints our message")
  func refused() throws {
    let program = ([Self.prelude] + Self.wrong.map(\.line)).joined(separator: "\n")
    let (status, errors) = try check(program)
    #expect(status != 0)
    for (index, (line, sentence)) in Self.wrong.enumerated() {
      expectEqual(
        errors[index + 4]?.contains(sentence), true, "\(line): \(errors[index + 4] ?? "")")
    }
    expectEqual(errors.count, Self.wrong.count)
  }

  @Test("1.9: relatable anchors compile, eight in one array within a small solver budget")
  func accepted() throws {
    let program = ([Self.prelude] + Self.right + [Self.array]).joined(separator: "\n")
    let (status, errors) = try check(program, ["-Xfrontend", "-solver-scope-threshold=1000"])
    expectEmpty(errors)
    expectEqual(status, 0)
  }

  @Test("1.9, 3.2: constraints and distances accept exactly the pairs of the table") func pairs()
    throws
  {
    var lines: [(text: String, isRight: Bool)] = []
    for (first, second) in AttributePairs.all {
      lines.append(
        (
          "_ = a.\(first)Anchor.constraint(equalTo: b.\(second)Anchor)",
          AttributePairs.areRelatable(first, second)
        ))
      lines.append(
        (
          "_ = a.\(first)Anchor.anchorWithOffset(to: b.\(second)Anchor)",
          AttributePairs.haveDistance(first, second)
        ))
    }
    let program = ([Self.prelude] + lines.map(\.text)).joined(separator: "\n")
    let (_, errors) = try check(program)
    for (index, line) in lines.enumerated() {
      expectEqual((errors[index + 4] == nil), line.isRight, "\(line.text)")
    }
  }
}
