/// The constraints of one horizontal stack view and of the sizes of its views.
struct StackSystem {
  /// How the views share the length.
  enum Distribution: String, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views stand across it.
  enum Alignment: String, CaseIterable {
    case fill, leading, center
  }

  /// How long the stack is: 1.4 or 0.6 times as long as its contents, just as long, as short as
  /// they allow, or as small as they allow in both directions.
  enum Container: String {
    case larger, smaller, exact, fitting, fittingBoth
    /// As `smaller`, with a length that is edited.
    case resized

    static let families = [larger, smaller, exact, fitting, fittingBoth]
  }

  /// Whether all views hug their contents at one priority or at 97 different ones.
  enum Hugging: String, CaseIterable {
    case equal, scattered
  }

  let distribution: Distribution
  let alignment: Alignment
  let container: Container
  let hugging: Hugging
  let count: Int

  static let spacing = 8.0

  /// All systems of a distribution in a container.
  static func family(_ distribution: Distribution, _ container: Container, _ count: Int) -> [Self] {
    Alignment.allCases.flatMap { alignment in
      Hugging.allCases.map { hugging in
        StackSystem(
          distribution: distribution, alignment: alignment, container: container,
          hugging: hugging, count: count)
      }
    }
  }

  func width(_ index: Int) -> Double { Double(20 + (index * 37) % 60) }

  func height(_ index: Int) -> Double { Double(10 + (index * 13) % 25) }

  /// The length at which every view has its own size, or for equal views the size of the largest.
  var naturalLength: Double {
    let widths = (0..<count).map(width)
    let gaps = Self.spacing * Double(count - 1)
    if distribution == .fillEqually { return (widths.max() ?? 0) * Double(count) + gaps }
    return widths.reduce(0, +) + gaps
  }

  func huggingPriority(_ index: Int) -> Double {
    hugging == .equal ? 250 : 251 + Double((index * 61) % 97) / 2
  }
}
