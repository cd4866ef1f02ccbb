extension Certificate {
  /// Returns the failures that a layout did not have before an edit.
  ///
  /// A failure is new, too, if it is certain and was not, or extends to other widths.
  ///
  /// - Parameter before: The certificate before the edit.
  /// - Returns: The failures.
  func newFailures(since before: Certificate) -> [Failure] {
    var known: [LossKey: [Failure.Case]] = [:]
    for failure in before.failures { known[failure.key] = failure.cases }
    return failures.filter { failure in
      let known = known[failure.key] ?? []
      return !failure.cases.allSatisfy { one in known.contains { one.isWithin($0) } }
    }
  }

  /// Returns whether less could be judged or is ambiguous since an edit.
  ///
  /// - Parameter before: The certificate before the edit.
  /// - Returns: Whether there is such an environment or quantity.
  func isLessCertain(than before: Certificate) -> Bool {
    let skips = Set(before.skipped.map { $0.environment })
    return skipped.contains { !skips.contains($0.environment) }
      || ambiguous.contains { quantity in
        !before.ambiguous.contains { $0.utf8.elementsEqual(quantity.utf8) }
      }
  }
}

extension Failure.Case {
  /// Returns whether another case has all its widths in the same environment, as certainly.
  fileprivate func isWithin(_ other: Failure.Case) -> Bool {
    environment == other.environment && (certainty == .marginal || other.certainty == .fails)
      && WidthSet(widths).subtracting(WidthSet(other.widths)).isEmpty
  }
}
