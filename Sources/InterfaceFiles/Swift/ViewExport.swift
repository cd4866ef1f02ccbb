import Anchors
public import LayoutFiles

/// Scenes as Swift source text: a subclass of `UIView` for each.
///
/// The text compiles with UIKit, and elsewhere with UIKitNames. There, controls are plain views,
/// and contents whose size depends on UIKit's fonts or on pictures of the app have that of the
/// file.
final class ViewExport {
  let file: InterfaceFile
  let layout: SceneLayout
  let scene: InterfaceScene
  let names: ViewNames
  let className: String

  private init(
    _ file: InterfaceFile, _ layout: SceneLayout, _ scene: InterfaceScene, _ names: ViewNames,
    _ className: String
  ) {
    self.file = file
    self.layout = layout
    self.scene = scene
    self.names = names
    self.className = className
  }

  var document: XMLDocument { file.document }

  /// Returns scenes as one source text.
  ///
  /// - Parameters:
  ///   - scenes: The scenes with their layouts, laid out.
  ///   - file: The file of the scenes.
  ///   - name: The name of the file, for comments and for scenes without a name.
  /// - Returns: The text, with a line break at its end.
  /// - Throws: `Fault` if a name or a number is wrong.
  static func source(
    _ scenes: [(InterfaceScene, SceneLayout)], of file: InterfaceFile, name: String
  ) throws(Fault) -> String {
    var lines: [String] = []
    var classNames = UniqueNames()
    var (hasMap, hasWeb) = (false, false)
    for (scene, layout) in scenes {
      let base = try ViewNames.className(of: scene, in: file, name, layout.nodes)
      let export = ViewExport(
        file, layout, scene, try ViewNames(layout, file), classNames.use(base))
      lines += [""] + (try export.classLines())
      for node in layout.nodes {
        if file.document.isNamed(node.element, "mapView") { hasMap = true }
        if file.document.isNamed(node.element, "wkWebView") { hasWeb = true }
      }
    }
    var head: [String] = []
    if !name.utf8.isEmpty {
      head.add(
        "// Written by `layout export` from \(ViewText.comment(ViewText.fileName(of: name))).")
      head.add("")
    }
    head.add("#if canImport(UIKit)")
    if hasMap { head.add("  import MapKit") }
    head.add("  import UIKit")
    if hasWeb { head.add("  import WebKit") }
    head += ["#else", "  import UIKitNames", "#endif"]
    return SwiftLines.fitted(head + lines).joined(separator: "\n") + "\n"
  }

  private func classLines() throws(Fault) -> [String] {
    let constraints = ViewConstraints(self)
    let methods = [
      ("setUpViews", "Sets what layout depends on.", try viewSettings()),
      ("setUpHierarchy", "Adds the views in the order of the file.", hierarchy()),
      ("setUpConstraints", "Activates the constraints of the file.", constraints.lines()),
    ].filter { !$0.2.isEmpty }
    var lines = summary()
    lines.add("final class \(className): \(superclass) {")
    lines += ViewText.prefixed("  ", try properties() + constraints.properties())
    let calls = methods.map { $0.0 } + ["setUpContents"]
    lines += [""] + ViewText.prefixed("  ", initializers(calling: calls))
    for (name, summary, body) in methods {
      lines += ["", "  /// \(summary)", "  private func \(name)() {"]
      lines += ViewText.prefixed("    ", body) + ["  }"]
    }
    return lines + [""] + ViewText.prefixed("  ", try contents()) + ["}"]
  }

  private func summary() -> [String] {
    let size = layout.nodes[0].stored.size
    let name = "`\(ViewText.comment(scene.name))`"
    let text: String
    switch scene.kind {
    case .controller: text = "The view of the controller \(name)"
    case .view: text = "The view \(name)"
    case .tableCell, .collectionCell: text = "The content of the cell \(name)"
    case .header: text = "The header or footer \(name)"
    }
    return ["/// \(text), \(size.width.shortest) × \(size.height.shortest) points in the file."]
  }

  /// The class of the root: one whose contents are arranged by itself stays what it is.
  private var superclass: String {
    switch layout.nodes[0].kind {
    case .stack: "UIStackView"
    case .scroll: "UIScrollView"
    default: "UIView"
    }
  }

