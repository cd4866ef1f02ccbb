public import Anchors
public import Rendering

/// The command `layout cards` with the fonts and picture formats of another program.
///
/// Its arguments are those of `layout cards`, with `--format png` in addition. Texts are measured
/// with the program's fonts in every format, so that pictures show the frames of `--format json`.
public struct CardsProgram {
  /// A format of pictures.
  public enum PictureFormat: Sendable, Hashable {
    /// A picture of all cards, as vectors.
    case svg
    /// A card on each page, or sheets of cards.
    case pdf
    /// A picture of all cards, as pixels.
    case png
  }

  private let system: any System
  private let drawing: CardDrawingTools

  /// Creates the program on a system.
  ///
  /// - Parameters:
  ///   - system: The files and messages of the machine.
  ///   - textMeasurer: Measures all texts of the cards.
  ///   - makeCanvas: Makes the canvas of a format, at a number of pixels per point. Its fonts are
  ///     those of the measurer.
  public init(
    system: any System, textMeasurer: TextMeasurer,
    makeCanvas: @escaping @Sendable (PictureFormat, Double) -> any FileCanvas
  ) {
    self.system = system
    drawing = CardDrawingTools(textMeasurer: textMeasurer, makeCanvas: makeCanvas)
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments of `layout cards`, without the names of program and
  ///   command.
  /// - Returns: The exit status; messages went to `System.report`.
  public func run(_ arguments: [String]) -> CommandStatus {
    let system = ProgramSystem(system, color: ColorChoice(in: arguments))
    defer {
      system.progress.erase()
      system.reportHiddenFlaws()
    }
    do throws(CommandError) {
      let reader = try ArgumentReader(arguments, command: .cards, on: system)
      if reader.asksForHelp {
        try system.print(CommandDescription.cards.help, colored: ColoredText.help)
        return .done
      }
      let options = try CardsOptions(reader, drawing: drawing)
      return try CardsCommand(options: options, system: system).run()
    } catch {
      system.report(error.report)
      return error.status
    }
  }
}
