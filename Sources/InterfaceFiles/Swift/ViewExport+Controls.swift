import LayoutFiles

// The contents of views with UIKit: texts, pictures, and what controls show.

extension ViewExport {
  /// Returns the statements that set contents with UIKit.
  func controlSettings() throws(Fault) -> [String] {
    var lines: [String] = []
    for (index, node) in layout.nodes.enumerated() {
      let prefix = index == 0 ? "" : names[index] + "."
      let element = node.element
      if node.kind == .button, index > 0 {
        lines += try configuration(of: element, names[index])
      }
      var settings = index == 0 ? [] : try contentSettings(node)
      settings += try usualSettings(node)
      lines += ViewText.prefixed(prefix, settings)
    }
    return lines
  }

  private func contentSettings(_ node: SceneNode) throws(Fault) -> [String] {
    let element = node.element
    switch node.kind {
    case .label: return try labelSettings(element)
    case .image: return try pictureSettings(element)
    case .button: return try buttonSettings(element)
    case .textField, .textView: return try fieldSettings(node)
    case .switchControl: return document.isTrue(element, "on") ? ["isOn = true"] : []
    case .segmentedControl: return try segmentSettings(element)
    case .searchBar: return try texts(element, [("placeholder", "placeholder")])
    case .slider:
      return try numbers(
        element,
        [("minValue", "minimumValue", 0), ("maxValue", "maximumValue", 1), ("value", "value", 0)])
    case .stepper:
      return try numbers(
        element,
        [
          ("minimumValue", "minimumValue", 0), ("maximumValue", "maximumValue", 100),
          ("stepValue", "stepValue", 1), ("value", "value", 0),
        ])
    case .progress: return try numbers(element, [("progress", "progress", 0)])
    case .pageControl:
      return try numbers(
        element, [("numberOfPages", "numberOfPages", 0), ("currentPage", "currentPage", 0)])
    case .activityIndicator:
      let styles: StaticString = "large large whiteLarge large"
      return words(element, [("style", "style", styles)])
        + (document.isTrue(element, "animating") ? ["startAnimating()"] : [])
    case .datePicker:
      return words(
        element,
        [
          ("datePickerMode", "datePickerMode", "date date time time countDownTimer countDownTimer"),
          ("style", "preferredDatePickerStyle", "compact compact inline inline wheels wheels"),
        ])
    default: return try containerSettings(element)
    }
  }

  /// Returns the settings that views of every class have.
  private func usualSettings(_ node: SceneNode) throws(Fault) -> [String] {
    let element = node.element
    var settings: [String] = []
    for name: StaticString in ["backgroundColor", "tintColor", "textColor"] {
      if let color = try ViewColor(document, element, key: name) {
        settings.set(name.text, color.text)
      }
    }
    if document.has(element, "enabled", "NO"), node.kind != .view {
      settings.add("isEnabled = false")
    }
    // Labels and pictures ignore touches unless they are told otherwise, and other views do not.
    let ignoresTouches = document.has(element, "userInteractionEnabled", "NO")
    if ignoresTouches != (node.kind == .label || node.kind == .image) {
      settings.set("isUserInteractionEnabled", ignoresTouches ? "false" : "true")
    }
    return settings + (try numbers(element, [("tag", "tag", 0)]))
  }

  private func labelSettings(_ element: Int) throws(Fault) -> [String] {
    let font = try ViewFont(document, element, usual: 17)
    var settings: [String] = []
    if !font.isInUIKitNames { settings.set("font", font.text) }
    if let description = document.child(element, "fontDescription"),
      document.valueRange(description, "style") != nil,
      document.isTrue(element, "adjustsFontForContentSizeCategory")
    {
      settings.add("adjustsFontForContentSizeCategory = true")
    }
    if document.shrinksText(element) {
      settings.add("adjustsFontSizeToFitWidth = true")
      settings += try numbers(element, [("minimumScaleFactor", "minimumScaleFactor", 0)])
    }
    return settings
  }

  private func pictureSettings(_ element: Int) throws(Fault) -> [String] {
    var settings: [String] = []
    if let image = try image(in: element) { settings.set("image", image) }
    if let symbol = document.child(element, "preferredSymbolConfiguration") {
      var parts: [String] = []
      if let size = try document.number(symbol, "pointSize") {
        parts.add("pointSize: \(size.shortest)")
        if let weight = document.partner(of: symbol, "weight", in: ViewFont.weights) {
          parts.add("weight: .\(weight)")
        }
      }
      if let scale = document.partner(
        of: symbol, "scale", in: "small small medium medium large large")
      {
        parts.add("scale: .\(scale)")
      }
      // A weight goes with a scale and with a size, but none of the three alone with nothing.
      if !parts.isEmpty, parts.count < 3 || parts[1].utf8.starts(with: "weight".utf8) {
        settings.set(
          "preferredSymbolConfiguration",
          "UIImage.SymbolConfiguration(\(parts.joined(separator: ", ")))")
      }
    }
    return settings
  }

