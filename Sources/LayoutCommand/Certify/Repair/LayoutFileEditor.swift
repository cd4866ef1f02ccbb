import Anchors
import Certify
import LayoutFiles

/// Edits of a layout file.
struct LayoutFileEditor: LayoutEditor {
  let nodes: [LayoutNode]
  let writer: ConstraintWriter
  private let source: LayoutFileSource
  /// The number in the file of each view.
  private let items: [Int?]
  private let names: [String]

  /// Prepares edits; nil if the file cannot be read.
  ///
  /// - Parameters:
  ///   - file: The layout.
  ///   - width: A width at which it is laid out, in points.
  ///   - name: The path of the file.
  init?(_ file: LayoutFile, width: Double, name: String) {
    guard let source = LayoutFileSource(file) else { return nil }
    self.source = source
    writer = ConstraintWriter(file, name: name)
    do throws(LayoutError) {
      try file.root.layoutNode.layOut(width: width, height: file.size.height)
    } catch _ {}
    let nodes = file.root.layoutNode.viewsInOrder
    self.nodes = nodes
    items = nodes.map { node in file.items.firstIndex { $0.node === node } }
    names = items.map { $0.map { file.items[$0].name.text } ?? "" }
  }

  var height: String? { source.height }

  func name(_ view: Int) -> String { names[view] }

  func changes(_ edit: LayoutEdit) -> [SourceEdit]? {
    switch edit {
    case .lines(let view):
      guard let item = items[view] else { return nil }
      return source.setting("lines", to: "0", of: item).map { [$0] }
    case .minimum(let spot): return source.settingMinimum(spot.sourceRange).map { [$0] }
    case .priority(let spot):
      return [source.setting(priority: LayoutEdit.lowPriority, spot.sourceRange)]
    case .scale: return nil
    case .height:
      guard let height, let removal = source.withoutHeight, let bound = adding(edit),
        let minimum = source.adding(constraint: "\(name(0)).height >= \(height)")
      else { return nil }
      return [removal, minimum, bound]
    case .inside: return adding(edit).map { [$0] }
    case .apart:
      guard let bound = adding(edit) else { return nil }
      guard let (view, priority) = raisedPriority(edit), let item = items[view] else {
        return [bound]
      }
      guard !source.has("compression", item),
        let raised = source.setting(
          "compression", to: "{\"horizontal\": \(priority)}", of: item)
      else { return nil }
      return [bound, raised]
    }
  }

  private func adding(_ edit: LayoutEdit) -> SourceEdit? {
    guard let bound = bound(edit), items[bound.first] != nil, items[bound.second] != nil else {
      return nil
    }
    return source.adding(constraint: text(bound))
  }
}
