import Simplex
import TestSupport
import Testing

@Suite("Linear expressions")
struct LinearExpressionTests {
  private let x: Variable
  private let y: Variable
  private let z: Variable

  init() {
    var solver = Solver()
    x = solver.makeVariable("x")
    y = solver.makeVariable("y")
    z = solver.makeVariable("z")
  }

  /// The coefficients of x, y and z, with like terms added, then the constant.
  private func collected(_ expression: LinearExpression) -> [Double] {
    var result = [0, 0, 0, expression.constant]
    for position in 0..<expression.termCount {
      let (variable, coefficient) = expression.term(at: position)
      let index = [x, y, z].firstIndex { $0.isSame(as: variable) }
      if let index { result[index] += coefficient } else { result.append(.nan) }
    }
    return result
  }

  @Test("expressions add and subtract variables, sums and numbers on either side")
  func sums() {
    expectEqual(collected(x + y), [1, 1, 0, 0])
    expectEqual(collected(x + 3), [1, 0, 0, 3])
    expectEqual(collected(3 + x), [1, 0, 0, 3])
    expectEqual(collected(x + (y + 3)), [1, 1, 0, 3])
    expectEqual(collected((y + 3) + x), [1, 1, 0, 3])
    expectEqual(collected((x + y) + (y + z)), [1, 2, 1, 0])
    expectEqual(collected((x + y) + 3), [1, 1, 0, 3])
    expectEqual(collected(3 + (x + y)), [1, 1, 0, 3])
    expectEqual(collected(x - y), [1, -1, 0, 0])
    expectEqual(collected(x - 3), [1, 0, 0, -3])
    expectEqual(collected(3 - x), [-1, 0, 0, 3])
    expectEqual(collected(x - (y + 3)), [1, -1, 0, -3])
    expectEqual(collected((y + 3) - x), [-1, 1, 0, 3])
    expectEqual(collected((x + y) - (y + z)), [1, 0, -1, 0])
    expectEqual(collected((x + y) - 3), [1, 1, 0, -3])
    expectEqual(collected(3 - (x + y)), [-1, -1, 0, 3])
  }

  @Test("multiplying, dividing and negating applies to every term and the constant")
  func products() {
    expectEqual(collected(2 * x), [2, 0, 0, 0])
    expectEqual(collected(x * 2), [2, 0, 0, 0])
    expectEqual(collected(x / 4), [0.25, 0, 0, 0])
    expectEqual(collected(-x), [-1, 0, 0, 0])
    expectEqual(collected(2 * (x - y + 3)), [2, -2, 0, 6])
    expectEqual(collected((x - y + 3) * 2), [2, -2, 0, 6])
    expectEqual(collected((x - y + 3) / 2), [0.5, -0.5, 0, 1.5])
    expectEqual(collected(-(x - y + 3)), [-1, 1, 0, -3])
  }

  @Test("an expression can be extended in place")
  func inPlace() {
    var sum = LinearExpression(constant: 1)
    sum += x
    sum -= y
    sum += 2 * z + 5
    sum -= z - 1
    expectEqual(collected(sum), [1, -1, 1, 7])
  }

  @Test("an expression keeps its terms in the order written, four or forty", arguments: [4, 5, 40])
  func order(count: Int) {
    var sum = LinearExpression(constant: 0)
    for number in 0..<count {
      sum.append([x, y, z][number % 3], coefficient: Double(number + 1))
    }
    expectEqual(sum.termCount, count)
    for number in 0..<count {
      let (variable, coefficient) = sum.term(at: number)
      expect(variable.isSame(as: [x, y, z][number % 3]))
      expectEqual(coefficient, Double(number + 1))
    }
  }

  @Test("changing a copy of an expression does not change the original", arguments: [3, 4, 5, 9])
  func values(count: Int) {
    var original = LinearExpression(constant: 0)
    for _ in 0..<count { original += x }
    var copy = original
    copy += y
    copy += z
    expectEqual(collected(original), [Double(count), 0, 0, 0])
    expectEqual(collected(copy), [Double(count), 1, 1, 0])
    var other = original
    other -= z
    expectEqual(collected(copy), [Double(count), 1, 1, 0])
    expectEqual(collected(other), [Double(count), 0, -1, 0])
  }
}
