import Anchors
import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

/// Ambiguities of random layouts: ranges, directions and proposed constraints, each applied.
@Suite struct FreedomCertificateTests {
  private func laidOut(_ layout: RandomLayoutFile) throws -> LayoutFile? {
    let file = try layout.file()
    return (try? file.layOut()) == nil ? nil : file
  }

  /// The four numbers of each item, by their names in frames.
  private func frames(_ file: LayoutFile) -> [String: Double] {
    var frames: [String: Double] = [:]
    for entry in file.root.reportedValues { frames[entry.quantity.frameName] = entry.value }
    return frames
  }

  private func written(_ cure: ProposedConstraint) -> String {
    let number = "\(abs(cure.constant))"
    let sign = cure.constant < 0 ? "-" : "+"
    guard let container = cure.container else {
      return "\(cure.quantity) == \(cure.constant < 0 ? "-" : "")\(number)"
    }
    return "\(cure.quantity) == \(container).\(cure.quantity.attribute.name) \(sign) \(number)"
  }

  @Test(arguments: RandomPlan.seeds(share: 0.1))
  func `one proposal per entry removes all ambiguity and moves no frame`(seed: UInt64) throws {
    var layout = RandomLayoutFile(seed: seed)
    guard let file = try laidOut(layout) else { return }
    let before = frames(file)
    expectEqual(file.freedoms.isEmpty, file.ambiguous.isEmpty)
    for freedom in file.freedoms {
      let name = freedom.quantity.frameName
      let now = try #require(try laidOut(layout), "\(layout.text)")
      if now.ambiguous.contains(name) { layout.added.append(written(freedom.cures[0])) }
    }
    let settled = try #require(try laidOut(layout), "\(layout.text)")
    expectEmpty(settled.ambiguous, "\(layout.text)")
    for (name, value) in frames(settled) {
      let parts = name.split(separator: ".")
      let isListed = layout.itemNames.contains {
        parts[0] == $0 && !layout.hiddenNames.contains($0)
      }
      if isListed, parts.count == 2, let old = before[name] {
        #expect((value - old).magnitude < 1e-6, "\(name) in \(layout.text)")
      }
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.1))
  func `ambiguous ranges are exact, and their moves violate no priority further`(seed: UInt64)
    throws
  {
    let layout = RandomLayoutFile(seed: seed)
    guard let file = try laidOut(layout) else { return }
    let face = Face(file.root)
    for freedom in file.freedoms {
      let range = try face.range(of: freedom.quantity.description)
      for (end, other) in [
        (freedom.range.lowerBound, range.lowerBound), (freedom.range.upperBound, range.upperBound),
      ] {
        expect(end == other || (end - other).magnitude < 1e-6, "\(freedom) in \(layout.text)")
      }
      expect(freedom.range.contains(freedom.value))
      let own = try #require(freedom.moves.first { $0.quantity == freedom.quantity })
      #expect((own.factor.magnitude - 1).magnitude < 1e-9)
      try expect(face.isOptimal(moving: freedom.moves, by: 1e-3), "\(freedom) in \(layout.text)")
      for quantity in freedom.with {
        let move = try #require(freedom.moves.first { $0.quantity == quantity })
        let terms = [
          LayoutTerm(quantity, 1), LayoutTerm(freedom.quantity, -move.factor / own.factor),
        ]
        try expect(face.isDetermined(terms), "\(quantity) with \(freedom)")
      }
    }
  }
}
