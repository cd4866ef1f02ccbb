import LayoutFiles

// Buttons with UIKit, with a configuration or without.

extension ViewExport {
  /// Returns the statements that make the configuration of a button, none without one.
  func configuration(of button: Int, _ name: String) throws(Fault) -> [String] {
    let kinds: StaticString = """
      plainButtonConfiguration plain tintedButtonConfiguration tinted filledButtonConfiguration \
      filled grayButtonConfiguration gray
      """
    let styles: StaticString = """
      plain plain gray gray tinted tinted filled filled borderless borderless bordered bordered \
      borderedTinted borderedTinted borderedProminent borderedProminent
      """
    guard let element = document.buttonConfiguration(of: button) else { return [] }
    let style =
      document.partner(of: element, "style", in: styles)
      ?? document.partner(ofName: element, in: kinds) ?? "plain"
    var settings = try texts(element, [("title", "title"), ("subtitle", "subtitle")])
    if settings.isEmpty {
      let text = try SceneText(document, button, .button, scale: 1).text
      if !text.utf8.isEmpty { settings.set("title", SwiftText.quoted(text)) }
    }
    if let image = try image(in: element) { settings.set("image", image) }
    settings += words(
      element,
      [
        (
          "imagePlacement", "imagePlacement",
          "leading leading trailing trailing top top bottom bottom"
        ),
        (
          "cornerStyle", "cornerStyle",
          "fixed fixed small small medium medium large large capsule capsule"
        ),
        ("buttonSize", "buttonSize", "mini mini small small large large"),
        ("titleAlignment", "titleAlignment", "leading leading center center trailing trailing"),
      ])
    settings += try numbers(
      element, [("imagePadding", "imagePadding", 0), ("titlePadding", "titlePadding", 0)])
    if let insets = document.child(element, "directionalEdgeInsets", key: "contentInsets") {
      let edges = try edges(insets, ["top", "leading", "bottom", "trailing"])
      settings.set("contentInsets", "NSDirectionalEdgeInsets(\(edges))")
    }
    for name: StaticString in ["baseForegroundColor", "baseBackgroundColor"] {
      if let color = try ViewColor(document, element, key: name) {
        settings.set(name.text, color.text)
      }
    }
    if document.isTrue(element, "showsActivityIndicator") {
      settings.add("showsActivityIndicator = true")
    }
    if settings.isEmpty { return ["\(name).configuration = .\(style)()"] }
    let local = name + "Configuration"
    return ["var \(local) = UIButton.Configuration.\(style)()"]
      + ViewText.prefixed(local + ".", settings) + ["\(name).configuration = \(local)"]
  }

  func buttonSettings(_ element: Int) throws(Fault) -> [String] {
    var settings: [String] = []
    for state: StaticString in ["normal", "highlighted", "selected", "disabled"] {
      guard let holder = document.child(element, "state", key: state) else { continue }
      let isNormal = state.utf8CodeUnitCount == 6
      let title =
        isNormal
        ? try SceneText.string(document, holder, "title") ?? ""
        : try document.value(holder, "title") ?? ""
      // A configuration has the title of the state, if it has none of its own.
      if !title.utf8.isEmpty,
        !isNormal || document.valueRange(holder, "title") != nil
          || document.child(element, "buttonConfiguration") == nil
      {
        settings.add("setTitle(\(SwiftText.quoted(title)), for: .\(state.text))")
      }
      if let color = try ViewColor(document, holder, key: "titleColor") {
        settings.add("setTitleColor(\(color.text), for: .\(state.text))")
      }
      if let image = try image(in: holder) {
        settings.add("setImage(\(image), for: .\(state.text))")
      }
      if let name = try document.value(holder, "backgroundImage") {
        settings.add(
          "setBackgroundImage(UIImage(named: \(SwiftText.quoted(name))), for: .\(state.text))")
      }
    }
    settings += try font(element, "titleLabel?.font", usual: 15)
    settings += words(
      element,
      [
        (
          "contentHorizontalAlignment", "contentHorizontalAlignment",
          "left left right right leading leading trailing trailing fill fill"
        ),
        (
          "contentVerticalAlignment", "contentVerticalAlignment", "top top bottom bottom fill fill"
        ),
      ])
    for name: StaticString in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
      guard let inset = document.child(element, "inset", key: name) else { continue }
      let numbers = try edges(inset, ["minY", "minX", "maxY", "maxX"])
      settings.set(name.text, "UIEdgeInsets(\(numbers))")
    }
    return settings
  }

  /// Returns the arguments of insets: top, the start of a line, bottom and its end.
  private func edges(_ element: Int, _ attributes: [StaticString]) throws(Fault) -> String {
    let isDirectional = attributes[1].utf8CodeUnitCount > 4
    let labels = ["top", isDirectional ? "leading" : "left", "bottom"]
    var parts: [String] = []
    for (index, attribute) in attributes.enumerated() {
      let label = index < 3 ? labels[index] : isDirectional ? "trailing" : "right"
      parts.add("\(label): \((try document.number(element, attribute) ?? 0).shortest)")
    }
    return parts.joined(separator: ", ")
  }
}
