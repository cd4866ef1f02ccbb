/// The places of the first and the last item that are not hidden; -1 if there is none.
struct VisibleRange: Equatable {
  var first = -1
  var last = -1

  init() {}

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
