import Foundation
import TestSupport
import Testing

/// The script that prepares sources of UIKit for platforms without Objective-C.
@Suite("Scripts/port-uikit.sh") struct PortScriptTests {
  private let source = """
    #if canImport(UIKit)
    import UIKit
    #endif
    /* class Comment: UIView { super.init(coder: coder) */
    @objc public class Cell: UIView {
      @IBOutlet var title: UILabel?
      required init?(coder: NSCoder) { super.init(coder: coder) }
      func watch() { add(#selector(Cell.tapped(_:)), "#selector is kept in a string") }
      @objc func tapped(_ sender: Any) {}
      @IBAction @MainActor func later() {
        later { @MainActor in
          title = nil
        }
        later {
          @MainActor in
          title = nil
        }
        later { @MainActor(unsafe) in title = nil }
        later { @Sendable @MainActor in title = nil }
        later { @MainActor [weak self] in self?.title = nil }
        perform { @preconcurrency @MainActor title in self.title = title }
      }
    }
    extension Cell {
      @discardableResult
      override func sorted() -> Cell {
        if true { return self }
      }
      func after() {}
    }

    """

  private let expected = """
    #if true
    import UIKitAppearance
    #endif
    /* class Comment: UIView { super.init(coder: coder) */
    public class Cell: UIView {
      var title: UILabel?
      required init?(coder: NSCoder) { super.init(coder: coder) }
      func watch() { add(Selector("Cell.tapped(_:)"), "#selector is kept in a string") }
      func tapped(_ sender: Any) {}
      func later() {
        later {
          title = nil
        }
        later {

          title = nil
        }
        later { title = nil }
        later { @Sendable in title = nil }
        later { [weak self] in self?.title = nil }
        perform { title in self.title = title }
      }
    }
    extension Cell {
    #if false
      @discardableResult
      func sorted() -> Cell {
        if true { return self }
      }
    #endif
      func after() {}
    }

    """

  @Test func `a copy compiles without Objective-C, and each change is reported`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("port-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in/Cells")
    try files.createDirectory(at: input, withIntermediateDirectories: true)
    try Data(source.utf8).write(to: input.appendingPathComponent("Cell.swift"))
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = Process()
    script.executableURL = root.appendingPathComponent("Scripts/port-uikit.sh")
    script.arguments = [folder.path + "/in", folder.path + "/out"]
    let output = Pipe()
    script.standardOutput = output
    try script.run()
    let report = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    script.waitUntilExit()
    expectEqual(script.terminationStatus, 0)
    let copy = folder.appendingPathComponent("out/Cells/Cell.swift")
    try expectEqual(String(contentsOf: copy, encoding: .utf8), expected)
    try expectEqual(
      String(contentsOf: input.appendingPathComponent("Cell.swift"), encoding: .utf8), source)
    expect(report.contains("Cells/Cell.swift:5: @objc public class Cell: UIView { -> "))
    for count in ["4 @objc", "7 @MainActor", "1 #selector", "1 import", "1 condition"] {
      expect(report.contains("     " + count + "\n"), "\(count)")
    }
  }
}
