public import Anchors

extension JSONWriter {
  /// Writes a size as `{"width":…,"height":…}`.
  public mutating func value(_ size: Size) {
    beginObject()
    members(of: size)
    endObject()
  }

  /// Writes a rectangle as `{"x":…,"y":…,"width":…,"height":…}`.
  public mutating func value(_ rect: Rect) {
    beginObject()
    members(of: rect)
    endObject()
  }

  /// Writes the members of a rectangle into the open object.
  public mutating func members(of rect: Rect) {
    key("x")
    value(rect.minX)
    key("y")
    value(rect.minY)
    members(of: rect.size)
  }

  private mutating func members(of size: Size) {
    key("width")
    value(size.width)
    key("height")
    value(size.height)
  }
}
