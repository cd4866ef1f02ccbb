import Anchors
import TestSupport
import Testing

/// Changes of priorities after a first layout has created the rows of contents.
@Suite struct ContentRowTests {
  enum Extents: CaseIterable { case both, one, mixed }

  private let root = View("root")

  /// Two views of 40 and 30 that share the root's extent along an axis.
  private func share(_ axis: Axis, _ extents: Extents, _ rows: Int) -> (a: View, b: View) {
    // Earlier rows, so that those of the contents have other indices.
    for number in 0..<rows {
      let box = ImageView("box \(number)", imageSize: Size(width: 1, height: 1))
      root.addSubview(box)
      box.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
        .widthAnchor(equalTo: Double(number % 7))
    }
    func size(_ extent: Double, _ hasOther: Bool) -> Size {
      let other = hasOther ? 5 : Size.noIntrinsicMetric
      return axis == .horizontal
        ? Size(width: extent, height: other) : Size(width: other, height: extent)
    }
    let a = ImageView("a", imageSize: size(40, extents == .both))
    let b = ImageView("b", imageSize: size(30, extents != .one))
    root.addSubview(a)
    root.addSubview(b)
    if axis == .horizontal {
      a.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
      b.leadingAnchor(equalTo: a.trailingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
        .topAnchor(equalTo: root.topAnchor)
    } else {
      a.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
      b.topAnchor(equalTo: a.bottomAnchor).bottomAnchor(equalTo: root.bottomAnchor)
        .leadingAnchor(equalTo: root.leadingAnchor)
    }
    return (a, b)
  }

  private func extent(_ view: View, _ axis: Axis) -> Double {
    axis == .horizontal ? view.frame.width : view.frame.height
  }

  @Test(
    "the view with the lower priority yields, also after a change of it",
    arguments: [Axis.horizontal, .vertical],
    Extents.allCases)
  func changes(_ axis: Axis, _ extents: Extents) throws {
    for rows in [0, 100] {
      let (a, b) = share(axis, extents, rows)
      a.setContentHuggingPriority(251, for: axis)
      a.setContentCompressionResistancePriority(751, for: axis)
      // 30 points more than both contents have, then 20 less.
      try root.layout(in: Size(width: 100, height: 100))
      expectEqual([extent(a, axis), extent(b, axis)], [40, 60])
      a.setContentHuggingPriority(249, for: axis)
      try root.layout(in: Size(width: 100, height: 100))
      expectEqual([extent(a, axis), extent(b, axis)], [70, 30])
      try root.layout(in: Size(width: 50, height: 50))
      expectEqual([extent(a, axis), extent(b, axis)], [40, 10])
      a.setContentCompressionResistancePriority(749, for: axis)
      try root.layout(in: Size(width: 50, height: 50))
      expectEqual([extent(a, axis), extent(b, axis)], [20, 30])
      root.subviews.forEach { $0.removeFromSuperview() }
    }
  }
}
