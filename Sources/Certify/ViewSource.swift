import Anchors
import Devices

/// Makes the trees of the cases of an environment from a program's views.
final class ViewSource {
  /// A label whose texts are judged wider and narrower.
  private struct Text {
    let place: Int
    let label: Label
    /// The measurer that applies to the label, and the one that it has itself.
    let measurer: TextMeasurer
    let own: TextMeasurer?
  }

  /// The tree of an environment, which several cases share.
  private struct Prepared {
    let name: String
    let view: View
    let scale: Double?
    let tree: JudgedTree
    let texts: [Text]
  }

  private let views: [(name: String, view: View)]
  private let height: Double?
  private let textMeasurer: TextMeasurer?
  private var latest: Prepared?

  /// Creates a source of trees.
  ///
  /// - Parameters:
  ///   - views: The root of each environment by the environment's name.
  ///   - height: The height of the root in points, or nil for that of its content.
  ///   - textMeasurer: The measurer of roots without one, or nil.
  init(
    _ views: [(name: String, view: View)], height: Double?, textMeasurer: TextMeasurer?
  ) {
    self.views = views
    self.height = height
    self.textMeasurer = textMeasurer
  }

  /// Returns the tree of an environment, with an error of its widths and one text that grows.
  func tree(
    _ environment: Environment, _ error: WidthError, _ grown: Int, _ growth: Double
  ) -> JudgedInput {
    let name = environment.name
    if latest?.name.utf8.elementsEqual(name.utf8) != true {
      restore()
      guard let view = views.first(where: { $0.name.utf8.elementsEqual(name.utf8) })?.view else {
        return .skipped("there is no view")
      }
      latest = prepare(view, environment)
    }
    guard let latest else { return .skipped("there is no view") }
    for text in latest.texts {
      let label = text.label
      label.layoutNode.textMeasurer = error.measurer(
        text.measurer, for: label.plainText, font: label.font,
        growth: text.place == grown ? growth : 1)
    }
    return .tree(latest.tree)
  }

  /// Gives the labels of the last tree their own measurers again.
  ///
  /// A program may use its views for other things afterwards, or one view in several environments.
  func restore() {
    for text in latest?.texts ?? [] { text.label.layoutNode.textMeasurer = text.own }
    latest?.view.scale = latest?.scale
    latest = nil
  }

  private func prepare(_ view: View, _ environment: Environment) -> Prepared {
    let root = view.layoutNode
    view.layoutDirection = environment.direction
    if root.textMeasurer == nil, let textMeasurer { root.textMeasurer = textMeasurer }
    var tree = JudgedTree(root, height: height)
    let scale = view.scale
    if let scale, scale > 0 { tree.pixel = 1 / scale }
    // A pixel is the tolerance, so that frames are exact.
    view.scale = nil
    var texts: [Text] = []
    for (place, node) in root.viewsInOrder.enumerated() {
      guard let label = node as? Label else { continue }
      texts.append(
        Text(
          place: place, label: label, measurer: node.effectiveTextMeasurer, own: node.textMeasurer))
    }
    return Prepared(name: environment.name, view: view, scale: scale, tree: tree, texts: texts)
  }
}
