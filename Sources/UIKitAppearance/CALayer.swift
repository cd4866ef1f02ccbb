/// The surface of a view: its corners, border and shadow.
///
/// Drawings show the background, the corners and the border.
open class CALayer {
  weak var view: UIView?
  private var ownColor: CGColor?
  private var ownFrame = CGRect.zero
  private var isOwnHidden = false, clipsOwnContent = false

  /// Creates a surface without a view.
  public init() {}

  /// The radius of the corners, and the width of the border inside the edges, in points.
  public var cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0
  /// The color of the border.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// Rounded corners and their curve; stored without effect: drawings round all four.
  public var maskedCorners = CACornerMask(rawValue: 15), cornerCurve = CALayerCornerCurve.circular
  /// The color of the shadow, stored without effect.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// The displacement of the shadow in points, stored without effect.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points, the scale of rasters and a depth; stored without effect.
  public var shadowRadius: CGFloat = 3, rasterizationScale: CGFloat = 1, zPosition: CGFloat = 0
  /// The opacities of the shadow and of the surface, stored without effect.
  public var shadowOpacity: Float = 0, opacity: Float = 1
  /// True if the surface is drawn as a picture, stored without effect.
  public var shouldRasterize = false
  /// The outline of the shadow, stored without effect.
  public var shadowPath: CGPath?
  /// A surface that masks this one, stored without effect.
  public var mask: CALayer?
  /// The surfaces inside, stored without effect.
  public private(set) var sublayers: [CALayer]?

  /// True if the surface is hidden: the view's `isHidden`, if there is a view.
  public var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  /// The background: that of the view, if there is a view.
  public var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set {
      ownColor = newValue
      view?.backgroundColor = newValue?.color
    }
  }

  /// True if contents outside the surface are clipped: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? clipsOwnContent }
    set { if let view { view.clipsToBounds = newValue } else { clipsOwnContent = newValue } }
  }

  /// The frame: that of the view, if there is a view.
  public var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// The rectangle of the surface in its own coordinates.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// A name, and properties of pictures; stored without effect.
  public var name: String?, contents: Any?, contentsScale: CGFloat = 1
  /// A surface around this one, unless it is that of a view.
  public internal(set) weak var superlayer: CALayer?

  /// Removes the surface from the one around it.
  public func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Stores a surface inside, which has no effect on drawings.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Stores a surface inside, which has no effect on drawings.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var inner = sublayers ?? []
    inner.insert(layer, at: min(Int(index), inner.count))
    sublayers = inner
  }
}

/// The outline of a rectangle with rounded corners.
public struct CGPath: Hashable, Sendable {
  /// The rectangle around the outline, in points.
  public let boundingBox: CGRect
}

/// The outline of a rectangle with rounded corners, stored without effect on drawings.
open class UIBezierPath {
  /// The outline of Core Graphics.
  public var cgPath: CGPath

  /// Creates the outline of a rectangle.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat = 0) {
    cgPath = CGPath(boundingBox: rect)
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) { self.init(roundedRect: rect) }
  /// Creates the outline of a rectangle, of which the rectangle is stored.
  public convenience init(ovalIn rect: CGRect) { self.init(roundedRect: rect) }
  /// Creates the outline of a rectangle, of which the rectangle is stored.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(roundedRect: rect) }
}
