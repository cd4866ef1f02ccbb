import Anchors
import AnchorsQuestions
import InterfaceFiles
import TestSupport
import Testing

/// Each check beside a scene that has its fault, and one that nearly has it.
@Suite struct InterfaceLintTests {
  typealias T = LintText

  /// Expects a finding about a view in one scene, and none of its code in the other.
  func check(
    _ check: InterfaceCheck, _ view: String, _ faulty: LintText, _ good: LintText,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try faulty.findings()
    #expect(
      found.contains { $0.code == check.name && $0.id == view },
      "\(found.map { "\($0.code) \($0.id): \($0.message)" })", sourceLocation: sourceLocation)
    let other = try good.findings().filter { $0.code == check.name }
    #expect(other.isEmpty, "\(other.map(\.message))", sourceLocation: sourceLocation)
  }

  let corner = ["a.leading == r.leading 10", "a.top == r.top 10"]

  @Test func `a conflict is an error, and a lower priority resolves it`() throws {
    let views = T.view("a", "10 10 20 20")
    let size = corner + ["a.height == 20", "a.width == 20"]
    try check(
      .conflict, "a", T(views: views, constraints: size + ["a.width == 30"]),
      T(views: views, constraints: size + ["a.width == 30 @750"]))
    let conflict = try T(views: views, constraints: size + ["a.width == 30"]).findings()
    expect(conflict.contains { $0.severity == .error })
  }

  @Test func `a wrong number is a finding with its position`() throws {
    let views = T.view("a", "10 10 20 20")
    let text = T(views: views, constraints: corner + ["a.width == 20", "a.height == 2x"])
    let found = try text.findings()
    expect(found.map(\.code) == ["unreadable"] && found.first?.severity == .error)
    expect(found.first?.message.contains("'2x'") ?? false)
  }

  @Test func `a stored frame that constraints contradict is stale`() throws {
    let size = ["a.height == 20", "a.width == 20"]
    try check(
      .staleFrame, "a", T(views: T.view("a", "30 10 20 20"), constraints: corner + size),
      T(views: T.view("a", "10 10 20 20"), constraints: corner + size))
  }

  @Test func `margins are wider than a narrow view`() throws {
    func scene(_ width: Int) -> T {
      let inner = """
        <subviews>\(T.view("b", "8 8 0 4"))</subviews><constraints>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leadingMargin" id="m"/>
        </constraints>
        """
      return T(
        views: T.view("a", "10 10 \(width) 20", members: inner),
        constraints: corner + [
          "a.width == \(width)", "a.height == 20", "b.top == a.top 8", "b.height == 4",
          "b.width == 0",
        ])
    }
    // Two margins of 8 points.
    try check(.wideMargins, "a", scene(15), scene(17))
  }

  @Test func `a chain of exact heights allows no other height`() throws {
    let views = T.view("a", "10 10 50 80")
    let chain = corner + ["a.width == 50", "r.bottom == a.bottom 10"]
    try check(
      .rigidSize, "a", T(root: .cell, views: views, constraints: chain + ["a.height == 80"]),
      T(root: .cell, views: views, constraints: chain + ["a.height == 80 @999"]))
  }

  @Test func `the shares of two texts are ambiguous only in a narrower root`() throws {
    func scene(_ attributes: String) -> T {
      T(
        views: T.label("a", 0, 140, #"horizontalHuggingPriority="252" "# + attributes)
          + T.label("b", 148, 152, #"horizontalHuggingPriority="251""#),
        constraints: [
          "a.leading == r.leading", "b.leading == a.trailing 8", "r.trailing == b.trailing",
          "a.top == r.top 10", "b.top == r.top 10",
        ])
    }
    try check(
      .ambiguousAtSize, "a", scene(""), scene(#"horizontalCompressionResistancePriority="751""#))
  }

  @Test func `a longer text reaches over a neighbor without a gap between them`() throws {
    let views = T.label("a", 10, 60) + T.view("b", "150 10 40 20")
    let rest =
      corner + [
        "b.leading == r.leading 150", "b.top == r.top 10", "b.width == 40", "b.height == 20",
      ]
    try check(
      .missingGap, "a", T(views: views, constraints: rest),
      T(views: views, constraints: rest + ["b.leading >= a.trailing 8"]))
    // The end of the superview limits a text as well.
    let alone = T.label("a", 10, 60)
    try check(
      .missingGap, "a",
      T(size: (100, 50), views: alone, constraints: corner),
      T(size: (100, 50), views: alone, constraints: corner + ["a.trailing <= r.trailing -10"]))
  }

  @Test func `an exact height cuts a larger text, a minimum does not`() throws {
    let views = T.label("a", 10, 60)
    try check(
      .largerType, "a", T(views: views, constraints: corner + ["a.height == 20"]),
      T(views: views, constraints: corner + ["a.height >= 20"]))
  }

  @Test func `one line nearly filled needs more lines`() throws {
    let sides = ["a.leading == r.leading 10", "r.trailing == a.trailing 10", "a.top == r.top 10"]
    // Some 125 points in Helvetica of 17.
    func scene(_ width: Int, _ attributes: String = "") -> T {
      T(
        size: (width, 50),
        views: T.label("a", 10, width - 20, text: "Allow this device", attributes),
        constraints: sides)
    }
    try check(.tightText, "a", scene(160), scene(160, #"numberOfLines="0""#))
    try check(.tightText, "a", scene(160), scene(220))
    try check(.tightText, "a", scene(160), scene(160, #"adjustsFontSizeToFit="YES""#))
    try check(.tightText, "a", scene(160), scene(160, #"minimumScaleFactor="0.5""#))
  }

  @Test func `the fixed frame of a label limits its line`() throws {
    // Some 125 points in Helvetica of 17.
    func scene(_ width: Int, _ attributes: String = "") -> T {
      let fixed = #"fixedFrame="YES" "# + attributes
      return T(views: T.label("a", 10, width, text: "Allow this device", fixed))
    }
    try check(.tightText, "a", scene(140), scene(140, #"numberOfLines="0""#))
    try check(.tightText, "a", scene(140), scene(200))
  }

  @Test func `an exact size of a text is a note, and a warning if it cuts the text`() throws {
    let views = T.label("a", 10, 80, text: "Hello")
    try check(
      .fixedTextSize, "a", T(views: views, constraints: corner + ["a.width == 80"]),
      T(views: views, constraints: corner + ["a.width >= 80"]))
    let long = T.label("a", 10, 40, text: "Hello, everybody")
    let found = try T(views: long, constraints: corner + ["a.width == 40"]).findings()
    expect(found.contains { $0.code == "fixedTextSize" && $0.severity == .warning })
    let fitting = try T(views: views, constraints: corner + ["a.width == 80"]).findings()
    expect(fitting.contains { $0.code == "fixedTextSize" && $0.severity == .note })
  }

  @Test func `fonts of a fixed size are one note in a file`() throws {
    func scene(_ font: String) -> T {
      let members = "<fontDescription key=\"fontDescription\" \(font)/>"
      let views = ["a", "b"].map { T.view($0, "10 10 60 20", "label", members: members) }
      return T(views: views.joined(), constraints: corner)
    }
    try check(
      .fixedFont, "", scene(#"type="system" pointSize="17""#),
      scene(#"style="UICTFontTextStyleBody""#))
    let found = try scene(#"type="system" pointSize="17""#).findings()
    expectEqual(found.count { $0.code == "fixedFont" }, 1)
    expect(found.first?.message.hasPrefix("2 texts") ?? false)
  }

  @Test func `the height of a row includes a text only if its bottom is constrained`() throws {
    let views = T.label("a", 10, 60, "numberOfLines=\"0\"")
    try check(
      .missingBottom, "a", T(root: .cell, size: (300, 40), views: views, constraints: corner),
      T(
        root: .cell, size: (300, 40), views: views,
        constraints: corner + ["r.bottom >= a.bottom 10"]))
  }

  @Test func `a row without texts includes a field only if its bottom is constrained`() throws {
    let views = T.view("a", "10 10 60 20", "textField")
    let size = corner + ["a.width == 60", "a.height == 20"]
    try check(
      .missingBottom, "a", T(root: .cell, size: (300, 40), views: views, constraints: size),
      T(
        root: .cell, size: (300, 40), views: views,
        constraints: size + ["r.bottom >= a.bottom 10"]))
  }

  @Test func `a frame is fixed among constraints`() throws {
    func scene(_ attributes: String) -> T {
      T(
        views: T.view("a", "10 10 20 20") + T.view("b", "50 10 20 20", "view", attributes),
        constraints: corner + [
          "a.width == 20", "a.height == 20", "b.leading == a.trailing 20", "b.top == r.top 10",
          "b.width == 20", "b.height == 20",
        ])
    }
    try check(.fixedFrame, "b", scene(#"fixedFrame="YES""#), scene(""))
  }

  @Test func `a gap between siblings is negative in either order of the constraint`() throws {
    func scene(_ gap: String, x: Int) -> T {
      T(
        views: T.label("a", 10, 60) + T.label("b", x, 60),
        constraints: corner + [gap, "b.top == r.top 10"])
    }
    let good = scene("b.leading == a.trailing 4", x: 74)
    try check(.negativeGap, "b", scene("b.leading == a.trailing -4", x: 66), good)
    try check(.negativeGap, "b", scene("a.trailing == b.leading 4", x: 66), good)
    try check(
      .negativeGap, "b", scene("b.leading == a.trailing -4", x: 66),
      scene("a.trailing == b.leading -4", x: 74))
  }

  @Test func `insets at both sides are the same, or from the same guide`() throws {
    let views = T.label("a", 10, 280)
    func scene(_ trailing: String) -> T {
      T(views: views, constraints: corner + [trailing])
    }
    try check(
      .unevenInsets, "a", scene("r.trailing == a.trailing 20"),
      scene("r.trailing == a.trailing 10"))
    try check(
      .unevenInsets, "a", scene("s.trailing == a.trailing 10"),
      scene("a.trailing == r.trailing -10"))
  }

  @Test func `a control belongs to the safe area, and a list to the edge`() throws {
    func scene(_ kind: String, _ bottom: String) -> T {
      T(
        root: .controller, size: (375, 667), views: T.view("a", "10 613 100 34", kind),
        constraints: [
          "a.leading == s.leading 10", bottom, "a.width == 100", "a.height == 34",
        ])
    }
    try check(
      .screenEdge, "a", scene("textField", "r.bottom == a.bottom 20"),
      scene("textField", "s.bottom == a.bottom 20"))
    func list(_ bottom: String) -> T {
      T(
        root: .controller, size: (375, 667), views: T.view("a", "0 20 375 647", "tableView"),
        constraints: [
          "a.leading == r.leading", "r.trailing == a.trailing", "a.top == s.top", bottom,
        ])
    }
    try check(
      .listAtSafeArea, "a", list("s.bottom == a.bottom"), list("r.bottom == a.bottom"))
  }

  @Test func `a distance from the superview spans an icon`() throws {
    func scene(_ leading: String) -> T {
      T(
        views: T.view("i", "10 10 30 20", "imageView") + T.label("a", 50, 60),
        constraints: [
          "i.leading == r.leading 10", "i.top == r.top 10", "i.width == 30", "i.height == 20",
          leading, "a.top == r.top 10",
        ])
    }
    try check(
      .spannedSibling, "a", scene("a.leading == r.leading 50"), scene("a.leading == i.trailing 10"))
  }

  @Test func `stacks in proportion to contents, and gaps that are not the spacing`() throws {
    func scene(_ attributes: String, x: Int = 68) -> T {
      let inner = T.view("b", "0 0 60 20") + T.view("c", "\(x) 0 60 20")
      return T(
        views: T.view(
          "a", "10 10 128 20", "stackView", #"spacing="8" "# + attributes,
          members: "<subviews>\(inner)</subviews>"),
        constraints: corner + ["b.width == 60", "c.width == 60", "b.height == 20"])
    }
    try check(
      .proportionalStack, "a", scene(#"distribution="fillProportionally""#),
      scene(#"distribution="fillEqually""#))
    try check(.stackSpacing, "a", scene("", x: 80), scene(""))
  }

  @Test func `a view hidden in a stack has no exact size along it`() throws {
    func scene(_ size: String) -> T {
      let inner = T.view("b", "0 0 60 20") + T.view("c", "0 0 40 20", "view", #"hidden="YES""#)
      return T(
        views: T.view(
          "a", "10 10 60 20", "stackView", members: "<subviews>\(inner)</subviews>"),
        constraints: corner + ["b.width == 60", "b.height == 20", size])
    }
    try check(.hiddenSize, "c", scene("c.width == 40"), scene("c.width == 40 @999"))
    try check(.hiddenSize, "c", scene("c.width == 40"), scene("c.height == 20"))
  }

  @Test func `priorities decide which of two texts is cut and which gets more`() throws {
    func scene(_ attributes: String) -> T {
      T(
        views: T.label("a", 10, 60, attributes) + T.label("b", 78, 60),
        constraints: corner + ["b.leading == a.trailing 8", "b.top == r.top 10"])
    }
    try check(
      .equalHugging, "a", scene(""), scene(#"horizontalHuggingPriority="252""#))
    try check(
      .equalCompression, "a", scene(""), scene(#"horizontalCompressionResistancePriority="749""#))
  }

  @Test func `left edges do not mirror`() throws {
    let views = T.label("a", 10, 60)
    try check(
      .leftRight, "a", T(views: views, constraints: ["a.left == r.left 10", "a.top == r.top"]),
      T(views: views, constraints: corner))
  }

  @Test func `a view at the left is under one that mirrors`() throws {
    func scene(_ edge: String) -> T {
      T(
        views: T.label("a", 10, 100) + T.label("b", 190, 100),
        constraints: [
          "a.\(edge) == r.\(edge) 10", "a.top == r.top 10", "b.trailing == r.trailing -10",
          "b.top == r.top 10",
        ])
    }
    try check(.rightToLeft, "a", scene("left"), scene("leading"))
  }

  @Test func `a text that ends outside is a warning, decoration outside a note`() throws {
    func severity(_ kind: String) throws -> LintSeverity? {
      let views = T.view("a", "250 10 100 20", kind, "text=\"Label\"")
      let rest = ["a.leading == r.leading 250", "a.top == r.top 10", "a.width == 100"]
      return try T(views: views, constraints: rest + ["a.height == 20"]).findings()
        .first { $0.code == "outsideSuperview" }?.severity
    }
    try expectEqual(severity("label"), .warning)
    try expectEqual(severity("view"), .note)
  }

  @Test func `an end outside is a warning if the other end is as far inside`() throws {
    func severity(_ leading: Int) throws -> LintSeverity? {
      try T(
        views: T.view("a", "\(leading) 10 \(305 - leading) 20"),
        constraints: [
          "a.leading == r.leading \(leading)", "a.trailing == r.trailing 5", "a.top == r.top 10",
          "a.height == 20",
        ]
      ).findings().first { $0.code == "trailingSign" }?.severity
    }
    try expectEqual(severity(5), .warning)
    try expectEqual(severity(200), .note)
  }

  @Test func `ambiguity is a warning if the file marks it, or the frame is another one`() throws {
    func severity(_ y: Int, _ attributes: String = "") throws -> LintSeverity? {
      try T(
        views: T.view("a", "0 \(y) 40 20", "view", attributes),
        constraints: ["a.leading == r.leading", "a.width == 40", "a.height == 20"]
      ).findings().first { $0.code == "ambiguous" }?.severity
    }
    try expectEqual(severity(30), .warning)
    try expectEqual(severity(0, #"ambiguous="YES""#), .warning)
    // Interface Builder has the same frame, and says nothing.
    try expectEqual(severity(0), .note)
  }

  @Test func `a limit beyond all widths of a range has no effect in it`() throws {
    let text = T(
      views: T.view("a", "10 10 280 20"),
      constraints: corner + [
        "a.trailing == r.trailing -10 @750", "a.width <= 400", "a.height == 20",
      ])
    let file = try InterfaceFile(Array(text.text.utf8))
    func isFound(_ widths: ClosedRange<Double>?) -> Bool {
      file.lint(file.scenes[0], widths: widths).contains {
        $0.code == "neverBinding" && $0.id == "a"
      }
    }
    // At a root of 421 points, the width would be 401.
    expect(isFound(200...419))
    expect(!isFound(200...421) && !isFound(nil))
  }

  @Test func `every check has a code of its own, a level and a sentence`() {
    let names = InterfaceCheck.allCases.map(\.name) + LintCode.allCases.map(\.name)
    expectEqual(Set(names).count, names.count)
    expect(InterfaceCheck.allCases.allSatisfy { $0.summary.hasSuffix(".") })
  }
}
