import Gallery
import LayoutFiles

/// A design of cards: one of the library, or a layout file of the user.
struct CardPlan: Sendable {
  /// The name in results: that of the design, or of the file without its ending.
  let name: String
  /// The design of the library; nil for that of a file.
  let builtIn: BusinessCardPlan?
  /// The layout file; nil for a design of the library.
  let file: PlanFile?

  /// The words that stand for designs of the library.
  static var words: [String] { BusinessCardPlan.allCases.map(\.rawValue) + ["all"] }

  private init(_ plan: BusinessCardPlan) {
    (name, builtIn, file) = (plan.rawValue, plan, nil)
  }

  private init(_ file: PlanFile) {
    (name, builtIn, self.file) = (file.name, nil, file)
  }

  /// Reads the values of `--plan`, in their order; all designs of the library without the option.
  ///
  /// - Throws: `CommandError` if a file cannot be read or is wrong, or two plans have one name.
  static func plans(_ reader: ArgumentReader) throws(CommandError) -> [CardPlan] {
    var plans: [CardPlan] = []
    let values = reader.values(of: "--plan")
    for value in values.isEmpty ? ["all"] : values {
      if value == "all" {
        plans += BusinessCardPlan.allCases.map { CardPlan($0) }
      } else if let plan = BusinessCardPlan(rawValue: value) {
        plans.append(CardPlan(plan))
      } else {
        guard value.contains(".") || value.contains("/") else {
          throw reader.failure(
            "--plan expects a layout file such as card.json, or one of "
              + "\(words.joined(separator: ", ")), not '\(value)'"
              + Suggestion.text(for: value, in: words))
        }
        plans.append(CardPlan(try PlanFile(value, on: reader.input)))
      }
    }
    for (index, plan) in plans.enumerated()
    where plans[..<index].contains(where: { $0.name == plan.name }) {
      throw reader.failure("two plans are named '\(plan.name)'; rename a file, or name it once")
    }
    return plans
  }
}
