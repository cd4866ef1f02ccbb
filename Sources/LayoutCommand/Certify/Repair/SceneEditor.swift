import Anchors
import InterfaceFiles
import LayoutFiles

/// Edits of a scene in a file of Interface Builder.
struct SceneEditor: LayoutEditor {
  let nodes: [LayoutNode]
  let writer: ConstraintWriter
  /// Nil: the heights of scenes are those of devices and of contents.
  let height: String? = nil
  private let file: InterfaceFile
  private let views: [SceneView]

  /// Prepares edits.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - views: The views of the scene, laid out.
  ///   - writer: Its constraints.
  init(_ file: InterfaceFile, _ views: [SceneView], _ writer: ConstraintWriter) {
    self.file = file
    self.views = views
    self.writer = writer
    nodes = views.map { $0.node }
  }

  func name(_ view: Int) -> String { views[view].name }

  func changes(_ edit: LayoutEdit) -> [SourceEdit]? {
    switch edit {
    case .lines(let view):
      return file.setting(
        "numberOfLines", to: "0", ofObject: views[view].id, after: ["text", "lineBreakMode"]
      ).map { [$0] }
    case .minimum(let spot): return file.settingMinimum(ofConstraintAt: spot.range[0]).map { [$0] }
    case .priority(let spot):
      return file.setting(
        priority: LayoutEdit.lowPriority, ofConstraintAt: spot.range[0]
      ).map { [$0] }
    case .scale(let view, let percent):
      guard views[view].smallestScale * 100 > Double(percent) else { return nil }
      let id = views[view].id
      let places: [StaticString] = ["text", "lineBreakMode", "baselineAdjustment"]
      let values: [(StaticString, String)] = [
        ("adjustsFontSizeToFit", "YES"), ("minimumScaleFactor", "0.\(percent / 10)"),
      ]
      let changes = values.compactMap {
        file.setting($0.0, to: $0.1, ofObject: id, after: places)
      }
      return changes.count == values.count ? changes : nil
    case .height: return nil
    case .inside: return adding(edit).map { [$0] }
    case .apart:
      guard let bound = adding(edit) else { return nil }
      guard let (view, priority) = raisedPriority(edit) else { return [bound] }
      let raised = file.setting(
        "horizontalCompressionResistancePriority", to: "\(priority)", ofObject: views[view].id,
        after: ["horizontalHuggingPriority", "verticalHuggingPriority"])
      return raised.map { [bound, $0] }
    }
  }

  private func adding(_ edit: LayoutEdit) -> SourceEdit? {
    guard let bound = bound(edit), let parent = superview(bound.first),
      bound.second == parent || superview(bound.second) == parent
    else { return nil }
    var attributes = "firstItem=\"\(views[bound.first].id)\" firstAttribute=\"\(bound.attribute)\" "
    attributes += "relation=\"\(bound.isMaximum ? "lessThanOrEqual" : "greaterThanOrEqual")\" "
    attributes += "secondItem=\"\(views[bound.second].id)\" secondAttribute=\"\(bound.other)\""
    if bound.constant != 0 { attributes += " constant=\"\(decimal(bound.constant))\"" }
    return file.adding(constraint: attributes, to: views[parent].id)
  }
}
