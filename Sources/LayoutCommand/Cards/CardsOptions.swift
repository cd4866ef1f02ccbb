import Anchors
import Gallery
import LayoutFiles

/// The options of `layout cards`.
struct CardsOptions: Sendable {
  /// The path of the contacts file; `-` is standard input.
  let file: String
  let plans: [BusinessCardPlan]
  let width: Double
  let format: CardsFormat
  let output: String?
  /// The number of pixels in a point, to which frames are rounded, or nil for exact frames.
  let scale: Double?
  let direction: LayoutDirection
  /// The paper of the card sheets, or nil without sheets.
  let sheet: SheetPaper?
  /// True if cards are laid out exactly as published, with texts that end outside the card.
  let isAsPublished: Bool
  /// True if a flaw of a contact is an error.
  let isStrict: Bool
  /// True if each card is a line of JSON of its own, with the contact's number.
  let isByLine: Bool
  /// The number of batches of contacts that are processed concurrently.
  let jobs: Int
  let records: CardRecords
  /// The fonts and canvases of the program, or nil for those of the library.
  let drawing: CardDrawingTools?

  /// Reads the arguments of `layout cards`.
  ///
  /// - Parameters:
  ///   - reader: The arguments.
  ///   - drawing: The fonts and canvases of the program, or nil for those of the library.
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(
    _ reader: ArgumentReader, drawing: CardDrawingTools? = nil
  ) throws(CommandError) {
    self.drawing = drawing
    plans = try reader.choice("--plan", or: CardPlanChoice.all).plans
    width = try reader.positiveNumber("--width", upTo: 100_000, unit: "a width in points") ?? 320
    isByLine = reader.flags.contains("--lines")
    jobs = try reader.jobs(isByLine: isByLine)
    records = try Self.records(reader, isByLine)
    format = try reader.choice("--format", or: isByLine ? .json : .text)
    if isByLine, format != .json {
      throw reader.failure("--lines writes JSON, a line for each card")
    }
    guard drawing != nil || format != .png else {
      throw reader.failure(
        "--format png requires fonts; the package Integrations/Pango has them and the same command")
    }
    scale = try reader.positiveNumber("--scale", upTo: 100, unit: "pixels per point")
    direction = try reader.choice("--direction", or: DirectionChoice.leftToRight).direction
    sheet = try Self.sheet(reader, format)
    isAsPublished = reader.flags.contains("--as-published")
    if isAsPublished, reader.flags.contains("--corrected") {
      throw reader.failure("--as-published and --corrected cannot be combined")
    }
    isStrict = reader.flags.contains("--strict")
    output = try reader.outputFile()
    file = try reader.onlyFile("contacts file")
  }

  /// The name of the input for messages.
  var inputName: String { file == "-" ? "standard input" : ShownText.name(file) }

  /// The measurer of all texts.
  var textMeasurer: TextMeasurer { drawing?.textMeasurer ?? .helvetica }

  /// True if each card is drawn in a slot whose size is fixed before the first card is laid out.
  var placesCardsInSlots: Bool { format == .svg || format == .png || sheet != nil }

  private static func sheet(
    _ reader: ArgumentReader, _ format: CardsFormat
  ) throws(CommandError) -> SheetPaper? {
    guard reader.value(of: "--sheet") != nil else { return nil }
    let paper = try reader.choice("--sheet", or: SheetPaper.a4)
    guard format == .pdf else { throw reader.failure("--sheet requires --format pdf") }
    return paper
  }

  private static func records(
    _ reader: ArgumentReader, _ isByLine: Bool
  ) throws(CommandError) -> CardRecords {
    guard isByLine || reader.value(of: "--records") == nil else {
      throw reader.failure("--records requires --lines")
    }
    return try reader.choice("--records", or: .vcard)
  }
}
