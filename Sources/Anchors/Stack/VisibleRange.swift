/// The indices of the first and the last item that are not hidden; -1 if all are hidden.
struct VisibleRange: Equatable {
  var first = -1
  var last = -1

  init() {}

  /// Finds the range.
  ///
  /// Complexity: O(number of hidden items at the ends).
  init(of items: [StackItem]) {
    guard let first = items.firstIndex(where: { !$0.isHidden }),
      let last = items.lastIndex(where: { !$0.isHidden })
    else { return }
    self.first = first
    self.last = last
  }

  var isEmpty: Bool { first < 0 }
}
