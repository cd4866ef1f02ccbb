public import Anchors

/// A layout as a function of one number: the root's width or height, or a constraint's constant.
///
/// The frames of a layout are piecewise linear in such a parameter. A function holds all pieces. It
/// needs no solver, refers to no view, and can be sent to other tasks.
///
/// ```swift
/// let function = try card.layoutFunction(of: .width, in: 240...1024)
/// for piece in function.pieces { print(piece.from, piece.to) }
/// if let frames = function.frames(at: 320) {  // in the order of function.items
///   show(frames)
/// }
/// ```
///
/// Frames are those of the layout at that parameter, as far as the constraints determine them;
/// `ambiguous` of a piece lists the other quantities. Pieces do not overlap. Adjacent pieces have
/// the same frames at their common end, unless the number of lines of a text or an ambiguous
/// quantity changes there; the end then belongs to the piece that the layout chooses.
public struct LayoutFunction: Sendable {
  /// The parameter of the function: `card.width`, or the source text of a constraint.
  public let parameter: String
  /// The requested range of the parameter; infinite at an end without a limit.
  public let range: ClosedRange<Double>
  /// The items, the root first, each before its contents; guides come after their sibling items.
  public let items: [Item]
  /// The number of pixels per point if frames are rounded to pixels; otherwise nil.
  public let scale: Double?
  /// The pieces, in ascending order.
  public private(set) var pieces: [Piece] = []
  /// The ranges between pieces in which required constraints conflict, in ascending order.
  public private(set) var gaps: [Gap] = []
  /// The conflict just below ``from``; nil if no parameter below it was requested.
  public package(set) var below: ConflictReport?
  /// The conflict just above ``to``; nil if no parameter above it was requested.
  public package(set) var above: ConflictReport?
  /// The ranges of the parameter in which a text is cut, in the order of the items.
  ///
  /// Frames may be linear there: a text that is compressed further and further is one piece. The
  /// texts are those that `LayoutResult.clipped` has, with a scale in frames rounded to pixels.
  public package(set) var cutTexts: [ItemRange] = []
  /// The ranges of the parameter in which a content other than a text has less space than it needs,
  /// as in `LayoutResult.clipped`, in the order of the items.
  public package(set) var compressedContents: [ItemRange] = []
  /// The ranges of the parameter in which the alignment rectangle of an item extends beyond its
  /// superview, in the order of the items; contents of scroll views are left out.
  public package(set) var itemsOutside: [ItemRange] = []
  /// The ranges of the parameter in which an image, or an item with a content, is less than half a
  /// point wide or high, in the order of the items.
  ///
  /// Texts are in ``cutTexts``, and hidden items are left out.
  public package(set) var itemsWithoutRoom: [ItemRange] = []

  /// The frames of all pieces; a frame that continues from piece to piece is stored once.
  private var pool: [LinearFrame] = []
  /// For each piece the index in the pool of each item's frame.
  private var frameIndices: [Int32] = []

  /// Creates a function without pieces, which are then appended in ascending order.
  ///
  /// - Parameters:
  ///   - parameter: The parameter of the function.
  ///   - range: The requested range of the parameter.
  ///   - items: The items, each after its parent.
  ///   - scale: The number of pixels per point if frames are rounded to pixels.
  package init(
    parameter: String, in range: ClosedRange<Double>, items: [Item], scale: Double? = nil
  ) {
    self.parameter = parameter
    self.range = range
    self.items = items
    self.scale = scale
  }

  /// Appends a piece above all others.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - frames: The frame of each item in the piece, before rounding to pixels.
  package mutating func append(_ piece: Piece, frames: [LinearFrame]) {
    let start = frameIndices.count - items.count
    frameIndices.reserveCapacity(frameIndices.count + items.count)
    for (index, frame) in frames.enumerated() {
      if start >= 0, pool[Int(frameIndices[start + index])].continues(as: frame) {
        frameIndices.append(frameIndices[start + index])
      } else {
        frameIndices.append(Int32(truncatingIfNeeded: pool.count))
        pool.append(frame)
      }
    }
    pieces.append(piece)
  }

  /// Appends a range without pieces.
  package mutating func append(_ gap: Gap) { gaps.append(gap) }
}

extension LayoutFunction {
  /// An item whose frame is part of the function.
  public struct Item: Sendable {
    /// The name of the item in reports.
    public let name: String
    /// The index of the parent; nil for the root.
    public let parent: Int?
    /// True if the item is a guide, whose frame is never rounded to pixels.
    public let isGuide: Bool
    /// The scroll offset of the item's content, in points.
    public let scrollOffset: Point

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - name: The name of the item in reports.
    ///   - parent: The index of the parent; nil for the root.
    ///   - isGuide: Whether the item is a guide.
    ///   - scrollOffset: The scroll offset of its content, in points.
    package init(
      _ name: String, in parent: Int?, isGuide: Bool = false, scrollOffset: Point = .zero
    ) {
      self.name = name
      self.parent = parent
      self.isGuide = isGuide
      self.scrollOffset = scrollOffset
    }
  }

