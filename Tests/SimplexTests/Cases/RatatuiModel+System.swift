import Simplex
import TestSupport

/// A model as constraints on the edges of its parts.
///
/// The edges 0 to 2 n + 1 bound space 0, part 0, space 1, part 1 and so on; the first and the last
/// are those of the area.
extension RatatuiModel {
  private enum Level {
    static let noSpace = 950.0
    static let spacing = 900.0
    static let bounds = 800.0
    static let length = 700.0
    static let percentage = 600.0
    static let ratio = 500.0
    static let boundSize = 400.0
    static let fill = 300.0
    static let grow = 200.0
    static let space = 100.0
    static let equal = 50.0
  }

  private typealias Term = TestConstraint.Term

  /// The edges of a part or space, of which the second is the end.
  private struct Extent {
    let first: Int
    let second: Int

    func terms(times factor: Int = 1) -> [Term] {
      [Term(second, Double(factor)), Term(first, Double(-factor))]
    }
  }

  private var partExtents: [Extent] {
    parts.indices.map { Extent(first: 2 * $0 + 1, second: 2 * $0 + 2) }
  }
  private var spaceExtents: [Extent] {
    (0...parts.count).map { Extent(first: 2 * $0, second: 2 * $0 + 1) }
  }
  private var areaExtent: Extent { Extent(first: 0, second: 2 * parts.count + 1) }

  /// The constraints, of which the first two place the area.
  var system: TestSystem {
    let count = 2 * parts.count + 2
    var system = TestSystem(variableCount: count)
    func add(_ constraint: TestConstraint) { system.constraints.append(constraint) }
    add(TestConstraint([Term(0, 1)], .equal, Double(start)))
    add(TestConstraint([Term(count - 1, 1)], .equal, Double(start + area)))
    for edge in 1..<count - 1 {
      add(TestConstraint([Term(edge, 1), Term(0, -1)], .greaterThanOrEqual, 0))
      add(TestConstraint([Term(edge, 1), Term(count - 1, -1)], .lessThanOrEqual, 0))
    }
    for part in partExtents { add(TestConstraint(part.terms(), .greaterThanOrEqual, 0)) }
    system.constraints += spaceRows + partRows + fillRows
    if flex != .legacy {
      for (left, right) in zip(partExtents, partExtents.dropFirst()) {
        add(Self.row(left, .equal, right, Level.equal))
      }
    }
    return system
  }

  private var spaceRows: [TestConstraint] {
    let spaces = spaceExtents
    guard let first = spaces.first, let last = spaces.last else { return [] }
    let inner = Array(spaces.dropFirst().dropLast())
    switch flex {
    case .legacy:
      return inner.map(spacingRow) + [first, last].map(emptyRow)
    case .start:
      return inner.map(spacingRow) + [emptyRow(first), growRow(last, Level.grow)]
    case .end:
      return inner.map(spacingRow) + [emptyRow(last), growRow(first, Level.grow)]
    case .center:
      let ends = [first, last].map { growRow($0, Level.grow) }
      return inner.map(spacingRow) + ends + [Self.row(first, .equal, last, Level.spacing)]
    case .spaceBetween:
      return Self.equalRows(inner) + inner.flatMap(growingSpaceRows) + [first, last].map(emptyRow)
    case .spaceAround where parts.count > 1:
      let doubled = inner.map { space in
        TestConstraint(
          space.terms() + first.terms(times: -2), .equal, 0, priority: Level.spacing)
      }
      return Self.equalRows(inner) + [Self.row(first, .equal, last, Level.spacing)] + doubled
        + spaces.flatMap(growingSpaceRows)
    case .spaceAround, .spaceEvenly:
      return Self.equalRows(spaces) + spaces.flatMap(growingSpaceRows)
    }
  }

  private var partRows: [TestConstraint] {
    // A common factor in place of fractions, which floating-point numbers need not hold.
    let common = parts.reduce(1) { $0 * ($1.denominator ?? 1) }
    return zip(parts, partExtents).flatMap { part, extent -> [TestConstraint] in
      func row(_ relation: Relation, _ number: Int, _ level: Double) -> TestConstraint {
        TestConstraint(extent.terms(), relation, Double(number), priority: level)
      }
      func share(_ number: Int, of whole: Int, times factor: Int, _ level: Double) -> TestConstraint
      {
        let ofArea = areaExtent.terms(times: -number * factor / whole)
        return TestConstraint(extent.terms(times: factor) + ofArea, .equal, 0, priority: level)
      }
      switch part {
      case .length(let length): return [row(.equal, length, Level.length)]
      case .percentage(let percent): return [share(percent, of: 100, times: 100, Level.percentage)]
      case .ratio(let number, let whole):
        return [share(number, of: whole, times: common, Level.ratio)]
      case .fill: return [growRow(extent, Level.fill)]
      case .min(let least):
        let bound = row(.greaterThanOrEqual, least, Level.bounds)
        return flex == .legacy
          ? [bound, row(.equal, least, Level.boundSize)] : [bound, growRow(extent, Level.fill)]
      case .max(let greatest):
        return [
          row(.lessThanOrEqual, greatest, Level.bounds), row(.equal, greatest, Level.boundSize),
        ]
      }
    }
  }

  /// Sizes of fills and growing minimums by their weights, for each pair.
  private var fillRows: [TestConstraint] {
    let growing = zip(parts, partExtents).compactMap { part, extent -> (Extent, Int)? in
      switch part {
      case .fill(let weight): (extent, weight)
      case .min where flex != .legacy: (extent, 1)
      default: nil
      }
    }
    return growing.indices.flatMap { first in
      growing.indices.dropFirst(first + 1).map { second in
        TestConstraint(
          growing[first].0.terms(times: growing[second].1)
            + growing[second].0.terms(times: -growing[first].1), .equal, 0, priority: Level.grow)
      }
    }
  }

  private func spacingRow(_ space: Extent) -> TestConstraint {
    TestConstraint(space.terms(), .equal, Double(spacing), priority: Level.spacing)
  }

  private func emptyRow(_ space: Extent) -> TestConstraint {
    TestConstraint(space.terms(), .equal, 0, priority: Level.noSpace)
  }

  private func growRow(_ extent: Extent, _ level: Double) -> TestConstraint {
    Self.row(extent, .equal, areaExtent, level)
  }

  private func growingSpaceRows(_ space: Extent) -> [TestConstraint] {
    [
      TestConstraint(
        space.terms(), .greaterThanOrEqual, Double(spacing), priority: Level.spacing),
      growRow(space, Level.space),
    ]
  }

  private static func equalRows(_ extents: [Extent]) -> [TestConstraint] {
    extents.indices.flatMap { first in
      extents.indices.dropFirst(first + 1).map {
        row(extents[first], .equal, extents[$0], Level.spacing)
      }
    }
  }

  private static func row(
    _ left: Extent, _ relation: Relation, _ right: Extent, _ level: Double
  ) -> TestConstraint {
    TestConstraint(left.terms() + right.terms(times: -1), relation, 0, priority: level)
  }
}

extension RatatuiModel.Part {
  /// The denominator of a ratio.
  fileprivate var denominator: Int? {
    if case .ratio(_, let whole) = self { whole } else { nil }
  }
}
