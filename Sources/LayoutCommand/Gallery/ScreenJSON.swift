import Anchors
import Gallery
import LayoutFiles

/// A screen as one JSON object: every view with its frame on the screen, in exact numbers.
struct ScreenJSON {
  private(set) var bytes: [UInt8]

  init(screen: GalleryScreen, view: View) {
    var json = JSONWriter()
    json.beginObject()
    json.key("screen")
    json.value(screen.rawValue)
    json.key("size")
    json.value(view.frame.size)
    json.key("items")
    json.beginArray()
    for child in SeenView(screen: view).contents { Self.write(child, into: &json) }
    json.endArray(onNewLine: true)
    json.endObject()
    json.lineBreak()
    bytes = json.detachBytes()
  }

  private static func write(_ seen: SeenView, into json: inout JSONWriter) {
    json.newline()
    json.beginObject()
    json.key("name")
    json.value(seen.view.name)
    json.members(of: seen.frame)
    let content = seen.view.intrinsicContentSize
    if content != .noIntrinsicSize {
      json.key("intrinsic")
      json.value(content)
    }
    if let scroll = seen.view as? ScrollView {
      json.key("contentSize")
      json.value(scroll.contentSize)
      json.key("zoom")
      json.value(scroll.zoomScale)
    }
    json.endObject()
    for child in seen.contents { write(child, into: &json) }
  }
}
