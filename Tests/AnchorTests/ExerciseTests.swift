import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Queries of a layout: frames change only by exercising an ambiguity.
@Suite struct ExerciseTests {
  /// A root with a view whose width has bounds only.
  private func scene() throws -> (root: View, view: View) {
    let root = View("root"), view = View("view")
    root.addSubview(view)
    view
      .leftAnchor(equalTo: root.leftAnchor, constant: 5)
      .topAnchor(equalTo: root.topAnchor)
      .heightAnchor(equalTo: 10)
      .widthAnchor(greaterThanOrEqualTo: 30)
      .widthAnchor(lessThanOrEqualTo: 80)
    return (root, view)
  }

  @Test("3.9: exercising an ambiguity moves to the other end of the range and back") func exercise()
    throws
  {
    let (root, view) = try scene()
    view.exerciseAmbiguityInLayout()
    expectEqual(view.frame, .zero)
    try root.layout(width: 100, height: 50)
    let first = view.frame.width
    expect(first == 30 || first == 80)
    view.exerciseAmbiguityInLayout()
    expectEqual(view.frame.width, 110 - first)
    view.exerciseAmbiguityInLayout()
    expectEqual(view.frame.width, first)
    view.widthAnchor(equalTo: 40)
    try root.layout(width: 100, height: 50)
    view.exerciseAmbiguityInLayout()
    expectEqual(view.frame, Rect(x: 5, y: 0, width: 40, height: 10))
  }

  @Test("3.9: the constraints that determine an axis are listed after the first layout")
  func deciding() throws {
    let root = View("root"), view = View("view")
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    let low = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor)
    let height = view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)
    LayoutConstraint.activate([left, right, low, top, height])
    expectEmpty(view.constraintsAffectingLayout(for: .horizontal))
    try root.layout(width: 105, height: 80)
    let across = view.constraintsAffectingLayout(for: .horizontal)
    expectEqual(across.map(\.equation), [left, right].map(\.equation))
    let down = view.constraintsAffectingLayout(for: .vertical)
    expect(down.contains { $0 === top } && down.contains { $0 === height })
    expect(!down.contains { $0 === low })
  }

  @Test func `queries move nothing and change no later layout`() throws {
    let (root, view) = try scene()
    try root.layout(width: 100, height: 50)
    let before = root.frameDescription
    for _ in 0..<3 {
      expectEqual(root.freedoms.count, 1)
      let why = try #require(root.explanation(of: view.widthAnchor))
      expect(!why.isDetermined && why.because.isEmpty && why.value == view.frame.width)
      expectEqual(root.explanation(of: view.rightAnchor)?.because.count, 1)
      #expect(root.supposition(of: view.widthAnchor, equals: 100)?.conflict != nil)
      expectEqual(
        root.supposition(of: view.widthAnchor, equals: 50)?.changes.map(\.frame.width), [50])
    }
    try expectEmpty(root.layout(width: 100, height: 50).changed)
    expectEqual(root.frameDescription, before)
    expectEqual(view.ambiguousItemsRange, 30...80)
  }

  @Test func `a violated preference is reported with its violation`() throws {
    let root = View("root"), view = Box("view", 40, 10)
    root.addSubview(view)
    view.leftAnchor(equalTo: root.leftAnchor).rightAnchor(equalTo: root.rightAnchor)
      .topAnchor(equalTo: root.topAnchor)
    try root.layout(width: 100, height: 50)
    let why = try #require(root.explanation(of: view.widthAnchor))
    expect(why.value == 100 && why.isDetermined)
    expect(why.larger?.priority == .required && why.smaller?.priority == .required)
    expectEqual(why.lost.map(\.violation), [60])
    expectEqual(why.lost.first?.constraint.kind, .hugging)
  }
}

extension View {
  /// The range of the first ambiguous attribute.
  fileprivate var ambiguousItemsRange: ClosedRange<Double>? { ambiguousItems.first?.ranges.first }
}
