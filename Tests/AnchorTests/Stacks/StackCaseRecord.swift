import Anchors
import TestSupport

/// A stack that is changed from case to case, as the calls of a record; Docs/Replay.md describes
/// the format.
///
/// The stack is view 1 and fills the root; its views follow in order.
struct StackCaseRecord {
  private var lines = ["T", "n 1 0 stack"]
  private var count = 0

  init() {
    for edge in ["leading", "trailing", "top", "bottom"] {
      lines.append("a \(edge) 1 \(edge) == 0 \(edge) 1 0 1000")
    }
  }

  /// Changes the stack into that of a case and lays it out.
  mutating func turn(into stackCase: StackCase, rightToLeft: Bool) {
    let distribution = StackCase.Distribution.allCases.firstIndex(of: stackCase.distribution)
    let alignment = StackCase.Alignment.allCases.firstIndex(of: stackCase.alignment)
    lines.append(
      "s 1 \(stackCase.isVertical ? 1 : 0) \(distribution ?? 0) \(alignment ?? 0) "
        + "\(stackCase.spacing)")
    set(1, "direction", rightToLeft ? 2 : 1)
    set(1, "spacesBaselines", stackCase.isBaselineRelative ? 1 : 0)
    set(1, "proportionalMode", stackCase.isUIKitProportional ? 1 : 0)
    set(1, "keepsMargins", stackCase.margins == nil ? 0 : 1)
    let margins = stackCase.margins ?? (0, 0, 0, 0)
    let vertical = stackCase.isVertical
    set(1, "marginTop", vertical ? margins.lead : margins.near)
    set(1, "marginLeading", vertical ? margins.near : margins.lead)
    set(1, "marginBottom", vertical ? margins.trail : margins.far)
    set(1, "marginTrailing", vertical ? margins.far : margins.trail)
    for (index, item) in stackCase.items.enumerated() { turn(index + 2, into: item, vertical) }
    for index in stackCase.items.count..<max(count, stackCase.items.count) {
      lines.append("x \(index + 2)")
    }
    count = stackCase.items.count
    let (length, thickness) = (
      stackCase.length.map { "\($0)" } ?? "-", stackCase.thickness.map { "\($0)" } ?? "-"
    )
    lines.append(vertical ? "l \(thickness) \(length)" : "l \(length) \(thickness)")
  }

  private mutating func turn(_ view: Int, into item: StackCase.Item, _ isVertical: Bool) {
    if view - 2 >= count { lines.append("n \(view) 1 view") }
    set(view, "contentWidth", isVertical ? item.content.across : item.content.along)
    set(view, "contentHeight", isVertical ? item.content.along : item.content.across)
    set(view, "firstBaseline", item.baselines.first)
    set(view, "lastBaseline", item.baselines.last)
    for axis in ["Width", "Height"] {
      set(view, "hug\(axis)", item.hugging)
      set(view, "resist\(axis)", item.compression)
    }
    lines.append("h \(view) \(item.isHidden ? 1 : 0)")
    set(view, "spacingAfter", item.spacingAfter ?? StackView.spacingUseDefault)
  }

  private mutating func set(_ view: Int, _ property: String, _ number: Double) {
    lines.append("f \(view) \(property) \(number)")
  }

  /// Writes the record.
  ///
  /// - Returns: Its path, or the reason for its absence.
  func write(seed: UInt64) -> String {
    ScriptRecord.write(lines.joined(separator: "\n") + "\n", name: "stack \(seed)")
  }
}
