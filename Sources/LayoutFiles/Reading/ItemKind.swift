/// The kind of an item.
package enum ItemKind: String, CaseIterable {
  case view
  case label
  case image
  case stack
  case grid
  case scroll
  case guide
}

extension ItemKind {
  /// The members that items of other kinds do not have, except for those of a few other kinds.
  package var ownMembers: [String] {
    switch self {
    case .view, .guide: []
    case .image: ["image"]
    case .label:
      [
        "text", "key", "font", "lines", "face", "family", "weight", "slant", "features",
        "textAlignment",
      ]
    case .stack:
      [
        "axis", "distribution", "alignment", "spacing", "marginsRelative", "baselineRelative",
        "proportional", "hidingPriority",
      ]
    case .grid: ["columns", "rows", "columnSpacing", "rowSpacing", "marginsRelative", "sharing"]
    case .scroll: ["contentOffset", "contentInset", "zoom"]
    }
  }

  /// Returns the kinds of items that have a member, as a sentence; nil if all have it, or none.
  static func requirement(of member: String) -> String? {
    let kinds = allCases.filter { $0.ownMembers.contains(where: member.isSame) }
    guard !kinds.isEmpty else { return nil }
    let names = kinds.map { $0.rawValue }.joined(separator: " or ")
    return "'\(member)' requires an item of kind \(names)"
  }
}
