import TestSupport
import Testing

@testable import Anchors

/// Every distribution × alignment × axis × direction × available space, compared with the exact
/// solution of the constraints of 5.11.
@Suite struct StackMatrixTests {
  enum Room: CaseIterable {
    case fitting, stretched, squeezed
  }

  /// Three labels; their baselines count in rows only.
  static func items(equal: Bool) -> [StackCase.Item] {
    var items = [StackCase.Item(60, 20), StackCase.Item(40, 38), StackCase.Item(20, 14)]
    items[0].baselines = (16, 4)
    items[1].baselines = (30, 8)
    items[2].baselines = (12, 2)
    if !equal {
      for index in items.indices {
        items[index].hugging = [251, 250, 249][index]
        items[index].compression = [750, 749, 751][index]
      }
    }
    return items
  }

  static func stackCase(
    _ distribution: StackCase.Distribution, _ alignment: StackCase.Alignment, vertical: Bool,
    _ room: Room, equal: Bool
  ) -> StackCase {
    var made = StackCase(items(equal: equal))
    made.distribution = distribution
    made.alignment = alignment
    made.isVertical = vertical
    made.spacing = 8
    switch room {
    case .fitting: break
    case .stretched: (made.length, made.thickness) = (200, 60)
    case .squeezed: (made.length, made.thickness) = (80, 24)
    }
    return made
  }

  @Test(
    "5.11: every distribution and alignment reaches the exact reference's optimum",
    arguments: StackCase.Distribution.allCases, StackCase.Alignment.allCases)
  func matrix(_ distribution: StackCase.Distribution, _ alignment: StackCase.Alignment) throws {
    for vertical in [false, true] {
      for room in Room.allCases {
        for equal in [false, true] {
          let comparison = try StackComparison(
            Self.stackCase(distribution, alignment, vertical: vertical, room, equal: equal))
          for rightToLeft in [false, true] {
            let stack = comparison.makeStack(rightToLeft: rightToLeft)
            let differences = comparison.differences(of: stack)
            expectEmpty(differences, "\(comparison.stackCase): \(differences)")
          }
          if !equal { expectEqual(comparison.uniqueNumbers, 12, "\(comparison.stackCase)") }
        }
      }
    }
  }
}
