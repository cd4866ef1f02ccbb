/// What a constraint of a stack is for; with the item it belongs to it is the constraint's key.
///
/// The rows of the stack itself are told apart by sides and not by the axis, so that those which mean
/// the same on both axes outlive a change of the axis.
enum StackRole: UInt8 {
  case canvasLeading
  case canvasTrailing
  case canvasTop
  case canvasBottom
  case canvasMiddle
  case fitWidth
  case fitHeight
  case emptySpan
  case spannerFit
  case spacing
  case hiding
  case equalSize
  case proportion
  case gapLead
  case gapTrail
  case gapSize
  case alignNear
  case alignFar
  case alignMiddle
  case boundaryNear
  case boundaryFar
  case suppression
  case textWidthFit
  case textWidth

  /// The role of the connection with an edge of the canvas.
  init(canvas edge: LayoutAttribute) {
    switch edge {
    case .leading: self = .canvasLeading
    case .trailing: self = .canvasTrailing
    case .top: self = .canvasTop
    case .bottom: self = .canvasBottom
    default: self = .canvasMiddle
    }
  }

  /// Whether it says of a view alone how large it is, where it mentions one item only.
  var isImposed: Bool { self == .hiding || self == .proportion || self == .suppression }

  /// Whether the item, guide or edge that the constraint belongs to is its second item, not the first.
  ///
  /// No other active constraint of a stack has the same role there.
  var belongsToSecond: Bool {
    switch self {
    case .canvasTrailing, .canvasBottom, .alignNear, .alignFar, .alignMiddle, .boundaryNear,
      .boundaryFar:
      true
    default: false
    }
  }

  /// The name that reports print, as UIKit prints it.
  var identifier: String {
    switch self {
    case .canvasLeading, .canvasTrailing, .canvasTop, .canvasBottom, .canvasMiddle, .emptySpan:
      "UISV-canvas-connection"
    case .fitWidth, .fitHeight: "UISV-canvas-fit"
    case .spannerFit: "UISV-spanning-fit"
    case .spacing: "UISV-spacing"
    case .hiding: "UISV-hiding"
    case .equalSize, .gapSize: "UISV-fill-equally"
    case .proportion: "UISV-fill-proportionally"
    case .gapLead, .gapTrail: "UISV-distributing-edge"
    case .alignNear, .alignFar, .alignMiddle: "UISV-alignment"
    case .boundaryNear, .boundaryFar: "UISV-spanning-boundary"
    case .suppression: "UISV-ambiguity-suppression"
    case .textWidthFit, .textWidth: "UISV-text-width-disambiguation"
    }
  }
}
