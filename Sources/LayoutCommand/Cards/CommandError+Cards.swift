import Anchors
import LayoutFiles
import Rendering

extension CommandError {
  /// Makes the error for a card of the library that cannot be laid out.
  ///
  /// - Parameters:
  ///   - failure: The reason.
  ///   - plan: The name of the plan.
  ///   - options: The file and the width, the usual cause.
  ///   - line: The line of the contact.
  /// - Returns: The error with its complete message.
  static func layout(
    _ failure: CardFailure, of plan: String, at options: CardsOptions, line: Int
  ) -> CommandError {
    .layout(
      "\(ShownText.name(options.file)):\(line): the \(plan) card cannot be laid out "
        + "\(SVGWriter.decimal(options.width(of: nil))) points wide. \(failure.explanation)")
  }
}
