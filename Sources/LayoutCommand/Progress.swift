import LayoutFiles

/// The progress of a run, in the last line of the terminal.
///
/// It appears after one second, and only if messages go to a terminal that can erase a line.
/// Messages and results erase it, and the end of the run does.
final class Progress {
  /// False after `--no-progress`.
  var isAllowed = true
  private let machine: any System
  private var things = ""
  private var total: Int?
  private var start = 0.0
  private var lastShown = 0.0
  private var isShown = false
  /// True while the elements of a list are counted.
  fileprivate var isCounting = false

  init(on machine: any System) { self.machine = machine }

  private var canShow: Bool {
    isAllowed && machine.reportsToTerminal && machine.environmentValue("TERM") != "dumb"
  }

  /// Begins a part of the run.
  ///
  /// - Parameters:
  ///   - things: The counted things, in the plural.
  ///   - total: Their number, or nil if it is unknown.
  func begin(_ things: String, of total: Int? = nil) {
    self.things = things
    self.total = total
    guard canShow else { return }
    if start == 0 { start = machine.seconds }
    lastShown = start
  }

  /// Records the amount done, and updates the line at most ten times a second.
  ///
  /// - Parameters:
  ///   - count: The number of things that are done, or that of the current one.
  ///   - detail: The name of the current one, without control characters, or nothing.
  func advance(to count: Int, _ detail: @autoclosure () -> String = "") {
    guard canShow else { return }
    let now = machine.seconds
    guard now - start > 1, now - lastShown > 0.1 else { return }
    lastShown = now
    isShown = true
    let detail = detail()
    let amount = total.map { "\(count) of \($0)" } ?? "\(count)"
    // Without automatic wrapping, the terminal cuts a line that is longer than it is wide.
    machine.report(
      "\r\u{1B}[?7l\(amount) \(things)\(detail.isEmpty ? "" : ": " + detail)\u{1B}[K\u{1B}[?7h")
  }

  /// Counts the elements of a list while they are iterated.
  ///
  /// The outermost list of several elements counts; lists within it change nothing.
  ///
  /// - Parameters:
  ///   - list: The elements.
  ///   - things: The elements in words, in the plural.
  ///   - name: Returns the name of an element, without control characters, or nothing.
  /// - Returns: The same elements, to be iterated once and to the end.
  func counting<Element>(
    _ list: [Element], _ things: String, name: @escaping (Element) -> String = { _ in "" }
  ) -> CountedElements<Element> {
    let counts = list.count > 1 && !isCounting
    if counts {
      isCounting = true
      begin(things, of: list.count)
    }
    return CountedElements(
      elements: list.makeIterator(), name: name, progress: counts ? self : nil)
  }

  /// Removes the line from the terminal.
  func erase() {
    guard isShown else { return }
    isShown = false
    machine.report("\r\u{1B}[K")
  }
}

/// The elements of a list; the progress shows the one that was reached last.
struct CountedElements<Element>: Sequence, IteratorProtocol {
  fileprivate var elements: IndexingIterator<[Element]>
  fileprivate let name: (Element) -> String
  /// The progress, unless another list counts.
  fileprivate let progress: Progress?
  fileprivate var count = 0

  mutating func next() -> Element? {
    guard let element = elements.next() else {
      progress?.isCounting = false
      return nil
    }
    count += 1
    progress?.advance(to: count, name(element))
    return element
  }
}
