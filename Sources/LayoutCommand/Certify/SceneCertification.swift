import Anchors
import AnchorsQuestions
import Certify
import Devices
import InterfaceFiles
import LayoutFiles

/// Certifies a scene of a file of Interface Builder.
struct SceneCertification {
  private let options: CertifyOptions
  private let file: InterfaceFile
  private let scene: InterfaceScene
  private let translations: Translations
  /// The table of the scene's texts: the name of its file.
  private let table: String
  private let device: InterfaceDevice

  init(
    _ options: CertifyOptions, _ file: InterfaceFile, _ scene: InterfaceScene,
    _ translations: Translations, table: String
  ) {
    self.options = options
    self.file = file
    self.scene = scene
    self.translations = translations
    self.table = table
    // Its safe area is that of a device with a button, which others make smaller by larger ones.
    device = InterfaceDevice.all.first { $0.name == "iphone-se" } ?? InterfaceDevice.all[0]
  }

  /// Judges the scene at each height.
  ///
  /// - Parameter path: The path of the file, for reports.
  /// - Returns: The certificates with the places of the items in the file.
  func run(_ path: String) -> CertifiedScene {
    var result = CertifiedScene(file: path, name: scene.name, id: scene.id, line: scene.line)
    if let reason = scene.skipReason {
      result.skipReason = reason
      return result
    }
    let widths = widths(&result)
    let keys = judgedKeys()
    let judged = Set(keys.map { $0.id })
    guard !judged.isEmpty else {
      result.skipReason = "no text of it has a translation"
      return result
    }
    let environments = Environments.languages(
      translations, only: options.languages, textSizes: options.textSizes,
      directions: options.directions
    ) { language in
      keys.reduce(1) { max($0, translations.forms(of: $1.key, table: table, in: language).count) }
    }
    // The base of each text size is compared with nothing.
    guard environments.list.count > options.textSizes.count else {
      result.skipReason = "there is no text in another language to compare with the base"
      return result
    }
    let heights: [Double?] = scene.kind == .controller ? options.heights : [nil]
    do throws(LayoutFileError) {
      for height in heights {
        let maker = Maker(self, judged, height: height)
        var certification = certification(properties, maker, widths, environments)
        result.certificates.append(try certification.run(measuringRoom: options.measuresRoom))
        result.places = maker.places
        result.writer = maker.writer(path)
      }
      if result.verdict == .fails {
        try findRepairs(
          &result, heights.map { Maker(self, judged, height: $0, isStrict: true) }, widths,
          environments)
      }
    } catch {
      result.skipReason = error.message
    }
    return result
  }

  private func certification(
    _ properties: [LayoutProperty], _ maker: Maker, _ widths: [ClosedRange<Double>],
    _ environments: Environments
  ) -> Certification<LayoutFileError> {
    Certification(
      proving: properties, widths: widths, height: maker.height, in: environments,
      tolerance: options.tolerance, maker.make)
  }

  private func findRepairs(
    _ result: inout CertifiedScene, _ makers: [Maker], _ widths: [ClosedRange<Double>],
    _ environments: Environments
  ) throws(LayoutFileError) {
    guard let first = makers.first, let base = environments.list.first,
      let writer = result.writer,
      let index = file.scenes.firstIndex(where: { $0.id == scene.id && $0.line == scene.line })
    else { return }
    _ = try first.tree(base, WidthError(share: 0, sign: 0), -1, 1)
    let editor = LayoutEditor(
      nodes: first.views.map { $0.node }, names: first.views.map { $0.name }, writer: writer,
      file: EditableScene(file: file, views: first.views))
    var repairs = SceneRepairs(editor, file.bytes)
    for maker in makers {
      try repairs.add(
        certification(options.repairProperties, maker, widths, environments)
      ) { bytes in
        guard let edited = try? InterfaceFile(bytes), edited.scenes.indices.contains(index) else {
          return nil
        }
        let run = SceneCertification(
          options, edited, edited.scenes[index], translations, table: table)
        return Maker(run, maker.judged, height: maker.height, isStrict: true).make
      }
    }
    repairs.find(&result)
  }

  /// The properties; a conflict in a view whose size is only the file's is none of a language.
  private var properties: [LayoutProperty] {
    let hasOwnSize = scene.kind == .view || scene.kind == .collectionCell
    return options.properties.filter { !hasOwnSize || $0 != .satisfiable }
  }

  /// Returns the widths of the scene; those of a view that fills no screen are in the file alone.
  private func widths(_ result: inout CertifiedScene) -> [ClosedRange<Double>] {
    let stated = options.widthsByScene.filter { $0.scene == scene.name || $0.scene == scene.id }
    if !stated.isEmpty { return stated.map { $0.widths } }
    guard scene.kind == .view || scene.kind == .collectionCell else { return options.widths }
    result.remark =
      "judged at the width of the file, \(decimal(scene.size.width)); state others with --width-of"
    return [scene.size.width...scene.size.width]
  }

