/// A progress line on the terminal for a long run.
///
/// It appears after one second, and only if messages go to a terminal.
struct Progress {
  private let system: any System
  private let total: Int
  private let start: Double
  private var lastShown: Double
  private var isShown = false

  init(of total: Int, on system: any System) {
    self.system = system
    self.total = total
    start = system.seconds
    lastShown = start
  }

  /// Records the amount done, and updates the line at most ten times a second.
  mutating func advance(to done: Int, _ things: String) {
    guard system.reportsToTerminal else { return }
    let now = system.seconds
    guard now - start > 1, now - lastShown > 0.1 else { return }
    lastShown = now
    isShown = true
    system.report("\r\(done) of \(total) \(things)\u{1B}[K")
  }

  /// Removes the line from the terminal.
  mutating func finish() {
    guard isShown else { return }
    isShown = false
    system.report("\r\u{1B}[K")
  }
}
