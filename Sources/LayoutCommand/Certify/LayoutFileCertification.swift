import Anchors
import AnchorsQuestions
import Certify
import LayoutFiles

/// Certifies a layout file, whose labels have the keys of their texts.
struct LayoutFileCertification {
  private let options: CertifyOptions
  private let bytes: [UInt8]
  private let translations: Translations
  private let table: String

  init(
    _ options: CertifyOptions, _ bytes: [UInt8], _ translations: Translations, table: String
  ) {
    self.options = options
    self.bytes = bytes
    self.translations = translations
    self.table = table
  }

  /// Judges the layout.
  ///
  /// - Parameter path: The path of the file, for reports.
  /// - Returns: The certificate with the places of the items in the file.
  /// - Throws: `LayoutFileError` if the file is wrong.
  func run(_ path: String) throws(LayoutFileError) -> CertifiedScene {
    let file = try LayoutFile(bytes)
    var result = CertifiedScene(file: path, name: file.root.name, id: "", line: 1)
    let lines = LineIndex(bytes)
    let order = Self.order(file)
    for item in file.items {
      guard let place = order[ObjectIdentifier(item.node)] else { continue }
      let start = item.name.range.start
      result.places[place] = CertifiedScene.Place(
        id: item.name.text, line: lines.line(of: start),
        column: lines.column(of: start, in: bytes), keys: item.key.map { [$0.text] } ?? [],
        table: item.key.map { self.table(of: $0.text) } ?? table)
    }
    guard file.items.contains(where: { $0.key.map { isTranslated($0.text) } ?? false }) else {
      result.skipReason = "no label of it has the 'key' of a translated text"
      return result
    }
    let environments = Environments.languages(
      translations, only: options.languages, textSizes: options.textSizes,
      directions: options.directions
    ) { language in
      file.items.compactMap { $0.key?.text }.reduce(1) { most, key in
        [table, "Localizable"].reduce(most) {
          max($0, translations.forms(of: key, table: $1, in: language).count)
        }
      }
    }
    // The base of each text size is compared with nothing.
    guard environments.list.count > options.textSizes.count else {
      result.skipReason = "there is no text in another language to compare with the base"
      return result
    }
    var certification = certification(
      options.properties, in: environments, height: file.size.height)
    result.certificates = [try certification.run(measuringRoom: options.measuresRoom)]
    result.writer = ConstraintWriter(file, name: path)
    if result.verdict == .fails { try findRepairs(&result, file, environments) }
    return result
  }

  private func certification(
    _ properties: [LayoutProperty], in environments: Environments, height: Double?,
    isStrict: Bool = false
  ) -> Certification<LayoutFileError> {
    Certification(
      proving: properties, widths: options.widths, height: height, in: environments,
      tolerance: options.tolerance, maker(isStrict: isStrict))
  }

  /// Returns the layout of the file; if it is strict, a text must not leave the bottom either.
  private func maker(isStrict: Bool) -> Certification<LayoutFileError>.Maker {
    { (environment, error, grown, growth) throws(LayoutFileError) in
      var tree = try tree(environment, error, grown, growth)
      if isStrict { tree.clipRoot() }
      return .tree(tree)
    }
  }

  private func findRepairs(
    _ result: inout CertifiedScene, _ file: LayoutFile, _ environments: Environments
  ) throws(LayoutFileError) {
    // The base language decides which of two views comes first.
    try? file.layOut(width: options.widths[0].upperBound, height: file.size.height)
    let nodes = file.root.layoutNode.viewsInOrder
    guard let source = EditableLayoutFile(file, nodes), let writer = result.writer else { return }
    let names = nodes.map { node in file.items.first { $0.node === node }?.name.text ?? "" }
    let editor = LayoutEditor(nodes: nodes, names: names, writer: writer, file: source)
    var repairs = SceneRepairs(editor, bytes)
    let strict = certification(
      options.repairProperties, in: environments, height: file.size.height, isStrict: true)
    try repairs.add(strict) { bytes in
      LayoutFileCertification(options, bytes, translations, table: table).maker(isStrict: true)
    }
    repairs.find(&result)
  }

  /// Reads the layout in an environment, with an error of its widths and one text that grows.
  private func tree(
    _ environment: Environment, _ error: WidthError, _ grown: Int, _ growth: Double
  ) throws(LayoutFileError) -> JudgedTree {
    let file = try LayoutFile(bytes)
    let root = file.root
    root.layoutDirection = environment.direction
    var tree = JudgedTree(root.layoutNode, height: file.size.height)
    if let scale = root.scale, scale > 0 { tree.pixel = 1 / scale }
    root.scale = nil
    var judged: [ObjectIdentifier: Bool] = [:]
    let order = Self.order(file)
    for item in file.items {
      guard let label = item.view as? Label else { continue }
      let place = ObjectIdentifier(item.node)
      if let key = item.key?.text {
        judged[place] = isTranslated(key)
        if let text = text(of: key, in: environment) { label.text = text }
      }
      let factor = order[place] == grown ? growth : 1
      label.textMeasurer = error.measurer(
        label.layoutNode.effectiveTextMeasurer, for: label.text, font: label.font, growth: factor)
    }
    tree.role = { node in
      var role = JudgedTree.Role()
      role.isJudged = judged[ObjectIdentifier(node)] ?? false
      return role
    }
    return tree
  }

  /// Returns the number of views before each view in the tree, whose order may be another than that
  /// of the file.
  private static func order(_ file: LayoutFile) -> [ObjectIdentifier: Int] {
    var order: [ObjectIdentifier: Int] = [:]
    for (place, node) in file.root.layoutNode.viewsInOrder.enumerated() {
      order[ObjectIdentifier(node)] = place
    }
    return order
  }

  /// Returns the table that has a key.
  private func table(of key: String) -> String {
    let (table, base) = (table, translations.base)
    return translations.text(key, table: table, in: base) == nil ? "Localizable" : table
  }

  private func text(of key: String, in environment: Environment) -> String? {
    let (language, form) = (environment.language, environment.form)
    return translations.text(key, table: table, in: language, form: form)
      ?? translations.text(key, in: language, form: form)
  }

  private func isTranslated(_ key: String) -> Bool {
    translations.isTranslated(key, table: table) || translations.isTranslated(key)
  }
}
