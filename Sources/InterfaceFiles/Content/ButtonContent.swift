import Anchors
import LayoutFiles

/// The title of a button and the space around it, by the rules of UIKit.
struct ButtonContent {
  /// The distances of title and picture from the edges.
  private(set) var insets = EdgeInsets.zero
  /// The distances by which the title alone is moved, which are no part of the size.
  private var titleInsets = EdgeInsets.zero
  /// The size of the picture, zero without one, nil if the file does not have it.
  private(set) var picture: Size? = .zero
  /// The distance between picture and title.
  private var padding = 0.0
  private var placement = Placement.leading
  /// True if the file has all that the size depends on.
  private var isKnown = true
  private var hasConfiguration = false
  private let text: SceneText

  private enum Placement { case leading, trailing, top, bottom }

  /// Reads the content of a button.
  ///
  /// - Throws: `Fault` if a number is wrong.
  init(_ file: InterfaceFile, _ element: Int, _ text: SceneText) throws(Fault) {
    self.text = text
    let document = file.document
    if let configuration = document.buttonConfiguration(of: element) {
      hasConfiguration = true
      try readConfiguration(configuration, file)
      return
    }
    if let state = document.child(element, "state", key: "normal") {
      picture = try Self.picture(file, state, "image")
      // It is a least size, which nothing else tells.
      isKnown = try Self.picture(file, state, "backgroundImage") == .zero
    }
    insets = try Self.insets(document, element, "contentEdgeInsets")
    titleInsets = try Self.insets(document, element, "titleEdgeInsets")
  }

  private mutating func readConfiguration(
    _ element: Int, _ file: InterfaceFile
  ) throws(Fault) {
    let document = file.document
    insets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    if let stated = document.child(element, "directionalEdgeInsets", key: "contentInsets") {
      insets = EdgeInsets(
        top: try document.number(stated, "top") ?? 0,
        left: try document.number(stated, "leading") ?? 0,
        bottom: try document.number(stated, "bottom") ?? 0,
        right: try document.number(stated, "trailing") ?? 0)
    }
    picture = try Self.picture(file, element, "image")
    padding = try document.number(element, "imagePadding") ?? 0
    let placements: [(StaticString, Placement)] = [
      ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
    ]
    for (word, value) in placements where document.has(element, "imagePlacement", word) {
      placement = value
    }
    // These have fonts and insets of their own.
    isKnown =
      document.valueRange(element, "buttonSize") == nil
      && document.valueRange(element, "subtitle") == nil
      && document.child(element, "attributedString", key: "attributedSubtitle") == nil
      && !document.isTrue(element, "showsActivityIndicator")
  }

  private static func insets(
    _ document: XMLDocument, _ element: Int, _ key: StaticString
  ) throws(Fault) -> EdgeInsets {
    guard let inset = document.child(element, "inset", key: key) else { return .zero }
    return EdgeInsets(
      top: try document.number(inset, "minY") ?? 0, left: try document.number(inset, "minX") ?? 0,
      bottom: try document.number(inset, "maxY") ?? 0,
      right: try document.number(inset, "maxX") ?? 0)
  }

  /// Returns the size of a picture, zero without one, nil if it is unknown.
  private static func picture(
    _ file: InterfaceFile, _ holder: Int, _ key: StaticString
  ) throws(Fault) -> Size? {
    let reference = file.document.child(holder, "imageReference", key: key)
    guard
      let name = try file.document.value(reference ?? holder, reference == nil ? key : "image"),
      !name.utf8.isEmpty
    else { return .zero }
    return file.pictures[TextKey(name)]
  }

  /// The title on one line.
  var line: TextMeasurement {
    text.measurer.measure(TextRequest(text.text, font: text.font))
  }

  private var isColumn: Bool { placement == .top || placement == .bottom }

  /// True for a title that has 6 points above and below: insets of a button's own replace them.
  private var isPadded: Bool { !hasConfiguration && insets == .zero }

  /// The content size, nil without a title or if the file does not have all of it.
  var size: Size? {
    guard isKnown, let picture, text.isShown else { return nil }
    let title = line.size
    let gap = picture == .zero ? 0 : padding
    var (width, height) =
      isColumn
      ? (max(title.width, picture.width), title.height + gap + picture.height)
      : (title.width + gap + picture.width, max(title.height, picture.height))
    if isPadded { (width, height) = (max(30, width), max(title.height + 12, picture.height)) }
    return Size(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }

  /// Returns the area of the title in a button; a picture of unknown size takes none of it.
  ///
  /// - Parameters:
  ///   - size: The size of the button.
  ///   - isReversed: True if the line begins at the right.
  /// - Returns: The area, in points from the corner of the button.
  func titleRoom(in size: Size, isReversed: Bool) -> Rect {
    let picture = picture ?? .zero
    var edges = insets
    let gap = picture == .zero ? 0 : padding
    switch placement {
    case .leading: edges.left += picture.width + gap
    case .trailing: edges.right += picture.width + gap
    case .top: edges.top += picture.height + gap
    case .bottom: edges.bottom += picture.height + gap
    }
    // Pictures and insets of configurations follow the direction, insets of buttons do not.
    if isReversed, hasConfiguration { (edges.left, edges.right) = (edges.right, edges.left) }
    edges = EdgeInsets(
      top: edges.top + titleInsets.top, left: edges.left + titleInsets.left,
      bottom: edges.bottom + titleInsets.bottom, right: edges.right + titleInsets.right)
    let room = Rect(size: size).inset(by: edges)
    return Rect(
      x: room.minX, y: room.minY, width: max(0, room.width), height: max(0, room.height))
  }
}
