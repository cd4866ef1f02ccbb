import Anchors
import LayoutFiles

/// Finds the roots of a file, and the outlets that name its views.
struct SceneFinder {
  private let document: XMLDocument
  private let lines: LineIndex
  private let usesAutoLayout: Bool
  private(set) var scenes: [InterfaceScene] = []
  private(set) var outlets: [TextKey: Int] = [:]
  private(set) var outletNames: [String] = []
  /// The controllers that a navigation controller of the file shows, by identifier.
  private(set) var navigated: Set<TextKey> = []
  /// True if the file has variations by size class.
  private(set) var hasVariations = false
  /// The views that UIKit places beside the content of their cell, by identifier.
  private(set) var accessories: Set<TextKey> = []
  /// The sizes of the pictures of the app's catalogs by name; those of symbols are unknown.
  private(set) var pictures: [TextKey: Size] = [:]

  init(_ document: XMLDocument, _ lines: LineIndex) {
    self.document = document
    self.lines = lines
    usesAutoLayout = document.isTrue(0, "useAutolayout")
  }

  /// Visits all elements once.
  ///
  /// - Complexity: O(elements).
  mutating func find() throws(Fault) {
    for element in 0..<document.count where document.isElement(element) {
      if document.isNamed(element, "outlet") {
        try addOutlet(element)
      } else if document.isNamed(element, "segue") {
        try addSegue(element)
      } else if document.isNamed(element, "variation") {
        if !document.has(element, "key", "default") { hasVariations = true }
      } else if document.isNamed(element, "image") {
        try addPicture(element)
      } else if let (kind, root, owner) = root(at: element) {
        try addScene(kind, root: root, owner: owner)
      }
    }
  }

  /// Reads the size of a picture among the resources at the end of a file.
  private mutating func addPicture(_ element: Int) throws(Fault) {
    guard let parent = document.parent(element), document.isNamed(parent, "resources"),
      document.valueRange(element, "catalog") == nil,
      let name = try document.value(element, "name"),
      let width = try document.number(element, "width"),
      let height = try document.number(element, "height"), width > 0, height > 0
    else { return }
    pictures[TextKey(name)] = Size(width: width, height: height)
  }

  /// Returns whether an outlet moves a view out of the content of its cell.
  private func isAccessory(_ outlet: Int, _ name: String) -> Bool {
    guard let owner = document.parent(outlet).flatMap({ document.parent($0) }),
      document.isNamed(owner, "tableViewCell")
    else { return false }
    return name.isSame(as: "accessoryView") || name.isSame(as: "editingAccessoryView")
  }

  private mutating func addOutlet(_ element: Int) throws(Fault) {
    guard let name = try document.value(element, "property"),
      let id = try document.value(element, "destination")
    else { return }
    if isAccessory(element, name) { accessories.insert(TextKey(id)) }
    guard outlets[TextKey(id)] == nil,
      // These refer to the view of a controller, or to an object that is notified.
      !["view", "dataSource", "delegate", "searchDisplayController"].contains(where: {
        $0.isSame(as: name)
      })
    else { return }
    outlets[TextKey(id)] = outletNames.count
    outletNames.append(name)
  }

  private mutating func addSegue(_ element: Int) throws(Fault) {
    guard let id = try document.value(element, "destination"),
      document.has(element, "relationship", "rootViewController")
        || document.has(element, "kind", "show") || document.has(element, "kind", "push")
    else { return }
    navigated.insert(TextKey(id))
  }

  /// Returns the kind, root and owner of a scene whose root is an element, or nil.
  private func root(
    at element: Int
  ) -> (kind: InterfaceScene.Kind, root: Int, owner: Int)? {
    // A view inside belongs to the scene around it, so that each view is in one scene alone.
    guard let parent = document.parent(element), !document.isNamed(parent, "subviews") else {
      return nil
    }
    if document.isNamed(element, "tableViewCell") {
      guard let content = document.child(element, "tableViewCellContentView", key: "contentView")
      else { return nil }
      return (.tableCell, content, element)
    }
    if document.isNamed(element, "collectionViewCell") {
      let content =
        document.child(element, "view", key: "contentView")
        ?? document.child(element, "collectionViewCellContentView", key: "contentView")
      return (.collectionCell, content ?? element, element)
    }
    if document.isNamed(element, "collectionReusableView") {
      return (.collectionCell, element, element)
    }
    guard document.child(element, "rect", key: "frame") != nil else { return nil }
    if document.hasSuffix(parent, "ontroller") {
      return document.has(element, "key", "view") ? (.controller, element, parent) : nil
    }
    if document.isNamed(parent, "objects") { return (.view, element, element) }
    if document.has(element, "key", "tableHeaderView")
      || document.has(element, "key", "tableFooterView")
    {
      return (.header, element, element)
    }
    return nil
  }

  private mutating func addScene(
    _ kind: InterfaceScene.Kind, root: Int, owner: Int
  ) throws(Fault) {
    var frame = try document.frame(root)
    if frame == nil, root != owner { frame = try document.frame(owner) }
    let subviews = document.child(root, "subviews").map { document.children($0) } ?? []
    let reason: String?
    if !usesAutoLayout {
      reason = "the file does not use Auto Layout"
    } else if frame == nil {
      reason = "the file has no frames; open it in Xcode 8 or later and save it"
    } else if subviews.isEmpty {
      reason = "there are no views inside"
    } else if subviews.contains(where: { document.child($0, "rect", key: "frame") == nil }) {
      reason = "the file has no frames of subviews; open it in Xcode 8 or later and save it"
    } else {
      reason = nil
    }
    scenes.append(
      InterfaceScene(
        name: try name(of: owner), id: try document.value(owner, "id") ?? "", kind: kind,
        line: lines.line(of: document.range(root).start), size: frame?.size ?? .zero,
        skipReason: reason, root: root, owner: owner))
  }

  private func name(of owner: Int) throws(Fault) -> String {
    for attribute: StaticString in [
      "userLabel", "customClass", "storyboardIdentifier", "reuseIdentifier", "title",
    ] {
      if let name = try document.value(owner, attribute), !name.utf8.isEmpty { return name }
    }
    return document.name(owner)
  }
}
