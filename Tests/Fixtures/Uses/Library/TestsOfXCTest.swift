import Anchors
import XCTest

final class CardXCTests: XCTestCase {
  func testLayout() throws {
    let card = makeCard(["a"].map { $0 })
    do {
      try card.layout(width: 320, height: nil)
      XCTFail("nothing clashes")
    } catch LayoutError.unsatisfiable(let report) {
      XCTAssertEqual(report.members.map { $0.multiplier }.count, 4)
    }
  }

  func testRefusal() {
    XCTAssertThrowsError(try makeCard(["a"]).layout(width: 320, height: nil)) { error in
      guard case LayoutError.unsatisfiable(let report) = error else { return XCTFail("\(error)") }
      XCTAssertFalse(report.cures.map { $0.solves }.isEmpty)
    }
    XCTAssertNoThrow(try makeCard([]).layout(width: 320, height: nil))
  }
}
