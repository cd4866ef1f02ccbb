/// What is done with a problem.
enum Phase: String, CaseIterable {
  /// Make a solver, add all constraints, read all values, free everything.
  case cold
  /// The same, adding the constraints one call at a time.
  case onebyone
  /// Suggest a value for the edit variable and bring every value up to date.
  case edit
  /// Remove one constraint in the middle and add it back.
  case readd
}
