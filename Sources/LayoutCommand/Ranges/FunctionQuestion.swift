import Anchors
import AnchorsQuestions
import LayoutFiles

/// A layout file and the parameter of its layout function.
struct FunctionQuestion {
  let input: LayoutFileInput
  /// `card.width`, `card.height` or a metric; nil for the width of the root.
  let parameter: String?
  let from: Double?
  let to: Double?
  /// The maximum number of pieces to find.
  let maximumPieces: Int
  /// The command whose help explains wrong arguments.
  let command: String

  /// Creates a question with the range of the options.
  ///
  /// - Throws: `CommandError.arguments` if an end is not a number, or the ends are in the wrong
  ///   order.
  init(
    _ input: LayoutFileInput, parameter: String?, _ reader: ArgumentReader, command: String
  ) throws(CommandError) {
    self.input = input
    self.parameter = parameter
    self.command = command
    from = try Self.end("--from", reader)
    to = try Self.end("--to", reader)
    if let text = reader.value(of: "--pieces") {
      guard let count = Int(text), count >= 1, count <= 10_000_000 else {
        throw reader.failure("--pieces expects a whole number from 1 to 10000000, not '\(text)'")
      }
      maximumPieces = count
    } else {
      maximumPieces = 100_000
    }
    if let from, let to, from > to {
      throw reader.failure("--from \(decimal(from)) is above --to \(decimal(to))")
    }
  }

  private static func end(
    _ option: String, _ reader: ArgumentReader
  ) throws(CommandError) -> Double? {
    guard let text = reader.value(of: option) else { return nil }
    guard let number = Double(text), number.magnitude <= 1e9 else {
      throw reader.failure("\(option) expects a number within ±1e9, not '\(text)'")
    }
    return number
  }

  /// Computes the layout as a function.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - system: The system that shows the progress.
  ///   - output: The output for a failure as JSON, or nil for none.
  /// - Returns: The function.
  /// - Throws: `CommandError` if the file or the parameter is wrong, or the function does not
  ///   exist.
  func answer(
    _ file: LayoutFile, on system: ProgramSystem, writingJSONTo output: (any OutputFile)? = nil
  ) throws(CommandError) -> LayoutFunction {
    let parameter: LayoutFileParameter
    do throws(LayoutFileParameterError) {
      parameter = try file.parameter(self.parameter)
    } catch {
      throw .arguments("\(input.name): \(error.message)", command: command)
    }
    let start = from ?? (parameter.isExtent ? 0 : -.infinity)
    let range = start...max(start, to ?? .infinity)
    system.progress.begin("pieces")
    do throws(LayoutFunctionError) {
      return try file.layoutFunction(of: parameter, in: range, maximumPieces: maximumPieces) {
        system.progress.advance(to: $0, "from \(decimal($1))")
      }
    } catch {
      guard case .layout(let error) = error else {
        if case .invalidRange = error { throw .arguments(error.description, command: command) }
        throw .layout("\(input.name): \(error.description)")
      }
      let failure = file.failure(error, name: input.constraintFile)
      if let output { try input.write(input.json { failure.write(into: &$0) }, to: output) }
      throw input.failure(failure)
    }
  }
}
