import Anchors
import Devices
import Foundation
import TestSupport
import Testing

@testable import AnchorsTesting

/// Layouts on devices, at text sizes, and names of views without a name.
@Suite struct DeviceTests {
  /// A row of a program's own, without a name.
  final class PriceRow: View {}

  private func makeScreen() -> View {
    let screen = View("screen")
    let content = View("content")
    screen.addSubview(content)
    content.edges(equalTo: screen.layoutMarginsGuide)
    return screen
  }

  /// The records of a screen, by file name.
  private func records(_ body: (String) throws -> Void) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("devices-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path + "/T/Test.swift")
    let files = folder.appendingPathComponent("T/Snapshots/Test")
    var found: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: files.path) {
      found[name] = try String(contentsOf: files.appendingPathComponent(name), encoding: .utf8)
    }
    return found
  }

  @Test(arguments: [
    // The screen without its safe area, and margins of 16 points, or 20 from 414 points of width.
    (FrameSize.iPhone15, "(0, 0, 393, 852)", "(16, 59, 361, 759)"),
    (.iPhone15.landscape, "(0, 0, 852, 393)", "(79, 0, 694, 372)"),
    (.iPhoneSE, "(0, 0, 375, 667)", "(16, 20, 343, 647)"),
    (.iPhoneSE.landscape, "(0, 0, 667, 375)", "(20, 0, 627, 375)"),
    (.iPadPro11, "(0, 0, 834, 1194)", "(20, 24, 794, 1150)"),
  ])
  func `a device gives a screen its size, safe area and margins`(
    size: FrameSize, screen: String, content: String
  ) throws {
    let found = try records { path in
      assertFrames(
        of: makeScreen(), named: "s", sizes: [size], directions: [.leftToRight], recording: true,
        fileID: "T/Test.swift", filePath: path)
    }
    let lines = try #require(found.values.first).split(separator: "\n").prefix(2)
    expectEqual(lines, ["screen \(screen)", "  content \(content)"])
  }

  @Test func `frames on a device lie on its pixels`() throws {
    let screen = View("screen")
    let third = View("third")
    screen.addSubview(third)
    third.topAnchor(equalTo: screen.topAnchor).leadingAnchor(equalTo: screen.leadingAnchor)
      .widthAnchor(equalTo: 10.1).heightAnchor(equalTo: 10)
    let found = try records { path in
      assertFrames(
        of: screen, named: "s", sizes: [.iPhoneSE, .iPhone15], directions: [.leftToRight],
        recording: true, fileID: "T/Test.swift", filePath: path)
    }
    // Two and three pixels in a point.
    expectEqual(found["s-iphone-se-left-to-right.txt"]?.contains("third (0, 0, 10, 10)"), true)
    expectEqual(found["s-iphone-15-left-to-right.txt"]?.contains("third (0, 0, 10, 10)"), true)
    third.constraints.first { $0.constant == 10.1 }?.constant = 10.3
    screen.constraints.first { $0.constant == 10.1 }?.constant = 10.3
    let wider = try records { path in
      assertFrames(
        of: screen, named: "s", sizes: [.iPhoneSE, .iPhone15], directions: [.leftToRight],
        recording: true, fileID: "T/Test.swift", filePath: path)
    }
    expectEqual(wider["s-iphone-se-left-to-right.txt"]?.contains("third (0, 0, 10.5, 10)"), true)
    expectEqual(wider["s-iphone-15-left-to-right.txt"]?.contains("third (0, 0, 10.3333, 10)"), true)
  }

  @Test func `the view has its own surroundings again afterwards`() {
    let screen = makeScreen()
    screen.safeAreaInsets = EdgeInsets(3)
    assertNoConflict(in: screen, sizes: [.iPhone15, 320])
    expectEqual(screen.safeAreaInsets, EdgeInsets(3))
    expectNil(screen.scale)
    expectEqual(screen.subviews[0].frame, Rect(x: 11, y: 11, width: 298, height: 0))
  }

  @Test func `views without a name are named by type and text`() throws {
    let screen = View("screen")
    let row = PriceRow(frame: .zero)
    let total = Label("Total")
    screen.addSubview(row)
    row.addSubview(total)
    row.edges(equalTo: screen)
    total.edges(equalTo: row)
    let found = try records { path in
      assertFrames(
        of: screen, named: "s", sizes: [FrameSize(width: 100, height: 20)],
        directions: [.leftToRight], recording: true, fileID: "T/Test.swift", filePath: path)
    }
    expectEqual(
      Array(found.values),
      [
        """
        screen (0, 0, 100, 20)
          PriceRow (0, 0, 100, 20)
            Label 'Total' (0, 0, 100, 20)

        """
      ])
  }

  @Test func `a screen is made once for each text size, and recorded under its name`() throws {
    var made = 0
    let found = try records { path in
      assertScreen(
        named: "order", sizes: [320, .iPhoneSE], textSizes: [.large, .accessibilityLarge],
        allowsFixedTexts: true, recording: true, fileID: "T/Test.swift", filePath: path
      ) {
        made += 1
        return makeScreen()
      }
    }
    expectEqual(made, 2)
    expectEqual(
      found.keys.sorted(),
      [
        "order-320-left-to-right.txt", "order-320-right-to-left.txt",
        "order-accessibilityLarge-320-left-to-right.txt",
        "order-accessibilityLarge-320-right-to-left.txt",
        "order-accessibilityLarge-iphone-se-left-to-right.txt",
        "order-accessibilityLarge-iphone-se-right-to-left.txt",
        "order-iphone-se-left-to-right.txt", "order-iphone-se-right-to-left.txt",
      ])
  }

  /// A screen with a bar of 50 points above the keyboard, or above the bottom.
  private func makeScreen(aboveKeyboard: Bool) -> View {
    let screen = View("screen"), bar = View("bar")
    screen.addSubview(bar)
    bar.horizontalEdges(equalTo: screen).heightAnchor(equalTo: 50)
      .topAnchor(greaterThanOrEqualTo: screen.topAnchor).bottomAnchor(
        equalTo: aboveKeyboard ? screen.keyboardLayoutGuide.topAnchor : screen.bottomAnchor)
    return screen
  }

  private func problems(_ sizes: [FrameSize], aboveKeyboard: Bool) throws -> (
    [Problem], [String: String], Rect?
  ) {
    var found: [Problem] = []
    let screen = makeScreen(aboveKeyboard: aboveKeyboard)
    let records = try records { path in
      found = screenProblems(
        named: "chat", sizes: sizes, directions: [.leftToRight], textSizes: [.large], keyboard: 336,
        allowsFixedTexts: false, recording: true, fileID: "T/Test.swift", filePath: path
      ) { screen }
    }
    return (found, records, screen.keyboardFrame)
  }

  /// The safe area of an iPhone 15 ends at 852 - 34, and the keyboard begins at 852 - 336.
  @Test func `a screen with a keyboard has a record with it and one without`() throws {
    let (found, records, keyboard) = try problems([.iPhone15, 320], aboveKeyboard: true)
    expect(found.isEmpty, "\(found)")
    let bars = records.mapValues { $0.split(separator: "\n").dropFirst().first.map(String.init) }
    expectEqual(
      bars,
      [
        "chat-iphone-15-left-to-right.txt": "  bar (0, 768, 393, 50)",
        "chat-iphone-15-keyboard-left-to-right.txt": "  bar (0, 466, 393, 50)",
        "chat-320-left-to-right.txt": "  bar (0, 0, 320, 50)",
      ])
    expectNil(keyboard)
  }

  @Test func `a keyboard that changes no frame is a problem`() throws {
    let cases: [([FrameSize], Bool, String)] = [
      ([.iPhone15], false, "the same frames with and without"), ([320], true, "no size with"),
    ]
    for (sizes, isAbove, text) in cases {
      let (found, _, _) = try problems(sizes, aboveKeyboard: isAbove)
      expectEqual(found.count, 1)
      for problem in found { expect(problem.text.contains(text), "\(problem.text)") }
    }
  }

  @Test func `a screen with a view outside fails, besides its frames`() {
    let problems = screenProblems(
      named: "order", sizes: [FrameSize(width: 100, height: 100)], directions: [.leftToRight],
      textSizes: [.large], allowsFixedTexts: false, recording: false, fileID: "T/Test.swift",
      filePath: "/nowhere/T/Test.swift"
    ) {
      let screen = View("screen")
      let badge = View("badge")
      screen.addSubview(badge)
      badge.topAnchor(equalTo: screen.topAnchor)
        .leadingAnchor(equalTo: screen.leadingAnchor, constant: 90).size(width: 20, height: 5)
      return screen
    }
    let parts: [String] = ["no snapshot at", "badge by 10 at the right"]
    expectEqual(problems.count, parts.count)
    for (problem, part) in zip(problems, parts) { expect(problem.text.contains(part)) }
  }

  @Test(arguments: [(isFixed: true, isFound: true), (false, false)])
  func `text sizes that change no frame are a problem`(isFixed: Bool, isFound: Bool) throws {
    var found: [Problem] = []
    _ = try records { path in
      found = screenProblems(
        named: "order", sizes: [320], directions: [.leftToRight],
        textSizes: [.large, .accessibilityLarge], allowsFixedTexts: false, recording: true,
        fileID: "T/Test.swift", filePath: path
      ) {
        let screen = View("screen"), title = Label("Total", name: "title")
        if isFixed { title.font = Font(size: 17) }
        if !isFixed { title.font = Font(size: 17 + (TextSize.current == .large ? 0 : 10)) }
        screen.addSubview(title)
        title.edges(equalTo: screen)
        return screen
      }
    }
    expectEqual(found.count, isFound ? 1 : 0)
    for problem in found {
      expect(problem.text.hasPrefix("has the same frames at all text sizes (large, accessibilityL"))
    }
  }
}
