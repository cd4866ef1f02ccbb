import Anchors
import LayoutFiles
import Testing

/// Cures of conflicts in which texts wrap: a promise holds for the layout with the texts wrapped again.
@Suite struct TextCureTests {
  /// Nine characters of ten points each, in lines of ten; there is room for one line, or for two.
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

  @Test func `a change that takes a line more than there is room for mends nothing`() throws {
    let cures = try cures(height: 15)
    #expect(cures.count == 10)
    // The members: the size asked for, left, right and width; only wider does the text fit in one line.
    for cure in cures { #expect(cure.solves == (cure.member == 3), "\(cure)") }
  }

  @Test func `where there is room for both lines every change mends the layout`() throws {
    let cures = try cures(height: 30)
    #expect(cures.count == 10 && cures.allSatisfy(\.solves), "\(cures)")
  }
}
