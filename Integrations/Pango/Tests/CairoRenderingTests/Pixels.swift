import CPangoCairo

/// The pixels of a PNG, read by Cairo.
struct Pixels {
  let width: Int
  let height: Int
  private let words: [UInt32]

  init?(png bytes: [UInt8]) {
    final class Reader {
      var rest: ArraySlice<UInt8>
      init(_ bytes: [UInt8]) { rest = bytes[...] }
    }
    let reader = Reader(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      { closure, target, count in
        guard let closure, let target else { return CAIRO_STATUS_READ_ERROR }
        let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
        guard reader.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
        for (index, byte) in reader.rest.prefix(Int(count)).enumerated() { target[index] = byte }
        reader.rest = reader.rest.dropFirst(Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(reader).toOpaque())
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var words: [UInt32] = []
    for row in 0..<height {
      let line = UnsafeRawPointer(data + row * stride)
      for column in 0..<width {
        words.append(line.load(fromByteOffset: 4 * column, as: UInt32.self) & 0xFF_FFFF)
      }
    }
    self.words = words
  }

  /// The color of a pixel, as in `0x2563EB`.
  subscript(_ x: Int, _ y: Int) -> UInt32 { words[y * width + x] }

  /// The first and last column with a pixel darker than white; nil if all are white.
  var inkColumns: ClosedRange<Int>? {
    let columns = (0..<width).filter { x in (0..<height).contains { self[x, $0] != 0xFF_FFFF } }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }
}
