import Anchors
import LayoutFiles

/// A layout file that was read, and what it is asked.
///
/// Each question writes its answer, or why there is none, and returns which of these it was.
final class Session {
  let file: LayoutFile
  private var pulls: [(quantity: String, constraint: LayoutConstraint)] = []

  init(_ file: LayoutFile) {
    self.file = file
  }

  func solve(into json: inout JSONWriter) -> Bool {
    layOut(into: &json) { (file) throws(LayoutFailure) in try file.layOut() }
  }

  func resize(_ size: (width: Double?, height: Double?), into json: inout JSONWriter) -> Bool {
    layOut(into: &json) { (file) throws(LayoutFailure) in
      try file.layOut(width: size.width, height: size.height)
    }
  }

  private func layOut(
    into json: inout JSONWriter, _ body: (LayoutFile) throws(LayoutFailure) -> Void
  ) -> Bool {
    do throws(LayoutFailure) {
      try body(file)
      file.writeResult(into: &json)
      return true
    } catch {
      error.write(into: &json)
      return false
    }
  }

  func recover(_ size: (width: Double?, height: Double?), into json: inout JSONWriter) -> Bool {
    file.root.layoutIfNeeded(width: size.width, height: size.height)
    file.writeResult(into: &json, includesAmbiguity: false)
    return true
  }

  func explain(_ text: String, at value: Double?, into json: inout JSONWriter) -> Bool {
    guard let quantity = quantity(text, into: &json) else { return false }
    guard let explanation = file.explain(quantity) else {
      json.beginObject()
      json.key("error")
      json.beginObject()
      json.key("kind")
      json.value("notLaidOut")
      json.key("explanation")
      json.value("no constraint has to do with \(text), which keeps its frame")
      json.endObject()
      json.endObject()
      return false
    }
    let writer = ConstraintWriter(file, name: nil)
    json.beginObject()
    writer.writeMembers(of: explanation, into: &json)
    if let value, let supposition = file.suppose(quantity, is: value) {
      json.key("at")
      json.beginObject()
      writer.writeMembers(of: supposition, into: &json)
      json.endObject()
    }
    json.key("text")
    json.value(writer.text(of: explanation))
    json.endObject()
    return true
  }

  func ambiguity(into json: inout JSONWriter) -> Bool {
    json.beginObject()
    json.key("ambiguous")
    ConstraintWriter(file, name: nil).write(file.freedoms, into: &json)
    json.endObject()
    return true
  }

  func outline(into json: inout JSONWriter) -> Bool {
    file.writeOutline(into: &json)
    return true
  }

  func pull(_ text: String, to value: Double?, into json: inout JSONWriter) -> Bool {
    let place = pulls.firstIndex { $0.quantity == text }
    guard let value else {
      if let place { pulls.remove(at: place).constraint.isActive = false }
      return true
    }
    if let place {
      pulls[place].constraint.constant = value
      return true
    }
    guard let quantity = quantity(text, into: &json) else { return false }
    let constraint = file.pull(quantity, to: value)
    constraint.isActive = true
    pulls.append((text, constraint))
    return true
  }

  private func quantity(_ text: String, into json: inout JSONWriter) -> LayoutFileQuantity? {
    do throws(LayoutFileError) {
      return try file.quantity(text)
    } catch {
      error.write(into: &json)
      return nil
    }
  }
}
