import Anchors
import TestSupport
import Testing

/// Numbers out of range: each causes an error that names the item and the number.
@Suite struct BadNumberTests {
  let root = View("root")
  let photo = View("photo")

  init() {
    root.addSubview(photo)
    photo.leftAnchor(equalTo: root.leftAnchor, constant: 5)
      .topAnchor(equalTo: root.topAnchor, constant: 7)
  }

  /// The error of a layout: the text of an invalid number, another error, or none.
  private func complaint() -> String {
    do {
      try root.layout(width: 100, height: 100)
      return "none"
    } catch {
      guard case LayoutError.invalidNumber(let text) = error else { return "\(error)" }
      return text
    }
  }

  @Test("alignment insets that are not numbers are reported and ignored")
  func alignmentInsets() throws {
    photo.size(width: 10, height: 20)
    try root.layout(width: 100, height: 100)
    photo.alignmentRectInsets = EdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)
    let expected =
      "The alignment insets (top, left, bottom, right) = (0, nan, 0, 0) of photo are invalid; "
      + "each number must be from -1e9 to 1e9."
    expectEqual(complaint(), expected)
    expectEqual(complaint(), expected, "a second layout says so too")
    expectEqual(numbers(photo), [5, 7, 10, 20])
    expectEqual(photo.alignmentRectInsets, .zero)
    photo.alignmentRectInsets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 0)
    expectEqual(complaint(), "none")
    expectEqual(numbers(photo), [3, 7, 12, 20])
  }

  @Test("invalid insets of the root before the first layout are reported") func earlyInsets() {
    root.alignmentRectInsets = EdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
    expect(complaint().contains("(top, left, bottom, right) = (inf, 0, 0, 0) of root"))
  }

  @Test("an invalid measured height is reported with its width", arguments: [-5, .nan, 2e9])
  func measuredHeight(height: Double) throws {
    photo.widthAnchor(equalTo: 40)
    photo.layoutNode.measure = { width in
      width.map { Size(width: $0, height: height) } ?? Size(width: 90, height: 10)
    }
    let given = height.isNaN ? "nan" : height < 0 ? "-5" : "2000000000"
    expectEqual(
      complaint(),
      "The content size of photo at a width of 40, 40 by \(given), is out of range; "
        + "each number must be from 0 to 1e9, or -1 for none.")
    expect(complaint().contains("photo"), "a second layout says so too")
    expectEqual(photo.frame, .zero)
    root.layoutIfNeeded(in: Size(width: 100, height: 100))
    // The recovering layout uses the height without a width.
    expectEqual(numbers(photo), [5, 7, 40, 10])
    #expect(root.layoutNode.lastReport?.failure != nil)
    photo.layoutNode.measure = { Size(width: $0 ?? 90, height: 30) }
    expectEqual(complaint(), "none")
    expectEqual(photo.frame.height, 30)
  }

  @Test("a frame with an invalid number is reported and ignored") func frame() throws {
    let plain = View("plain")
    root.addSubview(plain)
    plain.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    plain.frame = Rect(x: 1, y: .nan, width: 3, height: 4)
    expectEqual(
      complaint(),
      "The frame (1, nan, 3, 4) of plain is invalid; "
        + "each number must be from -1e9 to 1e9.")
    expectEqual(numbers(plain), [1, 2, 3, 4])
    plain.translatesAutoresizingMaskIntoConstraints = true
    plain.frame = Rect(x: 1, y: 2, width: 5, height: 4)
    expectEqual(complaint(), "none")
    expectEqual(numbers(plain), [1, 2, 5, 4])
    plain.autoresizingReferenceSize = Size(width: .nan, height: 10)
    expect(complaint().contains("size (nan, 10) of plain"))
    plain.autoresizingReferenceSize = nil
    expectEqual(complaint(), "none")
  }

  @Test("a frame of the root with an invalid number is reported") func rootFrame() {
    root.frame = Rect(x: 0, y: 0, width: .infinity, height: 1)
    expect(complaint().contains("The frame (0, 0, inf, 1) of root"))
  }

  @Test("invalid baselines are reported, also those of a view inside")
  func baselines() throws {
    let text = Box("text", 30, 10)
    text.fixedBaselines = Baselines(firstFromTop: .nan, lastFromBottom: 2)
    let outer = BaselineOuter("outer")
    outer.inner = text
    outer.addSubview(text)
    text.edges(equalTo: outer)
    root.addSubview(outer)
    outer.leftAnchor(equalTo: root.leftAnchor).firstBaselineAnchor(equalTo: photo.bottomAnchor)
    let expected =
      "The baselines of text, nan from the top and 2 from the bottom, are out of range; "
      + "each number must be from -1e9 to 1e9."
    expectEqual(complaint(), expected)
    expectEqual(complaint(), expected, "a second layout says so too")
    text.fixedBaselines = Baselines(firstFromTop: 8, lastFromBottom: 2)
    photo.heightAnchor(equalTo: 20)
    expectEqual(complaint(), "none")
    expectEqual(outer.frame.minY, 7 + 20 - 8)
  }

  @Test("a minimum zoom scale above the maximum is reported") func zoom() throws {
    let scroll = ScrollView("scroll")
    root.addSubview(scroll)
    try root.layout(width: 100, height: 100)
    scroll.maximumZoomScale = 2
    scroll.minimumZoomScale = 3
    expectEqual(
      complaint(),
      "The minimum zoom scale of scroll, 3, is larger than its maximum, 2; "
        + "set minimumZoomScale to at most maximumZoomScale.")
    scroll.maximumZoomScale = 4
    expectEqual(complaint(), "none")
    expectEqual(scroll.zoomScale, 3)
  }

  @Test("a constraint whose numbers sum to more than 1e9 is reported") func sums() throws {
    photo.alignmentRectInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let inner = View("inner")
    photo.addSubview(inner)
    let far = inner.leftAnchor.constraint(equalTo: photo.leftAnchor, constant: 1e9)
    far.isActive = true
    let named = "inner.left == photo.left + 1000000000 (AnchorTests/BadNumberTests"
    expect(complaint().contains(named))
    expectEqual(far.fault, .numbersTooLarge)
    root.layoutIfNeeded(in: Size(width: 100, height: 100))
    expectEqual(photo.frame.minX, -5, "the others hold")
    expectEqual(root.layoutNode.lastReport?.invalidConstraints.map(\.fault), [.numbersTooLarge])
    far.constant = 5
    expectEqual(complaint(), "none")
    expectNil(far.fault)
    expectEqual(inner.frame.minX, 15)
    far.constant = 1e9
    expect(complaint().contains("inner.left == photo.left"))
    far.isActive = false
    expectEqual(complaint(), "none")
  }

  @Test("a factor that is too large in combination is reported, in fittings too") func factors() {
    let inner = View("inner")
    photo.addSubview(inner)
    let odd = LayoutConstraint(
      item: inner, attribute: .width, relatedBy: .equal, toItem: inner, attribute: .width,
      multiplier: -1e9, constant: 0)
    odd.isActive = true
    expectEqual(
      failure {
        _ = try photo.systemLayoutSizeFitting(.layoutFittingCompressed)
      }, "invalidConstraints")
    expect(complaint().contains("inner.width == -1000000000 * inner.width"))
  }

  @Test("an overflow along a chain names its constraints") func chain() {
    var last = photo.widthAnchor(equalTo: 1000)
    for index in 0..<3 {
      let next = View("n\(index)")
      root.addSubview(next)
      next.widthAnchor(equalTo: last.widthAnchor, multiplier: 1e5)
      last = next
    }
    let text = complaint()
    expect(text.contains("n0.width == 100000 * photo.width (AnchorTests/BadNumberTests.swift:"))
    expect(text.contains("n2.width == 100000 * n1.width"))
    expect(text.contains("make its numbers too large"))
    root.layoutIfNeeded(in: Size(width: 100, height: 100))
    expectEqual(photo.frame.width, 1000)
    expectEqual(root.layoutNode.lastReport?.invalidConstraints.count, 1)
    expectNil(root.layoutNode.lastReport?.failure)
  }
}

/// A view whose baselines are those of a view inside it.
private final class BaselineOuter: View {
  var inner: View?

  override var viewForFirstBaselineLayout: View { inner ?? self }
}
