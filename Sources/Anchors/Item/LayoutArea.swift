/// A rectangle that constraints can mention: an item, or a layout guide.
///
/// It has every anchor except the baselines, and the chain. Adopt ``LayoutItem`` instead of this
/// protocol.
///
/// Each call of the chain, such as `edges(equalTo:)` or `size(width:height:)`, activates
/// constraints; none returns a value of the layout.
public protocol LayoutArea: AnyObject {
  /// The area's node in the tree of items, with its name and its frame.
  var layoutNode: LayoutNode { get }
}

// The anchors of an area.

extension LayoutArea {
  /// The edge at which reading starts: left, or right in right-to-left layouts.
  ///
  /// It can be related to leading, trailing and center anchors; a constraint with a left or right
  /// anchor does not compile. Positive constants point in the direction of reading:
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// photo.widthAnchor.constraint(equalToConstant: 80).isActive = true
  /// photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8)
  ///   .isActive = true
  /// try card.layout(width: 320, height: 100)
  /// assert(photo.frame.minX == 8)
  /// card.layoutDirection = .rightToLeft  // now 8 from the right edge
  /// try card.layout(width: 320, height: 100)
  /// assert(photo.frame.maxX == 320 - 8)
  /// ```
  @inline(never) public var leadingAnchor: XAxisAnchor<LeadingTrailing> {
    XAxisAnchor(layoutNode, .leading)
  }

  /// The edge at which reading ends: right, or left in right-to-left layouts.
  ///
  /// It can be related to leading, trailing and center anchors; a constraint with a left or right
  /// anchor does not compile. Positive constants point in the direction of reading, so that a
  /// distance inside another item's trailing edge is negative:
  ///
  /// ```swift
  /// let card = View("card"), badge = View("badge")
  /// card.addSubview(badge)
  /// badge.widthAnchor.constraint(equalToConstant: 24).isActive = true
  /// badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8)
  ///   .isActive = true
  /// try card.layout(width: 320, height: 100)
  /// assert(badge.frame.minX == 320 - 8 - 24)
  /// card.layoutDirection = .rightToLeft  // now 8 from the left edge
  /// try card.layout(width: 320, height: 100)
  /// assert(badge.frame.minX == 8)
  /// ```
  @inline(never) public var trailingAnchor: XAxisAnchor<LeadingTrailing> {
    XAxisAnchor(layoutNode, .trailing)
  }

  /// The left edge.
  @inline(never) public var leftAnchor: XAxisAnchor<LeftRight> { XAxisAnchor(layoutNode, .left) }

  /// The right edge.
  @inline(never) public var rightAnchor: XAxisAnchor<LeftRight> { XAxisAnchor(layoutNode, .right) }

  /// The middle between the left and the right edge.
  ///
  /// It can be related to every horizontal anchor:
  ///
  /// ```swift
  /// let page = View("page"), logo = View("logo")
  /// page.addSubview(logo)
  /// logo.widthAnchor.constraint(equalToConstant: 100).isActive = true
  /// logo.centerXAnchor.constraint(equalTo: page.centerXAnchor, constant: 10)
  ///   .isActive = true
  /// try page.layout(width: 320, height: 480)
  /// assert(logo.frame.midX == 160 + 10)  // to the right
  /// ```
  @inline(never) public var centerXAnchor: XAxisAnchor<CenterX> {
    XAxisAnchor(layoutNode, .centerX)
  }