  /// Returns the picture of a view, a state or a configuration as an expression, or nil.
  func image(in element: Int) throws(Fault) -> String? {
    var holder = element
    if let reference = document.child(element, "imageReference", key: "image") {
      holder = reference
    }
    guard let name = try document.value(holder, "image"), !name.utf8.isEmpty else { return nil }
    let isSymbol =
      document.has(holder, "catalog", "system")
      || holder != element && document.valueRange(holder, "symbolScale") != nil
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftText.quoted(name)))"
  }

  // MARK: Fields, segments and containers

  private func fieldSettings(_ node: SceneNode) throws(Fault) -> [String] {
    let element = node.element
    let isField = node.kind == .textField
    var settings: [String] = []
    let text = try SceneText(document, element, node.kind, scale: 1).text
    if isField {
      settings = try texts(element, [("text", "text"), ("placeholder", "placeholder")])
    } else if !text.utf8.isEmpty {
      settings.set("text", SwiftText.quoted(text))
    }
    settings += try font(element, "font", usual: 14)
    settings += words(
      element,
      [
        (
          "textAlignment", "textAlignment",
          "left left center center right right justified justified"
        )
      ]
    )
    if isField {
      settings += words(
        element,
        [
          ("borderStyle", "borderStyle", "roundedRect roundedRect line line bezel bezel"),
          (
            "clearButtonMode", "clearButtonMode",
            "whileEditing whileEditing unlessEditing unlessEditing always always"
          ),
        ])
    } else {
      settings += flags(
        element,
        [
          ("editable", "isEditable"), ("selectable", "isSelectable"),
          ("scrollEnabled", "isScrollEnabled"),
        ])
    }
    return settings + inputSettings(element)
  }

  /// Returns the settings of the keyboard of a field.
  private func inputSettings(_ element: Int) -> [String] {
    guard let traits = document.child(element, "textInputTraits") else { return [] }
    var settings: [String] = []
    if document.isTrue(traits, "secureTextEntry") { settings.add("isSecureTextEntry = true") }
    return settings
      + words(
        traits,
        [
          (
            "keyboardType", "keyboardType",
            """
            emailAddress emailAddress numberPad numberPad URL URL phonePad phonePad decimalPad \
            decimalPad
            """
          ),
          (
            "returnKeyType", "returnKeyType",
            "go go next next search search send send done done join join continue continue"
          ),
          (
            "autocapitalizationType", "autocapitalizationType",
            "words words allCharacters allCharacters"
          ),
          ("autocorrectionType", "autocorrectionType", "no no yes yes"),
        ])
  }

  private func segmentSettings(_ element: Int) throws(Fault) -> [String] {
    guard let segments = document.child(element, "segments") else { return [] }
    var settings: [String] = []
    for (index, segment) in document.children(segments).enumerated() {
      let content: String
      if let image = try image(in: segment) {
        content = "with: \(image)"
      } else {
        content = "withTitle: \(SwiftText.quoted(try document.value(segment, "title") ?? ""))"
      }
      settings.add("insertSegment(\(content), at: \(index), animated: false)")
    }
    let selected = try document.number(element, "selectedSegmentIndex") ?? -1
    if selected >= 0 { settings.set("selectedSegmentIndex", selected.shortest) }
    return settings
  }

  private func containerSettings(_ element: Int) throws(Fault) -> [String] {
    if document.isNamed(element, "visualEffectView") {
      let effect = document.child(element, "blurEffect")
      let style =
        effect.flatMap {
          document.partner(
            of: $0, "style",
            in: "extraLight extraLight light light dark dark prominent prominent")
        } ?? "regular"
      return ["effect = UIBlurEffect(style: .\(style))"]
    }
    let isList =
      document.isNamed(element, "tableView") || document.isNamed(element, "collectionView")
    guard isList || document.isNamed(element, "scrollView") else { return [] }
    return flags(
      element,
      [
        ("showsHorizontalScrollIndicator", "showsHorizontalScrollIndicator"),
        ("showsVerticalScrollIndicator", "showsVerticalScrollIndicator"),
        ("alwaysBounceVertical", "alwaysBounceVertical"),
        ("alwaysBounceHorizontal", "alwaysBounceHorizontal"),
        ("bounces", "bounces"), ("pagingEnabled", "isPagingEnabled"),
        ("scrollEnabled", "isScrollEnabled"), ("allowsSelection", "allowsSelection"),
      ])
      + words(
        element,
        [
          (
            "keyboardDismissMode", "keyboardDismissMode", "onDrag onDrag interactive interactive"
          ),
          ("separatorStyle", "separatorStyle", "none none"),
        ])
  }

  // MARK: Attributes

  /// Returns assignments of words that a table translates.
  func words(
    _ element: Int, _ settings: [(attribute: StaticString, property: String, table: StaticString)]
  ) -> [String] {
    settings.compactMap { setting in
      document.partner(of: element, setting.attribute, in: setting.table).map {
        "\(setting.property) = .\($0)"
      }
    }
  }

  /// Returns assignments of the texts that are not empty.
  func texts(
    _ element: Int, _ settings: [(attribute: StaticString, property: String)]
  ) throws(Fault) -> [String] {
    var lines: [String] = []
    for (attribute, property) in settings {
      let text = try document.value(element, attribute) ?? ""
      if !text.utf8.isEmpty { lines.set(property, SwiftText.quoted(text)) }
    }
    return lines
  }

  /// Returns the assignment of the element's font to a property; empty if the file states none.
  func font(_ element: Int, _ property: String, usual: Double) throws(Fault) -> [String] {
    guard document.child(element, "fontDescription") != nil else { return [] }
    return ["\(property) = \(try ViewFont(document, element, usual: usual).text)"]
  }

  /// Returns assignments of the numbers that are not the usual ones.
  func numbers(
    _ element: Int, _ settings: [(attribute: StaticString, property: String, usual: Double)]
  ) throws(Fault) -> [String] {
    var lines: [String] = []
    for (attribute, property, usual) in settings {
      guard let number = try document.number(element, attribute), number != usual else { continue }
      lines.set(property, number.shortest)
    }
    return lines
  }

  /// Returns assignments of the truth values that are stated.
  private func flags(
    _ element: Int, _ settings: [(attribute: StaticString, property: String)]
  ) -> [String] {
    settings.compactMap { attribute, property in
      document.valueRange(element, attribute).map { _ in
        "\(property) = \(document.isTrue(element, attribute))"
      }
    }
  }
}
