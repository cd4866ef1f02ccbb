import Anchors
import TestSupport
import Testing

/// The worked examples of the specification: setup and frames, under their numbers there.
@Suite struct ExampleTests {
  /// The root of the examples, 320 by 480.
  let root = View("R")

  func frame(_ item: View) -> [Double] {
    [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
  }

  /// Compares numbers within 1e-9.
  func near(_ some: [Double], _ others: [Double]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  func add(_ name: String, width: Double? = nil, height: Double? = nil) -> View {
    let view = View(name)
    if width != nil || height != nil {
      view.layoutNode.intrinsicContentSize = Size(width: width ?? -1, height: height ?? -1)
    }
    root.addSubview(view)
    return view
  }

  func layOut(_ width: Double = 320, _ height: Double = 480) throws {
    try root.layout(in: Size(width: width, height: height))
  }

  @Test("A1: insets from both sides leave 288 of 320 points") func a1() throws {
    let a = add("a")
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 16)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -16)
      .topAnchor(equalTo: root.topAnchor, constant: 20)
      .heightAnchor(equalTo: 44)
    try layOut()
    expectEqual(frame(a), [16, 20, 288, 44])
  }

  @Test("A2: leading is the right edge in a right-to-left layout") func a2() throws {
    root.layoutDirection = .rightToLeft
    let a = add("a")
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 16)
      .widthAnchor(equalTo: 100)
      .topAnchor(equalTo: root.topAnchor, constant: 20)
      .heightAnchor(equalTo: 44)
    try layOut()
    expectEqual(frame(a), [204, 20, 100, 44])
  }

  @Test("A4: a centered view lies in the middle of its superview") func a4() throws {
    let a = add("a").centerXAnchor(equalTo: root.centerXAnchor)
      .centerYAnchor(equalTo: root.centerYAnchor).widthAnchor(equalTo: 100).heightAnchor(
        equalTo: 50)
    try layOut()
    expectEqual(frame(a), [110, 215, 100, 50])
  }

  @Test("A5: a width of half the root's less 10 is 150") func a5() throws {
    let a = add("a").leftAnchor(equalTo: root.leftAnchor, constant: 10)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10)
      .heightAnchor(equalTo: 40)
    try layOut()
    expectEqual(frame(a), [10, 0, 150, 40])
  }

  @Test("A8: a required minimum beats an optional width") func a8() throws {
    let a = add("a").widthAnchor(greaterThanOrEqualTo: 100)
      .widthAnchor(equalTo: 50, priority: .defaultHigh)
    try layOut()
    expectEqual(a.frame.width, 100)
  }

  @Test("A9: a required maximum beats an optional width") func a9() throws {
    let a = add("a").widthAnchor(lessThanOrEqualTo: 200).widthAnchor(equalTo: 300, priority: 500)
    try layOut()
    expectEqual(a.frame.width, 200)
  }

  @Test("A11: one width at priority 251 beats three at 250") func a11() throws {
    let a = add("a")
    for _ in 0..<3 { a.widthAnchor(equalTo: 100, priority: 250) }
    a.widthAnchor(equalTo: 300, priority: 251)
    try layOut()
    expectEqual(a.frame.width, 300)
  }

  @Test("A13: fractional priorities are levels of their own") func a13() throws {
    let a = add("a").widthAnchor(equalTo: 200, priority: 999.25)
      .widthAnchor(equalTo: 100, priority: 999.5)
    try layOut()
    expectEqual(a.frame.width, 100)
  }

  @Test("A15: the highest of four priorities wins") func a15() throws {
    let a = add("a")
    for level in 1...4 {
      a.widthAnchor(equalTo: Double(level), priority: LayoutPriority(Double(level)))
    }
    try layOut()
    expectEqual(a.frame.width, 4)
  }

  @Test("X2: insets wider than the root are unsatisfiable, because no width is negative") func x2()
    throws
  {
    add("a").leadingAnchor(equalTo: root.leadingAnchor, constant: 16)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -16)
    #expect(throws: LayoutError.self) { try layOut(0) }
    try layOut(32)
  }

  @Test("B1: in a row the view with the lower hugging stretches") func b1() throws {
    let a = add("a", width: 50, height: 20)
    let b = add("b", width: 80, height: 20)
    a.setContentHuggingPriority(251, for: .horizontal)
    a.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor, constant: 8)
    b.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: a.trailingAnchor, constant: 8)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -8)
    try layOut()
    expectEqual(frame(a), [8, 0, 50, 20])
    expectEqual(frame(b), [66, 0, 246, 20])
  }

  @Test("B3: a required width beats the content size") func b3() throws {
    let a = add("a", width: 50, height: 20).widthAnchor(equalTo: 200)
    try layOut()
    expectEqual(a.frame.size, Size(width: 200, height: 20))
  }

  @Test("C1: three views of equal width share a row with its gaps") func c1() throws {
    let views = [add("a"), add("b"), add("c")]
    views[0].leadingAnchor(equalTo: root.leadingAnchor, constant: 16)
    views[1].leadingAnchor(equalTo: views[0].trailingAnchor, constant: 8)
      .widthAnchor(equalTo: views[0].widthAnchor)
    views[2].leadingAnchor(equalTo: views[1].trailingAnchor, constant: 8)
      .widthAnchor(equalTo: views[0].widthAnchor)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -16)
    try layOut()
    for (index, view) in views.enumerated() {
      let width = (320.0 - 32 - 16) / 3
      expectNear(view.frame.width, width, within: 1e-9)
      expectNear(view.frame.minX, (16 + Double(index) * (width + 8)), within: 1e-9)
    }
  }

  @Test("C2: three widths share a row in the ratio 1 : 2 : 3") func c2() throws {
    let a = add("a").leadingAnchor(equalTo: root.leadingAnchor)
    let b = add("b").leadingAnchor(equalTo: a.trailingAnchor)
      .widthAnchor(equalTo: a.widthAnchor, multiplier: 2)
    let c = add("c").leadingAnchor(equalTo: b.trailingAnchor)
      .widthAnchor(equalTo: a.widthAnchor, multiplier: 3)
      .trailingAnchor(equalTo: root.trailingAnchor)
    try layOut(300, 100)
    expectNear([a, b, c].map(\.frame.minX), [0, 50, 150])
    expectNear([a, b, c].map(\.frame.width), [50, 100, 150])
  }

  @Test("C14: constraints refer to the alignment rectangle, not to the frame") func c14() throws {
    let a = add("a").leftAnchor(equalTo: root.leftAnchor, constant: 10)
      .topAnchor(equalTo: root.topAnchor, constant: 10)
      .widthAnchor(equalTo: 100).heightAnchor(equalTo: 50)
    a.alignmentRectInsets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    try layOut()
    expectEqual(frame(a), [7, 8, 108, 56])
  }

  @Test("F1: a box around a label adopts its fitting size") func f1() throws {
    let label = add("label", width: 50, height: 20)
    label.topAnchor(equalTo: root.topAnchor, constant: 8)
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 8)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -8)
      .bottomAnchor(equalTo: root.bottomAnchor, constant: -8)
    let result = try root.layout(width: nil, height: nil)
    expectEqual(result.size, Size(width: 66, height: 36))
  }
}