  /// Returns the identifiers of the views whose texts are judged, with the keys of these texts.
  private func judgedKeys() -> [(id: String, key: String)] {
    guard let layout = try? file.layout(of: scene) else { return [] }
    var keys: [(id: String, key: String)] = []
    for view in file.views(of: layout, scene: scene)
    where !view.isPlacedBySystem && !isPlaceholder(view.text ?? "") {
      for attribute in view.attributes {
        let key = view.id + "." + attribute
        if translations.isTranslated(key, table: table) { keys.append((view.id, key)) }
      }
    }
    return keys
  }

  /// Returns whether a text only marks the place of one that the app sets.
  private func isPlaceholder(_ text: String) -> Bool {
    guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) else { return true }
    let lower = text.lowercased()
    return lower.hasPrefix("{") && lower.hasSuffix("}") || lower.hasPrefix("lorem ipsum")
      || ["label", "title", "button", "text", "subtitle", "detail"].contains(lower)
  }

  /// Makes the layouts of the scene.
  private final class Maker {
    private let run: SceneCertification
    let judged: Set<String>
    let height: Double?
    private let isStrict: Bool
    private(set) var places: [Int: CertifiedScene.Place] = [:]
    /// The views of the first layout.
    private(set) var views: [SceneView] = []
    private var file: LayoutFile?

    /// Prepares to make layouts; if they are strict, a text must not leave the bottom either.
    init(
      _ run: SceneCertification, _ judged: Set<String>, height: Double?, isStrict: Bool = false
    ) {
      self.run = run
      self.judged = judged
      self.height = height
      self.isStrict = isStrict
    }

    /// Builds the scene as certifications need it.
    var make: Certification<LayoutFileError>.Maker {
      { (environment, error, grown, growth) throws(LayoutFileError) in
        try self.tree(environment, error, grown, growth)
      }
    }

    func writer(_ path: String) -> ConstraintWriter? {
      file.map { ConstraintWriter($0, name: path) }
    }

    /// Builds the scene in an environment, with an error of its widths and one text that grows.
    func tree(
      _ environment: Environment, _ error: WidthError, _ grown: Int, _ growth: Double
    ) throws(LayoutFileError) -> JudgedInput {
      let grownID = grown >= 0 ? places[grown]?.id : nil
      var scene = InterfaceEnvironment()
      scene.adopt(run.device)
      scene.place(run.scene, on: run.device)
      if let height { scene.size?.height = height }
      scene.direction = environment.direction
      scene.textScale =
        environment.textSize.points(of: .body) / TextSize.large.points(of: .body)
      let (translations, table) = (run.translations, run.table)
      let (language, form) = (environment.language, environment.form)
      scene.texts = SceneTexts(measurer: .systemLike) { id, attribute in
        translations.text(id + "." + attribute, table: table, in: language, form: form)
      } adjusted: { id, text, font, measurer in
        error.measurer(
          measurer, for: text, font: font, growth: id == grownID ? growth : 1)
      }
      var layout = try run.file.layout(of: run.scene, in: scene)
      // A conflict at this width is found by the function, with its range.
      do throws(LayoutFailure) { try layout.layOut() } catch _ {}
      let root = layout.file.root
      var tree = JudgedTree(root.layoutNode, height: layout.file.size.height)
      if let scale = root.scale, scale > 0 { tree.pixel = 1 / scale }
      root.scale = nil
      tree.centersLines = true
      let views = run.file.views(of: layout, scene: run.scene)
      if file == nil {
        file = layout.file
        self.views = views
      }
      tree.role = roles(views)
      if isStrict { tree.clipRoot() }
      return .tree(tree)
    }

    private func roles(_ views: [SceneView]) -> (LayoutNode) -> JudgedTree.Role {
      var roles: [ObjectIdentifier: JudgedTree.Role] = [:]
      for (index, view) in views.enumerated() {
        var role = JudgedTree.Role()
        role.isJudged = judged.contains(view.id)
        // A control without a text of its own is judged, too; one that UIKit places is not.
        role.isControl = view.isControl && !view.isPlacedBySystem
        role.clips = view.clips
        role.isPlacedByFrame = view.isPlacedByFrame
        role.smallestScale = view.smallestScale
        role.titles = view.titles.map { JudgedTree.Title(label: $0.label, area: $0.area) }
        roles[ObjectIdentifier(view.node)] = role
        places[index] = CertifiedScene.Place(
          id: view.id, line: view.position.line, column: view.position.column,
          keys: view.attributes.map { view.id + "." + $0 }, table: run.table,
          hasOutlet: view.hasOutlet)
      }
      return { node in roles[ObjectIdentifier(node)] ?? JudgedTree.Role() }
    }
  }
}
