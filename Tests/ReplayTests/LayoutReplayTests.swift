import Replay
import TestSupport
import Testing

/// Records of layouts.
@Suite struct LayoutReplayTests {
  private static let text = """
    T rtl
    n 1 0 stack
    n 2 1 label
    n 3 1 view
    n 4 0 view
    s 1 0 0 3 8.0
    t 2 Hello there
    a c1 1 leading == 0 leading 1.0 16.0 1000.0
    a c2 1 top == 0 top 1.0 16.0 1000.0
    a c3 3 width == - notAnAttribute 1.0 40.0 1000.0
    a c4 3 height == 3 width 0.5 0.0 999.0
    l 320.0 -
    h 2 1
    c c1 20.0
    p c4 250.0
    l 320.0 200.0
    r c3
    x 4
    l - -

    """

  @Test func `every layout call is read from its text`() throws {
    // A constraint of an item with itself is read, and skipped by the replay.
    let record = try LayoutRecord(text: Self.text)
    expectEqual(record.entries.count, 19)
    expectEqual(record.text, Self.text)
    expectNil(LayoutReplay.firstFault(of: record))
    let answered = LayoutReplay.answered(record)
    try expectEqual(LayoutRecord(text: answered.text), answered)
    expectNil(LayoutReplay.firstFault(of: answered))
  }

  @Test func `a recorder records calls and frames`() throws {
    let layout = LayoutRecorder()
    layout.perform(.make(1, in: 0, kind: "view"))
    for (id, attribute, constant) in [("c1", "left", 16.0), ("c2", "top", 8), ("c3", "right", -4)] {
      layout.perform(
        .constrain(ViewConstraint(id: id, 1, attribute, "==", 0, attribute, constant: constant)))
    }
    layout.perform(
      .constrain(ViewConstraint(id: "c4", 1, "height", "==", nil, "notAnAttribute", constant: 30)))
    // From 16 to 320 - 4.
    expectEqual(layout.perform(.layout(width: 320, height: 200)), "= 16.0 8.0 300.0 30.0")
    layout.perform(
      .constrain(ViewConstraint(id: "c5", 1, "height", ">=", nil, "notAnAttribute", constant: 31)))
    expectEqual(layout.perform(.layout(width: 320, height: 200)), "! unsatisfiable")
    layout.perform(.release("c4"))
    expectEqual(layout.perform(.layout(width: 120, height: 200)), "= 16.0 8.0 100.0 31.0")
    expectNil(layout.perform(.release("c4")))
    let record = try LayoutRecord(text: layout.record.text)
    expect(record == layout.record && record.entries.count == 11)
    expectNil(LayoutReplay.firstFault(of: record))
  }

  @Test func `scroll views, guides and safe areas are recorded`() throws {
    let text = """
      T
      f 0 safeTop 40.0
      n 1 0 scroll
      n 2 1 view
      n 3 1 view
      n 4 1 contentLayoutGuide
      n 5 1 frameLayoutGuide
      n 6 0 safeAreaLayoutGuide
      a a 1 left == 0 left 1.0 0.0 1000.0
      a b 1 right == 0 right 1.0 0.0 1000.0
      a c 1 top == 6 top 1.0 0.0 1000.0
      a d 1 bottom == 0 bottom 1.0 0.0 1000.0
      a e 2 left == 4 left 1.0 0.0 1000.0
      a f 2 right == 4 right 1.0 0.0 1000.0
      a g 2 top == 4 top 1.0 0.0 1000.0
      a h 2 bottom == 4 bottom 1.0 0.0 1000.0
      a i 2 width == 5 width 0.5 0.0 1000.0
      a j 2 height == - notAnAttribute 1.0 900.0 1000.0
      a k 3 left == 5 left 1.0 3.0 1000.0
      a l 3 top == 5 top 1.0 5.0 1000.0
      f 3 contentWidth 20.0
      f 3 contentHeight 10.0
      f 1 zoomedSubview 0.0
      f 1 zoom 2.0
      f 1 offsetY 70.0
      l 300.0 200.0
      """
    let record = try LayoutRecord(text: text)
    expectEqual(record.text, text + "\n")
    expectNil(LayoutReplay.firstFault(of: record))
    // The header is at (3, 5) of the visible part, which begins at 70 of the content.
    let answer = LayoutReplay.answered(record).entries.last?.answer
    expectEqual(answer, "= 0.0 40.0 300.0 160.0 0.0 0.0 150.0 900.0 3.0 75.0 20.0 10.0")
    // A guide is no view, and only a scroll view has the guides of one.
    let recorder = LayoutRecorder()
    recorder.perform(.make(1, in: 0, kind: "view"))
    expectNil(recorder.perform(.make(2, in: 1, kind: "frameLayoutGuide")))
    #expect(recorder.perform(.make(2, in: 1, kind: "layoutMarginsGuide")) != nil)
    expect(recorder.perform(.hide(2, true)) == nil && recorder.perform(.remove(2)) == nil)
    expectNil(recorder.perform(.make(3, in: 2, kind: "view")))
  }

  /// The safe area reaches into view 1 as long as its ambiguous frame is low enough.
  @Test func `a layout has the verdict of a rebuilt tree where insets follow ambiguous frames`()
    throws
  {
    let record = try LayoutRecord(
      text: """
        T
        n 1 0 view
        n 2 1 readableContentGuide
        n 3 0 view
        f 3 contentHeight 44.0
        a c3 3 height == 2 height 1.0 8.0 999.0
        f 0 safeBottom 44.0
        l 100.0 -
        l 500.0 100.0
        """)
    expectNil(LayoutReplay.firstFault(of: record))
  }

