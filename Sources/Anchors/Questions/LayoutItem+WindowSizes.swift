// The smallest and the preferred size of an item, for the size of a window.

extension LayoutItem {
  /// Computes the smallest size at which nothing is smaller than its minimum.
  ///
  /// It is the smallest width and, at this width, the smallest height. These yield: content, down
  /// to its ``minimumContentSize``, and constraints of a priority of at most `yielding`. All others
  /// hold. Content without a minimum yields entirely, so state one for each item that must remain
  /// visible, or give it a compression resistance above `yielding`.
  ///
  /// ```swift
  /// let window = View("window"), label = Label("Password", name: "label")
  /// let field = View("field")
  /// for view in [label, field] { window.addSubview(view) }
  /// label.leadingAnchor(equalTo: window.leadingAnchor).verticalEdges(equalTo: window)
  /// field.leadingAnchor(equalTo: label.trailingAnchor, constant: 8)
  ///   .trailingAnchor(equalTo: window.trailingAnchor).verticalEdges(equalTo: window)
  /// field.minimumContentSize = Size(width: 100, height: 20)
  /// label.minimumContentSize = label.intrinsicContentSize
  /// let smallest = try window.minimumSize()
  /// assert(smallest.width == label.intrinsicContentSize.width + 8 + 100)
  /// ```
  ///
  /// Constraints between the item and its surroundings do not apply. Nothing changes: neither the
  /// tree nor its frames, and a layout afterwards has the same result.
  ///
  /// Complexity: that of two fitting sizes; see ``systemLayoutSizeFitting(_:)``.
  ///
  /// - Parameters:
  ///   - width: The width of the frame in points, or nil for the smallest one.
  ///   - yielding: The highest priority that yields, below ``LayoutPriority/required``; that of
  ///     compression resistance unless stated.
  /// - Returns: The size of the frame in points, not rounded to pixels; `width` if it is stated.
  /// - Throws: ``LayoutError`` if no such size exists, because required constraints conflict with
  ///   one another or with `width`, or if a number is invalid.
  public func minimumSize(
    width: Double? = nil, yielding: LayoutPriority = .defaultHigh
  ) throws(LayoutError.Thrown) -> Size {
    try layoutNode.minimumFrameSize(width: width, yielding: yielding)
  }

  /// Computes the size of the item at which all content has the size that it prefers.
  ///
  /// Content has its ``View/intrinsicContentSize`` unless a constraint of a higher priority than
  /// its hugging and its compression resistance says otherwise; nothing else yields. At a stated
  /// width, texts wrap, and content yields as in a layout at that width.
  ///
  /// ```swift
  /// let card = View("card"), text = Label("Juca Moreira", name: "text")
  /// card.addSubview(text)
  /// text.edges(equalTo: card, insets: DirectionalEdgeInsets(10))
  /// let size = try card.preferredSize()
  /// assert(size.width == 10 + text.intrinsicContentSize.width + 10)
  /// ```
  ///
  /// Constraints between the item and its surroundings do not apply. Nothing changes: neither the
  /// tree nor its frames, and a layout afterwards has the same result.
  ///
  /// Complexity: that of one fitting size; see ``systemLayoutSizeFitting(_:)``.
  ///
  /// - Parameter width: The width of the frame in points, or nil for the preferred one.
  /// - Returns: The size of the frame in points, not rounded to pixels; `width` if it is stated.
  /// - Throws: ``LayoutError`` if no such size exists, because required constraints conflict with
  ///   one another or with `width`, or if a number is invalid.
  public func preferredSize(width: Double? = nil) throws(LayoutError.Thrown) -> Size {
    try layoutNode.frameSize(width: width, .fittingSizeLevel, .fittingSizeLevel)
  }
}

extension LayoutNode {
  fileprivate func minimumFrameSize(
    width: Double?, yielding: LayoutPriority
  ) throws(LayoutError) -> Size {
    guard yielding.isValid, yielding < .required else {
      throw .invalidNumber(
        "The priority " + decimal(yielding.rawValue)
          + " cannot yield in a smallest size; use a priority above 0 and below 1000.")
    }
    let above = LayoutPriority(yielding.rawValue.nextUp)
    let smallest =
      if let width { width } else {
        try frameSize(width: nil, above, .fittingSizeLevel).width
      }
    return try frameSize(width: smallest, .required, above)
  }

  /// Computes the size of the frame that the contents allow, as small as priorities decide.
  ///
  /// - Parameters:
  ///   - width: The width of the frame, or nil for the smallest one.
  ///   - horizontal: The priority with which the width is small, if it is not stated.
  ///   - vertical: The priority with which the height is small.
  /// - Returns: The size in points.
  /// - Throws: `LayoutError`; no frame is changed.
  fileprivate func frameSize(
    width: Double?, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) throws(LayoutError) -> Size {
    let insets = alignmentRectInsets
    let across = insets.left + insets.right
    guard let width else {
      let size = try fittingSize(.zero, horizontal, vertical)
      return Size(width: size.width + across, height: size.height + insets.top + insets.bottom)
    }
    guard width >= 0, width <= 1e9 else {
      throw .invalidNumber(
        "The width " + decimal(width) + " of a smallest or preferred size is invalid; use a width "
          + "from 0 to 1e9, or nil for none.")
    }
    let target = Size(width: Swift.max(0, width - across), height: 0)
    let size = try fittingSize(target, .required, vertical)
    return Size(width: width, height: size.height + insets.top + insets.bottom)
  }
}
