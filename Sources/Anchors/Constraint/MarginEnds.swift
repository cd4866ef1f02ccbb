/// The ends of a constraint that were stated as margin attributes.
struct MarginEnds: OptionSet {
  let rawValue: UInt8

  static var first: Self { Self(rawValue: 1) }
  static var second: Self { Self(rawValue: 2) }
}

extension LayoutConstraint {
  /// Records the attributes as stated, before margin attributes were replaced by the guide's.
  func setMarginEnds(_ first: LayoutAttribute, _ second: LayoutAttribute) {
    if first != firstAttribute, first.withinMargins == firstAttribute { marginEnds = .first }
    if second != secondAttribute, second.withinMargins == secondAttribute {
      marginEnds.insert(.second)
    }
  }

  /// The first item and attribute as stated; a margin attribute is that of the item itself.
  package var firstAsStated: (node: LayoutNode?, attribute: LayoutAttribute) {
    guard marginEnds.contains(.first) else { return (firstItem, firstAttribute) }
    return (firstItem?.parentLink?.node, firstAttribute.margin)
  }

  /// The second item and attribute as stated; a margin attribute is that of the item itself.
  package var secondAsStated: (node: LayoutNode?, attribute: LayoutAttribute) {
    guard marginEnds.contains(.second) else { return (secondItem, secondAttribute) }
    return (secondItem?.parentLink?.node, secondAttribute.margin)
  }
}

extension LayoutAttribute {
  /// The margin attribute that equals this attribute of the margins guide.
  fileprivate var margin: LayoutAttribute {
    Self.allCases.first { $0.withinMargins == self } ?? self
  }
}
