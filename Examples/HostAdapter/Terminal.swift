import Anchors

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Flags that signals set; nothing else is safe in a handler.
nonisolated(unsafe) private var sizeHasChanged = false
nonisolated(unsafe) private var isEnding = false

/// The terminal of the program: its size, and an event loop of resizes and seconds.
@MainActor struct Terminal {
  /// The size in cells; 80 × 24 if the output is no terminal.
  var size: Size {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Double(window.ws_col), height: Double(window.ws_row))
  }

  /// Shows a dashboard until the program is interrupted or a number of seconds has passed.
  func run(_ dashboard: Dashboard, seconds limit: Int) {
    signal(SIGWINCH) { _ in sizeHasChanged = true }
    signal(SIGINT) { _ in isEnding = true }
    signal(SIGTERM) { _ in isEnding = true }
    // The alternate screen, without a cursor.
    write("\u{1B}[?1049h\u{1B}[?25l")
    defer { write("\u{1B}[?25h\u{1B}[?1049l") }
    var (tenths, shown) = (0, size)
    write(dashboard.draw(in: shown))
    while !isEnding, tenths < 10 * limit {
      // A signal ends the wait.
      poll(nil, 0, 100)
      tenths += 1
      if tenths % 10 == 0 { dashboard.tick(tenths / 10) }
      if sizeHasChanged {
        sizeHasChanged = false
        shown = size
        dashboard.note("\(Int(shown.width)) × \(Int(shown.height))")
      }
      if dashboard.needsLayout { write(dashboard.draw(in: shown)) }
    }
  }

  private func write(_ text: String) {
    print(text, terminator: "")
    fflush(nil)
  }
}
