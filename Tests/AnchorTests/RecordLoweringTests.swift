import Anchors
import TestSupport
import Testing

/// The rows of constraint records, compared with those of equal constraint objects and those of the
/// general path.
@Suite struct RecordLoweringTests {
  typealias Collected = UnsafeMutablePointer<[LayoutConstraint]>?

  /// A view in a view in the root, and one next to it; bounds and alignment rectangles of both
  /// parents differ from their frames.
  struct Scene {
    let root = View("root")
    let outer = View("outer")
    let inner = View("inner")
    let other = View("other")

    init(_ direction: LayoutDirection) {
      root.layoutDirection = direction
      root.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
      root.layoutNode.boundsOrigin = Point(x: 11, y: 13)
      outer.alignmentRectInsets = EdgeInsets(top: 7, left: 9, bottom: 0, right: 4)
      outer.layoutNode.boundsOrigin = Point(x: -3, y: 6)
      root.addSubview(outer)
      root.addSubview(other)
      outer.addSubview(inner)
      outer.leftAnchor(equalTo: root.leftAnchor, constant: 20)
        .topAnchor(equalTo: root.topAnchor, constant: 30).size(width: 150, height: 120)
      other.leftAnchor(equalTo: root.leftAnchor, constant: 60)
        .topAnchor(equalTo: root.topAnchor, constant: 50).size(width: 33, height: 44)
      inner.widthAnchor(equalTo: 21, priority: 500).heightAnchor(equalTo: 17, priority: 500)
    }

    var frames: [[Double]] { [root, outer, other, inner].map { numbers($0) } }
  }

  /// Every kind of attribute that can be stated.
  static var calls: [(View, View, Double, Collected) -> Void] {
    [
      { $0.leadingAnchor(equalTo: $1.leadingAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.leadingAnchor(equalTo: $1.trailingAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.trailingAnchor(equalTo: $1.trailingAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.trailingAnchor(equalTo: $1.centerXAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.centerXAnchor(equalTo: $1.leadingAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.centerXAnchor(equalTo: $1.centerXAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.leftAnchor(equalTo: $1.rightAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.rightAnchor(equalTo: $1.leftAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.topAnchor(equalTo: $1.bottomAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.bottomAnchor(equalTo: $1.topAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.centerYAnchor(equalTo: $1.centerYAnchor, multiplier: $2, constant: 7, into: $3) },
      { $0.widthAnchor(equalTo: $1.heightAnchor, multiplier: $2, constant: 100, into: $3) },
      { $0.heightAnchor(equalTo: $1.widthAnchor, multiplier: $2, constant: 400, into: $3) },
    ]
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [1, 0.5, -2, 0])
  func `a constraint record has the frames of an equal constraint object`(
    direction: LayoutDirection, multiplier: Double
  ) throws {
    for call in Self.calls.indices {
      for target in 0..<3 {
        var frames: [[[Double]]] = []
        // With a scroll view, rows take the general path.
        for (isObject, scrolls) in [(false, false), (true, false), (true, true)] {
          let scene = Scene(direction)
          if scrolls { scene.root.addSubview(ScrollView("scroll")) }
          let views = [scene.root, scene.outer, scene.other]
          var made: [LayoutConstraint] = []
          if isObject {
            Self.calls[call](scene.inner, views[target], multiplier, &made)
          } else {
            Self.calls[call](scene.inner, views[target], multiplier, nil)
          }
          expectEqual(made.count, (isObject ? 1 : 0))
          scene.root.layoutIfNeeded(in: Size(width: 320, height: 240))
          frames.append(scene.frames)
        }
        expectEqual(frames[0], frames[1], "call \(call) to view \(target)")
        expectEqual(frames[0], frames[2], "call \(call) to view \(target), beside what scrolls")
      }
    }
  }

  @Test func `adding and removing constraints of new priorities does not affect the others`()
    throws
  {
    let root = View("root"), held = View("held")
    root.addSubview(held)
    held
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 5, priority: 900)
      .topAnchor(equalTo: root.topAnchor, constant: 6, priority: 901)
      .widthAnchor(equalTo: root.widthAnchor, multiplier: 0.25, priority: 902)
      .heightAnchor(equalTo: 8, priority: 903)
    for round in 0..<60 {
      let view = View("view"), number = Double(round)
      root.addSubview(view)
      view
        .leadingAnchor(
          equalTo: held.trailingAnchor, constant: number, priority: LayoutPriority(100 + number)
        )
        .topAnchor(equalTo: root.topAnchor, constant: 1, priority: LayoutPriority(200 + number))
        .widthAnchor(
          equalTo: held.widthAnchor, multiplier: 2 + number, priority: LayoutPriority(300 + number)
        )
        .heightAnchor(equalTo: 10, priority: LayoutPriority(400 + number))
      try root.layout(width: 100 + number, height: 50)
      let quarter = (100 + number) / 4
      expectEqual(held.frame, Rect(x: 5, y: 6, width: quarter, height: 8))
      expectNear(view.frame.minX, (5 + quarter + number), within: 1e-9)
      #expect(abs(view.frame.width - (2 + number) * quarter) < 1e-9)
      view.removeFromSuperview()
    }
    try root.layout(width: 80, height: 50)
    expectEqual(held.frame, Rect(x: 5, y: 6, width: 20, height: 8))
  }
}
