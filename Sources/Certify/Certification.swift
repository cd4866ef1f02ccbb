import Anchors

/// Judges a layout in environments, relative to their bases.
package struct Certification<Fault: Error> {
  /// Makes the tree of an environment, with an error of the widths and one text that grows.
  ///
  /// The last two parameters are the view, counted in the order of the tree, and the factor; it is
  /// -1 if no text grows.
  package typealias Maker =
    (Environment, WidthError, Int, Double) throws(Fault) -> JudgedInput

  private let properties: [LayoutProperty]
  let environments: Environments
  let widths: [ClosedRange<Double>]
  private let cases: [WidthError]
  let make: Maker
  private var certificate: Certificate
  /// The tables of the base of the current environments, one for each case.
  private var base: (index: Int, tables: [LossTable], judge: TreeJudge)?
  /// The tables of the bases, by environment.
  private var bases: [Int: [LossTable]] = [:]
  /// The tables of the bases of the layout before an edit.
  private var basesBefore: [Int: [LossTable]] = [:]
  /// The cases of each failure, in the order of the environments.
  private var found: [LossKey: [Failure.Case]] = [:]
  private var names: [String] = []
  /// The number of views before each item.
  private var views: [Int] = []
  private var texts: [LossKey: String] = [:]

  /// Prepares to judge.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - widths: The ranges of widths in points.
  ///   - height: The height of the root in points, for the words of the certificate.
  ///   - environments: The environments.
  ///   - tolerance: The share by which widths of texts may be wrong, from 0 to below 0.5.
  ///   - make: Makes the tree of an environment.
  package init(
    proving properties: [LayoutProperty], widths: [ClosedRange<Double>], height: Double?,
    in environments: Environments, tolerance: Double, _ make: @escaping Maker
  ) {
    self.properties = properties
    self.environments = environments
    self.widths = widths
    self.make = make
    let tolerance = tolerance > 0 ? min(tolerance, 0.49) : 0
    cases = WidthError.cases(tolerance)
    certificate = Certificate(
      properties: LayoutProperty.allCases.filter { properties.contains($0) },
      environments: environments.list, widths: widths, height: height, tolerance: tolerance)
  }

  /// Prepares to judge the layout after an edit, also in comparison with the bases before it.
  ///
  /// - Parameters:
  ///   - original: The layout before the edit, which was judged in all environments.
  ///   - make: Makes the tree of an environment after the edit.
  init(editing original: Certification, _ make: @escaping Maker) {
    self.init(
      proving: original.properties, widths: original.widths, height: original.certificate.height,
      in: original.environments, tolerance: original.certificate.tolerance, make)
    basesBefore = original.bases
  }

  /// Judges all environments.
  ///
  /// - Parameters:
  ///   - measuresRoom: Whether the room of each text is searched.
  ///   - some: The environments to judge, each base before those that are compared with it; nil for
  ///     all.
  ///   - isExplained: Whether the failures have the constraints that are to blame.
  /// - Returns: The certificate.
  /// - Throws: The error of making a tree.
  /// - Complexity: For each environment and case a layout function, and the comparison of all texts
  ///   and controls that come near each other in each of its pieces.
  package mutating func run(
    measuringRoom measuresRoom: Bool = false, in some: [Int]? = nil,
    explaining isExplained: Bool = true
  ) throws(Fault) -> Certificate {
    for index in some ?? Array(environments.list.indices) { try judge(index) }
    certificate.failures = failures()
    for index in certificate.failures.indices where isExplained {
      certificate.failures[index].because = try because(certificate.failures[index])
    }
    if measuresRoom, let environment = environments.list.first {
      var search = RoomSearch(properties, widths, environment, make)
      certificate.rooms = try search.run()
    }
    return certificate
  }

  private mutating func judge(_ index: Int) throws(Fault) {
    let baseIndex = environments.bases[index]
    var tables: [LossTable] = []
    for error in cases {
      guard let judge = try self.judge(index, error) else { return }
      if tables.isEmpty, index == baseIndex { base = (index, [], judge) }
      tables.append(judge.table)
    }
    if index == baseIndex {
      base?.tables = tables
      bases[index] = tables
    }
    guard let base, base.index == baseIndex, base.tables.count == cases.count else {
      return skip(index, "the base language could not be judged")
    }
    compare(tables, with: base.tables, index)
    if let before = basesBefore[baseIndex] { compare(tables, with: before, index) }
  }

  /// Judges one case; nil if that is impossible, which is then recorded.
  private mutating func judge(
    _ index: Int, _ error: WidthError
  ) throws(Fault) -> TreeJudge? {
    switch try make(environments.list[index], error, -1, 1) {
    case .skipped(let reason):
      skip(index, reason)
    case .tree(let tree):
      let judge = TreeJudge(tree, Set(properties).union([.satisfiable]), in: widths)
      if let reason = judge.skipReason {
        skip(index, reason)
      } else if let base, !judge.nodes.isEmpty, !base.judge.nodes.isEmpty,
        base.index == environments.bases[index], judge.parents != base.judge.parents
      {
        skip(
          index,
          "the tree has \(judge.nodes.count) items and that of the base "
            + "\(base.judge.nodes.count), or others inside each other")
      } else {
        for quantity in judge.table.open where !certificate.ambiguous.contains(quantity) {
          certificate.ambiguous.append(quantity)
        }
        return judge
      }
    }
    return nil
  }

  private mutating func skip(_ index: Int, _ reason: String) {
    certificate.skipped.append(Certificate.Skip(environment: index, reason: reason))
  }

  /// Adds what an environment loses in comparison with its base.
  private mutating func compare(_ tables: [LossTable], with base: [LossTable], _ index: Int) {
    if let judge = self.base?.judge { addNames(judge) }
    var keys: Set<LossKey> = []
    for table in tables { keys.formUnion(table.losses.keys) }
    for key in keys.sorted() where properties.contains(key.property) {
      guard let found = lost(key, tables, base) else { continue }
      let place = found.certain.isEmpty ? found.possible : found.certain
      // The measured widths first; a marginal loss may be in another case alone.
      let order = cases.count == 3 ? [1, 2, 0] : [0]
      let worst = order.compactMap { tables[$0].worst(key, in: place) }.first
      guard let worst else { continue }
      let other = key.other >= 0 ? name(key.other) : nil
      self.found[key, default: []].append(
        Failure.Case(
          environment: index, certainty: found.certain.isEmpty ? .marginal : .fails,
          widths: place.ranges, worstWidth: worst.width,
          excess: worst.loss.excess.value(at: worst.width), needed: worst.loss.needed,
          loss: worst.loss.text(at: worst.width, other: other) { name($0) },
          isAboutHeight: worst.loss.isAboutHeight))
    }
  }

  /// Returns the widths at which something is lost in all cases, and in one of them.
  ///
  /// For the first the base is that of the measured widths: a text that just fits in it would
  /// otherwise make every longer one marginal. For the others it is that of the same case.
  private func lost(
    _ key: LossKey, _ tables: [LossTable], _ base: [LossTable]
  ) -> (certain: WidthSet, possible: WidthSet)? {
    // A pair that meets in the base are alternatives, of which one is shown.
    if key.property == .noOverlap, base.contains(where: { !$0.widths(key).isEmpty }) { return nil }
    var possible = WidthSet()
    for (table, base) in zip(tables, base) {
      possible = possible.union(Self.relative(table.widths(key), key, to: base))
    }
    guard !possible.isEmpty else { return nil }
    let certain = tables.dropFirst().reduce(tables[0].widths(key, certain: true)) {
      $0.intersection($1.widths(key, certain: true))
    }
    return (Self.relative(certain, key, to: base[base.count / 2]), possible)
  }

  /// Returns the widths of a loss at which the base has a layout and does not lose the same.
  private static func relative(
    _ lost: WidthSet, _ key: LossKey, to base: LossTable
  ) -> WidthSet {
    let lost = lost.intersection(base.possible)
    guard key.property == .inOrder else { return lost.subtracting(base.widths(key)) }
    // Lost is the order that the base has the other way round.
    return lost.intersection(
      base.widths(
        LossKey(
          property: .inOrder, item: key.other, part: key.otherPart, other: key.item,
          otherPart: key.part)))
  }

  // MARK: Results

  private mutating func addNames(_ judge: TreeJudge) {
    guard names.isEmpty else { return }
    names = judge.nodes.map { $0.displayName }
    texts = judge.plainTexts
    var count = 0
    for node in judge.nodes {
      views.append(count)
      if !node.kind.isGuide { count += 1 }
    }
  }

  private func name(_ item: Int) -> String {
    names.indices.contains(item) ? names[item] : "item \(item)"
  }

  private func view(_ item: Int) -> Int { views.indices.contains(item) ? views[item] : 0 }

  private func failures() -> [Failure] {
    found.keys.sorted().map { key in
      let cases = (found[key] ?? []).sorted { one, other in
        let (first, second) = (one.certainty == .fails, other.certainty == .fails)
        if first != second { return first }
        if one.share != other.share { return one.share > other.share }
        if one.excess != other.excess { return one.excess > other.excess }
        return one.environment < other.environment
      }
      let place = LossKey(property: .textsWhole, item: key.item, part: max(0, key.part))
      return Failure(
        property: key.property, item: name(key.item),
        other: key.other >= 0 ? name(key.other) : nil, key: key, view: view(key.item),
        otherView: key.other >= 0 ? view(key.other) : nil,
        text: key.property == .satisfiable || key.part < 0 ? nil : texts[place], cases: cases)
    }
  }

  /// Returns the constraints that determine what a failure is about, in its worst case.
  func because(_ failure: Failure) throws(Fault) -> [ReportedConstraint] {
    guard let worst = failure.cases.first,
      case .tree(let tree) = try make(
        environments.list[worst.environment], WidthError(share: 0, sign: 0), -1, 1)
    else { return [] }
    return Blame(tree).constraints(failure, at: worst.worstWidth)
  }
}
