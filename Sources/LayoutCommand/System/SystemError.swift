import LayoutFiles

/// Why a file could not be opened, read or written, as a sentence that names the file.
public struct SystemError: Error, Sendable {
  /// The sentence, for example `contacts.vcf: there is no such file`.
  public let message: String

  /// A file's name as messages show it: on one line, without what a terminal would act on.
  public static func shown(_ name: String) -> String { ShownText.name(name) }

  /// Creates an error from its sentence.
  public init(_ message: String) {
    self.message = message
  }
}
