import Anchors
import InterfaceFiles
import TestSupport
import Testing

/// The files of `Examples/interface` beside frames that follow from arithmetic.
@Suite struct InterfaceExampleTests {
  /// Checks the frames of a scene, and that those in the file are the same.
  private func check(
    _ file: InterfaceFile, _ index: Int, _ expected: [String: [Double]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let views = try file.comparison(of: file.scenes[index]).views
    for (name, frame) in expected {
      let view = try #require(
        views.first { $0.name == name }, "\(name)", sourceLocation: sourceLocation)
      let solved = view.solved
      let numbers = [solved.minX, solved.minY, solved.width, solved.height]
      #expect(
        zip(numbers, frame).allSatisfy { ($0 - $1).magnitude < 0.34 },
        "\(name) is \(numbers), not \(frame)", sourceLocation: sourceLocation)
      #expect(view.agrees && !view.isStale, "\(name)", sourceLocation: sourceLocation)
    }
  }

  @Test func `a form is centered above the middle of the safe area`() throws {
    let (width, height, status) = (375.0, 667.0, 20.0)
    let rows = [34.0, 34, 30]
    let form = rows.reduce(0, +) + 2 * 12
    let top = (status + height) / 2 - 43.5 - form / 2
    try check(
      try InterfaceText.example("login.storyboard"), 0,
      [
        "stackView_Ls0_In_Tf1": [24, top, width - 48, form],
        "nameField": [0, 0, width - 48, rows[0]],
        "passwordField": [0, rows[0] + 12, width - 48, rows[1]],
        "loginButton": [0, rows[0] + rows[1] + 24, width - 48, rows[2]],
        "titleLabel": [(width - 101) / 2, top - 40 - 20, 101, 20],
      ])
  }

  @Test func `business cards have their texts below or beside the photo`() throws {
    let file = try InterfaceText.example("business-cards.xib")
    expectEqual(file.scenes.map(\.name), ["Senior Card", "Full Card", "Junior Card"])
    var senior = ["photo": [0.0, 0, 320, 100]]
    for (index, name) in ["name", "title", "phone", "email"].enumerated() {
      senior[name] = [5, 105 + Double(index) * (20 + 5), 320 - 2 * 5, 20]
    }
    try check(file, 0, senior)
    let middle = 5 + 80.0 / 2
    try check(
      file, 1,
      [
        "imageView_Fp0_In_Tf1": [5, 5, 80, 80],
        "Juca_dos_Santos": [90, middle - 2.5 - 20, 320 - 90 - 5, 20],
        "Desenvolvedor_iOS": [90, middle - 2.5 + 5, 320 - 90 - 5, 20],
      ])
    try check(
      file, 2,
      [
        "Juca_dos_Santos": [5, (44.0 - 20) / 2, 200, 20],
        "juca": [320 - 5 - 320.0 / 4, (44.0 - 20) / 2, 320.0 / 4, 20],
      ])
  }

  @Test
  func `rows of settings are inside the margins of their stack, and hidden ones have no extent`()
    throws
  {
    let width = 375.0 - 2 * 20
    let (row, gap) = (31.0, 10.0)
    let buttons = 10 + 2 * (row + gap)
    let third = (width - 2 * gap) / 3
    try check(
      try InterfaceText.example("settings.xib"), 0,
      [
        "stackView_Rc0_In_Tf1": [0, 0, 375, buttons + 30 + 10],
        "stackView_Rr1_In_Tf1": [20, 10, width, row],
        "stackView_Rr2_In_Tf1": [20, 10 + row + gap, width, row],
        // A switch is drawn two points wider than it is aligned.
        "soundSwitch": [width - 49, 0, 51, 31],
        "Sound": [0, (row - 20) / 2, 100, 20],
        "stackView_Rb0_In_Tf1": [20, buttons, width, 30],
        "Help": [third + gap, 0, third, 30],
        "Done": [2 * (third + gap), 0, third, 30],
      ])
    let views = try InterfaceText.example("settings.xib")
    let hidden = try views.comparison(of: views.scenes[0]).views.filter(\.isHidden)
    expectEqual(hidden.map(\.name), ["hiddenRow", "Hidden", "switch_Rs3_In_Tf1"])
  }

  @Test func `constraints on a cell are those of its content`() throws {
    let (side, top) = (16.0, 11.0)
    let text = side + 40 + 8
    try check(
      try InterfaceText.example("cell.xib"), 0,
      [
        "photoView": [side, (60.0 - 40) / 2, 40, 40],
        "nameLabel": [text, top, 320 - text - side, 20],
        "titleLabel": [text, 60 - top - 16, 320 - text - side, 16],
      ])
  }

  @Test func `content is as wide as the frame of its scroll view, and a button does not scroll`()
    throws
  {
    let (width, height, notch) = (393.0, 852.0, 59.0)
    try check(
      try InterfaceText.example("scroll.storyboard"), 0,
      [
        "scrollView": [0, notch, width, height - notch],
        "content": [0, 0, width, 900],
        "storyLabel": [20, 20, width - 40, 20.333],
        "upButton": [width - 16 - 48, height - notch - 16 - 50, 48, 50],
      ])
  }

  @Test func `size classes change constants, axes and active constraints`() throws {
    let file = try InterfaceText.example("size-classes.storyboard")
    let column = try file.frames()
    let (narrow, wide) = (375.0 - 40, 667.0 - 40)
    let (high, low) = (200.0, 100.0)
    let top = 20.0 + 20
    expectEqual(column["photo"], [0, 0, narrow, high])
    let stack = [20, top, narrow, high + 8 + 20]
    expectEqual(column["stack"], stack)
    var environment = InterfaceEnvironment()
    environment.size = Size(width: 667, height: 375)
    environment.safeArea = .zero
    environment.heightClass = .compact
    let row = try file.frames(in: environment)
    // A row as high as the picture, which is half as high, in the middle.
    let middle = [20, (375 - low) / 2, wide, low]
    expectEqual(row["stack"], middle)
    let photo = try #require(row["photo"])
    let name = try #require(row["nameLabel"])
    let start = photo[2] + 16
    expect(name[0] == start && start + name[2] == wide)
  }

  @Test func `an ambiguous frame differs, and the others agree`() throws {
    let file = try InterfaceText.example("faults.xib")
    let views = try file.comparison(of: file.scenes[0]).views
    expectEqual(views.filter { !$0.agrees }.map(\.name), ["floating"])
  }
}
