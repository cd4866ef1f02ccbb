import Anchors
import LayoutFiles
import TestSupport
import Testing

@testable import InterfaceFiles

/// The meaning of single elements and attributes.
@Suite struct InterfaceReadingTests {
  private func frames(_ members: String) throws -> [String: [Double]] {
    try InterfaceFile(Array(InterfaceText.xib(members).utf8)).frames()
  }

  private func constraints(_ list: String...) -> String {
    "<constraints>" + list.map { "<constraint \($0)/>" }.joined() + "</constraints>"
  }

  @Test(arguments: [("2", 2.0), ("1:2", 0.5), ("3/4", 0.75), ("0.25", 0.25)])
  func `a multiplier is a decimal, a ratio or a fraction`(text: String, factor: Double) throws {
    let frames = try frames(
      "<subviews>" + InterfaceText.view("a", "0 0 1 20") + "</subviews>"
        + constraints(
          #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
          #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top""#,
          #"firstItem="a" firstAttribute="height" constant="20""#,
          #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\#(text)""#
        ))
    let expected = [0, 0, 20 * factor, 20]
    expectEqual(frames["a"], expected)
  }

  @Test
  func `a constraint without an item refers to its view, one without a relation is an equality`()
    throws
  {
    let frames = try frames(
      "<subviews>"
        + InterfaceText.view(
          "a", "10 0 20 10",
          members: constraints(
            #"firstAttribute="width" constant="20""#,
            #"firstAttribute="height" relation="greaterThanOrEqual" constant="10""#,
            #"firstAttribute="height" priority="250" constant="4""#)) + "</subviews>"
        + constraints(
          #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="70""#,
          #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top""#))
    expectEqual(frames["a"], [100 - 70 - 20, 0, 20, 10])
  }

  @Test func `a view without constraints moves and grows by its mask`() throws {
    let text = InterfaceText.xib(
      """
      <subviews><view id="a" userLabel="a"><rect key="frame" x="10" y="5" width="60" height="20"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/></view></subviews>
      """)
    var environment = InterfaceEnvironment()
    environment.size = Size(width: 160, height: 80)
    let frames = try InterfaceFile(Array(text.utf8)).frames(in: environment)
    expectEqual(frames["a"], [10, 5 + 30, 60 + 60, 20])
  }

  @Test func `texts have the size of the file, or are measured on request`() throws {
    let members =
      "<subviews>"
      + InterfaceText.view(
        "a", "0 0 33 14", kind: "label", attributes: #"text="Word""#,
        members: #"<fontDescription key="fontDescription" type="system" pointSize="12"/>"#)
      + "</subviews>"
      + constraints(
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top""#)
    let file = try InterfaceFile(Array(InterfaceText.xib(members).utf8))
    try expectEqual(file.frames()["a"], [0, 0, 33, 14])
    let views = try file.comparison(of: file.scenes[0]).views
    expectEqual(views[1].sizeSource, .file)
    var environment = InterfaceEnvironment()
    environment.measuresTexts = true
    let measured = try #require(try file.frames(in: environment)["a"])
    let size = TextMeasurer.systemLike.measure(TextRequest("Word", font: Font(size: 12))).size
    expect((measured[2] - size.width).magnitude < 0.5 && measured[2] != 33)
  }

  @Test func `only frames that contradict a constraint are stale`() throws {
    let members =
      "<subviews>" + InterfaceText.view("a", "0 0 30 10") + InterfaceText.view("b", "0 20 40 10")
      + "</subviews>"
      + constraints(
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top""#,
        #"firstItem="a" firstAttribute="height" constant="10""#,
        #"firstItem="a" firstAttribute="width" constant="50""#,
        #"firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20""#,
        #"firstItem="b" firstAttribute="height" constant="10""#,
        #"firstItem="b" firstAttribute="width" constant="40""#)
    let file = try InterfaceFile(Array(InterfaceText.xib(members).utf8))
    let views = try file.comparison(of: file.scenes[0]).views
    expectEqual(views.map(\.isStale), [false, true, false])
    expect(views[1].solved.width == 50 && views[1].sizeSource == .constraints)
  }

  @Test func `a frame that depends on a stale one is stale, too, unless it agrees`() throws {
    let members =
      "<subviews>" + InterfaceText.view("a", "0 0 30 10") + InterfaceText.view("b", "40 0 10 10")
      + InterfaceText.view("c", "60 0 10 10") + InterfaceText.view("d", "0 30 30 10")
      + "</subviews>"
      + constraints(
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstItem="a" firstAttribute="width" constant="50""#,
        #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="10""#,
        #"firstItem="b" firstAttribute="width" constant="10""#,
        #"firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="trailing" constant="10""#,
        #"firstItem="c" firstAttribute="width" constant="10""#,
        #"firstItem="d" firstAttribute="leading" secondItem="a" secondAttribute="leading""#,
        #"firstItem="d" firstAttribute="width" constant="30""#,
        #"firstItem="d" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30""#,
        #"firstItem="d" firstAttribute="height" constant="10""#
      )
      .replacing(
        "</constraints>",
        with: ["a", "b", "c"].map {
          #"<constraint firstItem="\#($0)" firstAttribute="top" secondItem="root" secondAttribute="top"/><constraint firstItem="\#($0)" firstAttribute="height" constant="10"/>"#
        }.joined() + "</constraints>")
    let file = try InterfaceFile(Array(InterfaceText.xib(members).utf8))
    let views = try file.comparison(of: file.scenes[0]).views
    let edges: [Double] = [0, 0, 50 + 10, 60 + 10 + 10, 0]
    expectEqual(views.map(\.solved.minX), edges)
    expectEqual(views.map(\.isStale), [false, true, true, true, false])
  }

  @Test(
    arguments: [
      ([], nil), ([20], 20), ([20, 44, 44.2], 44), ([44, 20, 20.2, 44.1], 44),
      ([1, 1.25, 1.5, 1.75], 1.25),
    ] as [([Double], Double?)])
  func `the inset with the most others nearby counts, the first of several`(
    values: [Double], expected: Double?
  ) {
    expectEqual(SceneBuilder.mostFrequent(values), expected)
  }

  @Test func `a view is named by outlet, label, class, text or identifier, each name once`() throws
  {
    let text = InterfaceText.xib(
      """
      <connections><outlet property="photo" destination="a"/></connections>
      <subviews>
      <imageView id="a" userLabel="not this"><rect key="frame" x="0" y="0" width="1" height="1"/></imageView>
      <view id="b" userLabel="Top Bar"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <view id="c" userLabel="Top Bar"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <view id="d" customClass="AvatarView"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <label id="e" text="9 lives"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
      <view id="f-1"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      </subviews>
      """)
    let file = try InterfaceFile(Array(text.utf8))
    let names = try file.layout(of: file.scenes[0]).frames.map(\.name)
    expectEqual(
      names, ["root", "photo", "Top_Bar", "Top_Bar_2", "avatarView", "_9_lives", "view_f_1"])
  }

  @Test func `a scene without frames, views or Auto Layout is skipped with a reason`() throws {
    let empty = try InterfaceFile(Array(InterfaceText.xib("").utf8))
    expectEqual(empty.scenes[0].skipReason, "there are no views inside")
    let text = InterfaceText.xib("<subviews><view id=\"a\"/></subviews>")
    let old = try InterfaceFile(Array(text.utf8)).scenes[0]
    expectEqual(old.skipReason?.contains("Xcode 8"), true)
    let masks = text.split(separator: "useAutolayout=\"YES\"").joined()
    try expectEqual(
      InterfaceFile(Array(masks.utf8)).scenes[0].skipReason, "the file does not use Auto Layout")
  }

  @Test func `the stored frames determine the safe area of the root`() throws {
    let members =
      "<subviews>" + InterfaceText.view("a", "0 7 100 39") + "</subviews>"
      + #"<viewLayoutGuide key="safeArea" id="safe"/>"#
      + constraints(
        #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top""#,
        #"firstItem="safe" firstAttribute="bottom" secondItem="a" secondAttribute="bottom""#,
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstAttribute="trailing" secondItem="a" secondAttribute="trailing""#)
    let file = try InterfaceFile(Array(InterfaceText.xib(members).utf8))
    try expectEqual(file.frames()["a"], [0, 7, 100, 39])
    var environment = InterfaceEnvironment()
    environment.safeArea = EdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
    try expectEqual(file.frames(in: environment)["a"], [0, 10, 100, 50 - 15])
  }

  @Test func `one constraint of a conflict is broken, and the conflict is reported`() throws {
    let members =
      "<subviews>"
      + InterfaceText.view(
        "a", "0 0 30 10",
        members: constraints(
          #"firstAttribute="width" constant="30""#, #"firstAttribute="width" constant="40""#,
          #"firstAttribute="height" constant="10""#)) + "</subviews>"
      + constraints(
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top""#)
    let file = try InterfaceFile(Array(InterfaceText.xib(members).utf8))
    let comparison = try file.comparison(of: file.scenes[0])
    expectEqual(comparison.conflict?.constraints, ["a.width == 30", "a.width == 40"])
    let view = comparison.views[1]
    expect(view.solved.height == 10 && (view.solved.width == 30 || view.solved.width == 40))
  }

  @Test func `a symbol has the baseline that its frame implies`() throws {
    let members =
      "<subviews>"
      + InterfaceText.view(
        "a", "10 5 33 20", kind: "label", attributes: #"text="Word""#,
        members: #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#)
      + InterfaceText.view("b", "60 8 20 16", kind: "imageView") + "</subviews>"
      + constraints(
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10""#,
        #"firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="5""#,
        #"firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="60""#,
        #"firstItem="b" firstAttribute="firstBaseline" secondItem="a" secondAttribute="firstBaseline""#
      )
    try expectEqual(frames(members)["b"], [60, 8, 20, 16])
  }

  @Test func `a center determines the safe area without an edge`() throws {
    // With a status bar of 20 and a bar of 44 above, the middle is 32 lower than that of the root.
    let text = InterfaceText.xib(
      "<subviews>" + InterfaceText.view("a", "0 355.5 50 20") + "</subviews>"
        + #"<viewLayoutGuide key="safeArea" id="safe"/>"#
        + constraints(
          #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
          #"firstItem="a" firstAttribute="centerY" secondItem="safe" secondAttribute="centerY""#))
    let sized = text.split(separator: #"width="100" height="50""#)
      .joined(separator: #"width="375" height="667""#)
    let file = try InterfaceFile(Array(sized.utf8))
    let middle = (20 + 44 + 667.0) / 2
    try expectEqual(file.frames()["a"], [0, middle - 20 / 2, 50, 20])
  }

  @Test func `a symbol is aligned by a rectangle of its own`() throws {
    // Required 20 by 20 in the middle; drawn half a point lower at the top, a point at the bottom.
    let members =
      "<subviews>"
      + InterfaceText.view(
        "a", "10 15.5 20 18.5", kind: "imageView", attributes: #"image="star" catalog="system""#,
        members: constraints(
          #"firstAttribute="width" constant="20""#,
          #"firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="1:1""#))
      + InterfaceText.view("b", "30 30 10 10") + "</subviews>"
      + constraints(
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10""#,
        #"firstItem="a" firstAttribute="centerY" secondItem="root" secondAttribute="centerY""#,
        #"firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing""#,
        #"firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="5""#,
        #"firstItem="b" firstAttribute="width" constant="10""#,
        #"firstItem="b" firstAttribute="height" constant="10""#)
    let found = try frames(members)
    expectEqual(found["a"], [10, 15.5, 20, 18.5])
    // The bottom of what is aligned is that of the square, ten below the middle.
    let bottom = 25.0 + 20 / 2 + 5
    let expected = [30, bottom - 10, 10, 10]
    expectEqual(found["b"], expected)
  }

  @Test(arguments: [("rootViewController", 20.0 + 44), ("other", 20.0)])
  func `a controller of a navigation controller is below its bar`(
    relationship: String, top: Double
  ) throws {
    let view = InterfaceText.view("a", "0 0 50 20")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes><scene><objects><navigationController id="n"><connections>
      <segue destination="c" kind="relationship" relationship="\(relationship)" id="s"/></connections></navigationController>
      <viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>\(view)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      """
      + constraints(
        #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#,
        #"firstItem="a" firstAttribute="width" constant="50""#,
        #"firstItem="a" firstAttribute="height" constant="20""#,
        #"firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" priority="750""#
      )
      + "</view></viewController></objects></scene></scenes></document>"
    let file = try InterfaceFile(Array(text.utf8))
    expectEqual(file.scenes.map(\.id), ["c"])
    let expected = [0, top, 50, 20]
    try expectEqual(file.frames()["a"], expected)
  }

  @Test func `a scene is mirrored where reading goes from right to left`() throws {
    let file = try InterfaceText.example("cell.xib")
    let frames = try file.frames(0)
    var environment = InterfaceEnvironment()
    environment.direction = .rightToLeft
    let mirrored = try file.frames(0, in: environment)
    // The text becomes as wide as before, on the other side of the photo.
    let width = file.scenes[0].size.width
    for name in ["photoView", "nameLabel"] {
      let frame = try #require(frames[name])
      expectEqual(mirrored[name]?[0], width - frame[0] - frame[2], "\(name)")
      expectEqual(mirrored[name]?[2], frame[2], "\(name)")
    }
  }
}