  /// View 1 keeps its place after its constraints are gone, and view 2 is placed in the root.
  @Test func `views without constraints keep their frames as by rule 4_1`() throws {
    let record = try LayoutRecord(
      text: """
        T
        n 1 0 view
        n 2 1 view
        a a 1 left == 0 left 1.0 50.0 1000.0
        a b 1 top == 0 top 1.0 30.0 1000.0
        a c 1 width == - notAnAttribute 1.0 100.0 1000.0
        a d 1 height == - notAnAttribute 1.0 80.0 1000.0
        a e 2 left == 0 left 1.0 70.0 1000.0
        a f 2 top == 0 top 1.0 40.0 1000.0
        a g 2 width == - notAnAttribute 1.0 10.0 1000.0
        a h 2 height == - notAnAttribute 1.0 10.0 1000.0
        l 300.0 200.0
        r a
        r b
        r c
        r d
        f 1 contentWidth -1.0
        l 310.0 200.0
        """)
    expectNil(LayoutReplay.firstFault(of: record))
    // 70 - 50 and 40 - 30.
    let answer = LayoutReplay.answered(record).entries.last?.answer
    expectEqual(answer, "= 50.0 30.0 100.0 80.0 20.0 10.0 10.0 10.0")
  }

  /// The own safe area of view 1 is 20 at the top alone, whatever it inherited before.
  @Test func `setting one side of a safe area does not copy inherited sides`() throws {
    let record = try LayoutRecord(
      text: """
        T
        n 1 0 view
        n 2 1 view
        n 3 1 safeAreaLayoutGuide
        f 0 safeBottom 44.0
        a a 1 left == 0 left 1.0 0.0 1000.0
        a b 1 right == 0 right 1.0 0.0 1000.0
        a c 1 top == 0 top 1.0 0.0 1000.0
        a d 1 bottom == 0 bottom 1.0 0.0 1000.0
        a e 2 left == 3 left 1.0 0.0 1000.0
        a f 2 right == 3 right 1.0 0.0 1000.0
        a g 2 top == 3 top 1.0 0.0 1000.0
        a h 2 bottom == 3 bottom 1.0 0.0 1000.0
        l 100.0 200.0
        f 1 safeTop 20.0
        l 100.0 200.0
        """)
    expectNil(LayoutReplay.firstFault(of: record))
    let answer = LayoutReplay.answered(record).entries.last?.answer
    expectEqual(answer, "= 0.0 0.0 100.0 200.0 0.0 20.0 100.0 180.0")
  }

  @Test func `a minimized record begins with a tree and is read again`() throws {
    let record = try LayoutRecord(
      text: "T rtl\nn 1 0 view\nn 2 0 view\nh 2 1\nl 9 9\nh 1 1\nl 9 9\n")
    // Two calls matter: the view, and that it is hidden.
    let shortest = LayoutReplay.minimized(record) { record in
      let calls = record.entries.map { $0.call }
      return calls.contains(.make(1, in: 0, kind: "view")) && calls.contains(.hide(1, true))
    }
    expectEqual(shortest.text, "T\nn 1 0 view\nh 1 1\n")
    try expectEqual(LayoutRecord(text: shortest.text), shortest)
    let needed = LayoutReplay.minimized(record) { record in
      record.entries.contains { $0.call == .start(isRightToLeft: true) }
    }
    expectEqual(needed.text, "T rtl\n")
  }

  /// Each view is 1 point from the left edge of the one before.
  @Test func `deeply nested views are replayed`() throws {
    let depth = 20_000
    var lines = ["T"]
    for number in 1...depth { lines.append("n \(number) \(number - 1) view") }
    lines.append("a a 1 left == 0 left 1.0 1.0 1000.0")
    lines.append("h \(depth) 1")
    lines.append("v \(depth) \(depth - 2) 0")
    lines.append("l 10.0 10.0")
    lines.append("x 2")
    lines.append("l 10.0 10.0")
    let record = try LayoutRecord(text: lines.joined(separator: "\n"))
    expectNil(LayoutReplay.firstFault(of: record))
    let answer = LayoutReplay.answered(record).entries.last?.answer
    expectEqual(answer, "= 1.0 0.0 0.0 0.0")
  }

  @Test func `a differing frame is found`() throws {
    let text =
      "T\nn 1 0 view\na c1 1 width == - notAnAttribute 1 40 1000\nl 9 9\n= 0.0 0.0 41.0 0.0\nl 9 9\n"
    let record = try LayoutRecord(text: text)
    let fault = try #require(LayoutReplay.firstFault(of: record))
    expect(fault.entry == 3 && fault.isAnswer)
    expectEqual(LayoutReplay.minimized(record)?.entries.count, 4)
  }

  @Test(arguments: [
    ("T\nz 1", 2, "unknown call 'z' of a layout"),
    (
      "n 1 0 guide", 1,
      "unknown kind 'guide'; expected view, label, stack, scroll or a guide's name"
    ),
    ("a c 1 left => 0 left 1 0 1000", 1, "expected ==, <= or >=, not '=>'"),
    ("l 3", 1, "more words"),
  ])
  func `a line that is no layout call is reported`(text: String, line: Int, words: String) {
    #expect {
      try LayoutRecord(text: text)
    } throws: { error in
      guard let error = error as? RecordError else { return false }
      return error.line == line && error.message.contains(words)
    }
  }
}
