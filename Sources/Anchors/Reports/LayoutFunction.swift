/// A layout as a function of one number: the root's width or height, or the constant of a constraint.
///
/// The frames of a layout are piecewise linear in such a number. This value holds all pieces: it has no solver
/// in it, refers to no view, and may be handed to another task.
///
/// ```swift
/// let function = try card.layoutFunction(of: .width, in: 240...1024)
/// for piece in function.pieces { print(piece.from, piece.to) }
/// if let frames = function.frames(at: 320) {  // in the order of function.items
///   show(frames)
/// }
/// ```
///
/// The frames are those that layout gives at that number, wherever the constraints determine them; `ambiguous`
/// of a piece lists the others. Pieces do not overlap. Where one ends and the next begins, both give the same frames,
/// unless a text changes its number of lines there, or what is ambiguous: then the number belongs to the piece that
/// layout chooses.
public struct LayoutFunction: Sendable {
  /// What the frames are a function of: `card.width`, or the constraint as it was written.
  public let parameter: String
  /// The parameters that were asked for; infinite where no end was given.
  public let range: ClosedRange<Double>
  /// The items, each before what is in it, the root first; guides after the items beside them.
  public let items: [Item]
  /// How many pixels a point has, if frames are rounded to pixels.
  public let scale: Double?
  /// The pieces, in ascending order.
  public private(set) var pieces: [Piece] = []
  /// Stretches between pieces in which required constraints clash, in ascending order.
  public private(set) var gaps: [Gap] = []
  /// Why it does not work just below ``from``; nil if no parameter below it was asked for.
  public package(set) var below: ConflictReport?
  /// Why it does not work just above ``to``; nil if no parameter above it was asked for.
  public package(set) var above: ConflictReport?

  /// The frames that some piece has; one that goes on from piece to piece is there once.
  private var pool: [LinearFrame] = []
  /// For each piece the place of each item's frame in the pool.
  private var places: [Int32] = []

  /// A function without pieces, to be appended in ascending order.
  ///
  /// - Parameters:
  ///   - parameter: What the frames are a function of.
  ///   - range: The parameters that were asked for.
  ///   - items: The items, each after the one that it is in.
  ///   - scale: How many pixels a point has, if frames are rounded to pixels.
  package init(
    parameter: String, in range: ClosedRange<Double>, items: [Item], scale: Double? = nil
  ) {
    self.parameter = parameter
    self.range = range
    self.items = items
    self.scale = scale
  }

  /// Appends a piece above those that there are.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - frames: The frame of each item in the piece, before rounding to pixels.
  package mutating func append(_ piece: Piece, frames: [LinearFrame]) {
    let start = places.count - items.count
    places.reserveCapacity(places.count + items.count)
    for (index, frame) in frames.enumerated() {
      if start >= 0, pool[Int(places[start + index])].continues(as: frame) {
        places.append(places[start + index])
      } else {
        places.append(Int32(truncatingIfNeeded: pool.count))
        pool.append(frame)
      }
    }
    pieces.append(piece)
  }

  /// Appends a stretch without pieces.
  package mutating func append(_ gap: Gap) { gaps.append(gap) }
}

extension LayoutFunction {
  /// An item whose frame is part of the function.
  public struct Item: Sendable {
    /// The name that reports call the item by.
    public let name: String
    /// The place of the item that it is in; nil for the root.
    public let parent: Int?
    /// Whether it is a guide, whose frame is never rounded to pixels.
    public let isGuide: Bool
    /// How far the item's content is scrolled, in points.
    public let scrollOffset: Point

    /// An item.
    ///
    /// - Parameters:
    ///   - name: The name that reports call the item by.
    ///   - parent: The place of the item that it is in; nil for the root.
    ///   - isGuide: Whether it is a guide.
    ///   - scrollOffset: How far its content is scrolled, in points.
    package init(
      _ name: String, in parent: Int?, isGuide: Bool = false, scrollOffset: Point = .zero
    ) {
      self.name = name
      self.parent = parent
      self.isGuide = isGuide
      self.scrollOffset = scrollOffset
    }
  }

  /// A stretch of the parameter in which all frames are linear.
  public struct Piece: Sendable {
    /// Where it begins; negative infinity if nothing bounds it.
    public let from: Double
    /// Where it ends, which may be where it begins; infinity if nothing bounds it.
    public let to: Double
    /// Whether `from` belongs to the piece, and not to the one below.
    public let includesFrom: Bool
    /// Whether `to` belongs to the piece, unless the one above includes it.
    public let includesTo: Bool
    /// The constraints that hold with equality in this piece and not in the one below.
    public let enters: [ReportedConstraint]
    /// The constraints that hold with equality in the piece below and not in this one.
    public let leaves: [ReportedConstraint]
    /// The texts that have another height than in the piece below, by the names of their items.
    public let rewrapped: [String]
    /// What the constraints leave open within the piece.
    public let ambiguous: [LayoutQuantity]

    /// A piece.
    package init(
      from: Double, to: Double, includesFrom: Bool = true, includesTo: Bool = true,
      enters: [ReportedConstraint] = [], leaves: [ReportedConstraint] = [],
      rewrapped: [String] = [], ambiguous: [LayoutQuantity] = []
    ) {
      self.from = from
      self.to = to
      self.includesFrom = includesFrom
      self.includesTo = includesTo
      self.enters = enters
      self.leaves = leaves
      self.rewrapped = rewrapped
      self.ambiguous = ambiguous
    }
  }

  /// A stretch of the parameter in which required constraints cannot hold together.
  public struct Gap: Sendable {
    /// Where it begins.
    public let from: Double
    /// Where it ends.
    public let to: Double
    /// What clashes just above `from`.
    public let conflict: ConflictReport

    /// A gap.
    package init(from: Double, to: Double, conflict: ConflictReport) {
      self.from = from
      self.to = to
      self.conflict = conflict
    }
  }
}

extension LayoutFunction {
  /// The least parameter for which all required constraints hold, within what was asked for.
  public var from: Double { pieces.first?.from ?? .nan }

  /// The greatest parameter for which all required constraints hold, within what was asked for.
  public var to: Double { pieces.last?.to ?? .nan }

  /// The place of the item of a name, or nil if there is none.
  ///
  /// - Parameter name: The item's name; names are compared byte by byte.
  /// - Returns: Its position in ``items``, from 0.
  ///
  /// Complexity: O(number of items).
  public func index(of name: String) -> Int? {
    items.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// The place of the piece that a parameter belongs to, or nil if required constraints clash there, or it was
  /// not asked for.
  ///
  /// - Parameter parameter: A value of the number that the layout is a function of.
  /// - Returns: Its position in ``pieces``, from 0.
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
  ///   - item: The place of the item in ``items``.
  ///   - piece: The place of the piece in ``pieces``.
  /// - Returns: The frame as a function of the parameter; a frame that goes on from one piece to the next is the
  ///   same for both, so its reference need not lie in the piece.
  public func linearFrame(of item: Int, in piece: Int) -> LinearFrame {
    pool[Int(places[piece * items.count + item])]
  }

  /// Where the frame of an item in a piece is stored: the same for two pieces if the frame goes on.
  package func place(of item: Int, in piece: Int) -> Int { Int(places[piece * items.count + item]) }
}
