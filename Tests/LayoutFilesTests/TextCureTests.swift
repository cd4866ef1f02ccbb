import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Proposed changes for conflicts of wrapping texts, verified with the texts wrapped again.
@Suite struct TextCureTests {
  /// Nine characters of ten points each, in lines of ten points, with room for one or two lines.
  private func cures(height: Double) throws -> [ConflictCure] {
    let file = try LayoutFile(
      Array(
        #"""
        {"root": "r", "width": 100, "height": \#(height), "textMeasurer": "square", "items": [
          {"name": "a", "kind": "label", "text": "aaaa aaaa", "font": 10, "lines": 0,
           "compression": {"vertical": 1000}}],
         "constraints": ["a.left == r.left", "a.right == r.right - 10", "a.width == 50",
           "a.top == r.top", "a.bottom <= r.bottom"]}
        """#.utf8))
    do {
      try file.layOut()
    } catch {
      return error.conflict?.cures ?? []
    }
    return []
  }

  @Test func `a change that needs one line too many does not solve the conflict`() throws {
    let cures = try cures(height: 15)
    expectEqual(cures.count, 10)
    // The members are the requested size, left, right and width; only a larger width needs one
    // line.
    for cure in cures { expectEqual(cure.solves, (cure.member == 3), "\(cure)") }
  }

  @Test func `every change solves the conflict if two lines fit`() throws {
    let cures = try cures(height: 30)
    expect(cures.count == 10 && cures.allSatisfy(\.solves), "\(cures)")
  }
}
