import Testing

@testable import Anchors

@Suite("Arithmetic of conflicts")
struct ConflictArithmeticTests {
  @Test("Sums stand as they are written")
  func plain() {
    #expect(ConflictArithmetic([16, 320, 16, -300]).text == "16 + 320 + 16 = 352 > 300")
    #expect(ConflictArithmetic([0.125, 2.5, -1]).text == "0.125 + 2.5 = 2.625 > 1")
  }

  @Test("Parts of a division are multiplied out")
  func divided() {
    let third = 20.0 / 3
    #expect(ConflictArithmetic([third, third, third, -18]).text == "20 + 20 + 20 = 60 > 54")
    #expect(ConflictArithmetic([10.0 / 7, -1]).text == "10 > 7")
  }

  @Test("A number that is no part of a small division has six decimals")
  func endless() {
    #expect(ConflictArithmetic([10.0 / 17, -0.5]).text == "0.588235 > 0.5")
  }
}
