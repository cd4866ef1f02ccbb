import Anchors

/// The history of a tree of stacks, as the calls of a record; Docs/Replay.md describes the format.
final class StackJournal {
  private(set) var lines = ["T"]
  /// The last required constraints and content of each part.
  private var required: [Int: [String]] = [:]
  /// Parts with a number in the record; changes of other parts are not recorded.
  private var made: Set<Int> = []

  var text: String { lines.joined(separator: "\n") + "\n" }

  func add(_ line: String) { lines.append(line) }

  /// Adds the first part to the root.
  func addRoot(_ top: StackPart) {
    for (name, attribute) in ["leading", "trailing", "top", "bottom"].enumerated() {
      add("a root\(name) \(top.id) \(attribute) == 0 \(attribute) 1 0 1000")
    }
  }

  func addLayout(_ width: Double?, _ height: Double?) {
    add("l \(width.map { "\($0)" } ?? "-") \(height.map { "\($0)" } ?? "-")")
  }

  /// Makes a part, in the root until it is added elsewhere.
  func make(_ part: StackPart) {
    made.insert(part.id)
    let kind = part.kind == .box ? "view" : part.kind == .label ? "label" : "stack"
    add("n \(part.id) 0 \(kind)")
    let own = Double(part.id) / 64
    for (property, priority) in [
      ("hugWidth", 240.0), ("hugHeight", 240), ("resistWidth", 740), ("resistHeight", 740),
    ] {
      add("f \(part.id) \(property) \(priority + own)")
    }
    note(part)
    noteWidth(part)
  }

  /// Records all properties of a part.
  func note(_ part: StackPart) {
    let id = part.id
    guard made.contains(id) else { return }
    add("h \(id) \(part.isHidden ? 1 : 0)")
    func set(_ property: String, _ number: Double) { add("f \(id) \(property) \(number)") }
    switch part.kind {
    case .box:
      set("contentWidth", part.size.width)
      set("contentHeight", part.size.height)
      set("firstBaseline", part.baselines.firstFromTop)
      set("lastBaseline", part.baselines.lastFromBottom)
    case .label:
      add("t \(id) \(part.text)")
      set("lines", Double(part.lines))
    case .stack:
      let settings = part.settings
      let distribution = StackView.Distribution.allCases.firstIndex(of: settings.distribution)
      let alignment = StackView.Alignment.allCases.firstIndex(of: settings.alignment)
      add(
        "s \(id) \(settings.axis == .horizontal ? 0 : 1) \(distribution ?? 0) \(alignment ?? 0) "
          + "\(settings.spacing)")
      set("spacesBaselines", settings.isBaselineRelativeArrangement ? 1 : 0)
      set("keepsMargins", settings.isLayoutMarginsRelativeArrangement ? 1 : 0)
      set("proportionalMode", settings.proportionalMode == .correct ? 0 : 1)
      set("direction", settings.layoutDirection == .rightToLeft ? 2 : 0)
      set("margin", part.margins)
    }
  }

  func noteWidth(_ part: StackPart) {
    guard made.contains(part.id) else { return }
    add("r width\(part.id)")
    guard let width = part.width else { return }
    let priority = 400 + Double(part.id) / 64
    add("a width\(part.id) \(part.id) width == - notAnAttribute 1 \(width) \(priority)")
  }

  /// Records the required constraints inside a part, in place of the previous ones.
  func noteInside(_ part: StackPart) {
    let id = part.id
    guard made.contains(id) else { return }
    for line in required[id] ?? [] { add(line) }
    required[id] = nil
    let content = 100_000 + id
    func require(_ lines: [String]) {
      for (place, line) in lines.enumerated() { add("a inside\(id)-\(place) \(line) 1000") }
      required[id] = lines.indices.map { "r inside\(id)-\($0)" }
    }
    switch part.inside {
    case .nothing: break
    case .size:
      require([
        "\(id) width == - notAnAttribute 1 \(20 + id)",
        "\(id) height == - notAnAttribute 1 \(10 + id)",
      ])
    case .ratio: require(["\(id) width == \(id) height 1.5 0"])
    case .padding where part.kind == .stack: break
    case .padding:
      add("n \(content) \(id) view")
      add("f \(content) contentWidth \(12 + id)")
      add("f \(content) contentHeight \(6 + id)")
      require([
        "\(content) leading == \(id) leading 1 4", "\(id) trailing == \(content) trailing 1 5",
        "\(content) top == \(id) top 1 6", "\(id) bottom == \(content) bottom 1 7",
      ])
      required[id] = ["x \(content)"]
    }
  }
}
