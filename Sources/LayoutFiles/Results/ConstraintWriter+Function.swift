public import Anchors
public import AnchorsQuestions

extension ConstraintWriter {
  /// Writes a layout as a function of a number.
  ///
  /// `{"parameter":…,"from":…,"to":…,"pieces":[{"from":…,"to":…,"items":{…},
  /// "enters":[…],"leaves":[…]}],"below":…,"above":…}`
  ///
  /// A number of an item is `[value, slope]`. The value is that at the lower end of the piece, at
  /// the upper end if the lower one is infinite, and at 0 if both are. A piece has `includesFrom`
  /// or `includesTo` if that end does not belong to it, `rewrapped` if line breaks change, with the
  /// numbers of `lines`, and `ambiguous` if quantities are ambiguous. `cut`, `compressed`,
  /// `outside` and `noRoom` list the ranges in which a text is cut, another content has less space
  /// than it needs, an item leaves its superview, or a content has no room:
  /// `[{"item":…,"from":…,"to":…}]`.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - json: The writer to write into.
  /// - Complexity: O(items × pieces).
  public func write(_ function: LayoutFunction, into json: inout JSONWriter) {
    json.beginObject()
    json.key("parameter")
    json.value(function.parameter)
    json.key("from")
    json.value(function.from)
    json.key("to")
    json.value(function.to)
    json.key("pieces")
    json.beginArray()
    for piece in function.pieces.indices {
      json.newline()
      write(piece, of: function, into: &json)
    }
    json.endArray(onNewLine: true)
    if !function.gaps.isEmpty {
      json.key("gaps")
      json.beginArray()
      for gap in function.gaps {
        json.beginObject()
        json.key("from")
        json.value(gap.from)
        json.key("to")
        json.value(gap.to)
        json.key("conflict")
        write(gap.conflict, into: &json)
        json.endObject()
      }
      json.endArray()
    }
    for (key, ranges) in [
      ("cut", function.cutTexts), ("compressed", function.compressedContents),
      ("outside", function.itemsOutside), ("noRoom", function.itemsWithoutRoom),
    ] where !ranges.isEmpty {
      json.key(key)
      json.beginArray()
      for range in ranges {
        json.beginObject()
        json.key("item")
        json.value(function.items[range.item].name)
        json.key("from")
        json.value(range.from)
        json.key("to")
        json.value(range.to)
        json.endObject()
      }
      json.endArray()
    }
    for (key, conflict) in [("below", function.below), ("above", function.above)] {
      json.key(key)
      if let conflict { write(conflict, into: &json) } else { json.null() }
    }
    json.endObject()
  }

  private func write(
    _ index: Int, of function: LayoutFunction, into json: inout JSONWriter
  ) {
    let piece = function.pieces[index]
    json.beginObject()
    json.key("from")
    json.value(piece.from)
    json.key("to")
    json.value(piece.to)
    if !piece.includesFrom {
      json.key("includesFrom")
      json.value(false)
    }
    if !piece.includesTo {
      json.key("includesTo")
      json.value(false)
    }
    json.key("items")
    json.beginObject()
    let end = piece.from.isFinite ? piece.from : piece.to.isFinite ? piece.to : 0
    for (itemIndex, item) in function.items.enumerated() {
      let frame = function.linearFrame(of: itemIndex, in: index)
      let value = frame.frame(at: end)
      json.key(item.name)
      json.beginObject()
      json.member("x", value.minX, frame.slope.minX)
      json.member("y", value.minY, frame.slope.minY)
      json.member("width", value.width, frame.slope.width)
      json.member("height", value.height, frame.slope.height)
      json.endObject()
    }
    json.endObject()
    for (key, constraints) in [("enters", piece.enters), ("leaves", piece.leaves)] {
      json.key(key)
      json.beginArray()
      for constraint in constraints { write(constraint, into: &json) }
      json.endArray()
    }
    if !piece.rewrapped.isEmpty {
      json.key("lines")
      json.beginArray()
      for count in piece.lineCounts { json.value(Double(count)) }
      json.endArray()
    }
    let ambiguous = piece.ambiguous.map { $0.frameName }
    for (key, names) in [("rewrapped", piece.rewrapped), ("ambiguous", ambiguous)]
    where !names.isEmpty {
      json.key(key)
      json.beginArray()
      for name in names { json.value(name) }
      json.endArray()
    }
    json.endObject()
  }

  /// Writes a conflict as an object, like that of `error` in the result of a layout.
  func write(_ conflict: ConflictReport, into json: inout JSONWriter) {
    LayoutFailure(.unsatisfiable(conflict), self).writeError(into: &json)
  }

  /// Returns the conflict as text, with the positions of constraints in the file.
  public func text(of conflict: ConflictReport) -> String {
    LayoutFailure(.unsatisfiable(conflict), self).message
  }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: String, _ number: Double, _ slope: Double) {
    key(name)
    beginArray()
    value(number)
    value(slope + 0)
    endArray()
  }
}
