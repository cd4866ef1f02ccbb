import Anchors
import LayoutFiles
import Rendering

extension CommandError {
  /// Makes the error for a card that cannot be laid out.
  ///
  /// - Parameters:
  ///   - error: The error of the layout.
  ///   - card: The card in words.
  ///   - options: The file and the width, the usual cause.
  ///   - line: The line of the contact.
  /// - Returns: The error with its complete message.
  static func layout(
    _ error: LayoutError, of card: String, at options: CardsOptions, line: Int
  ) -> CommandError {
    .layout(
      "\(ShownText.name(options.file)):\(line): the \(card) cannot be laid out "
        + "\(SVGWriter.decimal(options.width)) points wide. \(error)")
  }
}
