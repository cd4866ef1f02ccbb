internal import Rendering

extension UIView {
  /// Draws the view as an SVG document: backgrounds, corners, borders and texts in their colors.
  ///
  /// Pictures are gray rectangles, because they have no pixels. The view must be laid out.
  public func appearanceSVG() -> String {
    String(decoding: appearance(on: SVGCanvas()), as: UTF8.self)
  }

  /// Draws the view as a PDF file of one page, as ``appearanceSVG()`` does.
  public func appearancePDF() -> [UInt8] { appearance(on: PDFCanvas()) }

  private func appearance(on canvas: some FileCanvas) -> [UInt8] {
    var canvas = canvas
    Painting.draw(self, into: &canvas, background: .white) { ($0 as? UIView)?.paint ?? Paint() }
    canvas.endFile()
    return canvas.detachBytes()
  }

  private var paint: Paint {
    var paint = Paint()
    let layer = storedVisuals.layer
    paint.radius = Double(layer?.cornerRadius ?? 0)
    paint.strokeWidth = Double(layer?.borderWidth ?? 0)
    paint.stroke = layer?.borderColor?.color.opaque
    paint.strokeAlpha = (layer?.borderColor?.color.components[3] ?? 1) * alpha
    paint.clips = clipsToBounds
    if let label = self as? UILabel {
      (paint.text, paint.textAlpha) = (
        label.textColor.opaque, label.textColor.components[3] * alpha
      )
    }
    var fill = backgroundColor
    switch self {
    case let picture as UIImageView where picture.image != nil: fill = fill ?? .systemGray4
    case let control as UISwitch:
      fill = control.isOn ? control.onTintColor ?? .systemGreen : .systemGray4
      paint.radius = frame.height / 2
    case let field as UITextField where field.borderStyle != .none:
      paint.radius = max(paint.radius, field.borderStyle == .roundedRect ? 5 : 0)
      (paint.stroke, paint.strokeWidth) = (UIColor.systemGray4.opaque, 1)
      if field.borderStyle == .roundedRect { fill = fill ?? .systemBackground }
    case let bar as UIProgressView: fill = bar.trackTintColor ?? .systemGray5
    case is UISegmentedControl, is UIStepper: (fill, paint.radius) = (.systemGray5, 8)
    default: break
    }
    if let button = self as? UIButton, button.configuration?.cornerStyle == .capsule {
      paint.radius = frame.height / 2
    }
    paint.details = details.map {
      ($0.frame, $0.color.opaque, $0.radius, $0.color.components[3] * alpha)
    }
    paint.fill = fill?.opaque
    paint.fillAlpha = (fill?.components[3] ?? 1) * alpha
    return paint
  }
}

/// A part of a control, in points from the corner of the control.
private struct Detail {
  var frame: CGRect, color: UIColor, radius: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UIColor) {
    frame = CGRect(x: x, y: y, width: width, height: height)
    (self.color, radius) = (color, min(width, height) / 2)
  }
}

extension UIView {
  /// The parts of a control that UIKit draws over its background.
  fileprivate var details: [Detail] {
    let (width, height) = (frame.width, frame.height)
    switch self {
    case let control as UISwitch:
      let thumb = height - 4
      let x = control.isOn ? width - thumb - 2 : 2
      return [Detail(x, 2, thumb, thumb, control.thumbTintColor ?? .white)]
    case let slider as UISlider:
      let span = Double(slider.maximumValue - slider.minimumValue)
      let part = span > 0 ? Double(slider.value - slider.minimumValue) / span : 0
      let (x, middle) = (max(0, width - 28) * min(1, max(0, part)), height / 2)
      return [
        Detail(0, middle - 2, width, 4, slider.maximumTrackTintColor ?? .systemGray4),
        Detail(0, middle - 2, x + 14, 4, slider.minimumTrackTintColor ?? tintColor),
        Detail(x, middle - 14, 28, 28, .systemGray4),
        Detail(x + 0.5, middle - 13.5, 27, 27, slider.thumbTintColor ?? .white),
      ]
    case is UIStepper:
      let (x, y) = (width / 2, height / 2)
      return [
        Detail(x - 0.5, 6, 1, height - 12, .systemGray3),
        Detail(x / 2 - 7, y - 1, 14, 2, .label), Detail(x * 1.5 - 7, y - 1, 14, 2, .label),
        Detail(x * 1.5 - 1, y - 7, 2, 14, .label),
      ]
    case let bar as UIProgressView:
      let part = min(1, max(0, Double(bar.progress)))
      return [Detail(0, 0, width * part, height, bar.progressTintColor ?? tintColor)]
    case let dots as UIPageControl:
      let count = dots.hidesForSinglePage && dots.numberOfPages == 1 ? 0 : dots.numberOfPages
      let start = width / 2 - Double(count) * 8 + 4.5
      let other = dots.pageIndicatorTintColor ?? .systemGray3
      let current = dots.currentPageIndicatorTintColor ?? .white
      return (0..<max(0, count)).map {
        Detail(
          start + 16 * Double($0), height / 2 - 3.5, 7, 7,
          $0 == dots.currentPage ? current : other)
      }
    case let indicator as UIActivityIndicatorView:
      let (radius, dot) = (width * 0.36, width * 0.16)
      return (0..<8).map {
        let angle = Double($0) * .pi / 4
        return Detail(
          width / 2 + radius * cos(angle) - dot / 2, height / 2 + radius * sin(angle) - dot / 2,
          dot, dot, indicator.color)
      }
    case let control as UISegmentedControl:
      let segment = width / Double(max(1, control.numberOfSegments))
      guard (0..<control.numberOfSegments).contains(control.selectedSegmentIndex) else { return [] }
      var selected = Detail(
        segment * Double(control.selectedSegmentIndex) + 2, 2, segment - 4, height - 4,
        control.selectedSegmentTintColor ?? .white)
      selected.radius = 6
      return [selected]
    default: return []
    }
  }
}

extension UIColor {
  /// The color without its opacity.
  fileprivate var opaque: RGBColor {
    let bytes = components.map { UInt8(($0 * 255).rounded()) }
    return RGBColor(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
