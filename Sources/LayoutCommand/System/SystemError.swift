import LayoutFiles

/// The reason why a file could not be opened, read or written, as a sentence with its name.
public struct SystemError: Error, Sendable {
  /// The sentence, for example `contacts.vcf: there is no such file`.
  public let message: String

  /// Returns a file's name for messages: on one line, without control characters for a terminal.
  public static func shown(_ name: String) -> String { ShownText.name(name) }

  /// Creates an error from its sentence.
  public init(_ message: String) {
    self.message = message
  }
}
