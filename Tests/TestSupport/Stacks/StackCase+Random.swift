extension StackCase {
  /// A random stack of up to four views, all numbers whole.
  package static func random(using random: inout SplitMix64) -> StackCase {
    var made = StackCase((0..<Int(random.integer(0...4))).map { _ in .random(using: &random) })
    made.distribution = random.pick(Distribution.allCases)
    made.alignment = random.pick(Alignment.allCases)
    made.spacing = random.pick([0, 8, 10])
    made.isVertical = random.chance(0.5)
    made.isBaselineRelative = random.chance(0.3)
    made.isUIKitProportional = random.chance(0.3)
    if random.chance(0.3) {
      made.margins = (
        random.integer(0...20), random.integer(0...20), random.integer(0...20),
        random.integer(0...20)
      )
    }
    if random.chance(0.6) { made.length = random.integer(0...400) }
    if random.chance(0.6) { made.thickness = random.integer(0...120) }
    return made
  }
}

extension StackCase {
  /// Changes visibility or spacing of some views.
  package mutating func disturb(using random: inout SplitMix64) {
    for index in items.indices where random.chance(0.4) {
      if random.chance(0.7) {
        items[index].isHidden.toggle()
      } else {
        items[index].spacingAfter = random.chance(0.5) ? nil : random.integer(0...30)
      }
    }
  }
}

extension StackCase.Item {
  /// A random view; one in eight has no content along the axis, one in eight none across it, and
  /// one in four is hidden.
  package static func random(using random: inout SplitMix64) -> StackCase.Item {
    let along = random.chance(0.125) ? -1 : random.integer(0...90)
    let across = random.chance(0.125) ? -1 : random.integer(0...60)
    var made = StackCase.Item(along, across)
    made.hugging = random.pick([250, 250, 249, 251, 60, 40])
    made.compression = random.pick([750, 750, 749, 751, 1000])
    made.baselines = (random.integer(0...20), random.integer(0...8))
    made.isHidden = random.chance(0.25)
    if random.chance(0.25) { made.spacingAfter = random.integer(0...30) }
    return made
  }
}
