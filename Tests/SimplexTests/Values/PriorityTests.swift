import Simplex
import TestSupport
import Testing

@Suite("Priorities")
struct PriorityTests {
  @Test("named priorities have the values of Auto Layout")
  func names() {
    expectEqual(Priority.required.rawValue, 1000)
    expectEqual(Priority.high.rawValue, 750)
    expectEqual(Priority.medium.rawValue, 500)
    expectEqual(Priority.low.rawValue, 250)
  }

  @Test("priorities can be literals, and fractions are distinct")
  func literals() {
    let fraction: Priority = 999.5
    let whole: Priority = 999
    expectEqual(fraction.rawValue, 999.5)
    #expect(fraction > whole)
    #expect(fraction != whole)
    #expect(Priority(999.25) < fraction)
  }

  @Test("only a priority of exactly 1000 is required")
  func required() {
    expect(Priority.required.isRequired)
    expect(Priority(1000).isRequired)
    expect(!Priority(999.999).isRequired)
    expect(!Priority(1000.5).isRequired)
  }
}
