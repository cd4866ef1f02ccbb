import Glibc

/// Where progress and complaints go, apart from results.
enum StandardError {
  static let isTerminal = isatty(STDERR_FILENO) == 1

  static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      _ = Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }
}
