import TestSupport
import Testing

@Suite("Exact fractions")
struct RationalTests {
  @Test("fractions are in lowest terms with the sign in the numerator")
  func lowestTerms() throws {
    try expectEqual(Rational(6, over: -8), Rational(-3, over: 4))
    try expectEqual(Rational(0, over: -5), Rational(0))
    try expectEqual(Rational(6, over: -8).description, "-3/4")
  }

  @Test("fractions represent floating-point numbers exactly")
  func exactDoubles() throws {
    try expectEqual(Rational(0.375), Rational(3, over: 8))
    try expectEqual(Rational(-1e6), Rational(-1_000_000))
    // 0.1 is not one tenth but the double next to it.
    let tenth = try Rational(0.1)
    try expectEqual(tenth, Rational(3_602_879_701_896_397, over: 36_028_797_018_963_968))
    expectEqual(tenth.doubleValue, 0.1)
  }

  @Test("exact fractions add, subtract, multiply and compare")
  func arithmetic() throws {
    let third = try Rational(1, over: 3)
    let sixth = try Rational(1, over: 6)
    try expectEqual(third.plus(sixth), Rational(1, over: 2))
    try expectEqual(third.minus(sixth), sixth)
    try expectEqual(third.times(sixth), Rational(1, over: 18))
    try expect(sixth.isLess(than: third))
    try expect(!third.isLess(than: third))
  }

  @Test("exact fractions report overflow instead of wrapping")
  func overflow() throws {
    let large = try Rational(Int128.max, over: 1)
    let fine = try Rational(1, over: Int128.max)
    #expect(throws: ArithmeticOverflow.self) { try large.plus(Rational(1)) }
    #expect(throws: ArithmeticOverflow.self) { try large.times(Rational(2)) }
    #expect(throws: ArithmeticOverflow.self) { try fine.plus(Rational(1, over: Int128.max - 1)) }
    #expect(throws: ArithmeticOverflow.self) { try Rational(Int128.min, over: -1) }
    #expect(throws: ArithmeticOverflow.self) { try Rational(1e300) }
    #expect(throws: ArithmeticOverflow.self) { try Rational(1e-300) }
    try expectEqual(large.plus(Rational(0)), large)
  }
}
