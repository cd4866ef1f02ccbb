import Anchors

/// Replays the calls of a layout record and reports faults.
///
/// It compares recorded answers, and each layout with that of a newly built tree, whose views
/// without constraints and content have the frames that they keep. Both layouts must fail with the
/// same error, or produce the same frames for all visible and unambiguous views. Calls that refer
/// to missing items are skipped.
public enum LayoutReplay {
  /// The first fault of a record, or nil if there is none.
  ///
  /// - Parameters:
  ///   - record: The calls and their answers.
  ///   - comparesAnswers: Whether a different answer is a fault.
  /// - Returns: The first fault, or nil.
  /// - Complexity: For each layout, the cost of building and laying out a new tree.
  public static func firstFault(
    of record: LayoutRecord, comparesAnswers: Bool = true
  ) -> ReplayFault? {
    let live = LiveLayout()
    for (index, entry) in record.entries.enumerated() {
      guard let answer = live.perform(entry.call), case .layout = entry.call else { continue }
      if let fault = difference(of: live, answer, fromTreeBuiltFor: entry.call) {
        return ReplayFault(entry: index, isAnswer: false, message: fault)
      }
      if comparesAnswers, let expected = entry.answer, expected != answer {
        return ReplayFault(
          entry: index, isAnswer: true, message: "'\(answer)', expected '\(expected)'")
      }
    }
    return nil
  }

  /// A copy of a record with the current answers.
  public static func answered(_ record: LayoutRecord) -> LayoutRecord {
    let live = LiveLayout()
    var record = record
    for (index, entry) in record.entries.enumerated() {
      let answer = live.perform(entry.call)
      record.entries[index].answer = answer == "" ? nil : answer
    }
    return record
  }

  /// A part of a failing record that still fails, in which each call is necessary.
  ///
  /// If only an answer differs, the record is cut after that answer, because earlier calls affect
  /// it.
  ///
  /// - Returns: The shorter record, or nil if the record does not fail.
  public static func minimized(_ record: LayoutRecord) -> LayoutRecord? {
    guard let fault = firstFault(of: record) else { return nil }
    let head = Array(record.entries[...fault.entry])
    guard !fault.isAnswer else { return LayoutRecord(head) }
    return minimized(LayoutRecord(head)) { firstFault(of: $0, comparesAnswers: false) != nil }
  }

  /// A part of a failing record that still fails, in which each call is necessary; without answers.
  ///
  /// - Parameters:
  ///   - record: A failing record.
  ///   - stillFails: Returns whether a record fails.
  /// - Returns: The shorter record, which begins with a tree.
  /// - Complexity: at worst O(*n*²) calls of `stillFails`.
  public static func minimized(
    _ record: LayoutRecord, while stillFails: (LayoutRecord) -> Bool
  ) -> LayoutRecord {
    var entries = Minimization.minimal(record.entries) { stillFails(beginningWithTree($0)) }
    for index in entries.indices { entries[index].answer = nil }
    return beginningWithTree(entries)
  }

  /// A record of calls, with a call for a new tree in front unless they begin with one.
  private static func beginningWithTree(_ entries: [LayoutRecord.Entry]) -> LayoutRecord {
    if case .start? = entries.first?.call { return LayoutRecord(entries) }
    return LayoutRecord([LayoutRecord.Entry(.start(isRightToLeft: false))] + entries)
  }

  private static func difference(
    of live: LiveLayout, _ answer: String, fromTreeBuiltFor layout: ViewCall
  ) -> String? {
    let fresh = LiveLayout()
    for call in live.model.calls { _ = fresh.perform(call) }
    live.copyKeptFrames(to: fresh)
    let other = fresh.perform(layout) ?? ""
    guard answer.hasPrefix("="), other.hasPrefix("=") else {
      let kinds = (answer.prefix(24), other.prefix(24))
      return kinds.0 == kinds.1 ? nil : "'\(kinds.0)…', but a rebuilt tree gives '\(kinds.1)…'"
    }
    let excluded = fresh.excludedViews
    for (mine, theirs) in zip(live.frames, fresh.frames) where !excluded.contains(mine.view) {
      let size = [theirs.frame.minX, theirs.frame.minY, theirs.frame.maxX, theirs.frame.maxY]
        .map(abs).reduce(1, max)
      let apart = [
        mine.frame.minX - theirs.frame.minX, mine.frame.minY - theirs.frame.minY,
        mine.frame.width - theirs.frame.width, mine.frame.height - theirs.frame.height,
      ].map(abs).reduce(0, max)
      if !(apart <= 1e-6 * size) {
        return "view \(mine.view) is at \(mine.frame), in a rebuilt tree at \(theirs.frame)"
      }
    }
    return nil
  }
}

/// Performs calls on a tree of views, and records them with the results of layouts.
///
/// The views are ordinary ones, so programs without a recorder have no overhead.
///
/// ```swift
/// let layout = LayoutRecorder()
/// layout.perform(.make(1, in: 0, kind: "view"))
/// layout.perform(
///   .constrain(ViewConstraint(id: "c1", 1, "leading", "==", 0, "leading", constant: 16)))
/// layout.perform(.layout(width: 320, height: 200))
/// print(layout.record.text)
/// ```
public final class LayoutRecorder {
  /// The recorded calls.
  public private(set) var record = LayoutRecord([LayoutRecord.Entry(.start(isRightToLeft: false))])

  private let live = LiveLayout()

  /// Creates a recorder with a new tree.
  public init() {}

  /// Performs and records a call, unless it refers to missing items.
  ///
  /// - Returns: The answer as recorded if the call is a layout, an empty text for other calls, and
  ///   nil for a skipped call.
  @discardableResult
  public func perform(_ call: ViewCall) -> String? {
    guard let answer = live.perform(call) else { return nil }
    record.entries.append(LayoutRecord.Entry(call, answer: answer.isEmpty ? nil : answer))
    return answer
  }
}