  /// The top edge.
  ///
  /// Positive constants point down:
  ///
  /// ```swift
  /// let page = View("page"), header = View("header"), body = View("body")
  /// page.addSubview(header)
  /// page.addSubview(body)
  /// header.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
  /// header.heightAnchor.constraint(equalToConstant: 44).isActive = true
  /// body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8)
  ///   .isActive = true
  /// try page.layout(width: 320, height: 480)
  /// assert(body.frame.minY == 44 + 8)
  /// ```
  @inline(never) public var topAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .top) }

  /// The bottom edge.
  ///
  /// Positive constants point down, so that a distance above another item's bottom edge is
  /// negative:
  ///
  /// ```swift
  /// let page = View("page"), button = View("button")
  /// page.addSubview(button)
  /// button.heightAnchor.constraint(equalToConstant: 44).isActive = true
  /// button.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16)
  ///   .isActive = true
  /// try page.layout(width: 320, height: 480)
  /// assert(button.frame.maxY == 480 - 16)
  /// ```
  @inline(never) public var bottomAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .bottom) }

  /// The middle between the top and the bottom edge.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo"), name = View("name")
  /// for view in [photo, name] { card.addSubview(view) }
  /// photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 12)
  ///   .isActive = true
  /// photo.heightAnchor.constraint(equalToConstant: 80).isActive = true
  /// name.heightAnchor.constraint(equalToConstant: 20).isActive = true
  /// name.centerYAnchor.constraint(equalTo: photo.centerYAnchor)
  ///   .isActive = true
  /// try card.layout(width: 320, height: 104)
  /// assert(name.frame.minY == 12 + 40 - 10)
  /// ```
  @inline(never) public var centerYAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .centerY) }

  /// The width.
  ///
  /// ```swift
  /// let page = View("page"), column = View("column")
  /// page.addSubview(column)
  /// column.widthAnchor
  ///   .constraint(equalTo: page.widthAnchor, multiplier: 0.5, constant: -8)
  ///   .isActive = true
  /// try page.layout(width: 320, height: 480)
  /// assert(column.frame.width == 0.5 * 320 - 8)
  /// ```
  @inline(never) public var widthAnchor: DimensionAnchor { DimensionAnchor(layoutNode, .width) }

  /// The height.
  ///
  /// ```swift
  /// let page = View("page"), bar = View("bar")
  /// page.addSubview(bar)
  /// bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
  ///   .isActive = true
  /// try page.layout(width: 320, height: 480)
  /// assert(bar.frame.height >= 44)
  /// ```
  @inline(never) public var heightAnchor: DimensionAnchor { DimensionAnchor(layoutNode, .height) }
}

// Ambiguous layouts.

extension LayoutArea {
  /// True if other frames of the item satisfy the constraints equally well.
  ///
  /// It describes the last layout; before the first it is false.
  public var hasAmbiguousLayout: Bool {
    layoutNode.isAmbiguous(.horizontal) || layoutNode.isAmbiguous(.vertical)
  }

  /// Determines whether other frames satisfy the constraints equally well along one axis.
  ///
  /// - Parameter axis: The axis to examine.
  /// - Returns: Whether the position or the extent along that axis is ambiguous.
  public func hasAmbiguousLayout(for axis: Axis) -> Bool { layoutNode.isAmbiguous(axis) }

  /// The items of the whole tree with an ambiguous position or extent, guides included.
  ///
  /// It describes the last layout; before the first it is empty.
  ///
  /// Complexity: about that of a layout, and a few pivots for some numbers that inequalities
  /// without slack limit.
  public var ambiguousItems: [AmbiguousItem] {
    layoutNode.queryLastLayout { $0.ambiguousItems() } ?? []
  }

  /// Moves the item to another, equally good layout, to make ambiguity visible.
  ///
  /// Ambiguous values move to the farther end of their range, and back with the next call. The tree
  /// is laid out. Without ambiguity, or before the first layout, the call has no effect.
  public func exerciseAmbiguityInLayout() {
    let root = layoutNode.root
    guard root.queryLastLayout({ $0.exercise(layoutNode) }) == true else { return }
    root.layoutIfNeeded()
  }

  /// Finds the constraints that determine the item's position and extent along one axis.
  ///
  /// They describe the last layout; before the first the result is empty. Rows that an item implies
  /// by itself, such as those of its content size, have no object and are not included;
  /// `explanation(of:)` of AnchorsQuestions lists them.
  ///
  /// - Parameter axis: The axis to examine.
  /// - Returns: The constraints in order of activation.
  public func constraintsAffectingLayout(for axis: Axis) -> [LayoutConstraint] {
    layoutNode.queryLastLayout { $0.constraintsDeciding(layoutNode, axis) } ?? []
  }
}
