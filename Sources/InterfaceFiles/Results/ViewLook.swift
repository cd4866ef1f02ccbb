package import Anchors
package import LayoutFiles

/// The appearance of a view of a scene, as far as a drawing without pictures needs it.
package final class ViewLook {
  /// A kind of view that looks like no other.
  package enum Kind {
    case plain, label, button, textField, textView, image, switchControl, slider, stepper
    case segmentedControl, progress, activityIndicator, pageControl, picker, searchBar, bar
    case scroll, list, other
  }

  /// The node of the view.
  package let node: LayoutNode
  /// The kind.
  package let kind: Kind
  /// The text, the title of a button, or the placeholder of an empty field.
  package let text: String
  /// The font of the text.
  package let font: Font
  /// The horizontal alignment of the text.
  package let alignment: TextAlignment
  /// True if the text is a placeholder.
  package let isPlaceholder: Bool
  /// True for a switch that is on.
  package let isOn: Bool
  /// The titles of segments.
  package let titles: [String]
  /// The class of the app, or the kind in the file.
  package let className: String

  fileprivate init(_ document: XMLDocument, _ node: SceneNode, scale: Double) throws(Fault) {
    let element = node.element
    self.node = node.view.layoutNode
    let content = try SceneText(document, element, node.kind, scale: scale)
    text = content.text
    font = content.font
    alignment = content.alignment
    kind = Self.kind(document, node)
    let stated = try document.value(element, "text") ?? ""
    isPlaceholder =
      node.kind == .textField && stated.utf8.isEmpty && document.child(element, "string") == nil
    isOn = document.isTrue(element, "on")
    titles = node.kind == .segmentedControl ? try document.segmentTitles(element) : []
    className = try document.value(element, "customClass") ?? document.name(element)
  }

  private static func kind(_ document: XMLDocument, _ node: SceneNode) -> Kind {
    switch node.kind {
    case .view, .stack: .plain
    case .label: .label
    case .button: .button
    case .image: .image
    case .textField: .textField
    case .textView: .textView
    case .switchControl: .switchControl
    case .slider: .slider
    case .stepper: .stepper
    case .segmentedControl: .segmentedControl
    case .progress: .progress
    case .activityIndicator: .activityIndicator
    case .pageControl: .pageControl
    case .datePicker, .picker: .picker
    case .searchBar: .searchBar
    case .bar: .bar
    case .scroll: .scroll
    case .container:
      document.isNamed(node.element, "tableView")
        || document.isNamed(node.element, "collectionView")
        ? .list : document.hasSuffix(node.element, "ContentView") ? .plain : .other
    }
  }
}

extension InterfaceFile {
  /// Returns the appearance of all views of a scene of this file, in their order.
  ///
  /// - Parameters:
  ///   - layout: The layout of the scene.
  ///   - scale: The factor of text sizes.
  /// - Returns: The appearances.
  /// - Throws: `LayoutFileError` if a text or a number is wrong.
  package func looks(
    of layout: SceneLayout, textScale scale: Double
  ) throws(LayoutFileError) -> [ViewLook] {
    do throws(Fault) {
      var looks: [ViewLook] = []
      for node in layout.nodes { looks.append(try ViewLook(document, node, scale: scale)) }
      return looks
    } catch {
      throw LayoutFileError(error, in: document.bytes)
    }
  }
}
