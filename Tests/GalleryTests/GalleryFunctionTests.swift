import Anchors
import AnchorsQuestions
import Gallery
import TestSupport
import Testing

@Suite("Screens of the gallery as functions of their width")
struct GalleryFunctionTests {
  @Test(
    "frames at both ends and the middle of each segment are those of a layout",
    arguments: GalleryScreen.allCases)
  func frames(screen: GalleryScreen) throws {
    let function = try screen.makeView().layoutFunction(of: .width, in: 280...1000)
    expect(!function.pieces.isEmpty)
    for piece in function.pieces {
      for parameter in [piece.from, (piece.from + piece.to) / 2, piece.to] {
        let frames = try #require(function.frames(at: parameter))
        let view = screen.makeView()
        try view.layout(width: parameter, height: nil)
        let open = view.ambiguousItems.map(\.item)
        // Guides follow their sibling items, so the order is equal without them.
        let views = zip(function.items, frames).filter { !$0.0.isGuide }.map(\.1)
        expectEqual(views.count, view.layoutFrames.count)
        for ((node, frame), got) in zip(view.layoutFrames, views)
        where !open.contains(where: { $0 === node }) {
          let distances = [
            got.minX - frame.minX, got.minY - frame.minY, got.width - frame.width,
            got.height - frame.height,
          ]
          let isSame = distances.allSatisfy { $0.magnitude < 1e-6 }
          expect(isSame, "\(node.name) at \(parameter): \(got), not \(frame)")
        }
      }
    }
  }
}
