import Anchors
import Testing

@Suite struct CardTests {
  @Test(arguments: [240.0, 320]) func layout(_ width: Double) throws {
    let card = makeCard(["a"].map { $0 })
    do {
      try card.layout(width: width, height: nil)
    } catch LayoutError.unsatisfiable(let report) {
      #expect(report.members.map { $0.multiplier }.count > 1)
    }
  }

  @Test func refusal() throws {
    let error = #expect(throws: LayoutError.self) {
      try makeCard(["a"]).layout(width: 320, height: nil)
    }
    guard case .unsatisfiable(let report) = error else { return }
    let member = try #require(report.members.first { $0.multiplier < 0 })
    print(member, report.members.map { $0.multiplier })
  }
}
