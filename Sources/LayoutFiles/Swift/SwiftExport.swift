import AnchorsGrid

/// A layout file as Swift source text that builds the same views and constraints with Anchors.
///
/// ```swift
/// let source = SwiftExport(file, style: .chain).source
/// ```
///
/// The text is a function, `func makeCard() -> View` for a root `card`. It compiles without
/// changes; metrics are replaced by numbers, and visual formats by constraints.
public struct SwiftExport {
  /// The spelling of constraints.
  public enum Style: String, CaseIterable, Sendable {
    /// A chain for each item: `photo.topAnchor(equalTo: card.topAnchor)`.
    case chain
    /// A list of constraints: `photo.topAnchor.constraint(equalTo: card.topAnchor)`.
    case anchors
  }

  let file: LayoutFile
  let style: Style
  let names: SwiftNames
  /// The index of each item by its name.
  private let indices: [TextKey: Int]

  /// Creates an export.
  ///
  /// - Parameters:
  ///   - file: The file, laid out or not.
  ///   - style: The spelling of constraints.
  public init(_ file: LayoutFile, style: Style) {
    self.init(file, style: style, names: [])
  }

  /// Creates an export whose constants have other names than the items.
  ///
  /// - Parameters:
  ///   - file: The file, laid out or not.
  ///   - style: The spelling of constraints.
  ///   - names: The names of the constants in the order of the items, each once, no keywords; the
  ///     names of other items are their own.
  package init(_ file: LayoutFile, style: Style, names: [String]) {
    self.file = file
    self.style = style
    self.names = SwiftNames(file.items, constants: names)
    // In a loop: the initializer that merges equal keys needs casts that Embedded Swift lacks.
    var indices: [TextKey: Int] = [:]
    for (index, item) in file.items.enumerated() where indices[TextKey(item.name.text)] == nil {
      indices[TextKey(item.name.text)] = index
    }
    self.indices = indices
  }

  /// The source text, with a line break at its end.
  ///
  /// - Complexity: O(items and constraints).
  public var source: String { Self.source([file], style: style) }

  /// Returns several files as one source text, a function for each.
  ///
  /// - Parameters:
  ///   - files: The files, laid out or not.
  ///   - style: The spelling of constraints.
  /// - Returns: The text, with a line break at its end; equal names of functions get a number.
  /// - Complexity: O(items and constraints).
  public static func source(_ files: [LayoutFile], style: Style) -> String {
    source(files.map { SwiftExport($0, style: style) })
  }

  /// Returns several exports as one source text, a function for each.
  ///
  /// - Parameter exports: The exports.
  /// - Returns: The text, with a line break at its end; equal names of functions get a number.
  /// - Complexity: O(items and constraints).
  package static func source(_ exports: [SwiftExport]) -> String {
    let hasGrids = exports.contains { $0.hasGrids }
    var lines = ["import Anchors" + (hasGrids ? "Grid" : "")]
    var names = UniqueNames()
    var needsSizedLabel = false
    for export in exports {
      lines += [""] + export.function(named: names.use(export.names.function))
      if export.file.items.contains(where: export.isSizedLabel) { needsSizedLabel = true }
    }
    if needsSizedLabel { lines += ["", sizedLabel] }
    return SwiftLines.fitted(lines).joined(separator: "\n") + "\n"
  }

  private func function(named name: String) -> [String] {
    var lines = ["/// Builds `\(root.name.text)`, to be laid out by `layout(\(sizeArguments))`."]
    let effect = hasGrids ? " throws" : ""
    lines.append("func \(name)()\(effect) -> \(typeName(of: root)) {")
    for item in file.items { lines += declaration(of: item).map { "  " + $0 } }
    if file.items.count > 1 { lines.append("") }
    for item in file.items.dropFirst() where item.track == nil {
      lines.append("  " + insertion(of: item))
    }
    let constraints = SwiftConstraints(names: names, style: style).lines(for: file.constraints)
    if !constraints.isEmpty { lines.append("") }
    lines += constraints.map { "  " + $0 }
    return lines + ["  return \(names[root])", "}"]
  }

  private var hasGrids: Bool { file.items.contains { $0.kind == .grid } }

  private var root: FileItem { file.items[0] }

  private var sizeArguments: String {
    let parts = [("width", file.size.width), ("height", file.size.height)]
    return parts.map { "\($0): \($1.map(SwiftText.number) ?? "nil")" }.joined(separator: ", ")
  }

  /// Returns the line that adds an item to its container.
  private func insertion(of item: FileItem) -> String {
    let parent = file.items[indices[TextKey(item.parent?.text ?? "")] ?? 0]
    if item.guide != nil { return "\(names[parent]).addLayoutGuide(\(names[item]))" }
    if parent.kind == .grid { return insertion(of: item, into: parent) }
    let isArranged = parent.kind == .stack
    return "\(names[parent]).\(isArranged ? "addArrangedSubview" : "addSubview")(\(names[item]))"
      + (isArranged ? customSpacing(after: item, in: parent) : "")
  }

  private func customSpacing(after item: FileItem, in stack: FileItem) -> String {
    guard let points = item.spacingAfter?.points else { return "" }
    return
      "\n  \(names[stack]).setCustomSpacing(\(SwiftText.spacing(points)), after: \(names[item]))"
  }

  func typeName(of item: FileItem) -> String {
    if isSizedLabel(item) { return "SizedLabel" }
    return switch item.kind {
    case .view: "View"
    case .label: "Label"
    case .image: "ImageView"
    case .stack: "StackView"
    case .grid: "GridView"
    case .scroll: "ScrollView"
    case .guide: "LayoutGuide"
    }
  }

  /// Returns whether an item is a label whose size or baselines the file states.
  func isSizedLabel(_ item: FileItem) -> Bool {
    guard let label = item.view as? FileLabel else { return false }
    return label.statedSize != nil || label.statedBaselines != nil
  }

  private static let sizedLabel = """
    /// A label whose size or baselines are stated in place of its text's.
    final class SizedLabel: Label {
      var statedSize: Size?
      var statedBaselines: Baselines?

      override var intrinsicContentSize: Size { statedSize ?? super.intrinsicContentSize }
      override var contentHeightDependsOnWidth: Bool {
        statedSize == nil && super.contentHeightDependsOnWidth
      }
      override var contentBaselines: Baselines { statedBaselines ?? super.contentBaselines }
    }
    """
}
