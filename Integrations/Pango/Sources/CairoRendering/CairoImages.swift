import CGdkPixbuf
import CPangoCairo
import Rendering

/// Decodes photos, and stores the last one, which a contact's next card shows again.
final class CairoImages {
  private var last: (key: Int, surface: OpaquePointer?)?
  private var lostKeys: Set<Int> = []

  /// The number of photos that could not be decoded.
  var lostCount: Int { lostKeys.count }

  deinit {
    if let last { cairo_surface_destroy(last.surface) }
  }

  /// Calls a function with a decoded photo.
  ///
  /// - Returns: Whether the photo can be decoded; otherwise the function is not called.
  func withSurface(of image: CanvasImage, _ body: (OpaquePointer) -> Void) -> Bool {
    if last?.key != image.key {
      if let last { cairo_surface_destroy(last.surface) }
      last = (image.key, Self.decode(image))
    }
    guard let surface = last?.surface else {
      lostKeys.insert(image.key)
      return false
    }
    body(surface)
    return true
  }

  private static func decode(_ image: CanvasImage) -> OpaquePointer? {
    let type = image.format == .jpeg ? "jpeg" : "png"
    guard let loader = gdk_pixbuf_loader_new_with_type(type, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isComplete = image.bytes.withUnsafeBufferPointer { bytes in
      gdk_pixbuf_loader_write(loader, bytes.baseAddress, gsize(bytes.count), nil) != 0
    }
    // A loader has to be closed even after an error.
    let isClosed = gdk_pixbuf_loader_close(loader, nil) != 0
    guard isComplete, isClosed, let pixels = gdk_pixbuf_loader_get_pixbuf(loader),
      gdk_pixbuf_get_width(pixels) == image.pixelWidth,
      gdk_pixbuf_get_height(pixels) == image.pixelHeight, let surface = surface(of: pixels)
    else { return nil }
    // In a PDF, a JPEG is copied as it is, and every photo is stored once.
    if image.format == .jpeg { attach(image.bytes, CAIRO_MIME_TYPE_JPEG, to: surface) }
    attach(Array("photo\(image.key)".utf8), CAIRO_MIME_TYPE_UNIQUE_ID, to: surface)
    return surface
  }

  /// Attaches data to a surface, which frees it.
  private static func attach(_ bytes: [UInt8], _ type: String, to surface: OpaquePointer) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    copy.initialize(from: bytes, count: bytes.count)
    let status = cairo_surface_set_mime_data(
      surface, type, copy, UInt(bytes.count), { $0?.deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }

  /// The pixels as Cairo stores them: in native words, multiplied by their opacity.
  private static func surface(of pixels: OpaquePointer) -> OpaquePointer? {
    let (width, height) = (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
    let hasAlpha = gdk_pixbuf_get_has_alpha(pixels) != 0
    guard let source = gdk_pixbuf_read_pixels(pixels),
      let surface = cairo_image_surface_create(
        hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, width, height),
      let target = cairo_image_surface_get_data(surface)
    else { return nil }
    let channels = Int(gdk_pixbuf_get_n_channels(pixels))
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixels))
    let targetStride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<Int(height) {
      let line = UnsafeMutableRawPointer(target + row * targetStride)
      for column in 0..<Int(width) {
        let pixel = source + row * sourceStride + column * channels
        let alpha = hasAlpha ? UInt32(pixel[3]) : 255
        func scaled(_ channel: Int) -> UInt32 { (UInt32(pixel[channel]) * alpha + 127) / 255 }
        let word = alpha << 24 | scaled(0) << 16 | scaled(1) << 8 | scaled(2)
        line.storeBytes(of: word, toByteOffset: 4 * column, as: UInt32.self)
      }
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
