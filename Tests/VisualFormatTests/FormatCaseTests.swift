import Anchors
import Foundation
import TestSupport
import Testing
import VisualFormat

/// The published and hand-made cases of `Tests/Fixtures/Cases/vfl.json`.
@Suite struct FormatCaseTests {
  @Test(arguments: try FormatCase.all.filter { $0.dialect == "apple" })
  func `a case of the standard dialect holds`(_ known: FormatCase) throws {
    try known.check(dialect: .standard)
    // Formats of the standard dialect are equivalent in the extended one.
    if known.expect.error == nil { try known.check(dialect: .extended) }
  }

  @Test(arguments: try FormatCase.all.filter { $0.dialect != "apple" })
  func `a case of the extended dialects holds`(_ known: FormatCase) throws {
    try known.check(dialect: .extended)
    #expect(throws: VisualFormatError.self) { try known.check(dialect: .standard) }
  }

  @Test func `the table of visual formats has all of its cases`() throws {
    let cases = try FormatCase.all
    expectEqual(cases.count, 69)
    expectEqual(cases.filter { $0.dialect == "apple" }.count, 57)
  }
}

/// A format with its expected constraints, frames or error.
struct FormatCase: Decodable, CustomTestStringConvertible {
  struct File: Decodable { let cases: [FormatCase] }

  struct Constraint: Decodable {
    let terms: [Term]
    let rel: String
    let constant: Constant
    let priority: Double
  }

  struct Term: Decodable {
    let variable: String
    let factor: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      variable = try list.decode(String.self)
      factor = try list.decode(Double.self)
    }
  }

  /// A number, or the standard spacing of some kind.
  struct Constant: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Double.self) {
        value = number
        return
      }
      let kind = try decoder.singleValueContainer().decode([String: String].self)["std"]
      value = kind == "sibling" ? 8 : .infinity
    }
  }

  struct Frame: Decodable {
    let x: Double?
    let y: Double?
    let width: Double?
    let height: Double?
  }

  struct Expectation: Decodable {
    let constraints: [Constraint]?
    let error: String?
    let count: Int?
    let frames: [String: Frame]?
  }

  let name: String
  let dialect: String
  let format: String
  let views: [String]
  let metrics: [String: Double]?
  let align: [String]?
  let direction: String?
  let spacing: [String: Double]?
  let container: [String: Double]?
  let expect: Expectation

  var testDescription: String { "\(name) \(format)" }

  static var all: [FormatCase] {
    get throws {
      var root = URL(fileURLWithPath: #filePath)
      for _ in 0..<3 { root.deleteLastPathComponent() }
      let file = root.appendingPathComponent("Tests/Fixtures/Cases/vfl.json")
      return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
    }
  }

  private var superviewSpacing: Double { spacing?["superview"] ?? 20 }

  func check(dialect: LayoutConstraint.FormatDialect) throws {
    let scene = FormatScene(views, metrics: metrics ?? [:])
    if expect.error != nil {
      #expect(throws: VisualFormatError.self) {
        _ = try scene.constraints(format, dialect: dialect)
      }
      return
    }
    var options: LayoutConstraint.FormatOptions = []
    if direction == "leftToRight" { options.insert(.directionLeftToRight) }
    for name in align ?? [] where name == "top" { options.insert(.alignAllTop) }
    let made = try scene.constraints(
      format, options: options, spacing: .fixed(superviewSpacing), dialect: dialect)
    if let count = expect.count { expectEqual(made.count, count) }
    if let expected = expect.constraints {
      expectEqual(made.map { normal($0) }.sorted(), expected.map { normal($0) }.sorted())
    }
    guard let frames = expect.frames, let container else { return }
    LayoutConstraint.activate(made)
    try scene.root.layout(
      in: Size(width: container["width"] ?? 0, height: container["height"] ?? 0))
    for (name, frame) in frames {
      let found = try #require(scene.views[name]).frame
      expectNear((frame.x ?? found.minX), found.minX, within: 1e-9)
      expectNear((frame.y ?? found.minY), found.minY, within: 1e-9)
      expectNear((frame.width ?? found.width), found.width, within: 1e-9)
      expectNear((frame.height ?? found.height), found.height, within: 1e-9)
    }
  }

  /// One normalized text for all equivalent constraints.
  private func normal(
    _ terms: [(String, Double)], _ relation: String, _ constant: Double, _ priority: Double
  ) -> String {
    let sorted = terms.filter { $0.1 != 0 }.sorted { $0.0 < $1.0 }
    let sign = (sorted.first?.1 ?? 1) < 0 ? -1.0 : 1
    let flipped = ["<=": ">=", ">=": "<="][relation] ?? relation
    let sum = sorted.map { "\($0.1 * sign) \($0.0)" }.joined(separator: " ")
    return "\(sum) \(sign < 0 ? flipped : relation) \(constant * sign + 0) @\(priority)"
  }

  private func normal(_ constraint: Constraint) -> String {
    let constant =
      constraint.constant.value.isInfinite ? superviewSpacing : constraint.constant.value
    return normal(
      constraint.terms.map { ($0.variable, $0.factor) }, constraint.rel, constant,
      constraint.priority)
  }

  private func normal(_ constraint: LayoutConstraint) -> String {
    var terms = [
      ((constraint.firstItem?.name ?? "") + "." + constraint.firstAttribute.name, 1.0)
    ]
    if let second = constraint.secondItem {
      terms.append((second.name + "." + constraint.secondAttribute.name, -constraint.multiplier))
    }
    return normal(
      terms, constraint.relation.symbol, constraint.constant, constraint.priority.rawValue)
  }
}
