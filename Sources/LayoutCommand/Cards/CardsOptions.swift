import Anchors
import Contacts
import Gallery
import LayoutFiles

/// The options of `layout cards`.
struct CardsOptions: Sendable {
  /// The path of the contacts file; `-` is standard input.
  let file: String
  let plans: [CardPlan]
  /// The width of each card; nil for that of its plan, or 320 points.
  private let requestedWidth: Double?
  let format: CardsFormat
  let output: String?
  /// The number of pixels in a point, to which frames are rounded, or nil for exact frames.
  let scale: Double?
  /// The direction of reading; nil for that of each plan.
  private let direction: CardDirection?
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
    requestedWidth = try reader.positiveNumber(
      "--width", upTo: 100_000, unit: "a width in points")
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
    direction =
      reader.value(of: "--direction") == nil
      ? nil : try reader.choice("--direction", or: CardDirection.leftToRight)
    sheet = try Self.sheet(reader, format)
    isAsPublished = reader.flags.contains("--as-published")
    if isAsPublished, reader.flags.contains("--corrected") {
      throw reader.failure("--as-published and --corrected cannot be combined")
    }
    isStrict = reader.flags.contains("--strict")
    output = try reader.outputFile()
    file = try reader.onlyFile("contacts file")
    plans = try CardPlan.plans(reader)
    if isAsPublished, plans.contains(where: { $0.file != nil }) {
      throw reader.failure("--as-published is for the plans of the article, not for a file")
    }
  }

  /// The name of the input for messages.
  var inputName: String { file == "-" ? "standard input" : ShownText.name(file) }

  /// The measurer of all texts.
  var textMeasurer: TextMeasurer { drawing?.textMeasurer ?? .helvetica }

  /// Returns the width of a card.
  ///
  /// - Parameter stated: The width that its plan states, or nil.
  /// - Returns: The width, in points.
  func width(of stated: Double?) -> Double { requestedWidth ?? stated ?? 320 }

  /// The width of the widest card.
  var width: Double { plans.map { width(of: $0.file?.width) }.max() ?? 320 }

  /// Returns the direction of the card of a contact; nil for that of its plan.
  func direction(of contact: Contact) -> LayoutDirection? {
    direction?.direction(of: contact.name)
  }

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
