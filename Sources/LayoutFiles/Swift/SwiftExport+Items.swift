import AnchorsGrid

extension SwiftExport {
  /// Returns the lines that make an item and apply its settings.
  func declaration(of item: FileItem) -> [String] {
    let name = names[item]
    let quoted = SwiftText.quoted(item.name.text)
    if let track = item.track { return trackDeclaration(item, track) }
    guard let view = item.view else { return ["let \(name) = LayoutGuide(\(quoted))"] }
    var lines: [String]
    var settings: [(String, String)] = []
    if let label = view as? FileLabel {
      lines = ["let \(name) = \(typeName(of: item))(\(arguments(of: label, named: quoted)))"]
      settings += labelSettings(label)
    } else if let stack = view as? StackView {
      lines = ["let \(name) = StackView(\(arguments(of: stack, named: quoted)))"]
      settings += stackSettings(stack)
    } else if let grid = view as? GridView {
      lines = gridDeclaration(grid, named: name, quoted)
    } else if let scroll = view as? ScrollView {
      lines = ["let \(name) = ScrollView(\(quoted))"]
      settings += scrollSettings(scroll)
    } else {
      lines = ["let \(name) = \(typeName(of: item))(\(quoted))"]
    }
    if !(view is FileLabel) { settings += contentSettings(item) }
    settings += viewSettings(view)
    if item.name.text.isSame(as: file.items[0].name.text) { settings += rootSettings(view) }
    if let placement = item.placement { settings += frameSettings(view, placement) }
    lines += settings.map { "\(name).\($0) = \($1)" }
    lines += prioritySettings(view).map { "\(name).\($0)" }
    return lines
  }

  private func arguments(of label: FileLabel, named name: String) -> String {
    var parts = [SwiftText.quoted(label.text), "name: \(name)"]
    if let font = SwiftText.font(label.font) { parts.append("font: " + font) }
    return parts.joined(separator: ", ")
  }

  private func labelSettings(_ label: FileLabel) -> [(String, String)] {
    var settings: [(String, String)] = []
    if label.numberOfLines != 1 { settings.append(("numberOfLines", "\(label.numberOfLines)")) }
    if let alignment = SwiftText.word(label.textAlignment) {
      settings.append(("textAlignment", alignment))
    }
    if let size = label.statedSize { settings.append(("statedSize", SwiftText.size(size))) }
    if let baselines = label.statedBaselines {
      settings.append(("statedBaselines", Self.text(of: baselines)))
    }
    return settings
  }

  private static func text(of baselines: Baselines) -> String {
    "Baselines(firstFromTop: \(SwiftText.number(baselines.firstFromTop)), "
      + "lastFromBottom: \(SwiftText.number(baselines.lastFromBottom)))"
  }

  private func arguments(of stack: StackView, named name: String) -> String {
    var parts = ["axis: \(stack.axis == .horizontal ? ".horizontal" : ".vertical")"]
    if let distribution = SwiftText.word(stack.distribution) {
      parts.append("distribution: " + distribution)
    }
    if let alignment = SwiftText.word(stack.alignment) { parts.append("alignment: " + alignment) }
    if stack.spacing != 0 { parts.append("spacing: \(SwiftText.spacing(stack.spacing))") }
    return (parts + ["name: \(name)"]).joined(separator: ", ")
  }

  private func stackSettings(_ stack: StackView) -> [(String, String)] {
    var settings: [(String, String)] = []
    if stack.isLayoutMarginsRelativeArrangement {
      settings.append(("isLayoutMarginsRelativeArrangement", "true"))
    }
    if stack.isBaselineRelativeArrangement {
      settings.append(("isBaselineRelativeArrangement", "true"))
    }
    if stack.proportionalMode == .uikit { settings.append(("proportionalMode", ".uikit")) }
    if stack.hidingPriority != .required {
      settings.append(("hidingPriority", SwiftText.number(stack.hidingPriority.rawValue)))
    }
    return settings
  }

  private func scrollSettings(_ scroll: ScrollView) -> [(String, String)] {
    var settings: [(String, String)] = []
    if scroll.contentInset != .zero {
      settings.append(("contentInset", SwiftText.insets(scroll.contentInset)))
    }
    let offset = scroll.contentOffset
    if offset.x != 0 || offset.y != 0 {
      settings.append(
        (
          "contentOffset",
          "Point(x: \(SwiftText.number(offset.x)), y: \(SwiftText.number(offset.y)))"
        ))
    }
    if scroll.zoomScale != 1 {
      settings.append(("zoomScale", SwiftText.number(scroll.zoomScale)))
    }
    return settings
  }
}
