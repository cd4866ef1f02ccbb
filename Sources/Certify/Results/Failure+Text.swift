import Anchors

extension Failure: CustomStringConvertible {
  /// The failure as a sentence, with the worst case and the constraints that are to blame.
  public var description: String { sentence(names: cases.map { "environment \($0.environment)" }) }

  /// Returns the failure as a sentence.
  ///
  /// - Parameter environments: The environments of the certificate.
  /// - Returns: As in `title loses 31 of 142 points in fi from 320 to 351.5, de: title.width == 111
  ///   (LoginForm.swift:40)`.
  public func text(_ environments: [Environment]) -> String {
    sentence(names: cases.map { environments[$0.environment].name })
  }

  private func sentence(names: [String]) -> String {
    guard let worst = cases.first else { return item }
    var text = item + " " + worst.loss + " in " + names[0] + Self.place(worst.widths)
    let others = names.dropFirst()
    if !others.isEmpty { text += ", also in " + others.joined(separator: ", ") }
    if certainty == .marginal { text += ", within the error of the font" }
    if !because.isEmpty {
      text += ": " + because.map { $0.description }.joined(separator: ", ")
    }
    return text
  }

  /// Returns ranges of widths as the end of a sentence.
  package static func place(_ widths: [ClosedRange<Double>]) -> String {
    let parts = widths.map { range in
      range.lowerBound == range.upperBound
        ? "at " + decimal(range.lowerBound, decimals: 3)
        : "from " + decimal(range.lowerBound, decimals: 3) + " to "
          + decimal(range.upperBound, decimals: 3)
    }
    return parts.isEmpty ? "" : " " + parts.joined(separator: " and ")
  }
}

extension Loss {
  /// Returns the loss as a fragment of a sentence.
  ///
  /// - Parameters:
  ///   - width: The width of the root.
  ///   - other: The name of the other item if two are concerned.
  ///   - name: Returns the name of an item.
  /// - Returns: Such as `loses 12.2 of 82.2 points`.
  func text(at width: Double, other: String?, _ name: (Int) -> String) -> String {
    func points(_ number: Double) -> String { decimal(number, decimals: 1) }
    let by = points(excess.value(at: width))
    switch kind {
    case .conflict: return "has no layout"
    case .narrow: return "loses \(by) of \(points(needed)) points"
    case .low: return "lacks \(by) of \(points(needed)) points of its height"
    case .lines(let count, let limit):
      return "needs \(count) lines and may have \(limit)"
    case .brokenWord: return "breaks a word that needs \(points(needed)) points, by \(by)"
    case .outside(let item): return "leaves \(name(item)) by \(by) points"
    case .overlap: return "meets \(other ?? "another") by \(by) points"
    case .order: return "changes its order with \(other ?? "another")"
    case .small: return "is \(by) points smaller than 44"
    case .ambiguous(let quantity): return "has an ambiguous \(quantity)"
    }
  }
}

extension Certificate: CustomStringConvertible {
  /// The failures, one a line, and the verdict with the widths.
  public var description: String {
    var lines = failures.map { $0.text(environments) + ". [" + $0.property.rawValue + "]" }
    lines += skipped.map { "Not judged in \(environments[$0.environment].name): \($0.reason)." }
    if !ambiguous.isEmpty {
      lines.append(
        "Ambiguous, so that nothing is proved: " + ambiguous.joined(separator: ", ") + ".")
    }
    let count = environments.count
    lines.append(
      "\(count) \(count == 1 ? "environment" : "environments"): \(verdict.rawValue)\(place).")
    return lines.joined(separator: "\n")
  }

  /// The widths and the height of the verdict, as the end of a sentence.
  public var place: String {
    widthPlace + (height.map { " at the height \(decimal($0, decimals: 3))" } ?? "")
  }

  /// The widths of the verdict, as the end of a sentence.
  package var widthPlace: String {
    let parts = widths.map { range in
      range.lowerBound == range.upperBound
        ? decimal(range.lowerBound, decimals: 3)
        : decimal(range.lowerBound, decimals: 3) + "…" + decimal(range.upperBound, decimals: 3)
    }
    let isSample = widths.allSatisfy { $0.lowerBound == $0.upperBound }
    return (isSample ? " at " : " for ") + parts.joined(separator: ", ")
  }
}
