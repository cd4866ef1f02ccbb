import Anchors
import LayoutFiles

/// The text of a view and its font.
struct SceneText {
  var text = ""
  var font = Font.label
  var numberOfLines = 1
  var alignment = TextAlignment.natural
  /// The measurer of the text; a font of another family is measured in Helvetica.
  private(set) var measurer = TextMeasurer.systemLike
  /// The text of the file, after which a view is called whatever it shows.
  private(set) var fileText = ""
  /// True for a title that a configuration without one hides.
  var isHidden = false

  /// True if the view shows a text.
  var isShown: Bool { !isHidden && !text.utf8.isEmpty }

  /// The height of a line of the system's font, as a factor of its size.
  static let lineHeight = 1.193359375
  /// The height of its capitals' line above the baseline, as a factor of its size.
  static let ascent = 0.952148438

  /// Reads the text of a label, a button, a text field or a text view.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - element: The view.
  ///   - kind: The kind of the view.
  ///   - scale: The factor of fonts with a text style.
  ///   - texts: Texts in place of those of the file, and their measurer; or nil.
  /// - Throws: `Fault` if a number is wrong.
  init(
    _ document: XMLDocument, _ element: Int, _ kind: ContentKind, scale: Double,
    texts: SceneTexts? = nil
  ) throws(Fault) {
    try read(document, element, kind, scale)
    fileText = text
    let isSystem = Self.usesSystemFont(document, element, kind)
    if !isSystem { measurer = .helvetica }
    guard let texts else { return }
    let id = try document.value(element, "id") ?? ""
    for attribute in try Self.attributes(document, element, kind) {
      if let other = texts.replacement(id, attribute) { text = other }
    }
    measurer = texts.adjusted(id, text, font, isSystem ? texts.measurer : .helvetica)
  }

  /// Returns the attributes whose translations a view shows, by their names in files of texts.
  static func attributes(
    _ document: XMLDocument, _ element: Int, _ kind: ContentKind
  ) throws(Fault) -> [String] {
    switch kind {
    case .label, .textView: return ["text"]
    case .textField:
      return try string(document, element, "text")?.utf8.isEmpty ?? true
        ? ["placeholder"] : ["text"]
    case .button:
      guard let configuration = document.buttonConfiguration(of: element),
        try string(document, configuration, "title")?.utf8.isEmpty == false
      else { return ["normalTitle"] }
      return ["configuration.title"]
    default: return []
    }
  }

  private mutating func read(
    _ document: XMLDocument, _ element: Int, _ kind: ContentKind, _ scale: Double
  ) throws(Fault) {
    switch kind {
    case .label, .textField, .textView:
      text = try Self.string(document, element, "text") ?? ""
      if kind == .textField, text.utf8.isEmpty {
        text = try Self.string(document, element, "placeholder") ?? ""
      }
    case .button:
      // A configuration hides the title of a state, which Xcode leaves behind.
      let configuration = document.buttonConfiguration(of: element)
      let state = document.child(element, "state", key: "normal")
      if let configuration { text = try Self.string(document, configuration, "title") ?? "" }
      if text.utf8.isEmpty, let state {
        text = try Self.string(document, state, "title") ?? ""
        isHidden = configuration != nil
      }
      if let configuration {
        font = Font(size: 17 * scale)
        if let description = document.child(
          configuration, "fontDescription", key: "titleFontDescription")
        {
          font = try Self.font(document, description, usual: 17, scale: scale)
        }
        return
      }
    default: return
    }
    let lines = (try document.number(element, "numberOfLines") ?? 1).rounded()
    numberOfLines = kind == .label && lines >= 0 ? Int(lines) : 1
    let size: Double = kind == .label ? 17 : kind == .button ? 15 : 14
    font = Font(size: size)
    if let description = document.child(element, "fontDescription") {
      font = try Self.font(document, description, usual: size, scale: scale)
    }
    if document.has(element, "textAlignment", "center") { alignment = .center }
    if document.has(element, "textAlignment", "right") { alignment = .right }
    if document.has(element, "textAlignment", "justified") { alignment = .justified }
    // Interface Builder writes no alignment to the left. A text with attributes has its own.
    if document.has(element, "textAlignment", "left")
      || kind != .button && document.valueRange(element, "textAlignment") == nil
        && !document.isTrue(element, "usesAttributedText")
    {
      alignment = .left
    }
  }

  /// Returns a text of an element, also one with attributes; nil without any.
  static func string(
    _ document: XMLDocument, _ element: Int, _ key: StaticString
  ) throws(Fault) -> String? {
    if let text = try document.value(element, key) { return text }
    for name: StaticString in ["string", "mutableString"] {
      if let child = document.child(element, name, key: key) { return try document.text(child) }
    }
    guard
      let attributed = document.child(element, "attributedString", key: "attributedText")
        ?? document.child(element, "attributedString", key: "attributedTitle")
    else { return nil }
    var text = ""
    for fragment in document.children(attributed) where document.isNamed(fragment, "fragment") {
      text += try string(document, fragment, "content") ?? ""
    }
    return text
  }

  private static func font(
    _ document: XMLDocument, _ description: Int, usual: Double, scale: Double
  ) throws(Fault) -> Font {
    var font = Font(size: try document.number(description, "pointSize") ?? usual)
    // 0 means the default size.
    if font.size == 0 { font.size = usual }
    guard (0.01...10_000).contains(font.size) else {
      throw Fault(
        "a font has a size above 0 and at most 10000", at: document.range(description))
    }
    font.face = Font.Face.helvetica.with(
      bold: document.has(description, "type", "boldSystem"),
      italic: document.has(description, "type", "italicSystem"))
    for (word, weight) in weights where document.has(description, "weight", word) {
      font.weight = weight
    }
    guard let style = try document.value(description, "style") else { return font }
    let sizes: [(String, Double)] = [
      ("LargeTitle", 34), ("Title0", 34), ("Title1", 28), ("Title2", 22), ("Title3", 20),
      ("Headline", 17), ("Subhead", 15), ("Body", 17), ("Callout", 16), ("Footnote", 13),
      ("Caption1", 12), ("Caption2", 11),
    ]
    let name = style.utf8.dropFirst("UICTFontTextStyle".utf8.count)
    if let size = sizes.first(where: { $0.0.utf8.elementsEqual(name) })?.1 {
      // Fonts of a fixed size do not grow with the user's setting.
      font.size = size * scale
    }
    if name.elementsEqual("Headline".utf8) { font.weight = 600 }
    return font
  }

  private static var weights: [(StaticString, Int)] {
    [
      ("ultraLight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600),
      ("bold", 700), ("heavy", 800), ("black", 900),
    ]
  }

  /// Returns whether a text is in the system's font, also in one of its text styles.
  private static func usesSystemFont(
    _ document: XMLDocument, _ element: Int, _ kind: ContentKind
  ) -> Bool {
    let configuration = kind == .button ? document.buttonConfiguration(of: element) : nil
    let description =
      if let configuration {
        document.child(configuration, "fontDescription", key: "titleFontDescription")
      } else {
        document.child(element, "fontDescription")
      }
    return description.map { document.valueRange($0, "family") == nil } ?? true
  }

  /// Returns the baselines of lines that are centered in a height.
  func baselines(inHeight height: Double) -> Baselines {
    let line = font.size * Self.lineHeight
    let lines = numberOfLines == 1 ? 1 : max(1, (height / line).rounded(.down))
    let margin = max(0, (height - lines * line) / 2)
    return Baselines(
      firstFromTop: margin + font.size * Self.ascent,
      lastFromBottom: margin + font.size * (Self.lineHeight - Self.ascent))
  }
}
