#if !hasFeature(Embedded)
public import Anchors

/// An item with an appearance, which ``Painting`` draws.
///
/// ``PaintedView``, ``PaintedLabel`` and ``PaintedImage`` adopt it. Other views draw only their
/// texts, in black.
///
/// ```swift
/// final class Logo: View, Painted {
///   let paint = Paint(fill: RGBColor(0x0F766E), radius: 2)
/// }
/// ```
public protocol Painted: LayoutItem {
  /// The appearance at the time of the drawing.
  var paint: Paint { get }
}

/// A view with a background, an outline, corners, a picture or a link.
open class PaintedView: View, Painted {
  /// The appearance.
  public final var paint = Paint()

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - paint: The appearance.
  public init(_ name: String? = nil, _ paint: Paint = Paint()) {
    self.paint = paint
    super.init(name)
  }

  /// Creates an invisible view with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: ViewDecoder?) { return nil }
}

/// A label with a color, a background or a link.
///
/// ```swift
/// let total = PaintedLabel("1 234,50 €", font: .boldSystemFont(ofSize: 11))
/// total.textColor = RGBColor(0x0F766E)
/// ```
open class PaintedLabel: Label, Painted {
  /// The appearance; the color of the text is its ``Paint/text``.
  public final var paint = Paint()

  /// The color of the text.
  public final var textColor: RGBColor {
    get { paint.text }
    set { paint.text = newValue }
  }

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name printed in frames and reports.
  ///   - font: The font.
  ///   - color: The color of the text.
  ///   - lines: The maximum number of lines; 0 for as many as the text needs.
  public init(
    _ text: String, name: String = "", font: Font = .label, color: RGBColor = .black,
    lines: Int = 1
  ) {
    super.init(text, name: name, font: font)
    paint.text = color
    numberOfLines = lines
  }

  /// Creates an empty label with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: ViewDecoder?) { return nil }
}

/// A view with a picture from a JPEG or PNG file.
///
/// ```swift
/// let logo = PaintedImage(CanvasImage(bytes), name: "logo", scale: 2)
/// ```
open class PaintedImage: ImageView, Painted {
  /// The appearance; the picture is its ``Paint/image``.
  public final var paint = Paint()

  /// Creates a view as large as its picture.
  ///
  /// - Parameters:
  ///   - image: The picture, or nil for none.
  ///   - name: The name printed in frames and reports.
  ///   - scale: The number of pixels per point, above 0.
  public init(_ image: CanvasImage?, name: String = "", scale: Double = 1) {
    super.init(
      name,
      imageSize: image.map {
        Size(width: Double($0.pixelWidth) / scale, height: Double($0.pixelHeight) / scale)
      })
    paint.image = image
  }

  /// Creates a view with a frame, without a picture.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: ViewDecoder?) { return nil }
}
#endif
