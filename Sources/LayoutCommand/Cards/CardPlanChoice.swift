import Gallery

/// A value of `--plan`: one plan, or all of them.
enum CardPlanChoice: String, CaseIterable {
  case senior
  case full
  case junior
  case all

  var plans: [BusinessCardPlan] {
    switch self {
    case .senior: [.senior]
    case .full: [.full]
    case .junior: [.junior]
    case .all: BusinessCardPlan.allCases
    }
  }
}
