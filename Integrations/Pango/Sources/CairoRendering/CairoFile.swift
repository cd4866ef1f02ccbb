import Anchors
import CPangoCairo
import Rendering

/// The surface of a file and the bytes that Cairo has written to it.
final class CairoFile {
  /// The largest width and height of a page, in points.
  private static let maximumPageExtent = 14_400.0
  /// The largest width and height of a picture of pixels, a limit of Cairo.
  private static let maximumPixelExtent = 32_767.0

  private(set) var bytes: [UInt8] = []
  private(set) var failure: String?
  /// The context of the current drawing; nil outside drawings.
  private(set) var cairo: OpaquePointer?

  /// The title and the author of a PDF.
  var info = DocumentInfo()

  private let format: CairoCanvas.Format
  private var surface: OpaquePointer?

  init(_ format: CairoCanvas.Format) {
    self.format = format
  }

  deinit {
    cairo_destroy(cairo)
    // Cairo writes the rest of a file that was never ended, into memory that is still valid here.
    cairo_surface_destroy(surface)
  }

  func detachBytes() -> [UInt8] {
    var detached: [UInt8] = []
    swap(&detached, &bytes)
    return detached
  }

  func beginDrawing(size: Size, magnification: Double) {
    let extent = max(size.width, size.height)
    var scale = magnification
    if format != .pdf, surface != nil { fail("a picture has one drawing; use PDF for pages") }
    switch format {
    case .pdf:
      if extent > 0 { scale = min(scale, Self.maximumPageExtent / extent) }
      beginPage(width: max(size.width * scale, 1), height: max(size.height * scale, 1))
    case .svg:
      cairo_surface_destroy(surface)
      let (width, height) = (max(size.width * scale, 1), max(size.height * scale, 1))
      surface = cairo_svg_surface_create_for_stream(Self.write, closure, width, height)
    case .png(let pixels):
      scale *= pixels
      beginPicture(width: (size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    }
    cairo = cairo_create(surface)
    cairo_scale(cairo, scale, scale)
  }

  func endDrawing() {
    if format == .pdf { cairo_show_page(cairo) }
    check(cairo_status(cairo))
    cairo_destroy(cairo)
    cairo = nil
  }

  func end() {
    if format == .pdf, surface == nil { beginPage(width: 1, height: 1) }
    if case .png = format {
      check(cairo_surface_write_to_png_stream(surface, Self.write, closure))
    }
    cairo_surface_finish(surface)
    check(cairo_surface_status(surface))
  }

  private func beginPage(width: Double, height: Double) {
    if surface != nil { return cairo_pdf_surface_set_size(surface, width, height) }
    surface = cairo_pdf_surface_create_for_stream(Self.write, closure, width, height)
    // Otherwise equal drawings would differ by the time of day.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    for (entry, text) in [
      (CAIRO_PDF_METADATA_TITLE, info.title), (CAIRO_PDF_METADATA_AUTHOR, info.author),
    ] where !text.isEmpty {
      cairo_pdf_surface_set_metadata(surface, entry, text)
    }
  }

  private func beginPicture(width: Double, _ height: Double) {
    cairo_surface_destroy(surface)
    guard max(width, height) <= Self.maximumPixelExtent else {
      fail("a PNG cannot be wider or taller than 32767 pixels; use a smaller scale, or PDF")
      surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1)
      return
    }
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(width, 1)), Int32(max(height, 1)))
    let cairo = cairo_create(surface)
    cairo_set_source_rgb(cairo, 1, 1, 1)
    cairo_paint(cairo)
    cairo_destroy(cairo)
  }

  private func check(_ status: cairo_status_t) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    fail("Cairo cannot draw it: " + String(cString: cairo_status_to_string(status)))
  }

  private func fail(_ reason: String) {
    if failure == nil { failure = reason }
  }

  private var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// Receives the bytes of the file from Cairo.
  private static let write: cairo_write_func_t = { closure, data, count in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let file = Unmanaged<CairoFile>.fromOpaque(closure).takeUnretainedValue()
    file.bytes += UnsafeBufferPointer(start: data, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }
}
