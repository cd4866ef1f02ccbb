import Anchors
import AnchorsQuestions

/// Finds the room of each text by bisection over its growth.
///
/// Each step judges the layout at every width, so that the result is a bracket: nothing is lost at
/// the one end, and something is at the other.
struct RoomSearch<Fault: Error> {
  private let properties: Set<LayoutProperty>
  private let widths: [ClosedRange<Double>]
  private let environment: Environment
  private let make: Certification<Fault>.Maker
  private let exact = WidthError(share: 0, sign: 0)

  /// The largest quotient of the ends of a bracket.
  private static var precision: Double { 1.01 }

  init(
    _ properties: [LayoutProperty], _ widths: [ClosedRange<Double>], _ environment: Environment,
    _ make: @escaping Certification<Fault>.Maker
  ) {
    self.properties = Set(properties)
    self.widths = widths
    self.environment = environment
    self.make = make
  }

  /// Returns the room of each text of the environment, in the order of the tree.
  ///
  /// - Complexity: About ten layout functions for each text.
  mutating func run() throws(Fault) -> [Room] {
    guard let base = try judge(-1, 1), base.skipReason == nil else { return [] }
    var rooms: [Room] = []
    var searched: Int?
    for (item, label) in base.judgedLabels where item != searched {
      // The titles of a control grow together.
      searched = item
      let view = base.nodes[..<item].count { !$0.kind.isGuide }
      rooms.append(try room(of: item, view, label, base))
    }
    return rooms
  }

  private func judge(_ view: Int, _ growth: Double) throws(Fault) -> TreeJudge? {
    guard case .tree(let tree) = try make(environment, exact, view, growth) else { return nil }
    return TreeJudge(tree, properties, in: widths)
  }

  private func room(
    of item: Int, _ view: Int, _ label: Label, _ base: TreeJudge
  ) throws(Fault) -> Room {
    let natural = label.wholeTextSize.width
    var (holds, fails) = (1.0, Room.maximumGrowth)
    var limit = try limit(of: view, fails, base)
    if limit == nil {
      holds = fails
    } else {
      while fails / holds > Self.precision {
        let middle = (holds * fails).squareRoot()
        if let found = try self.limit(of: view, middle, base) {
          (fails, limit) = (middle, found)
        } else {
          holds = middle
        }
      }
    }
    return Room(
      item: base.nodes[item].displayName, view: view, text: label.plainText, growth: holds,
      failingGrowth: limit == nil ? nil : fails, points: natural * holds,
      lines: label.numberOfLines, fontSize: label.font.size, limit: limit)
  }

  /// Returns what is lost if a text has grown and not before; nil if nothing is.
  private func limit(of view: Int, _ growth: Double, _ base: TreeJudge) throws(Fault) -> String? {
    guard let judge = try judge(view, growth), judge.skipReason == nil else {
      return "there is no layout that can be judged"
    }
    for key in judge.table.losses.keys.sorted() where properties.contains(key.property) {
      var lost = judge.table.widths(key).intersection(base.table.possible)
      if key.property == .inOrder {
        lost = lost.intersection(
          base.table.widths(
            LossKey(
              property: .inOrder, item: key.other, part: key.otherPart, other: key.item,
              otherPart: key.part)))
      } else {
        let known = base.table.widths(key)
        if key.property == .noOverlap, !known.isEmpty { continue }
        lost = lost.subtracting(known)
      }
      guard !lost.isEmpty, let worst = judge.table.worst(key, in: lost) else { continue }
      func name(_ item: Int) -> String {
        judge.nodes.indices.contains(item) ? judge.nodes[item].displayName : "the layout"
      }
      let other = key.other >= 0 ? name(key.other) : nil
      return name(key.item) + " " + worst.loss.text(at: worst.width, other: other, name)
        + Failure.place(lost.ranges)
    }
    return nil
  }
}
