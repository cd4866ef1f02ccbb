import Anchors
import AnchorsQuestions
import InterfaceFiles

/// A scene for tests of lint: its views and constraints in short form.
struct LintText {
  /// The kind of the root, whose identifier is `r`.
  enum Root {
    case view
    case controller
    case cell
  }

  var root = Root.view
  var size = (width: 300, height: 100)
  var views = ""
  /// Constraints such as `a.leading == r.leading 10 @750`; `s` is the safe area.
  var constraints: [String] = []

  /// A view with constraints of its own.
  static func view(
    _ id: String, _ frame: String, _ kind: String = "view", _ attributes: String = "",
    members: String = ""
  ) -> String {
    InterfaceText.view(id, frame, kind: kind, attributes: attributes, members: members)
  }

  /// A label of 20 points in height.
  static func label(
    _ id: String, _ x: Int, _ width: Int, text: String = "Label", _ attributes: String = ""
  ) -> String {
    view(id, "\(x) 10 \(width) 20", "label", #"text="\#(text)" \#(attributes)"#)
  }

  /// The file.
  var text: String {
    let frame = #"<rect key="frame" x="0" y="0" width="\#(size.width)" height="\#(size.height)"/>"#
    let members = """
      \(frame)<subviews>\(views)</subviews>
      <constraints>\(constraints.enumerated().map(Self.constraint).joined(separator: "\n"))</constraints>
      <viewLayoutGuide key="safeArea" id="s"/>
      """
    let scene: String
    switch root {
    case .view: scene = #"<view id="r" userLabel="r">\#(members)</view>"#
    case .controller:
      scene = """
        <viewController id="v"><view key="view" id="r" userLabel="r">\(members)</view>
        </viewController>
        """
    case .cell:
      scene = """
        <tableViewCell id="cell">\(frame)
        <tableViewCellContentView key="contentView" id="r" userLabel="r">\(members)
        </tableViewCellContentView></tableViewCell>
        """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>\(scene)</objects></document>
      """
  }

  private static func constraint(_ number: Int, _ text: String) -> String {
    var parts = text.split(separator: " ").map(String.init)
    var attributes = "id=\"c\(number)\""
    if let last = parts.last, last.hasPrefix("@") {
      attributes += " priority=\"\(last.dropFirst())\""
      parts.removeLast()
    }
    func end(_ name: String, _ part: String) {
      let names = part.split(separator: ".")
      attributes += " \(name)Item=\"\(names[0])\" \(name)Attribute=\"\(names[1])\""
    }
    end("first", parts[0])
    switch parts[1] {
    case ">=": attributes += " relation=\"greaterThanOrEqual\""
    case "<=": attributes += " relation=\"lessThanOrEqual\""
    default: break
    }
    if parts[2].contains(".") { end("second", parts[2]) }
    if let constant = parts.last, !constant.contains(".") || Double(constant) != nil {
      attributes += " constant=\"\(constant)\""
    }
    return "<constraint \(attributes)/>"
  }

  /// The findings in all scenes and in the file as a whole.
  func findings() throws -> [InterfaceFinding] {
    let file = try InterfaceFile(Array(text.utf8))
    return file.lintFile() + file.scenes.flatMap { file.lint($0) }
  }
}