  /// Returns the properties for views.
  private func properties() throws(Fault) -> [String] {
    var lines: [String] = []
    var controls: [(here: String, elsewhere: String)] = []
    for (index, node) in layout.nodes.enumerated().dropFirst() {
      let view = try ViewClass(document, node.element).creation(
        custom: document.value(node.element, "customClass"), in: document, node.element)
      let plain = "let \(names[index]) = \(node.kind.plainClass)()"
      if view.isInUIKitNames {
        lines.add(plain)
      } else {
        controls.append(("let \(names[index]) = \(view.text)", plain))
      }
    }
    if !controls.isEmpty {
      lines.add("#if canImport(UIKit)")
      lines += controls.map { "  " + $0.here }
      lines.add("#else")
      lines += controls.map { "  " + $0.elsewhere }
      lines.add("#endif")
    }
    return lines
  }

  private func initializers(calling calls: [String]) -> [String] {
    let hasMasks = layout.nodes.contains { $0.parent == 0 && $0.placement != nil }
    var lines = ["override init(frame: CGRect) {"]
    if hasMasks {
      let size = ViewText.size(layout.nodes[0].stored.size)
      lines += [
        "  // Views with an autoresizing mask have their frames for this size.",
        "  super.init(frame: CGRect(origin: .zero, size: \(size)))",
      ]
    } else {
      lines.add("  super.init(frame: frame)")
    }
    lines += calls.map { "  \($0)()" }
    if hasMasks { lines.add("  if frame != .zero { self.frame = frame }") }
    return lines + [
      "}", "", "@available(*, unavailable)", "required init?(coder: NSCoder) { nil }",
    ]
  }

  /// Returns the lines that build the tree of views.
  private func hierarchy() -> [String] {
    let constrained = layout.nodes.indices.dropFirst().filter {
      !layout.nodes[$0].isArranged && layout.nodes[$0].placement == nil
        && !isEffectContent($0)
    }.map { names[$0] }
    var lines: [String] = []
    if constrained.count == 1 {
      lines.add("\(constrained[0]).translatesAutoresizingMaskIntoConstraints = false")
    } else if !constrained.isEmpty {
      lines += ViewText.loop(
        over: constrained, ["translatesAutoresizingMaskIntoConstraints = false"])
    }
    for (index, node) in layout.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      if isEffectContent(index) {
        lines += [
          "#if canImport(UIKit)", "  \(names[parent]).contentView.addSubview(\(names[index]))",
          "#else", "  \(names[parent]).addSubview(\(names[index]))", "#endif",
        ]
        continue
      }
      let receiver = parent == 0 ? "" : names[parent] + "."
      lines.add(
        "\(receiver)\(node.isArranged ? "addArrangedSubview" : "addSubview")(\(names[index]))")
    }
    return lines
  }

  /// Returns whether a view is the content of an effect, which in UIKit is in a view of its own.
  private func isEffectContent(_ index: Int) -> Bool {
    guard let parent = layout.nodes[index].parent else { return false }
    return document.isNamed(layout.nodes[parent].element, "visualEffectView")
      && document.has(layout.nodes[index].element, "key", "contentView")
  }
}

extension InterfaceFile {
  /// Returns scenes as Swift source text, a subclass of `UIView` for each.
  ///
  /// The text compiles with UIKit, and elsewhere with UIKitNames.
  ///
  /// - Parameters:
  ///   - scenes: Scenes of this file with their layouts, laid out.
  ///   - name: The name of the file, for comments and for scenes without a name; may be empty.
  /// - Returns: The text, with a line break at its end.
  /// - Throws: `LayoutFileError` if a name or a number of the file is wrong.
  /// - Complexity: O(views and constraints).
  public func viewCode(
    for scenes: [(InterfaceScene, SceneLayout)], name: String
  ) throws(LayoutFileError) -> String {
    do throws(Fault) {
      return try ViewExport.source(scenes, of: self, name: name)
    } catch {
      throw LayoutFileError(error, in: document.bytes)
    }
  }

  /// Returns scenes as Swift source text with Anchors, a function for each.
  ///
  /// - Parameters:
  ///   - scenes: Scenes of this file with their layouts, laid out.
  ///   - name: The name of the file, for scenes without a name; may be empty.
  ///   - style: The spelling of constraints.
  /// - Returns: The text, with a line break at its end.
  /// - Throws: `LayoutFileError` if a name of the file is wrong.
  /// - Complexity: O(views and constraints).
  package func source(
    of scenes: [(InterfaceScene, SceneLayout)], name: String, style: SwiftExport.Style
  ) throws(LayoutFileError) -> String {
    do throws(Fault) {
      var exports: [SwiftExport] = []
      for (scene, layout) in scenes {
        let root = try ViewNames.className(of: scene, in: self, name, layout.nodes)
        let names = try ViewNames(layout, self).constants(root: root)
        exports.append(SwiftExport(layout.file, style: style, names: names))
      }
      return SwiftExport.source(exports)
    } catch {
      throw LayoutFileError(error, in: document.bytes)
    }
  }
}
