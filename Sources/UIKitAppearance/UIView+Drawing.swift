internal import Rendering

extension UIView {
  /// Draws the view as an SVG document: backgrounds, corners, borders and texts in their colors.
  ///
  /// Pictures are gray rectangles, because they have no pixels. The view must be laid out.
  public func appearanceSVG() -> String {
    var canvas = SVGCanvas()
    FrameDrawing.draw(self, into: &canvas) { ($0 as? UIView)?.paint ?? NodePaint() }
    return String(decoding: canvas.detachBytes(), as: UTF8.self)
  }

  private var paint: NodePaint {
    var paint = NodePaint()
    let layer = storedVisuals.layer
    paint.radius = Double(layer?.cornerRadius ?? 0)
    paint.borderWidth = Double(layer?.borderWidth ?? 0)
    paint.border = layer?.borderColor?.color.opaque
    paint.borderAlpha = (layer?.borderColor?.color.components[3] ?? 1) * alpha
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
      (paint.border, paint.borderWidth) = (UIColor.systemGray4.opaque, 1)
      if field.borderStyle == .roundedRect { fill = fill ?? .systemBackground }
    case let bar as UIProgressView: fill = bar.trackTintColor ?? .systemGray5
    case is UISegmentedControl, is UIStepper: (fill, paint.radius) = (.systemGray5, 8)
    default: break
    }
    paint.fill = fill?.opaque
    paint.fillAlpha = (fill?.components[3] ?? 1) * alpha
    return paint
  }
}

extension UIColor {
  /// The color without its opacity.
  fileprivate var opaque: RGBColor {
    let bytes = components.map { UInt8(($0 * 255).rounded()) }
    return RGBColor(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
