import Anchors
import AnchorsQuestions
import Glibc

/// Costs of layout functions of a width: of finding them and of their frames, relative to
/// handwriting.
struct FunctionCosts {
  /// Measures the time of a piece of work, in any unit.
  let time: (() throws -> Double) throws -> Double

  /// Measures every goal: its name, limit and result.
  func all() throws -> [(goal: String, limit: Double, found: Double)] {
    let card = try evaluation(cards: 1, repetitions: 20_000)
    let window = try evaluation(cards: 1000, repetitions: 40)
    return [
      ("frames of a card at a width, against by hand", 3, card),
      ("frames of a window of 1 000 cards at a width, against by hand", 3, window),
      ("all pieces of a card from 200 to 1 000, in first layouts", 40, try pieces()),
      (
        "growth of finding two pieces, from 100 to 10 000 views", 1.2,
        log(try chain(10_000) / chain(100)) / log(100)
      ),
    ]
  }

  /// The minimum of some runs, which is least affected by other programs.
  private func least(_ runs: Int, _ work: () throws -> Double) throws -> Double {
    var least = Double.infinity
    for _ in 0..<runs { least = min(least, try work()) }
    return least
  }

  // MARK: Frames

  private func evaluation(cards: Int, repetitions: Int) throws -> Double {
    let root = Self.window(cards)
    let function = try root.layoutFunction(
      of: .width, in: 200...1000, other: 200 * Double(cards))
    var frames: [Rect] = []
    var byHand: [HandWritten.Frame] = []
    guard function.frames(at: 340, into: &frames) else {
      throw ContenderFailure(text: "a window of cards has no frames")
    }
    Self.layOut(&byHand, cards, width: 340)
    for (one, other) in zip(frames, byHand)
    where one != Rect(x: other.left, y: other.top, width: other.width, height: other.height) {
      throw ContenderFailure(text: "the frames by hand are others")
    }
    let ours = try least(25) {
      try time {
        var sum = 0.0
        for step in 0..<repetitions {
          if function.frames(at: 320 + Double(step % 16), into: &frames) { sum += frames[1].width }
        }
        return sum
      }
    }
    let hand = try least(25) {
      try time {
        var sum = 0.0
        for step in 0..<repetitions {
          Self.layOut(&byHand, cards, width: 320 + Double(step % 16))
          sum += byHand[1].width
        }
        return sum
      }
    }
    return ours / hand
  }

  /// Computes the frames of `window` like a handwritten layout method.
  @inline(never)
  private static func layOut(_ frames: inout [HandWritten.Frame], _ cards: Int, width: Double) {
    frames.removeAll(keepingCapacity: true)
    frames.append(.init(left: 0, top: 0, width: width, height: 200 * Double(cards)))
    for card in 0..<cards {
      let top = 200 * Double(card)
      frames.append(.init(left: 10, top: top, width: width - 20, height: 200))
      frames.append(.init(left: 0, top: 0, width: width - 20, height: 100))
      var bottom = 100.0
      for _ in 0..<4 {
        frames.append(.init(left: 5, top: bottom + 5, width: width - 30, height: 20))
        bottom += 25
      }
    }
  }

  private static func window(_ cards: Int) -> View {
    let root = View("root")
    for index in 0..<cards {
      let card = View("card")
      root.addSubview(card)
      card
        .leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -10)
        .topAnchor(equalTo: root.topAnchor, constant: 200 * Double(index))
        .heightAnchor(equalTo: 200)
      let photo = View("photo")
      card.addSubview(photo)
      photo
        .topAnchor(equalTo: card.topAnchor)
        .leadingAnchor(equalTo: card.leadingAnchor)
        .trailingAnchor(equalTo: card.trailingAnchor)
        .heightAnchor(equalTo: 100)
      var last = photo
      for _ in 0..<4 {
        let label = View("label")
        card.addSubview(label)
        label
          .leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
          .trailingAnchor(equalTo: card.trailingAnchor, constant: -5)
          .topAnchor(equalTo: last.bottomAnchor, constant: 5)
          .heightAnchor(equalTo: 20)
        last = label
      }
    }
    return root
  }

  // MARK: Pieces

  /// A photo, a title and a date that compete for the width, and a subtitle.
  private static func card() -> View {
    let card = View("card")
    let photo = View("photo")
    let title = Label("A title of some length", name: "title")
    let date = Label("12:30", name: "date")
    let subtitle = Label("and a subtitle under it that is longer", name: "subtitle")
    for view in [photo, title, date, subtitle] { card.addSubview(view) }
    photo
      .leadingAnchor(equalTo: card.leadingAnchor, constant: 16)
      .topAnchor(equalTo: card.topAnchor, constant: 11)
      .widthAnchor(equalTo: 40)
      .heightAnchor(equalTo: 40)
      .bottomAnchor(lessThanOrEqualTo: card.bottomAnchor, constant: -11)
    title
      .leadingAnchor(equalTo: photo.trailingAnchor, constant: 12)
      .topAnchor(equalTo: card.topAnchor, constant: 11)
    date
      .leadingAnchor(greaterThanOrEqualTo: title.trailingAnchor, constant: 8)
      .trailingAnchor(equalTo: card.trailingAnchor, constant: -16)
      .topAnchor(equalTo: title.topAnchor)
    date.setContentCompressionResistancePriority(751, for: .horizontal)
    subtitle
      .leadingAnchor(equalTo: title.leadingAnchor)
      .trailingAnchor(lessThanOrEqualTo: card.trailingAnchor, constant: -16)
      .topAnchor(equalTo: title.bottomAnchor, constant: 4)
      .bottomAnchor(lessThanOrEqualTo: card.bottomAnchor, constant: -11)
    return card
  }

  private func pieces() throws -> Double {
    let layout = try least(50) {
      let card = Self.card()
      return try time { Double(try card.layout(width: 320, height: nil).changed.count) }
    }
    let finding = try least(50) {
      let card = Self.card()
      return try time {
        Double(try card.layoutFunction(of: .width, in: 200...1000).pieces.count)
      }
    }
    return finding / layout
  }

  /// The time of finding two segments: a list as wide as the root, and a compressed heading.
  private func chain(_ count: Int) throws -> Double {
    try least(3) {
      let root = View("root")
      let heading = View("heading")
      root.addSubview(heading)
      heading
        .leadingAnchor(equalTo: root.leadingAnchor)
        .trailingAnchor(lessThanOrEqualTo: root.trailingAnchor)
        .topAnchor(equalTo: root.topAnchor)
        .heightAnchor(equalTo: 10)
        .widthAnchor(equalTo: 200, priority: 700)
      var last = heading
      for _ in 0..<count {
        let view = View("view")
        root.addSubview(view)
        view
          .leadingAnchor(equalTo: root.leadingAnchor, constant: 5)
          .trailingAnchor(equalTo: root.trailingAnchor, constant: -5)
          .topAnchor(equalTo: last.bottomAnchor, constant: 5)
          .heightAnchor(equalTo: 20)
        last = view
      }
      last.bottomAnchor(equalTo: root.bottomAnchor)
      return try time {
        let function = try root.layoutFunction(of: .width, in: 50...1000)
        guard function.pieces.count == 2 else {
          throw ContenderFailure(text: "the list has \(function.pieces.count) pieces, not 2")
        }
        return function.to
      }
    }
  }
}
