package import Anchors
import LayoutFiles

/// A view of a scene as far as its texts and its place are judged.
package struct SceneView {
  /// The node of the view in the layout.
  package let node: LayoutNode
  /// The name of the view in reports.
  package let name: String
  /// The object identifier.
  package let id: String
  /// The line and the column of the view in the file, counted from 1.
  package let position: (line: Int, column: Int)
  /// The text of the file; nil for a view that shows none.
  package let text: String?
  /// The names of the translated attributes whose texts it shows, such as `normalTitle`.
  package let attributes: [String]
  /// The titles of a control with their areas in a size of it.
  package let titles: [(label: Label, area: (Size) -> Rect)]
  /// True for a control.
  package let isControl: Bool
  /// True if contents outside of the view are not seen.
  package let clips: Bool
  /// True if an outlet refers to the view, so that the app may change its text.
  package let hasOutlet: Bool
  /// True if UIKit lays the view out at run time, as those of standard cell styles.
  package let isPlacedBySystem: Bool
  /// True for a view without constraints of its own, which its frame and mask place.
  package let isPlacedByFrame: Bool
  /// The smallest factor by which the text may shrink.
  package let smallestScale: Double
}

extension InterfaceFile {
  /// Returns the views of a layout of a scene, in the order of the file.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - scene: Its scene.
  /// - Returns: The views, the root first.
  package func views(of layout: SceneLayout, scene: InterfaceScene) -> [SceneView] {
    let placed = ["textLabel", "detailTextLabel", "imageView"].compactMap {
      (name: StaticString) -> String? in (try? document.value(scene.owner, name)) ?? nil
    }
    return layout.nodes.map { node in
      SceneView(
        node: node.view.layoutNode, name: node.name, id: node.id,
        position: position(of: document.range(node.element).start), text: text(of: node),
        attributes: attributes(of: node), titles: titles(of: node),
        isControl: node.kind.isControl,
        clips: document.isTrue(node.element, "clipsSubviews"), hasOutlet: node.hasOutlet,
        isPlacedBySystem: placed.contains { $0.isSame(as: node.id) },
        isPlacedByFrame: node.placement != nil, smallestScale: smallestScale(of: node))
    }
  }

  private func text(of node: SceneNode) -> String? {
    if node.kind == .segmentedControl {
      let titles = (try? document.segmentTitles(node.element)) ?? []
      return titles.isEmpty ? nil : titles.joined(separator: " ")
    }
    let text = try? SceneText(document, node.element, node.kind, scale: 1)
    return text.flatMap { $0.isShown ? $0.text : nil }
  }

  private func attributes(of node: SceneNode) -> [String] {
    if node.kind == .segmentedControl {
      let titles = (try? document.segmentTitles(node.element)) ?? []
      return titles.indices.map { "segmentTitles[\($0)]" }
    }
    return (try? SceneText.attributes(document, node.element, node.kind)) ?? []
  }

  private func titles(of node: SceneNode) -> [(label: Label, area: (Size) -> Rect)] {
    guard let titles = node.titles else { return [] }
    // A class of the app may be as high as its title, which no class of UIKit is.
    if node.isCustom, titles.wraps { return [] }
    let view = node.view
    let areas = { (size: Size) in
      titles.areas(
        in: size, isReversed: view.layoutNode.effectiveLayoutDirection == .rightToLeft)
    }
    return areas(.zero).enumerated().map { index, title in
      (title.label, { size in areas(size)[index].area })
    }
  }

  /// Returns the factor by which a text of one line may shrink; 1 unless it adjusts its font.
  func smallestScale(of node: SceneNode) -> Double {
    guard node.kind == .label, document.shrinksText(node.element) else { return 1 }
    if let scale = (try? document.number(node.element, "minimumScaleFactor")) ?? nil,
      scale > 0, scale <= 1
    {
      return scale
    }
    // Older files have the size in points; 0 allows any.
    guard let label = node.view as? Label, label.font.size > 0,
      let size = (try? document.number(node.element, "minimumFontSize")) ?? nil
    else { return 0 }
    return min(1, max(0, size / label.font.size))
  }
}

extension ContentKind {
  /// True for a class that a finger uses.
  var isControl: Bool {
    switch self {
    case .button, .textField, .textView, .switchControl, .slider, .stepper, .segmentedControl,
      .datePicker, .searchBar:
      true
    default: false
    }
  }
}
