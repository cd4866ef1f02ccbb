import Anchors
import AnchorsQuestions
import Foundation
import LayoutFiles
import TestSupport
import Testing

@testable import InterfaceFiles

/// The rules of Interface Builder for single kinds of views, and of its versions.
@Suite struct InterfaceCanvasTests {
  typealias T = LintText

  private func file(_ text: String) throws -> InterfaceFile {
    try InterfaceFile(Array(text.utf8))
  }

  @Test(
    arguments: [
      (#"hidden="YES" animating="YES""#, 36), (#"hidden="YES""#, 36),
      (#"hidden="YES" animating="YES" hidesWhenStopped="YES""#, 36),
      (#"hidden="YES" hidesWhenStopped="YES""#, 36 + 20 + 6), ("", 36 + 20 + 6),
    ] as [(String, Double)])
  func `a hidden activity indicator takes no room, unless it hides while it stands still`(
    attributes: String, y: Double
  ) throws {
    let fixed =
      #"<constraints><constraint firstAttribute="height" constant="30" id="%h"/></constraints>"#
    let views = [
      T.view("t", "0 0 200 30", members: fixed.replacing("%", with: "t")),
      T.view("i", "0 36 20 20", "activityIndicatorView", attributes),
      T.view("b", "0 62 200 30", members: fixed.replacing("%", with: "b")),
    ].joined()
    let stack = T.view(
      "k", "0 0 200 92", "stackView", #"axis="vertical" spacing="6""#,
      members: "<subviews>\(views)</subviews>")
    let scene = T(
      size: (200, 300), views: stack,
      constraints: ["k.top == r.top", "k.leading == r.leading", "r.trailing == k.trailing"])
    try expectEqual(file(scene.text).frames()["b"]?[1], y)
  }

  @Test(arguments: [(#"progressViewStyle="bar""#, 1.0), ("", 0)] as [(String, Double)])
  func `a progress bar ends a point below what is aligned`(style: String, inset: Double) throws {
    let scene = T(
      size: (200, 60), views: T.view("a", "0 52 200 \(Int(8 + inset))", "progressView", style),
      constraints: [
        "a.height == 8", "r.bottom == a.bottom", "a.leading == r.leading",
        "r.trailing == a.trailing",
      ])
    let expected: [Double] = [0, 52, 200, 8 + inset]
    try expectEqual(file(scene.text).frames()["a"], expected)
  }

  @Test(arguments: ["accessoryView", "editingAccessoryView"])
  func `an accessory of a cell is placed by UIKit, and neither compared nor judged`(
    outlet: String
  ) throws {
    let scene = T(
      root: .cell, size: (320, 44),
      views: T.view("a", "16 6 100 31") + T.view("s", "163 6 49 31", "switch"),
      constraints: [
        "a.leading == r.leading 16", "a.top == r.top 6", "a.width == 100", "a.height == 31",
      ])
    let outlets =
      #"<connections><outlet property="\#(outlet)" destination="s" id="o"/></connections>"#
    let connected = scene.text.replacing("</tableViewCell>", with: outlets + "</tableViewCell>")
    let found = try file(connected)
    try expectEqual(found.comparison(of: found.scenes[0]).views.map(\.id), ["r", "a"])
    expect(found.lint(found.scenes[0]).filter { $0.severity == .warning }.isEmpty)
    // An outlet of another view with this name is the app's own.
    let own = scene.text.replacing(
      #"</tableViewCellContentView>"#, with: outlets + "</tableViewCellContentView>")
    #expect(try file(own).frames()[outlet] != nil)
  }

  @Test func `a label without text that is closed lacks nothing`() throws {
    func findings(_ text: String) throws -> [InterfaceFinding] {
      try T(
        size: (200, 60), views: T.view("a", "0 40 200 0", "label", #"text="\#(text)""#),
        constraints: [
          "a.top == r.top 40", "a.leading == r.leading", "r.trailing == a.trailing",
          "a.height == 0",
        ]
      ).findings().filter { $0.code == "zeroSize" }
    }
    try expectEmpty(findings(""))
    try expectEqual(findings("Closed").map(\.severity), [.warning])
  }

  @Test func `layers and lines overlap on purpose, and two texts do not`() throws {
    /// The overlaps that lint lists without --verbose, of a text with a view after it.
    func shown(_ kind: String, _ frame: String) throws -> Int {
      let numbers = frame.split(separator: " ")
      let edges = zip(["leading", "top"], numbers).map { "b.\($0) == r.\($0) \($1)" }
      let sizes = zip(["width", "height"], numbers.dropFirst(2)).map { "b.\($0) == \($1)" }
      return try T(
        size: (200, 60),
        views: T.label("a", 16, 100)
          + T.view("b", frame, kind, members: #"<state key="normal" title="b"/>"#),
        constraints: ["a.leading == r.leading 16", "a.top == r.top 10"] + edges + sizes
      ).findings().count { $0.code == "overlap" && !$0.isObservation }
    }
    try expectEqual(shown("view", "10 5 150 40"), 0)
    try expectEqual(shown("button", "0 0 200 60"), 0)
    try expectEqual(shown("view", "0 20 90 1"), 0)
    try expectEqual(shown("button", "10 5 150 40"), 1)
    try expectEqual(shown("view", "60 5 130 20"), 1)
  }

  // MARK: Safe areas

  /// A storyboard for an iPhone 15, whose scenes have a footer at the bottom of the safe area.
  private func storyboard(version: Int, top: Double, bottom: Double) -> String {
    func scene(_ id: String, _ views: String, _ constraints: [String]) -> String {
      let made = T(root: .controller, size: (393, 852), views: views, constraints: constraints).text
      let start = made.range(of: "<viewController")
      let end = made.range(of: "</viewController>")
      guard let start, let end else { return "" }
      return String(made[start.lowerBound..<end.upperBound])
        .replacing(#"id="v""#, with: #"id="v\#(id)""#)
    }
    let tall = scene(
      "1", T.view("h", "0 \(top) 393 50") + T.view("f", "0 \(852 - bottom - 16) 393 16"),
      [
        "h.top == s.top", "h.leading == s.leading", "s.trailing == h.trailing", "h.height == 50",
        "f.leading == s.leading", "s.trailing == f.trailing", "s.bottom == f.bottom",
        "f.top == h.bottom \(852 - top - bottom - 66)", "f.height >= 16",
      ])
    let low = scene(
      "2", T.view("b", "0 \(852 - bottom - 50) 393 50"),
      [
        "b.leading == s.leading", "s.trailing == b.trailing", "b.height == 50",
        "s.bottom == b.bottom @100",
      ])
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina6_12" orientation="portrait"/><scenes><scene><objects>\(tall)</objects></scene>
      <scene><objects>\(low)</objects></scene></scenes></document>
      """
  }

  @Test(
    arguments: [(24506, 118, 68), (24506, 59, 34), (23504, 59, 34)] as [(Int, Double, Double)])
  func `a scene without evidence has the safe area of the file's others`(
    version: Int, top: Double, bottom: Double
  ) throws {
    let found = try file(storyboard(version: version, top: top, bottom: bottom))
    expectEqual(found.doublesSafeArea, (top == 118))
    let frames = try found.frames(1)
    let expected: [Double] = [0, 852 - bottom - 50, 393, 50]
    expectEqual(frames["b"], expected)
    let views = try found.comparison(of: found.scenes[0]).views
    expect(views.allSatisfy { $0.agrees })
  }

  @Test func `lint has the safe area of the device where the file has it twice`() throws {
    let text = storyboard(version: 24506, top: 118, bottom: 68)
    // Without room for 40 points on the canvas, and with 93 more on each device.
    let crowded = text.replacing(#"constant="16""#, with: #"constant="40""#)
    let found = try file(crowded)
    #expect(try found.comparison(of: found.scenes[0]).conflict != nil)
    let findings = found.scenes.flatMap { found.lint($0) }
    expect(!findings.contains { $0.code == "conflict" || $0.code == "staleFrame" })
    let single = try file(
      storyboard(version: 24506, top: 59, bottom: 34)
        .replacing(#"constant="16""#, with: #"constant="40""#))
    expect(single.lint(single.scenes[0]).contains { $0.code == "conflict" })
  }

  // MARK: Export

  private func code(_ scene: T) throws -> String {
    let file = try file(scene.text)
    var layout = try file.layout(of: file.scenes[0])
    try layout.layOut()
    return try file.viewCode(for: [(file.scenes[0], layout)], name: "a.xib")
  }

  @Test(arguments: [3, 40, 41, 80, 81, 121])
  func `constraints are in lists of at most 40 and at least two`(count: Int) throws {
    let constraints = (0..<count).map { "a.width >= \($0)" }
    let code = try code(T(views: T.view("a", "0 0 200 20"), constraints: constraints))
    let lists = code.components(separatedBy: "NSLayoutConstraint.activate([\n").dropFirst().map {
      $0.components(separatedBy: "])")[0].components(separatedBy: ".constraint(").count - 1
    }
    expectEqual(lists.reduce(0, +), count)
    expect(lists.allSatisfy { (2...40).contains($0) } && lists.count == (count + 39) / 40)
  }

  @Test func `an accent of its own belongs to its letter`() throws {
    let code = try code(
      T(
        views: T.view("a", "0 0 20 20").replacing(
          #"userLabel="a""#, with: "userLabel=\"cafe\u{301} au lait\"")))
    expect(code.contains("let cafeAuLait = UIView()"))
  }
}
