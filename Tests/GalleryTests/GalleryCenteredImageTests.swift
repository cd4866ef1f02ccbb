import Anchors
import Gallery
import TestSupport
import Testing

/// The centered picture compared with the published formulas.
@Suite struct GalleryCenteredImageTests {
  struct Case: CustomTestStringConvertible {
    let view: Size
    let image: Size
    let insets: EdgeInsets
    var testDescription: String { "\(image) in \(view)" }

    static let all: [Case] = [
      Size(width: 320, height: 480), Size(width: 480, height: 320), Size(width: 200, height: 200),
      Size(width: 1024, height: 100),
    ].flatMap { view in
      [
        Size(width: 1200, height: 800), Size(width: 800, height: 1200),
        Size(width: 50, height: 40), Size(width: 3000, height: 10), Size(width: 320, height: 480),
      ].flatMap { image in
        [EdgeInsets.zero, EdgeInsets(top: 20, left: 1, bottom: 4, right: 9)].map { insets in
          Case(view: view, image: image, insets: insets)
        }
      }
    }
  }

  private let margin = 20.0

  /// The published insets along one axis, less other insets of the view.
  private func inset(_ extent: Double, _ taken: Double, _ content: Double) -> Double {
    max((extent - taken - content) / 2, margin)
  }

  /// The published minimum zoom.
  private func zoom(_ one: Case) -> Double {
    let taken = (one.insets.left + one.insets.right, one.insets.top + one.insets.bottom)
    let x = inset(one.view.width, taken.0, one.image.width)
    let y = inset(one.view.height, taken.1, one.image.height)
    return min(
      (one.view.width - taken.0 - 2 * x) / (one.image.width + 2 * margin),
      (one.view.height - taken.1 - 2 * y) / (one.image.height + 2 * margin))
  }

  private func laidOut(_ one: Case, corrected: Bool) throws -> CenteredImageView {
    let view = CenteredImageView(
      image: one.image,
      fit: CenteredFit(margin: margin, defaultInsets: one.insets, isCorrected: corrected))
    try view.layout(in: one.view)
    return view
  }

  /// Checks that the picture is centered, with at least the margin around it.
  private func checkCentered(_ view: CenteredImageView, _ one: Case, zoom: Double) {
    let size = Size(width: one.image.width * zoom, height: one.image.height * zoom)
    expectEqual(view.zoomScale, zoom)
    expectEqual(view.contentSize.width, size.width)
    expectEqual(view.contentSize.height, size.height)
    let left = inset(one.view.width, one.insets.left + one.insets.right, size.width)
    let top = inset(one.view.height, one.insets.top + one.insets.bottom, size.height)
    let insets = view.contentInset
    expectEqual(insets.left, one.insets.left + left)
    expectEqual(insets.right, one.insets.right + left)
    expectEqual(insets.top, one.insets.top + top)
    expectEqual(insets.bottom, one.insets.bottom + top)
    // At the minimum offset, the picture's corner is that far from the view's.
    let seen = view.visibleFrame(of: view.imageView)
    expectEqual(seen.minX, insets.left)
    expectEqual(seen.minY, insets.top)
    // At the maximum offset, the distance behind it is equal.
    let end = view.horizontalOffsetRange.upperBound
    expectEqual(
      one.view.width - (size.width - end),
      max(insets.right, one.view.width - size.width - insets.left))
    expectEqual(numbers(view.imageView), [0, 0, one.image.width, one.image.height])
  }

  @Test(arguments: Case.all)
  func `a centered picture fits as in the published formulas`(one: Case) throws {
    let view = try laidOut(one, corrected: false)
    let expected = zoom(one)
    guard expected > 0.001 else {
      expectEqual(view.zoomScale, 0.001)
      return
    }
    expectEqual(view.minimumZoomScale, expected)
    expectEqual(view.maximumZoomScale, expected * 4)
    checkCentered(view, one, zoom: expected)
  }

  @Test(arguments: Case.all, [1, 1.7, 4, 9.0])
  func `the margin is present at every zoom`(one: Case, factor: Double) throws {
    let view = try laidOut(one, corrected: false)
    guard zoom(one) > 0.001 else { return }
    view.zoomFactor = factor
    try view.layout(in: one.view)
    view.contentOffset = view.nearestContentOffset(to: Point(x: -.infinity, y: -.infinity))
    checkCentered(view, one, zoom: zoom(one) * min(factor, 4))
  }

  @Test(arguments: Case.all)
  func `a corrected picture has exactly the margin along its longer side`(one: Case) throws {
    let view = try laidOut(one, corrected: true)
    let width = one.view.width - one.insets.left - one.insets.right - 2 * margin
    let height = one.view.height - one.insets.top - one.insets.bottom - 2 * margin
    let expected = min(width / one.image.width, height / one.image.height)
    checkCentered(view, one, zoom: expected)
    let insets = view.contentInset
    let nearest = min(insets.left - one.insets.left, insets.top - one.insets.top)
    expectEqual(nearest, margin)
  }

  @Test func `another picture or size fits again in both layout directions`() throws {
    let first = Case(
      view: Size(width: 320, height: 480), image: Size(width: 1200, height: 800), insets: .zero)
    let view = try laidOut(first, corrected: false)
    view.layoutDirection = .rightToLeft
    let other = Case(view: first.view, image: Size(width: 600, height: 900), insets: .zero)
    view.imageView.imageSize = other.image
    try view.layout(in: other.view)
    checkCentered(view, other, zoom: zoom(other))
    let wide = Case(view: Size(width: 700, height: 300), image: other.image, insets: .zero)
    try view.layout(in: wide.view)
    checkCentered(view, wide, zoom: zoom(wide))
  }

  @Test func `a centered picture without size or space has a valid zoom`() throws {
    let none = CenteredImageView(image: nil)
    try none.layout(in: Size(width: 100, height: 100))
    expect(none.contentInset == .zero && none.zoomScale == 1)
    let view = CenteredImageView(image: Size(width: 10, height: 10))
    try view.layout(in: .zero)
    expectEqual(view.zoomScale, 0.001)
    try view.layout(in: Size(width: 400, height: 400))
    // The picture is smaller than the view: as published, it fits itself with its margins.
    expectEqual(view.zoomScale, 10.0 / 50)
  }
}
