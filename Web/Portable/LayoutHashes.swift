import Anchors
import Gallery
import LayoutFiles
import Rendering

/// A source of layouts.
enum LayoutSource: Int, CaseIterable {
  case examples
  case gallery
  case random

  var name: String {
    switch self {
    case .examples: "examples"
    case .gallery: "gallery"
    case .random: "random"
    }
  }
}

/// The results of the layouts of one source, with one hash for each kind of result.
struct LayoutHashes {
  /// The kinds of results, in the order of `values`.
  static let names = ["frames", "JSON", "SVG", "text", "conflicts"]

  private var frames = Hash()
  private var json = Hash()
  private var svg = Hash()
  private var text = Hash()
  private var conflicts = Hash()
  /// The numbers of layouts with frames and of failed layouts.
  private(set) var counts = (laidOut: 0, refused: 0)

  /// Lays out all layouts of a source.
  init(_ source: LayoutSource) {
    switch source {
    case .examples: for file in exampleFiles { add(Array(file.utf8)) }
    case .gallery: addGallery()
    case .random:
      var random = RandomLayout(seed: 17)
      for _ in 0..<500 { add(random.next()) }
    }
  }

  var values: [UInt64] { [frames.value, json.value, svg.value, text.value, conflicts.value] }

  /// The hash of all hashes.
  var all: UInt64 {
    var hash = Hash()
    for value in values { hash.add(Double(bitPattern: value)) }
    return hash.value
  }

  /// Adds a layout file in its own size, then in two others.
  private mutating func add(_ bytes: [UInt8]) {
    do throws(LayoutFileError) {
      let file = try LayoutFile(bytes)
      do throws(LayoutFailure) {
        try file.layOut()
        var writer = JSONWriter()
        file.writeResult(into: &writer)
        json.add(writer.bytes)
        addResults(of: file.root)
      } catch {
        addRefusal(error.kind + error.explanation + error.constraints.joined(separator: "\n"))
      }
      for width in [250.3, 377.7] { layOut(file.root, width: width, height: nil) }
    } catch {
      addRefusal(error.report(file: "layout"))
    }
  }

  /// Adds each screen in both directions at 24 combinations of width and scale.
  private mutating func addGallery() {
    for screen in GalleryScreen.allCases {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let view = screen.makeView()
        view.layoutDirection = direction
        for width in [240, 320, 333.3, 375, 414.7, 600, 768, 1024] {
          for scale in [1.0, 2, 3] {
            view.scale = scale
            layOut(view, width: width, height: scale == 3 ? width * 1.5 : nil)
          }
        }
      }
    }
  }

  private mutating func layOut(_ root: View, width: Double, height: Double?) {
    do {
      try root.layout(width: width, height: height)
      addResults(of: root)
    } catch {
      addRefusal("\(error)")
    }
  }

  private mutating func addResults(of root: View) {
    counts.laidOut += 1
    var writer = JSONWriter()
    writer.beginArray()
    addFrames(of: root.layoutNode, into: &writer)
    writer.endArray()
    json.add(writer.bytes)
    svg.add(FrameSVG().draw(root).utf8)
    text.add(root.frameDescription.utf8)
    text.add(TextArt().draw(root).utf8)
  }

  private mutating func addFrames(of node: LayoutNode, into writer: inout JSONWriter) {
    let frame = node.frame
    writer.value(frame)
    for number in [frame.minX, frame.minY, frame.width, frame.height] { frames.add(number) }
    for child in node.children { addFrames(of: child, into: &writer) }
  }

  private mutating func addRefusal(_ text: String) {
    counts.refused += 1
    conflicts.add(text.utf8)
  }
}
