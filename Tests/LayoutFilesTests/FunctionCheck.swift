import Anchors
import AnchorsQuestions
import LayoutFiles

/// Compares a layout function with separate layouts of new trees.
struct FunctionCheck {
  /// Makes a new layout file.
  let makeFile: () throws -> LayoutFile
  /// Lays a file out at a value of the parameter.
  let layOut: (LayoutFile, Double) throws -> Void
  /// Distance from breakpoints, at which layout itself tolerates a millionth of a point.
  static let beside = 1e-4

  /// Describes the first value at which a layout differs from the function; nil if there is none.
  func fault(of function: LayoutFunction, places: Int = 5) throws -> String? {
    for (index, piece) in function.pieces.enumerated() {
      if index > 0, piece.from < function.pieces[index - 1].to { return "pieces overlap" }
      for place in Self.places(in: piece, places) {
        if let fault = try fault(of: function, at: place) { return fault }
      }
    }
    return try faultOutside(of: function)
  }

  /// The ends of a segment, values next to them, and others between.
  private static func places(in piece: LayoutFunction.Piece, _ count: Int) -> [Double] {
    let to = piece.to.isFinite ? piece.to : piece.from + 500
    var places = [piece.from, to]
    let length = to - piece.from
    if length > 2 * beside { places += [piece.from + beside, to - beside] }
    for place in 1..<count { places.append(piece.from + length * Double(place) / Double(count)) }
    return places
  }

  /// Checks layouts just outside both ends, where required constraints conflict.
  private func faultOutside(of function: LayoutFunction) throws -> String? {
    for (end, direction, conflict) in [
      (function.from, -1.0, function.below), (function.to, 1.0, function.above),
    ] where conflict != nil {
      let place = end + direction * Self.beside
      if function.piece(at: place) != nil { return "there is a piece at \(place)" }
      if try solved(at: place) != nil { return "a layout is possible at \(place)" }
    }
    for gap in function.gaps {
      let place = (gap.from + gap.to) / 2
      if try solved(at: place) != nil { return "a layout is possible at \(place), in a gap" }
    }
    return nil
  }

  private func solved(at parameter: Double) throws -> LayoutFile? {
    let file = try makeFile()
    do {
      try layOut(file, parameter)
      return file
    } catch is LayoutFailure {
      return nil
    }
  }

  private func fault(of function: LayoutFunction, at parameter: Double) throws -> String? {
    guard let frames = function.frames(at: parameter) else { return "no frames at \(parameter)" }
    guard let file = try solved(at: parameter) else { return "no layout at \(parameter)" }
    let open = file.root.ambiguousItems
    for entry in file.root.layoutFrames {
      guard let index = function.index(of: entry.node.name) else {
        return "\(entry.node.name) is missing"
      }
      let attributes = open.first { $0.item === entry.node }?.attributes ?? []
      for (attribute, got, expected) in [
        (LayoutAttribute.left, frames[index].minX, entry.frame.minX),
        (.top, frames[index].minY, entry.frame.minY),
        (.width, frames[index].width, entry.frame.width),
        (.height, frames[index].height, entry.frame.height),
      ] where (got - expected).magnitude > 1e-6 * max(1, expected.magnitude) {
        if attributes.contains(attribute) { continue }
        return
          "\(entry.node.name).\(attribute.name) is \(got) at \(parameter), not \(expected)"
      }
    }
    return nil
  }
}
