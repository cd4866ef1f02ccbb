import Anchors
import AnchorsQuestions
import Foundation
import LayoutFiles
import TestSupport
import Testing

/// The texts of reports on layouts from published questions; each file is named after its source.
///
/// `Diagnostics` holds each layout with its text.
@Suite struct DiagnosticTextTests {
  private static let folder = PackageFolder.url("Tests/LayoutFilesTests/Diagnostics")

  /// The names of the layouts of a kind.
  private static func names(_ kind: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasPrefix(kind) && $0.hasSuffix(".json") }.sorted()
      .map { String($0.dropLast(5)) }
  }

  private func file(_ name: String) throws -> LayoutFile {
    try LayoutFile(Array(Data(contentsOf: Self.folder.appending(path: name + ".json"))))
  }

  private func text(_ name: String) throws -> String {
    let text = try String(contentsOf: Self.folder.appending(path: name + ".txt"), encoding: .utf8)
    return String(text.dropLast())
  }

  @Test(arguments: names("conflict"))
  func `the text of a conflict is the recorded one`(name: String) throws {
    let (file, expected) = (try file(name), try text(name))
    do throws(LayoutFailure) {
      try file.layOut(name: "card.json")
      Issue.record("it was laid out")
    } catch {
      expectEqual(error.message, expected)
    }
  }

  @Test(arguments: names("ambiguity"))
  func `the text of ambiguous quantities is the recorded one`(name: String) throws {
    let file = try file(name)
    try file.layOut()
    try expectEqual(ConstraintWriter(file, name: "card.json").text(of: file.freedoms), text(name))
  }

  @Test(arguments: names("explanation"))
  func `the text of an explanation is the recorded one`(name: String) throws {
    let (file, expected) = (try file(name), try text(name))
    let end = try #require(expected.range(of: " is "))
    let quantity = try file.quantity(String(expected[..<end.lowerBound]))
    try file.layOut()
    let explanation = try #require(file.explanation(of: quantity))
    expectEqual(ConstraintWriter(file, name: "card.json").text(of: explanation), expected)
  }

  @Test func `there are fifteen conflicts, five ambiguities and five explanations`() {
    expectEqual(Self.names("conflict").count, 15)
    expectEqual(Self.names("ambiguity").count, 5)
    expectEqual(Self.names("explanation").count, 5)
  }
}
