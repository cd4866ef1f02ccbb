import Foundation
import LayoutCommand
import TestSupport
import Testing

/// The commands on files of Interface Builder, from their arguments to what they write.
@Suite struct InterfaceCommandTests {
  private func run(_ arguments: String...) throws -> (CommandStatus, MemorySystem) {
    let system = MemorySystem([
      "bad.xib": "<document>\n<a", "card.json": #"{"width": 1}"#, "note.xib": "<note/>",
      "impossible.xib": Self.impossible,
    ])
    for name in [
      "login.storyboard", "business-cards.xib", "faults.xib", "settings.xib", "cell.xib",
      "size-classes.storyboard",
    ] {
      let data = try Data(contentsOf: PackageFolder.url("Examples/interface/" + name))
      system.files[name] = [UInt8](data)
    }
    return (LayoutProgram(system: system).run(arguments), system)
  }

  /// A view that is 10 and 20 points wide, in the fifth line and the sixth.
  private static let impossible = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <view id="r"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
    <view id="a" userLabel="bar" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="10" height="10"/>
    <constraints>
    <constraint firstAttribute="width" constant="10" id="c"/>
    <constraint firstAttribute="width" constant="20" id="d"/>
    </constraints></view></subviews></view></objects></document>
    """

  @Test func `scenes are listed with their lines, identifiers and sizes`() throws {
    let (status, system) = try run("scenes", "business-cards.xib")
    expectEqual(status, .done)
    let lines = system.output.split(separator: "\n")
    expect(lines.count == 3 && lines[0].hasSuffix("Sr0-In-Tf1  Senior Card  320 × 205"))
    let (found, list) = try run("scenes", "impossible.xib", "--format", "json")
    let scene = try AnswerJSON(list.output)["scenes"][0]
    expect(found == .notLaidOut && scene["id"] == .string("r") && scene["line"] == .number(2))
    expect(scene["error"].text.contains("bar.width == 10"))
  }

  @Test func `scenes of several files and folders are listed with their files`() throws {
    let login = try Data(
      contentsOf: PackageFolder.url("Examples/interface/login.storyboard"))
    let system = MemorySystem([
      "app/b/bad.xib": "<document>", "app/a.json": "{}", "app/Pods/x.xib": "<document>",
      "app/mac.xib": Self.impossible.replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa"),
      "impossible.xib": Self.impossible,
    ])
    system.files["app/login.storyboard"] = [UInt8](login)
    let program = LayoutProgram(system: system)
    expectEqual(program.run(["scenes", "app", "impossible.xib"]), .wrongInput)
    let lines = system.output.split(separator: "\n")
    expectEqual(lines.count, 2)
    expect(lines[0].hasPrefix("app/login.storyboard:14  Lv0-In-Tf1  LoginViewController"))
    expect(lines[1].hasPrefix("impossible.xib:2 ") && lines[1].contains("bar.width == 10"))
    expect(system.messages.contains("app/b/bad.xib:1") && system.messages.contains("app/mac.xib"))
    expect(!system.messages.contains("Pods") && !system.messages.contains("a.json"))

    system.standardOutput = []
    expectEqual(program.run(["scenes", "app", "--format", "json"]), .wrongInput)
    let files = try AnswerJSON(system.output)["files"]
    expect(files[0]["file"] == .string("app/b/bad.xib") && files[0]["error"] != .null)
    expect(files[1]["scenes"][0]["name"] == .string("LoginViewController") && files[3] == .null)

    for command in ["compare", "scenes"] {
      // The file for another system in a folder is mentioned and no failure.
      system.files["app/b/bad.xib"] = nil
      system.messages = ""
      expectEqual(program.run([command, "app"]), .done, "\(system.messages)")
      expect(system.messages.contains("app/mac.xib"))
      expectEqual(program.run([command, "app/mac.xib"]), .wrongInput)
      system.files["empty/a.json"] = Array("{}".utf8)
      system.messages = ""
      expectEqual(program.run([command, "empty"]), .done)
      expectEqual(system.messages, "empty: no .xib or .storyboard in it\n")
    }
  }

  @Test func `frames are compared as JSON, and a wrong file does not stop the others`() throws {
    let (status, system) = try run(
      "compare", "--format", "json", "bad.xib", "login.storyboard", "missing.xib", "note.xib")
    expectEqual(status, .wrongInput)
    let files = try AnswerJSON(system.output)["files"]
    expect(files[0]["error"].text.contains("bad.xib:2: unterminated tag"))
    expect(files[2]["error"].text.contains("missing.xib") && files[4] == .null)
    let scene = files[1]["scenes"][0]
    expectEqual(files[1]["file"], .string("login.storyboard"))
    expect(scene["name"] == .string("LoginViewController") && scene["id"] == .string("Lv0-In-Tf1"))
    let view = scene["views"][2]
    expect(view["id"] == .string("Lf1-In-Tf1") && view["stale"] == .bool(false))
    let frame = AnswerJSON.array([0, 0, 375 - 2 * 24, 34].map { .number($0) })
    expect(view["stored"] == frame && view["solved"] == frame)
    expectEqual(view["sizeFrom"], .string("table"))
  }

  @Test func `a frame that differs is a line and a status`() throws {
    try expectEqual(run("compare", "login.storyboard").0, .done)
    let (status, system) = try run("compare", "faults.xib")
    expectEqual(status, .notLaidOut)
    let lines = system.output.split(separator: "\n")
    expect(lines.count == 2 && lines[0] == "faults.xib:19: Faults: 4 of 5 frames equal")
    expect(lines[1].contains("floating is stored as (5 60 100 20), laid out as (5 0 100 20)"))
  }

  @Test func `one picture has the frames of the file beside those of the layout`() throws {
    let (status, system) = try run(
      "compare", "--format", "svg", "faults.xib", "business-cards.xib", "bad.xib")
    expectEqual(status, .wrongInput)
    let titles = [
      "faults.xib:19: Faults: 4 of 5 frames equal", ">floating<",
      "business-cards.xib:98: Junior Card: 3 of 3 frames equal", "bad.xib:2: unterminated tag",
    ]
    for title in titles { expect(system.output.contains(title), "\(title)") }
    // The frame of the file is 60 points below that of the layout.
    for y in [0, 60] {
      expect(system.output.contains("x=\"5\" y=\"\(y)\" width=\"100\" height=\"20\""), "\(y)")
    }
    expectEqual(system.output.components(separatedBy: "<title>floating, ").count, 1 + 2)
  }

  @Test func `all scenes are solved, or one of them, at the size of a device`() throws {
    let (status, system) = try run(
      "solve", "business-cards.xib", "--scene", "Junior Card", "--format", "json")
    let answer = try AnswerJSON(system.output)["scenes"]
    expect(status == .done && answer[0]["name"] == .string("Junior Card") && answer[1] == .null)
    expectEqual(answer[0]["result"]["items"]["juca"]["width"], .number(320 / 4))
    expectEqual(answer[0]["sizesFromFile"], ["Juca_dos_Santos", "juca"])
    let (_, all) = try run("solve", "business-cards.xib")
    expect(all.output.contains("\nsizes from the file: photo, name, title, phone, email\n"))
    expect(all.output.contains("business-cards.xib:66: Full Card\n"))
    let (_, device) = try run(
      "solve", "login.storyboard", "--device", "500x400", "--format", "json")
    let field = try AnswerJSON(device.output)["scenes"][0]["result"]["items"]["nameField"]
    expectEqual(field["width"], .number(500 - 2 * 24))
    // Texts are measured at another size.
    try expectEqual(AnswerJSON(device.output)["scenes"][0]["sizesFromFile"], [])
    let (_, phone) = try run(
      "solve", "login.storyboard", "--device", "iphone-15", "--safe-area", "100,0,0,0",
      "--format", "json")
    let safe = try AnswerJSON(phone.output)["scenes"][0]["result"]
    expectEqual(safe["size"]["height"], .number(852))
    let form = safe["items"]["stackView_Ls0_In_Tf1"]
    guard case .number(let top) = form["y"], case .number(let height) = form["height"] else {
      Issue.record("the form has no frame")
      return
    }
    // Within a pixel, of which there are three to a point.
    #expect((top + height / 2 - ((100 + 852.0) / 2 - 43.5)).magnitude < 0.34)
  }

  @Test func `a drawing of a scene has the titles of its buttons`() throws {
    let (status, system) = try run("solve", "login.storyboard", "--format", "svg")
    expectEqual(status, .done)
    expect(system.output.contains(">Log in </text>") || system.output.contains(">Log in</text>"))
  }

  @Test func `a device in landscape has the constraints of its size class`() throws {
    let (status, system) = try run(
      "solve", "size-classes.storyboard", "--device", "667x375", "--safe-area", "0,0,0,0",
      "--size-class", "compact-compact", "--format", "json")
    let items = try AnswerJSON(system.output)["scenes"][0]["result"]["items"]
    expect(status == .done && items["photo"]["height"] == .number(100))
  }

  @Test func `lint finds the faults with their lines in the file`() throws {
    let (status, system) = try run("lint", "faults.xib")
    expectEqual(status, .notLaidOut)
    for code in ["outsideSuperview", "trailingSign", "duplicate", "ambiguous"] {
      expect(system.output.contains("[\(code)]"), "\(code)")
    }
    expect(system.output.contains("faults.xib:51:18: warning: titleLabel ends outside Faults"))
    let (clean, other) = try run("lint", "cell.xib", "--format", "json")
    let findings = try AnswerJSON(other.output)["findings"]
    expect(clean == .done && findings[0]["level"] == .string("note"))
  }

  @Test func `conflicts and explanations name the constraints of the file`() throws {
    let (status, system) = try run("solve", "impossible.xib")
    expectEqual(status, .notLaidOut)
    expect(system.messages.contains("bar.width == 10 (impossible.xib:5)"))
    expect(system.messages.contains("bar.width == 20 (impossible.xib:6)"))
    let (_, reasons) = try run("explain", "cell.xib", "photoView.width")
    expect(reasons.output.contains("photoView.width == 40 (cell.xib:"))
    let (several, message) = try run("explain", "business-cards.xib", "photo.width")
    expect(several == .wrongInput && message.messages.contains("choose one with --scene"))
    let (chosen, one) = try run(
      "explain", "business-cards.xib", "--scene", "Sr0-In-Tf1", "photo.height")
    expect(chosen == .done && one.output.contains("photo.height == 100"))
  }

  @Test func `every scene is exported as a function of its own`() throws {
    let (status, system) = try run("export", "business-cards.xib", "--style", "anchors")
    expectEqual(status, .done)
    for name in ["makeSeniorCardView", "makeFullCardView", "makeJuniorCardView"] {
      expect(system.output.contains("func \(name)() -> View {"))
    }
    expectEqual(system.output.components(separatedBy: "final class SizedLabel").count, 2)
  }

  @Test func `a scene is exported as a view of UIKit unless another style is asked for`() throws {
    let (status, system) = try run("export", "business-cards.xib", "--scene", "Full Card")
    expect(status == .done && system.output.contains("\nfinal class FullCardView: UIView {\n"))
    expect(!system.output.contains("SeniorCardView"))
    let (other, json) = try run("export", "card.json", "--style", "uikit")
    expect(other == .wrongInput && json.messages.contains("--style uikit requires"))
  }

  @Test func `options are checked, and belong to these files`() throws {
    for (arguments, part) in [
      (["solve", "card.json", "--device", "ipad"], "--device requires"),
      (["solve", "login.storyboard", "--device", "nokia"], "--device expects one of"),
      (["solve", "login.storyboard", "--device", "0x5"], "--device expects one of"),
      (["solve", "login.storyboard", "--safe-area", "1,2"], "TOP,LEFT,BOTTOM,RIGHT"),
      (["solve", "login.storyboard", "--size-class", "wide"], "WIDTH-HEIGHT"),
      (["solve", "login.storyboard", "--dynamic-type", "huge"], "accessibility5"),
      (["solve", "login.storyboard", "--scene", "Logout"], "unknown scene 'Logout'"),
      (["solve", "login.storyboard", "--lines"], "--lines requires layout files"),
      (["compare"], "missing .xib"),
      (["scenes", "note.xib"], "expected 'document' of Interface Builder"),
    ] {
      let system = MemorySystem(["card.json": #"{"width": 1}"#, "note.xib": "<note/>"])
      let data = try Data(contentsOf: PackageFolder.url("Examples/interface/login.storyboard"))
      system.files["login.storyboard"] = [UInt8](data)
      expectEqual(LayoutProgram(system: system).run(arguments), .wrongInput)
      expect(system.messages.contains(part), "\(system.messages)")
    }
  }
}
