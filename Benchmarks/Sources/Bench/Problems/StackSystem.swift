/// The constraints of one horizontal stack view and of the sizes of its views.
struct StackSystem {
  /// The distribution of views along the axis.
  enum Distribution: String, CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  enum Alignment: String, CaseIterable {
    case fill, leading, center
  }

  /// The length of the stack: 1.4 or 0.6 times the length of its contents, exactly that, the
  /// minimum length, or the minimum in both directions.
  enum Container: String {
    case larger, smaller, exact, fitting, fittingBoth
    /// Like `smaller`, with an edited length.
    case resized

    static let families = [larger, smaller, exact, fitting, fittingBoth]
  }

  /// The hugging priorities: one for all views, or 97 different ones.
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

  /// The length at which every view has its own size, or for equal views the largest size.
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
