public import Anchors
internal import Rendering
public import Testing

/// Expects the layout of a view to succeed without a conflict, in each size and direction.
///
/// ```swift
/// assertNoConflict(in: ProfileView(), sizes: [200, 320, FrameSize(width: 320, height: 100)])
/// ```
///
/// - Parameters:
///   - view: The root of the layout.
///   - sizes: The sizes; a number is a width with the fitting height.
///   - directions: The layout directions.
///   - sourceLocation: The location at which a failure is reported, with the constraints and their
///     lines.
public func assertNoConflict(
  in view: View, sizes: [FrameSize],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  conflictProblems(in: view, sizes, directions).record(sourceLocation)
}

func conflictProblems(
  in view: View, _ sizes: [FrameSize], _ directions: [LayoutDirection]
) -> [Problem] {
  problems(of: view, sizes, directions) { _, _ in [] }
}

/// Expects the layout of a view to be unambiguous, in each size and direction.
///
/// - Parameters:
///   - view: The root of the layout.
///   - sizes: The sizes; a number is a width with the fitting height.
///   - directions: The layout directions.
///   - sourceLocation: The location at which a failure is reported, with the ambiguous quantities.
public func assertNoAmbiguity(
  in view: View, sizes: [FrameSize],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  ambiguityProblems(in: view, sizes, directions).record(sourceLocation)
}

func ambiguityProblems(
  in view: View, _ sizes: [FrameSize], _ directions: [LayoutDirection]
) -> [Problem] {
  problems(of: view, sizes, directions) { size, direction in
    let open = view.ambiguousItems.flatMap { found in
      found.attributes.map { (found.item.ownView?.testName ?? found.item.name) + "." + $0.name }
    }
    guard !open.isEmpty else { return [] }
    return [
      Problem(
        """
        in \(size.name), \(direction.name) these are ambiguous: \
        \(open.joined(separator: ", "))
        """)
    ]
  }
}

/// Expects each visible view to lie inside its superview, in each size and direction.
///
/// The contents of scroll views may lie anywhere. Up to half a thousandth of a point outside is
/// tolerated.
///
/// - Parameters:
///   - view: The root of the layout.
///   - sizes: The sizes; a number is a width with the fitting height.
///   - directions: The layout directions.
///   - sourceLocation: The location at which a failure is reported, with each view and its distance
///     outside.
public func assertNothingOutside(
  _ view: View, sizes: [FrameSize],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  outsideProblems(in: view, sizes, directions).record(sourceLocation)
}

func outsideProblems(
  in view: View, _ sizes: [FrameSize], _ directions: [LayoutDirection]
) -> [Problem] {
  problems(of: view, sizes, directions) { size, direction in
    let found = viewsOutside(view)
    guard !found.isEmpty else { return [] }
    let name = "outside-\(size.name)-\(direction.name).svg"
    return [
      Problem(
        """
        in \(size.name), \(direction.name) these are outside their superviews: \
        \(found.joined(separator: "; "))
        """, attachments: [(FrameSVG().draw(view), name)])
    ]
  }
}

/// The views that extend outside their superviews, in reading order, with sides and distances.
private func viewsOutside(_ root: View) -> [String] {
  var found: [String] = []
  var pending = [root]
  while let view = pending.popLast() {
    let shown = view.subviews.filter { !$0.isHidden }
    pending += shown.reversed()
    if view is ScrollView { continue }
    let bounds = view.bounds
    for child in shown {
      let sides = [
        ("left", bounds.minX - child.frame.minX), ("top", bounds.minY - child.frame.minY),
        ("right", child.frame.maxX - bounds.maxX), ("bottom", child.frame.maxY - bounds.maxY),
      ].filter { $0.1 > 0.0005 }
      guard !sides.isEmpty else { continue }
      let text = sides.map { "\(rounded($0.1)) at the \($0.0)" }.joined(separator: ", ")
      found.append("\(child.testName) by \(text)")
    }
  }
  return found
}

/// A distance rounded to a thousandth of a point.
private func rounded(_ distance: Double) -> String {
  let value = (distance * 1000).rounded() / 1000
  return Int64(exactly: value).map { String($0) } ?? "\(value)"
}
