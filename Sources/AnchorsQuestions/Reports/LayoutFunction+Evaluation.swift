// Evaluation of frames at one parameter.

public import Anchors

extension LayoutFunction {
  /// The frames of all items at a parameter, in points, in the coordinates of their parents.
  ///
  /// Edges are rounded to pixels if the tree had a scale when the function was computed.
  ///
  /// - Parameter parameter: A value of the parameter, for instance the root's width in points.
  /// - Returns: The frames in the order of ``items``, or nil if the layout is impossible at that
  ///   value or the value is outside ``range``.
  /// - Complexity: O(log pieces + items).
  public func frames(at parameter: Double) -> [Rect]? {
    var frames: [Rect] = []
    return self.frames(at: parameter, into: &frames) ? frames : nil
  }

  /// Fills a buffer with the frames of all items at a parameter, as in ``frames(at:)``.
  ///
  /// The memory of the buffer is reused, so that repeated calls allocate nothing.
  ///
  /// - Parameters:
  ///   - parameter: A value of the parameter, for instance the root's width in points.
  ///   - frames: Receives the frames in the order of ``items``; empty if there is no layout.
  /// - Returns: Whether the layout is possible at that value and the value is in ``range``.
  /// - Complexity: O(log pieces + items).
  public func frames(at parameter: Double, into frames: inout [Rect]) -> Bool {
    frames.removeAll(keepingCapacity: true)
    guard let piece = piece(at: parameter) else { return false }
    frames.reserveCapacity(items.count)
    for item in items.indices {
      frames.append(linearFrame(of: item, in: piece).frame(at: parameter))
    }
    if let grid = PixelGrid(scale: scale) { round(&frames, on: grid) }
    return true
  }

  /// The frame of an item at a parameter, as in ``frames(at:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - parameter: A value of the parameter, for instance the root's width in points.
  /// - Returns: The frame in points, or nil if there is no such item or no layout at that value.
  /// - Complexity: O(log pieces + items).
  public func frame(of name: String, at parameter: Double) -> Rect? {
    guard let item = index(of: name), let piece = piece(at: parameter) else { return nil }
    guard PixelGrid(scale: scale) == nil else { return frames(at: parameter)?[item] }
    return linearFrame(of: item, in: piece).frame(at: parameter)
  }

  /// Rounds frames as the engine does: each edge by its exact position in the root.
  private func round(_ frames: inout [Rect], on grid: PixelGrid) {
    let exact = frames
    // The position in the root of the coordinate origin of each item.
    var origins = [Point](repeating: .zero, count: exact.count)
    for (index, item) in items.enumerated() {
      let inner = item.parent == nil ? Point.zero : exact[index].origin
      let outer = item.parent.map { origins[$0] } ?? .zero
      origins[index] = Point(
        x: outer.x + inner.x - item.scrollOffset.x, y: outer.y + inner.y - item.scrollOffset.y)
      guard !item.isGuide else { continue }
      guard let parent = item.parent else {
        frames[index].size = Size(
          width: grid.edge(exact[index].width), height: grid.edge(exact[index].height))
        continue
      }
      frames[index] = Self.rounded(exact[index], in: outer, items[parent].scrollOffset, on: grid)
    }
  }

  private static func rounded(
    _ exact: Rect, in outer: Point, _ scroll: Point, on grid: PixelGrid
  ) -> Rect {
    let corner = Point(
      x: grid.edge(outer.x + scroll.x) - scroll.x, y: grid.edge(outer.y + scroll.y) - scroll.y)
    let left = grid.edge(outer.x + exact.minX)
    let top = grid.edge(outer.y + exact.minY)
    let right = grid.edge(outer.x + exact.maxX)
    let bottom = grid.edge(outer.y + exact.maxY)
    return Rect(x: left - corner.x, y: top - corner.y, width: right - left, height: bottom - top)
  }
}
