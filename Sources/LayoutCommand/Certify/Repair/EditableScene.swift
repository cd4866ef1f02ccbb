import Anchors
import InterfaceFiles
import LayoutFiles

/// A scene in a file of Interface Builder.
struct EditableScene: EditableFile {
  let file: InterfaceFile
  let views: [SceneView]

  // The heights of scenes are those of devices and of contents.
  var height: String? { nil }
  var withoutHeight: SourceEdit? { nil }
  func adding(minimumHeight: String, name: String) -> SourceEdit? { nil }

  func settingLines(_ view: Int) -> SourceEdit? {
    file.setting(
      "numberOfLines", to: "0", ofObject: views[view].id, after: ["text", "lineBreakMode"])
  }

  func settingScale(_ tenths: Int, _ view: Int) -> [SourceEdit]? {
    guard views[view].smallestScale * 10 > Double(tenths) else { return nil }
    let places: [StaticString] = ["text", "lineBreakMode", "baselineAdjustment"]
    let changes = [
      ("adjustsFontSizeToFit" as StaticString, "YES"), ("minimumScaleFactor", "0.\(tenths)"),
    ]
    .compactMap { file.setting($0.0, to: $0.1, ofObject: views[view].id, after: places) }
    return changes.count == 2 ? changes : nil
  }

  func settingCompression(_ priority: Int, _ view: Int) -> SourceEdit? {
    file.setting(
      "horizontalCompressionResistancePriority", to: "\(priority)", ofObject: views[view].id,
      after: ["horizontalHuggingPriority", "verticalHuggingPriority"])
  }

  func settingMinimum(_ constraint: SourceRange) -> SourceEdit? {
    file.settingMinimum(ofConstraintAt: constraint.start)
  }

  func setting(priority: Int, _ constraint: SourceRange) -> SourceEdit? {
    file.setting(priority: priority, ofConstraintAt: constraint.start)
  }

  func adding(_ bound: Bound, text: String, in ancestor: Int) -> SourceEdit? {
    var attributes = "firstItem=\"\(views[bound.first.view].id)\" "
    attributes += "firstAttribute=\"\(bound.first.attribute)\" "
    attributes += "relation=\"\(bound.isMaximum ? "lessThanOrEqual" : "greaterThanOrEqual")\" "
    attributes += "secondItem=\"\(views[bound.second.view].id)\" "
    attributes += "secondAttribute=\"\(bound.second.attribute)\""
    if bound.constant != 0 { attributes += " constant=\"\(decimal(bound.constant))\"" }
    return file.adding(constraint: attributes, to: views[ancestor].id)
  }
}
