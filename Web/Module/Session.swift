import Anchors
import AnchorsQuestions
import InterfaceFiles
import LayoutFiles

/// A parsed layout file that answers queries.
///
/// Each query writes its answer or an error, and returns whether it is an answer.
final class Session {
  let file: LayoutFile
  /// The scene of an Interface Builder file, or nil for a layout file.
  let scene: SceneSession?
  private var pulls: [(quantity: String, constraint: LayoutConstraint)] = []

  init(_ file: LayoutFile) {
    self.file = file
    scene = nil
  }

  init(_ scene: SceneSession) {
    file = scene.layout.file
    self.scene = scene
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
    guard let explanation = file.explanation(of: quantity) else {
      return refuse(
        "notLaidOut", "no constraint affects \(text); its frame is unchanged", into: &json)
    }
    let writer = ConstraintWriter(file, name: nil)
    json.beginObject()
    writer.writeMembers(of: explanation, into: &json)
    if let value, let supposition = file.supposition(of: quantity, equals: value) {
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

  /// Writes the likely mistakes of the last layout, and for a scene the stored frames that differ.
  func lint(into json: inout JSONWriter) -> Bool {
    json.beginObject()
    json.key("findings")
    json.beginArray()
    if let scene {
      for finding in scene.findings() {
        write(
          finding.code, finding.severity, finding.message, finding.fix, finding.line, into: &json)
        // Its view is one of the scene, unless it concerns the file.
        if let name = scene.itemName(of: finding.id) {
          json.key("item")
          json.value(name)
        }
        json.endObject()
      }
    } else {
      let report = file.root.lint()
      let lines = LineIndex(file.bytes)
      let places = ConstraintWriter(file, name: nil).places(of: report)
      for (finding, place) in zip(report.findings, places) {
        guard !finding.isObservation else { continue }
        write(
          finding.code.name, finding.severity, finding.text, finding.fix,
          place.range.map { lines.line(of: $0.start) }, into: &json)
        if let name = finding.items.first {
          json.key("item")
          json.value(name)
        }
        json.endObject()
      }
    }
    json.endArray()
    scene?.writeComparison(into: &json)
    json.endObject()
    return true
  }

  /// Begins the object of a finding.
  private func write(
    _ code: String, _ severity: LintSeverity, _ message: String, _ fix: String, _ line: Int?,
    into json: inout JSONWriter
  ) {
    json.beginObject()
    for (key, text) in [
      ("code", code), ("level", severity.name), ("message", message), ("fix", fix),
    ] {
      json.key(key)
      json.value(text)
    }
    guard let line else { return }
    json.key("line")
    json.value(Double(line))
  }

  /// Writes the layout as a function of a parameter, by default of the root's width.
  func ranges(
    _ text: String, in range: ClosedRange<Double>, into json: inout JSONWriter
  ) -> Bool {
    let writer = ConstraintWriter(file, name: nil)
    let parameter: LayoutFileParameter
    do throws(LayoutFileParameterError) {
      parameter = try file.parameter(text.utf8.isEmpty ? nil : text)
    } catch {
      return refuse("invalidParameter", error.message, into: &json)
    }
    // Extents are never below 0.
    let lower = parameter.isExtent ? max(0, range.lowerBound) : range.lowerBound
    do throws(LayoutFunctionError) {
      let function = try file.layoutFunction(
        of: parameter, in: lower...max(lower, range.upperBound))
      writer.write(function, into: &json)
      return true
    } catch {
      guard case .layout(let reason) = error else {
        return refuse("invalidParameter", error.description, into: &json)
      }
      file.failure(reason, name: nil).write(into: &json)
      return false
    }
  }

  /// Writes an error and returns false.
  private func refuse(
    _ kind: String, _ explanation: String, into json: inout JSONWriter
  ) -> Bool {
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.key("kind")
    json.value(kind)
    json.key("explanation")
    json.value(explanation)
    json.endObject()
    json.endObject()
    return false
  }

  func outline(into json: inout JSONWriter) -> Bool {
    file.writeOutline(into: &json)
    return true
  }

  func pull(_ text: String, to value: Double?, into json: inout JSONWriter) -> Bool {
    let place = pulls.firstIndex { $0.quantity.utf8.elementsEqual(text.utf8) }
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
