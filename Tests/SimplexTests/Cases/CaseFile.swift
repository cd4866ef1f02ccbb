import Foundation
import Simplex
import TestSupport

/// A file of solver cases in `Tests/Fixtures/Cases`, whose README describes the format.
struct CaseFile: Decodable {
  let cases: [Case]

  static func read(_ name: String) throws -> CaseFile {
    try JSONDecoder().decode(CaseFile.self, from: PackageFolder.fixture("Cases/" + name))
  }
}

/// A case: steps on a new solver.
struct Case: Decodable {
  let name: String
  let scale: String
  let kind: String?
  let steps: [CaseStep]

  /// Why the runner skips the case, if it does.
  var reasonToSkip: String? {
    if scale == "kiwi" { return "weights of Kiwi's scale" }
    return steps.contains { $0.isWeighted || $0.inner?.isWeighted == true }
      ? "weights within a level, which the runner does not set" : nil
  }
}

/// One step: a call or an expectation.
final class CaseStep: Decodable {
  let op: String
  let id: String?
  let name: String?
  let terms: [CaseTerm]?
  let rel: String?
  let constant: Double?
  let strength: CaseStrength?
  let weight: Double?
  let value: CaseValue?
  let tolerance: Double?
  let min: Double?
  let max: Double?
  let levels: [String: Double]?
  let options: [[String: Double]]?
  let kind: String?
  let inner: CaseStep?
  let example: [String]?
  let all: [[String]]?
  let added: CaseStep?

  enum CodingKeys: String, CodingKey {
    case op, id, terms, rel, constant, strength, weight, value, tolerance, min, max, levels
    case options, kind, example, all
    case name = "var"
    case inner = "do"
    case added = "with"
  }

  var isWeighted: Bool { weight.map { $0 != 1 } ?? false }

  /// The relation of a constraint.
  var relation: Relation {
    switch rel {
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: .equal
    }
  }
}

/// A term, written `["name", coefficient]`.
struct CaseTerm: Decodable {
  let variable: String
  let coefficient: Double

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    variable = try container.decode(String.self)
    coefficient = try container.decode(Double.self)
  }
}

/// A strength, a name or a number.
struct CaseStrength: Decodable {
  let priority: Double
  /// The name of the level in expectations.
  let level: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      priority = Swift.min(number, 1000)
      level = number == number.rounded() ? "\(Int(number))" : "\(number)"
    } else {
      level = try container.decode(String.self)
      let named = ["required": 1000.0, "strong": 750, "medium": 500, "weak": 250]
      guard let known = named[level] else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: level)
      }
      priority = known
    }
  }
}

/// A value expected, a number or a truth value.
enum CaseValue: Decodable {
  case number(Double)
  case truth(Bool)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}