  /// A range of the parameter in which all frames are linear.
  public struct Piece: Sendable {
    /// The lower end; negative infinity if nothing bounds the piece below.
    public let from: Double
    /// The upper end, which may equal the lower one; infinity if nothing bounds the piece above.
    public let to: Double
    /// True if `from` belongs to this piece and not to the one below.
    public let includesFrom: Bool
    /// True if `to` belongs to this piece, unless the next one includes it.
    public let includesTo: Bool
    /// The constraints that hold with equality in this piece and not in the one below.
    public let enters: [ReportedConstraint]
    /// The constraints that hold with equality in the piece below and not in this one.
    public let leaves: [ReportedConstraint]
    /// The names of items with a text whose height differs from that in the piece below.
    public let rewrapped: [String]
    /// The number of lines of each of these texts in the piece; 0 of a content that is no text.
    public let lineCounts: [Int]
    /// The ambiguous quantities within the piece.
    public let ambiguous: [LayoutQuantity]

    /// Creates a piece.
    package init(
      from: Double, to: Double, includesFrom: Bool = true, includesTo: Bool = true,
      enters: [ReportedConstraint] = [], leaves: [ReportedConstraint] = [],
      rewrapped: [String] = [], lineCounts: [Int] = [], ambiguous: [LayoutQuantity] = []
    ) {
      self.from = from
      self.to = to
      self.includesFrom = includesFrom
      self.includesTo = includesTo
      self.enters = enters
      self.leaves = leaves
      self.rewrapped = rewrapped
      self.lineCounts = lineCounts
      self.ambiguous = ambiguous
    }
  }

  /// A range of the parameter in which something of an item is lost.
  public struct ItemRange: Sendable, Hashable {
    /// The index of the item in ``LayoutFunction/items``.
    public let item: Int
    /// The lower end; negative infinity if the range has none.
    public let from: Double
    /// The upper end; infinity if the range has none.
    public let to: Double
  }

  /// A range of the parameter in which required constraints cannot all be satisfied.
  public struct Gap: Sendable {
    /// The lower end.
    public let from: Double
    /// The upper end.
    public let to: Double
    /// The conflict just above `from`.
    public let conflict: ConflictReport

    /// Creates a gap.
    package init(from: Double, to: Double, conflict: ConflictReport) {
      self.from = from
      self.to = to
      self.conflict = conflict
    }
  }
}

extension LayoutFunction {
  /// The smallest requested parameter at which the layout is possible; NaN if there is none.
  public var from: Double { pieces.first?.from ?? .nan }

  /// The largest requested parameter at which the layout is possible; NaN if there is none.
  public var to: Double { pieces.last?.to ?? .nan }

  /// The index of the item with a name, or nil if there is none.
  ///
  /// - Parameter name: The name of the item; names are compared byte by byte.
  /// - Returns: Its index in ``items``.
  ///
  /// Complexity: O(number of items).
  public func index(of name: String) -> Int? {
    items.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The index of the piece that contains a parameter, or nil if no piece does.
  ///
  /// - Parameter parameter: A value of the parameter.
  /// - Returns: The index in ``pieces``; nil if required constraints conflict at that value or the
  ///   value is outside ``range``.
  ///
  /// Complexity: O(log number of pieces).
  public func piece(at parameter: Double) -> Int? {
    guard parameter.isFinite else { return nil }
    // The last piece that begins at or below the parameter.
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].from <= parameter { low = middle + 1 } else { high = middle }
    }
    var index = low - 1
    while index >= 0, pieces[index].from == parameter, !pieces[index].includesFrom { index -= 1 }
    guard index >= 0 else { return nil }
    let end = pieces[index].to
    guard parameter < end || (parameter == end && pieces[index].includesTo) else { return nil }
    return index
  }

  /// The frame of an item in a piece, before rounding to pixels.
  ///
  /// - Parameters:
  ///   - item: The index of the item in ``items``.
  ///   - piece: The index of the piece in ``pieces``.
  /// - Returns: The frame as a function of the parameter. A frame that continues from piece to
  ///   piece is the same in both, so its reference may lie outside the piece.
  public func linearFrame(of item: Int, in piece: Int) -> LinearFrame {
    pool[Int(frameIndices[piece * items.count + item])]
  }

  /// The index in the pool of an item's frame; equal in two pieces if the frame continues.
  package func frameIndex(of item: Int, in piece: Int) -> Int {
    Int(frameIndices[piece * items.count + item])
  }
}
