package import Testing

// Expectations as plain functions: the compiler checks the operands of `#expect` several times,
// which took most of the time that tests need to build.

/// Expects a condition to hold.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !condition else { return }
  recordIssue("the condition is false", comment(), fileID, filePath, line, column)
}

/// Expects two values to be equal.
package func expectEqual<Value: Equatable>(
  _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard found != expected else { return }
  recordIssue("\(found) is not \(expected)", comment(), fileID, filePath, line, column)
}

/// Expects a value to be nil.
package func expectNil<Value>(
  _ found: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let found else { return }
  recordIssue("\(found) is not nil", comment(), fileID, filePath, line, column)
}

/// Expects a collection to have no elements.
package func expectEmpty<Elements: Collection>(
  _ found: Elements, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !found.isEmpty else { return }
  recordIssue("\(found) is not empty", comment(), fileID, filePath, line, column)
}

/// Expects two numbers to differ by less than a tolerance.
package func expectNear(
  _ found: Double, _ expected: Double, within tolerance: Double,
  _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !(abs(found - expected) < tolerance) else { return }
  recordIssue(
    "\(found) is not within \(tolerance) of \(expected)", comment(), fileID, filePath, line, column)
}

/// Expects all numbers to differ by less than 1e-6.
package func expectNear(
  _ found: [Double], _ expected: [Double], _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard !near(found, expected) else { return }
  recordIssue("\(found) is not near \(expected)", comment(), fileID, filePath, line, column)
}

private func recordIssue(
  _ fault: String, _ comment: Comment?, _ fileID: String, _ filePath: String, _ line: Int,
  _ column: Int
) {
  Issue.record(
    Comment(rawValue: comment.map { "\(fault): \($0)" } ?? fault),
    sourceLocation: SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column))
}
