import Anchors
import LayoutFiles

/// Builds the views and constraints of a scene.
///
/// Its extensions collect the views, resolve the constraints, infer insets from the stored frames,
/// and apply the sizes of contents.
final class SceneBuilder {
  /// The maximum depth of the tree of views; layout is recursive.
  static let maximumDepth = 200

  let file: InterfaceFile
  let scene: InterfaceScene
  let environment: InterfaceEnvironment
  let variations: SizeClassVariations
  var nodes: [SceneNode] = []
  /// The index in `targets` by object identifier.
  var ids: [TextKey: Int] = [:]
  var targets: [SceneTarget] = []
  var constraints: [SceneConstraint] = []
  var names: SceneNames

  var document: XMLDocument { file.document }

  init(_ file: InterfaceFile, _ scene: InterfaceScene, _ environment: InterfaceEnvironment) {
    self.file = file
    self.scene = scene
    self.environment = environment
    variations = SizeClassVariations(
      file.document, width: environment.widthClass ?? file.canvas?.widthClass,
      height: environment.heightClass ?? file.canvas?.heightClass)
    names = SceneNames(file)
  }

  /// Builds the scene.
  ///
  /// - Throws: `Fault` if a number or a constraint is wrong.
  func build() throws(Fault) -> SceneLayout {
    try collectViews()
    try collectConstraints()
    fitAlignmentInsets()
    let root = nodes[0].view
    let insets = inferInsets()
    fitImageInsets(insets)
    root.safeAreaInsets = environment.safeArea ?? insets.safeArea
    try applyMargins(inferred: insets)
    root.layoutDirection = environment.direction
    root.scale = environment.scale ?? file.canvas?.scale ?? 2
    for index in nodes.indices {
      if environment.omitsContents {
        nodes[index].setContent(
          Size(width: Size.noIntrinsicMetric, height: Size.noIntrinsicMetric))
      } else {
        try applyContent(to: index)
      }
    }
    fitBaselines()
    let written = try makeConstraints()
    let size = environment.size ?? nodes[0].stored.size
    var items: [FileItem] = []
    for node in nodes {
      let name = FileText(node.name, range: document.range(node.element))
      let parent = node.parent.map { nodes[$0] }.map {
        FileText($0.name, range: document.range($0.element))
      }
      var item = FileItem(
        name, kind: node.kind.itemKind, node: node.view.layoutNode, view: node.view,
        parent: parent)
      item.placement = node.placement
      items.append(item)
    }
    LayoutConstraint.activate(written.map { $0.constraint })
    var layout = LayoutFile(
      document.bytes, root: root, size: RequestedSize(width: size.width, height: size.height),
      items: items, constraints: written, lines: file.lines)
    layout.titles = drawnTitles()
    return SceneLayout(
      file: layout, nodes: nodes, lines: viewLines(), constraints: constraints,
      violations: constraints.map { violation(of: $0, insets) }, size: size,
      otherSizes: otherSizes(of: size), fitsHeight: try fitsHeight(),
      usesStoredSizes: usesStoredSizes,
      deviceSafeArea: environment.safeArea == nil ? deviceSafeArea(insets.safeArea) : nil)
  }

  /// Returns the titles of the scene's controls, for drawings.
  private func drawnTitles() -> (LayoutNode) -> [(label: Label, room: Rect)] {
    var titles: [ObjectIdentifier: ControlTitles] = [:]
    for node in nodes { titles[ObjectIdentifier(node.view.layoutNode)] = node.titles }
    return { node in
      titles[ObjectIdentifier(node)]?.placed(
        in: node.frame.size, isReversed: node.effectiveLayoutDirection == .rightToLeft) ?? []
    }
  }

  /// Returns the sizes of the root that replace an impossible one, which nothing but the file has.
  ///
  /// A row has the height of its content. On a device, a view of its own and a cell of a collection
  /// have neither width nor height there.
  private func otherSizes(of size: Size) -> [RequestedSize] {
    let row = RequestedSize(width: size.width, height: nil)
    switch scene.kind {
    case .controller: return []
    case .tableCell: return [row]
    case .header: return usesStoredSizes ? [] : [row]
    case .view, .collectionCell:
      guard !usesStoredSizes, environment.size == nil else {
        return scene.kind == .view ? [] : [row]
      }
      return [
        row, RequestedSize(width: nil, height: size.height), RequestedSize(width: nil, height: nil),
      ]
    }
  }

  /// Returns whether a row has the height of its content, since its table states none.
  private func fitsHeight() throws(Fault) -> Bool {
    guard scene.kind == .tableCell || scene.kind == .header, !usesStoredSizes,
      environment.fitsHeight || environment.size == nil
    else { return false }
    var current = scene.kind == .tableCell ? document.parent(scene.owner) : nil
    while let element = current {
      if document.isNamed(element, "tableView"),
        let height = try document.number(element, "rowHeight"), height > 0
      {
        return false
      }
      current = document.parent(element)
    }
    return true
  }

  /// True if contents have the sizes of the file.
  var usesStoredSizes: Bool {
    !environment.measuresTexts && environment.textScale == 1
  }

  private func viewLines() -> [Int] {
    nodes.map { file.lines.line(of: document.range($0.element).start) }
  }

  /// Makes the constraints of the layout from those of the file.
  private func makeConstraints() throws(Fault) -> [FileConstraint] {
    var written: [FileConstraint] = []
    for constraint in constraints {
      let first = node(of: constraint.first)
      let made: LayoutConstraint
      if let second = constraint.second {
        made = LayoutConstraint(
          item: first, attribute: constraint.first.attribute, relatedBy: constraint.relation,
          toItem: node(of: second), attribute: second.attribute,
          multiplier: constraint.multiplier, constant: constraint.constant)
      } else {
        made = LayoutConstraint(
          item: first, attribute: constraint.first.attribute, relatedBy: constraint.relation,
          constant: constraint.constant)
      }
      made.priority = LayoutPriority(constraint.priority)
      made.identifier = constraint.identifier
      let range = document.range(constraint.element)
      if let fault = made.fault { throw Fault(fault.explanation, at: range) }
      written.append(FileConstraint(constraint: made, text: text(of: constraint), range: range))
    }
    return written
  }

  /// Returns the node of an end: that of the view or of one of its guides.
  private func node(of end: SceneEnd) -> LayoutNode {
    let view = nodes[end.index].view
    return end.guide?.guide(of: view)?.layoutNode ?? view.layoutNode
  }

  /// Returns a constraint as layout files have it.
  private func text(of constraint: SceneConstraint) -> String {
    var text = "\(self.text(of: constraint.first)) \(constraint.relation.symbol) "
    if let second = constraint.second {
      if constraint.multiplier != 1 { text += "\(constraint.multiplier.shortest) * " }
      text += self.text(of: second)
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "-" : "+"
        text += " \(sign) \(constraint.constant.magnitude.shortest)"
      }
    } else {
      text += constraint.constant.shortest
    }
    if constraint.priority != 1000 { text += " @\(constraint.priority.shortest)" }
    return text
  }

  private func text(of end: SceneEnd) -> String {
    let guide = end.guide.map { "." + $0.rawValue } ?? ""
    return "\(nodes[end.index].name)\(guide).\(end.attribute.name)"
  }
}
