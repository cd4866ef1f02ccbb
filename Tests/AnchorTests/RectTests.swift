import Anchors
import Foundation
import TestSupport
import Testing

/// Relations of rectangles, compared with Foundation, which has Core Graphics' rules.
@Suite struct RectTests {
  /// Rectangles with small whole coordinates, so that many touch, contain each other or are empty.
  private static let rects: [Rect] = {
    var rects: [Rect] = [.null, .zero]
    var state: UInt64 = 12
    func next(_ count: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % count)
    }
    for _ in 0..<150 {
      rects.append(Rect(x: next(9), y: next(9), width: next(7) - 1, height: next(7) - 1))
    }
    return rects
  }()

  private func foundation(_ rect: Rect) -> CGRect {
    rect.isNull
      ? .null : CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func same(_ rect: Rect, _ other: CGRect) -> Bool {
    if rect.isNull || other.isNull { return rect.isNull && other.isNull }
    return rect.minX == other.origin.x && rect.minY == other.origin.y
      && rect.width == other.size.width && rect.height == other.size.height
  }

  @Test("two rectangles intersect, unite and contain each other as in Core Graphics") func pairs() {
    for a in Self.rects {
      for b in Self.rects {
        let (x, y) = (foundation(a), foundation(b))
        expectEqual(a.intersects(b), x.intersects(y), "\(a) \(b)")
        expect(same(a.intersection(b), x.intersection(y)), "\(a) \(b)")
        expect(same(a.union(b), x.union(y)), "\(a) \(b)")
        guard a != b else { continue }
        expectEqual(a.contains(b), x.standardized.contains(y), "\(a) \(b)")
      }
    }
  }

  @Test("insets, offsets and contained points of a rectangle agree with Core Graphics")
  func single() {
    for rect in Self.rects {
      let other = foundation(rect)
      expect(same(rect.standardized, other.standardized))
      expect(rect.isNull == other.isNull && rect.isEmpty == other.isEmpty)
      for dx in [-2.0, 0, 0.5, 2] {
        expect(same(rect.insetBy(dx: dx, dy: 1), other.insetBy(dx: dx, dy: 1)), "\(rect)")
        expect(same(rect.offsetBy(dx: dx, dy: 3), other.offsetBy(dx: dx, dy: 3)), "\(rect)")
      }
      for x in [0.0, 1, 2, 2.5, 5] {
        for y in [0.0, 2, 4.5] {
          expectEqual(rect.contains(Point(x: x, y: y)), other.contains(CGPoint(x: x, y: y)))
        }
      }
    }
  }

  @Test("a positive inset shrinks a rectangle, and positive offsets move it right and down")
  func signs() {
    let rect = Rect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(rect.insetBy(dx: 10, dy: 5), Rect(x: 20, y: 25, width: 80, height: 40))
    expectEqual(rect.offsetBy(dx: 3, dy: -4), Rect(x: 13, y: 16, width: 100, height: 50))
    expect(rect.insetBy(dx: 51, dy: 0).isNull)
  }

  @Test("adjacent rectangles intersect in a line, whose points only one contains") func touching() {
    let (left, right) = (
      Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 5, height: 5)
    )
    expect(left.intersects(right) && left.intersection(right).isEmpty)
    expect(!left.contains(Point(x: 10, y: 1)) && right.contains(Point(x: 10, y: 1)))
  }
}
