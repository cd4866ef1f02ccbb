import Anchors
import AnchorsQuestions
import Foundation
import Gallery
import LayoutFiles
import TestSupport
import Testing

/// Lint findings in the examples and the gallery, compared with their list.
@Suite struct LintTableTests {
  /// A finding as a row of the table: its layout, code and items.
  private struct Row: Hashable, Comparable, CustomStringConvertible {
    let place: String
    let code: String
    let items: String
    var isNote = false

    var description: String { "| \(place) | `\(code)` | `\(items)` |" }

    static func < (lhs: Row, rhs: Row) -> Bool { lhs.description < rhs.description }
  }

  private static func rows(_ place: String, _ report: LintReport) -> [Row] {
    report.findings.map {
      Row(
        place: place, code: $0.code.name, items: $0.items.joined(separator: ", "),
        isNote: $0.severity == .note)
    }
  }

  private static func actual() throws -> [Row] {
    var rows: [Row] = []
    for name in try ExampleLayouts.names {
      let file = try LayoutFile(try ExampleLayouts.bytes(name))
      try file.layOut()
      rows += Self.rows("`\(name).json`", file.root.lint())
    }
    for screen in GalleryScreen.allCases {
      rows += try Self.rows("screen `\(screen.rawValue)`", lint(screen.makeView()))
    }
    let params = BusinessCardParams(
      photo: Size(width: 50, height: 50), name: "Ana Luz", title: "Jardinera",
      phone: "+34 91 555 01 04", email: "ana@anchor.example")
    for plan in BusinessCardPlan.allCases {
      let card = plan.makeCard(of: BusinessCardComponents(params: params), asPublished: true)
      rows += try Self.rows("card `\(plan.rawValue)` as published", lint(card))
    }
    return rows
  }

  private static func lint(
    _ view: View, width: Double = 320, direction: LayoutDirection = .leftToRight
  ) throws -> LintReport {
    view.layoutDirection = direction
    try view.layout(width: width, height: nil)
    return view.lint()
  }

  @Test func `the table lists exactly the actual findings`() throws {
    let text = try String(
      contentsOf: PackageFolder.url("Tests/Fixtures/Lint/findings.md"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("| ") }
    var table: [Row] = []
    for line in lines {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, cells[1].hasPrefix("`") else { continue }
      table.append(
        Row(
          place: cells[0], code: cells[1].replacing("`", with: ""),
          items: cells[2].replacing("`", with: "")))
    }
    let actual = try Self.actual().sorted()
    expectEqual(
      actual.map(\.description), table.sorted().map(\.description),
      "\(actual.map(\.description).joined(separator: "\n"))")
  }

  @Test func `only cards have warnings, all of them faults of the published articles`() throws {
    for row in try Self.actual() {
      let code = try #require(LintCode.allCases.first { $0.name == row.code })
      guard !row.isNote else { continue }
      expect(row.place.contains("card"), "\(row)")
      expect(code == .trailingSign || code == .outsideSuperview, "\(row)")
    }
  }

  @Test(arguments: GalleryScreen.allCases)
  func `screens have no other warnings at other widths and from right to left`(
    _ screen: GalleryScreen
  ) throws {
    for width in [280.0, 375, 768] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let report = try Self.lint(screen.makeView(), width: width, direction: direction)
        let warnings = report.findings.filter { $0.severity != .note }
        // The texts of the second card are 1.6 points taller than the photo.
        expectEqual(
          warnings.map(\.items), (screen == .cards ? [["card#2/content/email"]] : []),
          "\(width) \(report)")
      }
    }
  }
}
